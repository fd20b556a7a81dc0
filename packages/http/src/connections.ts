import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http';
import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '#address-key.ts';
import { createHeldCount } from '#held-count.ts';
import { createLocalLimiter } from '#local-limiter.ts';

/** No browser and no proxy asks for so much on one connection before it has read the first answer. */
export const MOST_UNANSWERED = 16;
/**
 * An address whose connections were cut so often in a minute gets few new ones a second in the next, each for one thing at a
 * time: every connection costs what its first packet holds, but whoever shares the address is not shut out with the guilty.
 */
const MOST_CUTS = 20;
const DISTRUSTED_MS = 60_000;
const NEW_CONNECTIONS_A_SECOND = 10;
const SWEEP_EVERY_MS = 30_000;
/** Whoever was told that it is over has this long to go by themselves. */
const GRACE_TO_END_MS = 2_000;
/** Whoever seems late has this long until what has arrived of theirs was read. */
export const GRACE_TO_SEND_MS = 2_000;

/**
 * Slow senders hold a connection for seconds, not for ever (F8): ten for the head of a request, thirty for all of it, with
 * the second until somebody looks and the grace. What is silent between two requests may stay a little longer.
 */
export const SENDING_TIMES = {
  headersTimeout: 7_000,
  requestTimeout: 27_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
};

type Connection = {
  key: string;
  unanswered: number;
  since: number;
  upgrading: boolean;
  /** The one that came last, and what it is answered with; a connection that becomes a socket has no such answer. */
  request: IncomingMessage | null;
  response: ServerResponse | null;
};
type Bounds = {
  /** How many connections one address may hold; null where everybody comes through proxies of our own. */
  perAddress: number | null;
  /** Long enough for the slowest phone and the largest answer; whoever takes longer only holds it. */
  answerTakenWithinMs: number;
  now?: () => number;
};

export type Connections = ReturnType<typeof createConnections>;

/** A clock that never jumps: one that is set anew must not cut the connections of everybody. */
const sinceStart = (): number => performance.now();

/** The connections of one node: how many an address holds, and how much is asked on one of them before it is read. */
export function createConnections({ perAddress, answerTakenWithinMs, now = sinceStart }: Bounds) {
  const connections = new Map<Socket, Connection>();
  const held = createHeldCount(perAddress ?? Infinity);
  const cuts = createLocalLimiter(now);
  const newConnections = createLocalLimiter(now, 1_000);
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
    if (held.isFull(key) || (isDistrusted(key) && newConnections.take(key, NEW_CONNECTIONS_A_SECOND) > 0))
      return void socket.destroy();
    const giveBack = held.hold(key);
    connections.set(socket, {
      key,
      unanswered: 0,
      since: 0,
      upgrading: false,
      request: null,
      response: null,
    });
    socket.once('close', () => {
      connections.delete(socket);
      giveBack();
    });
  };

  /** False when this one is not to be answered: its connection is cut, with all that was asked on it. */
  const begin = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { socket } = request;
    const connection = connections.get(socket);
    // A thousand requests in one packet are told one by one, also after the first of them has cut the connection.
    if (connection === undefined || socket.destroyed) return false;
    if (connection.unanswered >= (isDistrusted(connection.key) ? 1 : MOST_UNANSWERED)) {
      cut(socket, connection.key);
      return false;
    }
    Object.assign(connection, { request, response });
    if (connection.unanswered === 0) connection.since = now();
    connection.unanswered += 1;
    response.once('close', () => {
      connection.unanswered -= 1;
    });
    return true;
  };

  /**
   * Node's clock runs on while the process stands still, and takes whoever has sent everything meanwhile for late: their
   * request is there and was not read. So nobody is cut before that, unless it still is not whole. A word is still due
   * where no answer has begun.
   */
  const giveGrace = (
    socket: Socket,
    cutOff: (wordIsDue: boolean) => void,
    graceMs = GRACE_TO_SEND_MS,
  ): void => {
    const before = connections.get(socket)?.request;
    const wasWhole = before?.complete === true;
    setTimeout(() => {
      const { request, response } = connections.get(socket) ?? {};
      const isWhole = request?.complete === true && !(request === before && wasWhole);
      const hasBegun = request?.complete === false && response?.headersSent === true;
      // Browsers open connections ahead. An answer to nothing would be read as one to what they ask for next.
      if (!isWhole && !socket.destroyed) cutOff(socket.bytesRead > 0 && socket.writable && !hasBegun);
    }, graceMs).unref();
  };

  return {
    open,
    begin,
    giveGrace,
    /** It wants to become a socket: one answer is due, until `released`. */
    beginUpgrade: (request: IncomingMessage) => {
      const connection = connections.get(request.socket);
      const unanswered = (connection?.unanswered ?? 0) + 1;
      if (connection !== undefined)
        Object.assign(connection, { request, response: null, unanswered, since: now(), upgrading: true });
    },
    /** It was answered instead. Nobody listens to such a connection any more, so it goes. */
    endUpgrade: (socket: Socket) => {
      if (connections.get(socket)?.upgrading === true) socket.destroy();
    },
    /** It has become one, which has rules of its own; what it was asked for with is not kept for as long. */
    release: (socket: Socket) => {
      const connection = connections.get(socket);
      if (connection !== undefined)
        Object.assign(connection, { unanswered: 0, upgrading: false, request: null });
    },
    size: () => connections.size,
    /** Cuts the connections whose answers nobody takes, and forgives. */
    sweep: () => {
      for (const key of distrusted.keys()) isDistrusted(key);
      for (const [socket, { unanswered, since }] of connections)
        if (unanswered > 0 && now() - since > answerTakenWithinMs) socket.destroy();
    },
  };
}

type Timeouts = { connectionTimeout: number };

/** A server of Node's own that hands on what its connections may ask. */
export function createBoundedServer(
  handler: RequestListener,
  connections: Connections,
  { connectionTimeout, ...options }: ServerOptions & Timeouts,
): Server {
  const server = createServer(options, (request, response) => {
    if (connections.begin(request, response)) handler(request, response);
  });
  server.setTimeout(connectionTimeout);
  server.on('connection', connections.open);
  server.on('upgrade', connections.beginUpgrade);
  const timer = setInterval(connections.sweep, SWEEP_EVERY_MS);
  timer.unref();
  server.on('close', () => clearInterval(timer));
  return server;
}

type Answer = (error: NodeJS.ErrnoException, socket: Socket) => void;

/** What to do with what never became a request: `answer` it, unless its sender is gone or only seemed late. */
export function answerBroken({ giveGrace }: Pick<Connections, 'giveGrace'>, answer: Answer): Answer {
  return (error, socket) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
      giveGrace(socket, (wordIsDue) => (wordIsDue ? answer(error, socket) : socket.destroy()));
    } else if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else answer(error, socket);
  };
}

const STATUS_OF: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** The status of an answer to bytes that never became a request. */
export const statusOfBroken = ({ code = '' }: NodeJS.ErrnoException): string =>
  STATUS_OF[code] ?? '400 Bad Request';

/** Says the last word and goes; whoever does not go along is left behind after a grace. */
export function endConnection(socket: Socket, lastWord: string, graceMs = GRACE_TO_END_MS): void {
  socket.end(lastWord);
  // Nothing more is read from it, so that what it still sends cannot keep it alive.
  setTimeout(() => socket.destroy(), graceMs).unref();
}
