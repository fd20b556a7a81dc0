import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import { helloMessage, LIVE_MESSAGE_MAX_BYTES, LIVE_SOCKET } from '@maidan/games/live/live-wire.ts';
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
import type { Place } from './place.ts';
import { CLOSE } from './send.ts';

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

/** The one socket of all games of many: `hello` with the session of the page, then what it asks, and the news of everybody. */
export function mountLiveSocket(
  app: FastifyInstance,
  house: House,
  { connections, work, placeOf }: { connections: Connections; work: WorkUnderWay; placeOf: PlaceOf },
): void {
  const places = createPlaces(placeOf);
  const held = createHeldCount(house.config.socketsPerAddress * house.config.rateLimitFactor);
  const bounds = createPlayerBounds();
  void app.register(websocket, {
    options: { maxPayload: LIVE_MESSAGE_MAX_BYTES, perMessageDeflate: false },
    preClose: (done) => {
      void places.close().finally(() => {
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
    app.websocketServer.shouldHandle = ({ url = '' }) => url.replace(/\?.*/s, '') === LIVE_SOCKET;
    part.route({
      method: 'GET',
      url: LIVE_SOCKET,
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
        attend(house, places, { ...bounds, work }, socket, request.socket);
      },
    });
    done();
  });
}

type PlaceOf = (gameCode: string) => Place | undefined;
type Places = ReturnType<typeof createPlaces>;

/** One for each game that somebody has come to. */
function createPlaces(placeOf: PlaceOf) {
  const open = new Map<string, Place>();
  return {
    at(gameCode: string): Place | undefined {
      const place = open.get(gameCode) ?? placeOf(gameCode);
      if (place) open.set(gameCode, place);
      return place;
    },
    close: () => Promise.all([...open.values()].map((place) => place.close())),
  };
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
  places: Places,
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
  let seat: { place: Place; session: StoredSession } | undefined;
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
    seat?.place
      .lose(socket, receivedAt)
      .catch((error: unknown) => warn(house, error, 'a lost player was not heard'));
  });

  const greet = async (token: string) => {
    const found = await findSession(house.db, hashSecret(token));
    const place = found && places.at(found.gameCode);
    if (!place) return end(CLOSE.ended, 'session ended');
    if (socket.readyState !== socket.OPEN) return;
    if (pages.isFull(found.playerId)) return refuse('too many pages');
    socket.once('close', pages.hold(found.playerId));
    seat = { place, session: found };
    await place.welcome(socket, found);
  };
  socket.on('message', (data: RawData) => {
    if (isRefused) return;
    const receivedAt = performance.now();
    if (seat && !mayAsk(seat.session)) return refuse('not understood');
    const said = read(data);
    const hail = helloMessage.safeParse(said).data;
    if (hail) {
      if (greeted) return refuse('hello once');
      greeted = true;
      greet(hail.token).catch(() => end(CLOSE.restart, 'please reconnect'));
      return;
    }
    const asked = seat?.place.understand(socket, seat.session, said, receivedAt);
    if (asked) void work.track(asked);
    else refuse(seat ? 'not understood' : 'hello first');
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

function read(data: RawData): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '');
  } catch {
    return undefined;
  }
}

const warn = (house: House, error: unknown, words: string) =>
  house.log.warn({ error: error instanceof Error ? error.message : 'unknown' }, words);
