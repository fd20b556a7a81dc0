import type { Socket } from 'node:net';
import { tableRulesOf } from '@maidan/games/table-rules.ts';
import {
  TABLE_MESSAGE_MAX_BYTES,
  TABLE_SOCKET,
  tableMessage,
  type TableMessage,
} from '@maidan/games/table/table-wire.ts';
import { addressKey } from '@maidan/http/address-key.ts';
import type { Connections } from '@maidan/http/connections.ts';
import { createHeldCount } from '@maidan/http/held-count.ts';
import { createLocalLimiter } from '@maidan/http/local-limiter.ts';
import { createMessageBudget, type Budget } from '@maidan/http/message-budget.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import type { House } from '#house.ts';
import type { WorkUnderWay } from '#http/work-under-way.ts';
import { PlayRefusal } from '#sessions/play-refusal.ts';
import { findSession, type StoredSession } from '#sessions/play-session.store.ts';
import { hashSecret } from '#sessions/play-session.ts';
import { act, comeBack, getUpFromTable } from './play-at-table.ts';
import { sit } from './sit.ts';
import { CLOSE, createTableHub, send, type TableHub } from './table-hub.ts';
import { TableRefusal } from './table-refusal.ts';

const HELLO_WITHIN_MS = 5_000;
/** Of one player, over all their pages. */
const MESSAGES_PER_SECOND = 10;
const PAGES_PER_PLAYER = 8;
const BEAT_MS = 20_000;
/** Of one line, whatever it is. */
const BYTES: Budget = { burst: 16 * 1024, perSecond: 4 * 1024 };
/** Pings and the like, which never become a message. */
const CONTROL_FRAMES: Budget = { burst: 20, perSecond: 1 };
const GRACE_TO_CLOSE_MS = 1_000;

/** The socket of all table games: `hello` with the session of the page, then what the player does, and what their seat may see. */
export function mountTables(
  app: FastifyInstance,
  house: House,
  connections: Connections,
  work: WorkUnderWay,
): void {
  const hub = createTableHub(house);
  const held = createHeldCount(house.config.socketsPerAddress * house.config.rateLimitFactor);
  const messages = createLocalLimiter(Date.now, 1_000);
  const bounds = {
    work,
    pages: createHeldCount(PAGES_PER_PLAYER),
    mayAsk: ({ playerId }: StoredSession): boolean => messages.take(playerId, MESSAGES_PER_SECOND) === 0,
  };
  app.addHook('preClose', () => hub.close());
  void app.register((part, _options, done) => {
    const { websocketServer } = app;
    const handlesOthers = websocketServer.shouldHandle.bind(websocketServer);
    websocketServer.shouldHandle = (request) =>
      request.url?.replace(/\?.*/s, '') === TABLE_SOCKET || handlesOthers(request);
    part.route({
      method: 'GET',
      url: TABLE_SOCKET,
      preValidation: async (request) => {
        // The page of the game is the only one that may speak for its player.
        if (request.headers.upgrade !== undefined && request.headers.origin !== house.config.houseOrigin)
          throw new PlayRefusal('SESSION_ENDED');
        if (held.isFull(addressKey(request.ip))) throw new PlayRefusal('TOO_FAST');
      },
      handler: (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
      wsHandler: (socket: WebSocket, request: FastifyRequest) => {
        connections.release(request.socket);
        socket.once('close', held.hold(addressKey(request.ip)));
        // The plugin's listener holds the request, its answer and its log for as long as the line is open.
        socket.removeAllListeners('error');
        attend(house, hub, bounds, socket, { socket: request.socket, address: addressOf(request.ip) });
      },
    });
    done();
  });
}

/** A machine that plays with itself is being tried out: its address says nothing of who sits there. */
const addressOf = (ip: string): string | null =>
  /^(127\.|::1$|::ffff:127\.)/.test(ip) ? null : addressKey(ip);

type Line = { readonly socket: Socket; readonly address: string | null };
type Bounds = {
  work: WorkUnderWay;
  pages: ReturnType<typeof createHeldCount>;
  mayAsk: (session: StoredSession) => boolean;
};

/** Nothing is believed before `hello`; whoever says something else, too much or nothing at all is disconnected. */
function attend(
  house: House,
  hub: TableHub,
  { pages, mayAsk, work }: Bounds,
  socket: WebSocket,
  line: Line,
): void {
  let isRefused = false;
  const end = (code: number, reason: string) => {
    isRefused = true;
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), GRACE_TO_CLOSE_MS).unref();
  };
  const refuse = (reason: string) => end(CLOSE.policy, reason);
  bound(socket, line.socket, refuse);
  let session: StoredSession | undefined;
  let greeted = false;
  let isAlive = true;
  const hello = setTimeout(() => !greeted && refuse('hello expected'), HELLO_WITHIN_MS).unref();
  const beat = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, BEAT_MS).unref();
  socket.on('pong', () => (isAlive = true));
  socket.on('error', () => undefined);
  socket.once('close', () => {
    clearInterval(beat);
    clearTimeout(hello);
    hub.lose(socket);
  });

  const greet = async (token: string) => {
    const found = await findSession(house.db, hashSecret(token));
    if (!found || !tableRulesOf(found.gameCode)) return end(CLOSE.ended, 'session ended');
    if (socket.readyState !== socket.OPEN) return;
    if (pages.isFull(found.playerId)) return refuse('too many pages');
    socket.once('close', pages.hold(found.playerId));
    session = found;
    await hub.welcome(socket, found);
  };
  socket.on('message', (data: RawData) => {
    if (isRefused) return;
    const of = session;
    const message = of === undefined || mayAsk(of) ? read(data) : undefined;
    if (!message) return refuse('not understood');
    if (message.type === 'hello') {
      if (greeted) return refuse('hello once');
      greeted = true;
      greet(message.token).catch(() => end(CLOSE.restart, 'please reconnect'));
    } else if (of) void work.track(() => answer(house, hub, { socket, address: line.address }, of, message));
    else refuse('hello first');
  });
}

/** The library reads on until the other side answers a goodbye: bytes are counted below it, and too many cut the line at once. */
function bound(socket: WebSocket, line: Socket, refuse: (reason: string) => void): void {
  const bytes = createMessageBudget(BYTES);
  const control = createMessageBudget(CONTROL_FRAMES);
  line.on('data', (data: Buffer) => {
    if (data.length > 0 && !bytes.take(data.length)) socket.terminate();
  });
  for (const event of ['ping', 'pong'] as const)
    socket.on(event, () => {
      if (!control.take()) refuse('too many messages');
    });
}

type Asked = Exclude<TableMessage, { type: 'hello' }>;

async function answer(
  house: House,
  hub: TableHub,
  { socket, address }: { socket: WebSocket; address: string | null },
  session: StoredSession,
  message: Asked,
): Promise<void> {
  const { ref } = message;
  try {
    await carryOut(house, session, message, address);
    await hub.lookNow();
    send(socket, { type: 'answer', ref });
  } catch (error) {
    const isNo = error instanceof TableRefusal;
    if (!isNo)
      house.log.warn(
        { error: error instanceof Error ? error.message : 'unknown' },
        'a message was not carried out',
      );
    send(socket, { type: 'refusal', ref, code: isNo ? error.code : 'INTERNAL' });
  }
}

async function carryOut(
  house: House,
  session: StoredSession,
  message: Asked,
  address: string | null,
): Promise<void> {
  switch (message.type) {
    case 'sit':
      return void (await sit(house, session, message, address));
    case 'act':
      return act(house, session, message);
    case 'leave':
      return getUpFromTable(house, session);
    case 'back':
      return comeBack(house, session);
  }
}

/** Longer ones are cut by the library, whose bound is that of the other sockets. */
function read(data: RawData): TableMessage | undefined {
  try {
    const text = Buffer.isBuffer(data) && data.length <= TABLE_MESSAGE_MAX_BYTES ? data.toString('utf8') : '';
    return tableMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
