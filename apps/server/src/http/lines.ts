import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http';
import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '#http/address-key.ts';
import { createHeldCount } from '#http/held-count.ts';
import { createLocalLimiter } from '#http/limiter.ts';

/** No browser and no proxy asks for so much on one line before it has read the first answer. */
export const MOST_UNANSWERED = 16;
/**
 * An address whose lines were cut so often in a minute gets few new ones a second in the next, each for one thing at a
 * time: every line costs what its first packet holds, but whoever shares the address is not shut out with the guilty.
 */
const MOST_CUTS = 20;
const DISTRUSTED_MS = 60_000;
const NEW_LINES_A_SECOND = 10;
/** Long enough for the slowest phone and the largest answer; whoever takes longer only holds it. */
const ANSWER_TAKEN_WITHIN_MS = 5 * 60_000;
const SWEEP_EVERY_MS = 30_000;
/** Whoever was told that it is over has this long to go by themselves. */
const GRACE_TO_END_MS = 2_000;

type Line = { key: string; unanswered: number; since: number; upgrading: boolean };
type Bounds = {
  /** How many lines one address may hold; null where everybody comes through proxies of our own. */
  perAddress: number | null;
  now?: () => number;
};

export type Lines = ReturnType<typeof createLines>;

/** A clock that never jumps: one that is set anew must not cut the lines of everybody. */
const sinceStart = (): number => performance.now();

/** The connections of one node: how many an address holds, and how much is asked on one of them before it is read. */
export function createLines({ perAddress, now = sinceStart }: Bounds) {
  const lines = new Map<Socket, Line>();
  const held = createHeldCount(perAddress ?? Infinity);
  const cuts = createLocalLimiter(now);
  const newLines = createLocalLimiter(now, 1_000);
  const distrusted = new Map<string, number>();

  const isDistrusted = (key: string): boolean => {
    const until = distrusted.get(key);
    if (until === undefined) return false;
    if (until > now()) return true;
    distrusted.delete(key);
    return false;
  };
  const cut = (socket: Socket, key: string): void => {
    socket.destroy();
    if (perAddress !== null && cuts.take(key, MOST_CUTS) > 0) distrusted.set(key, now() + DISTRUSTED_MS);
  };

  const open = (socket: Socket): void => {
    const key = addressKey(socket.remoteAddress ?? '');
    if (held.isFull(key) || (isDistrusted(key) && newLines.take(key, NEW_LINES_A_SECOND) > 0))
      return void socket.destroy();
    const giveBack = held.hold(key);
    lines.set(socket, { key, unanswered: 0, since: 0, upgrading: false });
    socket.once('close', () => {
      lines.delete(socket);
      giveBack();
    });
  };

  /** False when this one is not to be answered: its line is cut, with all that was asked on it. */
  const begin = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const line = lines.get(socket);
    // A thousand requests in one packet are told one by one, also after the first of them has cut the line.
    if (line === undefined || socket.destroyed) return false;
    if (line.unanswered >= (isDistrusted(line.key) ? 1 : MOST_UNANSWERED)) {
      cut(socket, line.key);
      return false;
    }
    if (line.unanswered === 0) line.since = now();
    line.unanswered += 1;
    response.once('close', () => {
      line.unanswered -= 1;
    });
    return true;
  };

  return {
    open,
    begin,
    /** It wants to become a socket: one answer is due, until `released`. */
    beginUpgrade: (socket: Socket) => {
      const line = lines.get(socket);
      if (line !== undefined)
        Object.assign(line, { unanswered: line.unanswered + 1, since: now(), upgrading: true });
    },
    /** It was answered instead. Nobody listens to such a line any more, so it goes. */
    endUpgrade: (socket: Socket) => {
      if (lines.get(socket)?.upgrading === true) socket.destroy();
    },
    /** It has become one, which has rules of its own. */
    release: (socket: Socket) => {
      const line = lines.get(socket);
      if (line !== undefined) Object.assign(line, { unanswered: 0, upgrading: false });
    },
    size: () => lines.size,
    /** Cuts the lines whose answers nobody takes, and forgives. */
    sweep: () => {
      for (const key of distrusted.keys()) isDistrusted(key);
      for (const [socket, { unanswered, since }] of lines)
        if (unanswered > 0 && now() - since > ANSWER_TAKEN_WITHIN_MS) socket.destroy();
    },
  };
}

type Timeouts = { connectionTimeout: number };

/** A server of Node's own that hands on what its lines may ask. */
export function createBoundedServer(
  handler: RequestListener,
  lines: Lines,
  { connectionTimeout, ...options }: ServerOptions & Timeouts,
): Server {
  const server = createServer(options, (request, response) => {
    if (lines.begin(request, response)) handler(request, response);
  });
  server.setTimeout(connectionTimeout);
  server.on('connection', lines.open);
  server.on('upgrade', ({ socket }: IncomingMessage) => lines.beginUpgrade(socket));
  const timer = setInterval(lines.sweep, SWEEP_EVERY_MS);
  timer.unref();
  server.on('close', () => clearInterval(timer));
  return server;
}

/** Says the last word and goes; whoever does not go along is left behind after a grace. */
export function endLine(socket: Socket, lastWord: string, graceMs = GRACE_TO_END_MS): void {
  socket.end(lastWord);
  // Nothing more is read from it, so that what it still sends cannot keep it alive.
  setTimeout(() => socket.destroy(), graceMs).unref();
}
