import websocket from '@fastify/websocket';
import { LIVE_MESSAGE_MAX_BYTES, LIVE_PATH } from '@maidan/contract/live-rules.ts';
import { liveMessage, type LiveFrame, type LiveMessage } from '@maidan/contract/live.ts';
import { addressKey } from '@maidan/http/address-key.ts';
import { createHeldCount } from '@maidan/http/held-count.ts';
import { createMessageBudget, type Budget } from '@maidan/http/message-budget.ts';
import type { FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { closureFor } from '#http/door/closed.ts';
import type { App } from '#call/platform.ts';
import { Refusal } from '#refusals/refusal.ts';
import { ROUTE_LIMITS } from '#call/route-limits.ts';
import { readHalf } from '#http/door/session-half.ts';
import { lastNumberOf } from '#modules/chat/last-number.ts';
import { endPlay } from '#modules/games/end-play.ts';
import { openQuestions } from '#modules/accounts/hand-over/ask-first-screen.ts';
import { findDeadSessions, findSession } from '#modules/accounts/sessions/find-session.ts';
import { channelsOf, type Connection, type Member } from './connections.ts';
import { CLOSE, closeWithGrace, createHub, isBreak, type Hub } from './hub.ts';

type HeldCount = ReturnType<typeof createHeldCount>;
type Hello = Extract<LiveMessage, { type: 'hello' }>;

/** A page cannot find these out by asking. */
const NOT_ASKED_FOR: ReadonlySet<LiveFrame['type']> = new Set(['protection', 'hand-over-asked']);
/** In two steps: to a node that stood still it seems late before it reads what has come meanwhile. */
const HELLO_STEP_MS = 2_500;
/** A page says one word every twenty seconds; this is room for much more, and far below what could hurt. */
const MESSAGES: Budget = { burst: 20, perSecond: 1 };
/** The same in bytes, for what never becomes a word: pieces of a message without an end, or without anything in them. */
const BYTES: Budget = { burst: 64 * 1024, perSecond: 1024 };
const MAX_SOCKETS = 20_000;
const FULL_SECONDS = 60;

/** The one socket: `hello` first, then silence from the page except for `pong`, the chat room it wants to `hear`, and whether it will `watch` the wins. */
export async function mountLive(app: App): Promise<void> {
  const { bus, publicNews } = app.platform;
  const hub = createHub({
    bus,
    publicNews,
    log: app.log,
    findDead: (ids) => findDeadSessions(app.platform, ids),
    lastNumberOf: (room) => lastNumberOf(app.platform, room),
    findRestricted: (connections) => findRestricted(app, connections),
  });
  app.decorate('live', hub);
  const { socketsPerAddress, rateLimitFactor } = app.platform.config;
  const held = createHeldCount(socketsPerAddress * rateLimitFactor);
  app.platform.metrics.watchSockets(() => hub.size());
  await app.register(websocket, {
    options: { maxPayload: LIVE_MESSAGE_MAX_BYTES, perMessageDeflate: false, clientTracking: true },
    preClose: (done) => {
      hub.close();
      app.websocketServer.close();
      done();
    },
  });
  // Any other address would be made a socket first, which nobody attends, and be closed at its leisure.
  app.websocketServer.shouldHandle = ({ url = '' }) => url.replace(/\?.*/s, '') === LIVE_PATH;
  app.addHook('onResponse', (request, _reply, done) => {
    app.connections.endUpgrade(request.socket);
    done();
  });
  app.route({
    method: 'GET',
    url: LIVE_PATH,
    config: { limit: ROUTE_LIMITS.live },
    preValidation: (request) => admit(app, held, request),
    handler: (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
    wsHandler: (socket, request) => {
      app.connections.release(request.socket);
      socket.once('close', held.hold(addressKey(request.ip)));
      attend(app, hub, socket, request);
    },
  });
}

/** Before the socket opens: whose page it is, how many this address has open, whether there is room. */
async function admit(app: App, held: HeldCount, request: FastifyRequest): Promise<void> {
  const { config, draining } = app.platform;
  // A browser always says where its page came from: another site's page must not speak for our player (T28).
  if (request.headers.origin !== config.publicOrigin) throw new Refusal('NOT_ALLOWED');
  if (held.isFull(addressKey(request.ip))) throw new Refusal('TOO_MANY_REQUESTS', { args: [FULL_SECONDS] });
  if (draining || app.websocketServer.clients.size >= MAX_SOCKETS) throw new Refusal('UNAVAILABLE');
}

/** Nothing is believed before `hello`; whoever says something else, too much or nothing at all is disconnected. */
function attend(app: App, hub: Hub, socket: WebSocket, request: FastifyRequest): void {
  const refuse = (reason: string) => closeWithGrace(socket, CLOSE.policy, reason);
  const budget = createMessageBudget(MESSAGES);
  const bytes = createMessageBudget(BYTES);
  let greeted = false;
  let connection: Connection | null = null;
  const noteAlive = () => {
    if (connection !== null) connection.alive = true;
  };
  let timer = setTimeout(() => {
    timer = setTimeout(() => refuse('hello expected'), HELLO_STEP_MS).unref();
  }, HELLO_STEP_MS).unref();

  const welcome = async (hello: Hello) => {
    // What is told between the look at the session and the first word heard is in neither.
    const heard: LiveFrame[] = [];
    const stop = app.platform.bus.subscribe((message) => {
      if (message.kind === 'frame' && NOT_ASKED_FOR.has(message.frame.type)) heard.push(message.frame);
    });
    await letIn(hello, heard).finally(stop);
  };
  const letIn = async ({ token, known }: Hello, heard: readonly LiveFrame[]) => {
    const member = await memberOf(app, request, token);
    if (member === 'unknown') return refuse('not logged in');
    if (socket.readyState !== socket.OPEN) return;
    const added: Connection = { socket, member, from: request, alive: true };
    if ((await findRestricted(app, [added])).length > 0) return hub.showOut(added);
    const asked = member === null ? [] : await openQuestions(app.platform, member);
    if (socket.readyState !== socket.OPEN) return;
    const channels = channelsOf(member);
    const own = [...asked, ...heard.filter(({ channel }) => channels.includes(channel))];
    if (member !== null && own.some(isBreak)) member.barred = true;
    connection = added;
    socket.once('close', () => hub.remove(added));
    const everybodys = known === undefined ? [] : app.platform.publicNews.since(known);
    hub.add(added, [...everybodys, ...own.toSorted((a, b) => a.version - b.version)]);
  };
  /** Whoever has not been welcomed yet cannot be in a room. */
  const hear = (room: string | null) =>
    connection === null ? refuse('not understood') : void hub.hear(connection, room);
  const watch = (wins: boolean) =>
    connection === null ? refuse('not understood') : hub.watchWins(connection, wins);
  socket.on('message', (data, isBinary) => {
    if (!budget.take()) return refuse('too many messages');
    const message = isBinary ? null : readMessage(data);
    if (message === null || (message.type === 'hello') === greeted) return refuse('not understood');
    noteAlive();
    if (message.type === 'hear') return hear(message.room);
    if (message.type === 'watch') return watch(message.wins);
    if (message.type !== 'hello') return;
    greeted = true;
    clearTimeout(timer);
    welcome(message).catch(() => closeWithGrace(socket, 1011, 'please try again'));
  });
  // What a heartbeat asks for is one answer; whoever sends more of anything is disconnected.
  socket.on('ping', () => (budget.take() ? undefined : refuse('too many messages')));
  socket.on('pong', () => (budget.take() ? noteAlive() : refuse('too many messages')));
  request.socket.on('data', (data: Buffer) => {
    if (!bytes.take(data.length)) socket.terminate();
  });
  socket.on('close', () => clearTimeout(timer));
  socket.on('error', (error) => request.log.debug({ err: error }, 'a socket failed'));
}

/** T14: sockets from where the site is no longer offered. Their sessions lose the games they have open. */
async function findRestricted(app: App, connections: Iterable<Connection>): Promise<Connection[]> {
  const { platform } = app;
  const view = await platform.settings.view();
  const restricted = [...connections].filter(
    ({ from }) => closureFor(platform, view, from) === 'regionBlock',
  );
  await endPlay(
    platform,
    restricted.flatMap(({ member }) => member?.sessionId ?? []),
  );
  return restricted;
}

async function memberOf(
  app: App,
  request: FastifyRequest,
  token: string | undefined,
): Promise<Member | null | 'unknown'> {
  if (token === undefined) return null;
  const half = readHalf(request, app.platform.config);
  const session = half === null ? null : await findSession(app.platform, { token, half });
  if (session === null) return 'unknown';
  return { memberId: session.memberId, sessionId: session.id, barred: session.status !== 'active' };
}

function readMessage(data: RawData): LiveMessage | null {
  try {
    const bytes = Array.isArray(data)
      ? Buffer.concat(data)
      : data instanceof ArrayBuffer
        ? Buffer.from(data)
        : data;
    return liveMessage.parse(JSON.parse(bytes.toString()));
  } catch {
    return null;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    live: Hub;
  }
}
