import websocket from '@fastify/websocket';
import { LIVE_MESSAGE_MAX_BYTES, LIVE_PATH, liveMessage, type LiveMessage } from '@maidan/contract/live.ts';
import type { FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import type { App } from '#http/platform.ts';
import { Refusal } from '#http/refusal.ts';
import { readHalf } from '#http/session-half.ts';
import { findDeadSessions, findSession } from '#modules/session/find-session.ts';
import type { Member } from './connections.ts';
import { CLOSE, createHub, type Hub } from './hub.ts';
import { createMessageBudget } from './message-budget.ts';

const HELLO_WITHIN_MS = 5_000;
const MAX_SOCKETS = 20_000;

/** The one socket: `hello` first, then silence from the page except for `pong`. */
export async function mountLive(app: App): Promise<void> {
  const { bus, config } = app.platform;
  const hub = createHub({ bus, log: app.log, findDead: (ids) => findDeadSessions(app.platform, ids) });
  app.decorate('live', hub);
  app.platform.metrics.watchSockets(() => hub.size());
  await app.register(websocket, {
    options: { maxPayload: LIVE_MESSAGE_MAX_BYTES, perMessageDeflate: false, clientTracking: true },
    preClose: (done) => {
      hub.close();
      app.websocketServer.close();
      done();
    },
  });
  app.route({
    method: 'GET',
    url: LIVE_PATH,
    preValidation: (request, _reply, done) => {
      // A browser always says where its page came from: another site's page must not speak for our player (T28).
      if (request.headers.origin !== config.publicOrigin) return done(new Refusal('NOT_ALLOWED'));
      done(hub.size() < MAX_SOCKETS && !app.platform.draining ? undefined : new Refusal('UNAVAILABLE'));
    },
    handler: (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
    wsHandler: (socket, request) => attend(app, hub, socket, request),
  });
}

/** Nothing is believed before `hello`; whoever says something else, too much or nothing at all is shown out. */
function attend(app: App, hub: Hub, socket: WebSocket, request: FastifyRequest): void {
  const refuse = (reason: string) => socket.close(CLOSE.policy, reason);
  const budget = createMessageBudget();
  let greeted = false;
  let noteAlive: () => void = () => undefined;
  const timer = setTimeout(() => refuse('hello expected'), HELLO_WITHIN_MS);
  timer.unref();

  const welcome = async (token: string | undefined) => {
    const member = await memberOf(app, request, token);
    if (member === 'unknown') return refuse('not logged in');
    const connection = { socket, member, alive: true };
    noteAlive = () => void (connection.alive = true);
    if (socket.readyState !== socket.OPEN) return;
    socket.once('close', () => hub.remove(connection));
    hub.add(connection);
  };
  socket.on('message', (data, isBinary) => {
    if (!budget.take()) return refuse('too many messages');
    const message = isBinary ? null : readMessage(data);
    if (message === null || (message.type === 'hello') === greeted) return refuse('not understood');
    noteAlive();
    if (message.type !== 'hello') return;
    greeted = true;
    clearTimeout(timer);
    welcome(message.token).catch(() => socket.close(1011, 'please try again'));
  });
  socket.on('ping', () => (budget.take() ? undefined : refuse('too many messages')));
  socket.on('pong', () => noteAlive());
  socket.on('close', () => clearTimeout(timer));
  socket.on('error', (error) => request.log.debug({ err: error }, 'a socket failed'));
}

async function memberOf(
  app: App,
  request: FastifyRequest,
  token: string | undefined,
): Promise<Member | null | 'unknown'> {
  if (token === undefined) return null;
  const half = readHalf(request, app.platform.config);
  const session = half === null ? null : await findSession(app.platform, { token, half });
  return session === null ? 'unknown' : { memberId: session.memberId, sessionId: session.id };
}

function readMessage(data: RawData): LiveMessage | null {
  try {
    const text = Array.isArray(data)
      ? Buffer.concat(data).toString()
      : Buffer.from(data as Buffer).toString();
    return liveMessage.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    live: Hub;
  }
}
