import {
  answerBroken,
  createBoundedServer,
  createConnections,
  endConnection,
  SENDING_TIMES,
  statusOfBroken,
} from '@maidan/http/connections.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { bookPlaceOf } from '#book/book-place.ts';
import { mountBook } from '#book/book-routes.ts';
import { createBook } from '#book/book.ts';
import type { HouseConfig } from '#config.ts';
import type { House } from '#house.ts';
import { useRouteLimits } from '#http/route-limits.ts';
import { trackWork } from '#http/work-under-way.ts';
import { mountDraws } from '#draws/draw-routes.ts';
import { mountOpenedNumbers } from '#draws/opened-numbers.ts';
import { mountLaunch } from '#launch.ts';
import { mountOwnWallets } from '#own-wallet/own-wallet-routes.ts';
import { mountDevGamePage } from '#play/game-page-dev.ts';
import { mountGamePage } from '#play/game-page.ts';
import { answerFailure, mountPlayRoutes } from '#play/play-routes.ts';
import { mountSlotLook } from '#play/slot-look.ts';
import { mountTerms, streamNow } from '#terms/house-terms.ts';
import { mountOpenRounds } from '#open-rounds/open-rounds.ts';
import { mountRoundWords } from '#open-rounds/round-words.ts';
import { mountRoundProof } from '#round-proof.ts';
import { mountLiveSocket } from '#shared-rounds/live-socket.ts';
import { tablePlaceOf } from '#shared-rounds/table-place.ts';
import { mountLiveTables } from '#shared-rounds/tables/live-tables.ts';
import { mountTables } from '#tables/table-socket.ts';

const BODY_LIMIT_BYTES = 8 * 1024;

/** Addresses carry one-time codes, so the log keeps the path alone. */
const serializers = {
  req: (request: { method: string; url: string; id?: string }) => ({
    id: request.id,
    method: request.method,
    path: request.url.split('?', 1)[0],
  }),
};

const TIMES = { ...SENDING_TIMES, requestTimeout: 12_000, connectionTimeout: 30_000 };

const connectionsPerAddress = ({ trustedProxyHops, socketsPerAddress, rateLimitFactor }: HouseConfig) =>
  trustedProxyHops === 0 ? socketsPerAddress * rateLimitFactor : null;

const trustedProxies = ({ trustedProxyHops }: HouseConfig) =>
  trustedProxyHops === 0 ? false : (_address: string, hop: number) => hop < trustedProxyHops;

export function buildApp(house: House, clientFolder?: string, book = createBook(house)): FastifyInstance {
  // Behind proxies of our own every line is theirs: they bound how many each visitor has.
  const connections = createConnections({
    answerTakenWithinMs: 2 * 60_000,
    perAddress: connectionsPerAddress(house.config),
  });
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    serverFactory: (handler) => createBoundedServer(handler, connections, TIMES),
    // What is no HTTP is told so.
    clientErrorHandler: answerBroken(connections, (error, socket) =>
      endConnection(socket, `HTTP/1.1 ${statusOfBroken(error)}\r\nconnection: close\r\n\r\n`),
    ),
    trustProxy: trustedProxies(house.config),
    forceCloseConnections: 'idle',
    logger: {
      level: house.config.logLevel,
      serializers,
      redact: ['req.headers', '*.authorization', '*.token', '*.sessionToken', '*.serverSeed'],
    },
    routerOptions: { maxParamLength: 64 },
  });
  app.setErrorHandler(answerFailure);
  useRouteLimits(app, house.config.rateLimitFactor);
  const work = trackWork(app);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'NOT_FOUND' }));
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ ok: true }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const ready = await house.db.query('select 1').then(
      () => true,
      () => false,
    );
    return reply.code(ready ? 200 : 503).send({ ok: ready });
  });
  mountLaunch(app, house);
  mountRoundProof(app, house, book);
  mountOpenRounds(app, house);
  mountRoundWords(app, house);
  mountTerms(app, house);
  mountOwnWallets(app, house);
  mountPlayRoutes(app, house);
  mountSlotLook(app, house);
  mountBook(app, book);
  mountLiveSocket(app, house, {
    connections,
    work,
    placeOf: (gameCode) => tablePlaceOf(house, gameCode) ?? bookPlaceOf(book, gameCode),
  });
  mountDraws(app, house);
  mountOpenedNumbers(app, house);
  mountLiveTables(app, house);
  mountTables(app, house, connections, work);
  if (clientFolder === undefined && process.env['NODE_ENV'] === 'development')
    void app.register((part) => mountDevGamePage(part, house.config));
  else mountGamePage(app, house.config.siteOrigin, clientFolder, (code) => streamNow(house.db, code));
  return app;
}
