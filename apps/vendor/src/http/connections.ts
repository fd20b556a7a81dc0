import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from './address-key.ts';

/** No browser and no proxy asks for so much on one connection before it has read the first answer. */
export const MOST_UNANSWERED = 16;
/** Whoever takes longer than this for an answer only holds it. */
const ANSWER_TAKEN_WITHIN_MS = 2 * 60_000;
const SWEEP_EVERY_MS = 30_000;
const GRACE_TO_END_MS = 2_000;

type Bounds = {
  /** How many connections one address may hold; null where everybody comes through proxies of our own. */
  perAddress: number | null;
  now?: () => number;
};

/** A server of Node's own with bounds: connections of an address, answers asked for on one connection, and time to take them. */
export function createBoundedServer(
  handler: RequestListener,
  { connectionTimeout, ...options }: ServerOptions & { connectionTimeout: number },
  { perAddress, now = Date.now }: Bounds,
): Server & { sweep(): void } {
  const connections = new Map<Socket, { key: string; unanswered: number; since: number }>();
  const connectionsOf = (key: string) =>
    [...connections.values()].filter((connection) => connection.key === key).length;
  const server = createServer(options, (request, response) => {
    const connection = connections.get(request.socket);
    if (connection === undefined || request.socket.destroyed) return;
    if (connection.unanswered >= MOST_UNANSWERED) return void request.socket.destroy();
    if (connection.unanswered === 0) connection.since = now();
    connection.unanswered += 1;
    response.once('close', () => {
      connection.unanswered -= 1;
    });
    handler(request, response);
  });
  server.setTimeout(connectionTimeout);
  server.on('connection', (socket) => {
    const key = addressKey(socket.remoteAddress ?? '');
    if (perAddress !== null && connectionsOf(key) >= perAddress) return void socket.destroy();
    connections.set(socket, { key, unanswered: 0, since: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  // What is no HTTP is told so; whoever stays all the same is left behind.
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
    setTimeout(() => socket.destroy(), GRACE_TO_END_MS).unref();
  });
  const sweep = () => {
    for (const [socket, { unanswered, since }] of connections)
      if (unanswered > 0 && now() - since > ANSWER_TAKEN_WITHIN_MS) socket.destroy();
  };
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  timer.unref();
  server.on('close', () => clearInterval(timer));
  return Object.assign(server, { sweep });
}
