import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import { CRASH } from '@maidan/games/crash/crash.ts';
import {
  CRASH_MESSAGE_MAX_BYTES,
  CRASH_SOCKET,
  crashMessage,
  type CrashMessage,
} from '@maidan/games/crash/crash-wire.ts';
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
import { cancelBet, leaveFlight, placeBet } from './bets.ts';
import { CLOSE, createCrashHub, type CrashHub } from './crash-hub.ts';
import { presentOwnBet } from './crash.present.ts';
import type { SharedBet } from './shared-bet.store.ts';
import { SharedRefusal } from './shared-refusal.ts';

const HELLO_WITHIN_MS = 5_000;
/** Of one player, over all their pages. */
const MESSAGES_PER_SECOND = 20;
const PAGES_PER_PLAYER = 8;
const BEAT_MS = 20_000;
/** Of one line, whatever it is: also what comes before a word is understood, or after the line was refused. */
const BYTES: Budget = { burst: 16 * 1024, perSecond: 4 * 1024 };
/** Pings and the like, which never become a message. */
const CONTROL_FRAMES: Budget = { burst: 20, perSecond: 1 };
/** Whoever does not answer the goodbye is cut off. */
const GRACE_TO_CLOSE_MS = 1_000;

/** The one socket of the game: `hello` with the session of the page, then bets and leaving, and the news of everybody. */
export function mountCrash(
  app: FastifyInstance,
  house: House,
  connections: Connections,
  work: WorkUnderWay,
): void {
  const hub = createCrashHub(house);
  const held = createHeldCount(house.config.socketsPerAddress * house.config.rateLimitFactor);
  const bounds = createPlayerBounds();
  void app.register(websocket, {
    options: { maxPayload: CRASH_MESSAGE_MAX_BYTES, perMessageDeflate: false },
    preClose: (done) => {
      void hub.close().finally(() => {
        app.websocketServer.close();
        done();
      });
    },
  });
  app.addHook('onResponse', (request, _reply, done) => {
    connections.endUpgrade(request.socket);
    done();
  });
  void app.register((part, _options, done) => {
    app.websocketServer.shouldHandle = ({ url = '' }) => url.replace(/\?.*/s, '') === CRASH_SOCKET;
    part.route({
      method: 'GET',
      url: CRASH_SOCKET,
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
        attend(house, hub, { ...bounds, work }, socket, request.socket);
      },
    });
    done();
  });
}

type PlayerBounds = ReturnType<typeof createPlayerBounds>;

const createPlayerBounds = () => {
  const messages = createLocalLimiter(Date.now, 1_000);
  return {
    pages: createHeldCount(PAGES_PER_PLAYER),
    mayAsk: ({ playerId }: StoredSession): boolean => messages.take(playerId, MESSAGES_PER_SECOND) === 0,
  };
};

/** Nothing is believed before `hello`; whoever says something else, too much or nothing at all is disconnected. */
function attend(
  house: House,
  hub: CrashHub,
  { pages, mayAsk, work }: PlayerBounds & { work: WorkUnderWay },
  socket: WebSocket,
  line: Socket,
): void {
  let isRefused = false;
  const end = (code: number, reason: string) => {
    isRefused = true;
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), GRACE_TO_CLOSE_MS).unref();
  };
  const refuse = (reason: string) => end(CLOSE.policy, reason);
  bound(socket, line, refuse);
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
    const receivedAt = performance.now();
    clearInterval(beat);
    clearTimeout(hello);
    hub.lose(socket, receivedAt).catch((error: unknown) => warn(house, error, 'a lost player was not heard'));
  });

  const greet = async (token: string) => {
    const found = await findSession(house.db, hashSecret(token));
    if (found?.gameCode !== CRASH.code) return end(CLOSE.ended, 'session ended');
    if (socket.readyState !== socket.OPEN) return;
    if (pages.isFull(found.playerId)) return refuse('too many pages');
    socket.once('close', pages.hold(found.playerId));
    session = found;
    await hub.welcome(socket, found);
  };
  const answerIn = (of: StoredSession, message: Asked, receivedAt: number) =>
    void work.track(() => answer(house, hub, socket, of, message, receivedAt));
  socket.on('message', (data: RawData) => {
    if (isRefused) return;
    const receivedAt = performance.now();
    const message = session === undefined || mayAsk(session) ? read(data) : undefined;
    if (!message) return refuse('not understood');
    if (message.type === 'hello') {
      if (greeted) return refuse('hello once');
      greeted = true;
      greet(message.token).catch(() => end(CLOSE.restart, 'please reconnect'));
    } else if (session) answerIn(session, message, receivedAt);
    else refuse('hello first');
  });
}

/** The library reads on until the other side answers a goodbye: bytes are counted below it, and too many cut the line at once. */
function bound(socket: WebSocket, line: Socket, refuse: (reason: string) => void): void {
  const bytes = createMessageBudget(BYTES);
  const control = createMessageBudget(CONTROL_FRAMES);
  line.on('data', (data: Buffer) => {
    if (!bytes.take(data.length)) socket.terminate();
  });
  for (const event of ['ping', 'pong'] as const)
    socket.on(event, () => {
      if (!control.take()) refuse('too many messages');
    });
}

type Asked = Exclude<CrashMessage, { type: 'hello' }>;

async function answer(
  house: House,
  hub: CrashHub,
  socket: WebSocket,
  session: StoredSession,
  message: Asked,
  receivedAt: number,
): Promise<void> {
  const { ref } = message;
  try {
    const bet = await carryOut(house, session, message, receivedAt);
    hub.send(socket, { type: 'answer', ref, bet: presentOwnBet(bet) });
  } catch (error) {
    if (!(error instanceof SharedRefusal)) warn(house, error, 'a message was not carried out');
    hub.send(socket, {
      type: 'refusal',
      ref,
      code: error instanceof SharedRefusal ? error.code : 'INTERNAL',
    });
  }
}

function carryOut(
  house: House,
  session: StoredSession,
  message: Asked,
  receivedAt: number,
): Promise<SharedBet> {
  switch (message.type) {
    case 'bet':
      return placeBet(house, session, message);
    case 'cancel':
      return cancelBet(house, session, message.betId);
    case 'leave':
      return leaveFlight(house, session, message.betId, receivedAt);
  }
}

function read(data: RawData): CrashMessage | undefined {
  try {
    const text = Buffer.isBuffer(data) ? data.toString('utf8') : '';
    return crashMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const warn = (house: House, error: unknown, words: string) =>
  house.log.warn({ error: error instanceof Error ? error.message : 'unknown' }, words);
