import {
  answerBroken,
  createBoundedServer,
  createConnections,
  SENDING_TIMES,
  type Connections,
} from '@maidan/http/connections.ts';
import { createLocalLimiter } from '@maidan/http/local-limiter.ts';
import fastify, { LogController } from 'fastify';
import type { Redis } from 'ioredis';
import { createMessages } from '#adapters/messages.ts';
import { openRedis } from '#live/redis.ts';
import type { Config } from '#config.ts';
import { openDatabase, type Database } from '#db/database.ts';
import { mountApiDocument } from '#http/api-document/api-document.ts';
import { createCipher } from '#http/sealing/cipher.ts';
import { sendFailure } from '#call/failure.ts';
import { answerBrokenBytes, useFailures } from '#http/answers/failures.ts';
import { createSharedLimiter } from '#call/limiter.ts';
import { loggerOptions, requestIdFor, useAccessLog, withTrace } from '#http/log/logging.ts';
import { createMetrics } from '#call/metrics.ts';
import type { App, Platform } from '#call/platform.ts';
import { DOOR } from '#http/door/door.ts';
import { prepareCipherKeys } from '#http/sealing/prepare-cipher-keys.ts';
import { BODY_LIMIT_BYTES, useRawBodies } from '#http/request/raw-body.ts';
import { RequestLog } from '#http/log/request-log.ts';
import { useRouteLimits } from '#call/route-limits.ts';
import { useSecurityHeaders } from '#http/answers/security-headers.ts';
import { mountSite } from '#http/site/site.ts';
import { keepHeartbeat } from '#http/socket/heartbeat.ts';
import { tellPresence } from '#http/socket/tell-presence.ts';
import { Turns } from '#http/door/turns.ts';
import { tellBorders } from '#http/socket/tell-borders.ts';
import { tellMissions } from '#http/socket/tell-missions.ts';
import { tellWins } from '#http/socket/tell-wins.ts';
import { followPublicNews } from '#live/public-news.ts';
import { mountLive } from '#http/socket/live-socket.ts';
import { ALL_NODE_WORK } from '#app/all-node-work.ts';
import { startNodeWork } from '#jobs/node-work.ts';
import { createPostgresBus } from '#live/postgres-bus.store.ts';
import { createRedisBus } from '#live/redis-bus.ts';
import { mountAccounts } from '#modules/accounts/accounts.module.ts';
import { mountAgents } from '#modules/agents/agents.module.ts';
import { mountDeposit } from '#modules/deposit/deposit.module.ts';
import { mountChat } from '#modules/chat/chat.module.ts';
import { mountAgentReports } from '#modules/agent-reports/agent-reports.module.ts';
import { mountPay } from '#modules/pay/pay.module.ts';
import { mountPoints } from '#modules/points/points.module.ts';
import { mountFeedback } from '#modules/feedback/feedback.module.ts';
import { announceCatalogue } from '#modules/catalogue/announce-catalogue.ts';
import { mountGames } from '#modules/games/games.module.ts';
import { mountLottery } from '#modules/games/lottery/lottery.module.ts';
import { mountMedia } from '#modules/media/media.module.ts';
import { mountMessages } from '#modules/messages/messages.module.ts';
import { mountOwnAnnouncements } from '#modules/messages/own/own-announcements.module.ts';
import { mountPlatformMessages } from '#modules/messages/platform/platform-messages.module.ts';
import { mountProtection } from '#modules/protection/protection.module.ts';
import { mountRecords } from '#modules/records/records.module.ts';
import { mountPromotions } from '#modules/rewards/promotions/promotions.module.ts';
import { mountMissions } from '#modules/rewards/missions/missions.module.ts';
import { mountNotices } from '#modules/notices/notices.module.ts';
import { mountReferral } from '#modules/referral/referral.module.ts';
import { mountRewards } from '#modules/rewards/rewards.module.ts';
import { mountSearch } from '#modules/search/search.module.ts';
import { createSettings } from '#settings/settings.ts';
import { mountSystem } from '#modules/system/system.module.ts';
import { mountUploads } from '#modules/upload/upload.module.ts';
import { mountDownline } from '#modules/downline/downline.module.ts';
import { mountInvitation } from '#modules/invitation/invitation.module.ts';
import { mountUpline } from '#modules/upline/upline.module.ts';
import { mountSeamlessWallet } from '#modules/seamless-wallet/seamless-wallet.module.ts';
import { createPartners, ensureHousePartner } from '#modules/seamless-wallet/partners/partners.ts';
import { mountVendorSimulator } from '#modules/vendor-simulator/vendor-simulator.module.ts';
import { mountVendorWallet } from '#modules/vendor-wallet/vendor-wallet.module.ts';
import { mountVip } from '#modules/rewards/vip/vip.module.ts';
import { mountWallet } from '#modules/wallet/wallet.module.ts';
import { mountWithdrawal } from '#modules/withdrawal/withdrawal.module.ts';

export type AppParts = {
  /** Given by tests; otherwise the node opens its own and closes it again. */
  db?: Database;
  logStream?: { write(line: string): void };
  /** Memory, garbage collection and event loop in the metrics: once per process. */
  processMetrics?: boolean;
  /** What a node does by itself from time to time. Left out by tests that do it at the moment they choose. */
  dueWork?: boolean;
  /** The front end beside the API. Tests of the API do without it. */
  site?: boolean;
};

/** One node, ready to listen or to be asked with `inject`. Everything it opened it closes again. */
export async function buildApp(config: Config, parts: AppParts = {}): Promise<App> {
  // Behind proxies of our own every line is theirs: they bound how many each visitor has.
  const connections = createConnections({
    answerTakenWithinMs: 5 * 60_000,
    perAddress: config.trustedProxyHops === 0 ? config.socketsPerAddress * config.rateLimitFactor : null,
  });
  const app = createServer(config, parts, connections);
  app.decorate('connections', connections);
  app.decorate('door', DOOR);
  app.decorate('turns', new Turns());
  app.decorate('platform', await buildPlatform(app, config, parts));
  useRawBodies(app);
  useSecurityHeaders(app);
  useRouteLimits(app);
  useFailures(app);
  useAccessLog(app);
  await mountModules(app);
  if (parts.site === true) await mountSite(app);
  await prepareCipherKeys(app);
  await ensureHousePartner(app.platform);
  await app.platform.partners.all();
  tellWins(app);
  tellPresence(app);
  tellMissions(app);
  tellBorders(app);
  if (parts.dueWork !== false) {
    announceCatalogue(app);
    keepHeartbeat(app);
    startNodeWork(app, ALL_NODE_WORK);
  }
  return app;
}

/** Every module of the contract, then what is beside it. */
async function mountModules(app: App): Promise<void> {
  mountSystem(app);
  mountAccounts(app);
  mountAgents(app);
  mountGames(app);
  mountLottery(app);
  mountSearch(app);
  mountMessages(app);
  mountPlatformMessages(app);
  mountOwnAnnouncements(app);
  mountChat(app);
  mountMedia(app);
  mountWallet(app);
  mountVendorWallet(app);
  mountDeposit(app);
  mountWithdrawal(app);
  mountDownline(app);
  mountInvitation(app);
  mountUpline(app);
  mountFeedback(app);
  mountAgentReports(app);
  mountPay(app);
  mountPoints(app);
  mountRecords(app);
  mountRewards(app);
  mountPromotions(app);
  mountMissions(app);
  mountVip(app);
  mountReferral(app);
  mountNotices(app);
  mountSeamlessWallet(app);
  mountVendorSimulator(app);
  await mountUploads(app);
  mountProtection(app);
  mountApiDocument(app);
  await mountLive(app);
}

const NO_QUERY = Object.freeze({});
const TIMES = { ...SENDING_TIMES, connectionTimeout: 60_000 };

function createServer(config: Config, parts: AppParts, connections: Connections): App {
  return fastify({
    serverFactory: (handler) => createBoundedServer(handler, connections, TIMES),
    logger: loggerOptions(config, parts.logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdFor(config),
    childLoggerFactory: (logger, bindings, options, request) =>
      new RequestLog(logger, withTrace(bindings, request), options),
    // T14: only what our own proxies say about an address counts, however long the header is.
    trustProxy:
      config.trustedProxyHops === 0
        ? false
        : (_address: string, hop: number) => hop < config.trustedProxyHops,
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    // Queries are read by `read-query.ts`, under stricter rules; nobody needs them read twice.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200, querystringParser: () => NO_QUERY },
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
    clientErrorHandler: answerBroken(connections, answerBrokenBytes),
  });
}

async function buildPlatform(app: App, config: Config, parts: AppParts): Promise<Platform> {
  const warn = (what: string) => (error: Error) => app.log.warn({ err: error }, what);
  const db =
    parts.db ??
    openDatabase({
      url: config.databaseUrl,
      maxConnections: config.databaseConnections,
      waitMs: config.databaseWaitMs,
      onConnectionError: warn('a database connection was lost'),
    });
  const redis = config.redisUrl === null ? null : openRedis(config.redisUrl, warn('Redis was lost'));
  const bus = await openBus(app, config, db, redis);
  const publicNews = await followPublicNews({ db, bus, merchant: config.merchant, log: app.log });
  const settings = createSettings(db, bus, config);
  const messages = createMessages(config, db, app.log);
  app.addHook('onClose', async () => {
    publicNews.close();
    await messages.close();
    await bus.close();
    redis?.disconnect();
    if (parts.db === undefined) await db.close();
  });
  return {
    config,
    db,
    bus,
    publicNews,
    settings,
    partners: createPartners({ db, bus, config }),
    messages,
    cipher: createCipher({ db, config }),
    limiter: redis === null ? createLocalLimiter() : createSharedLimiter(redis, config.merchant),
    metrics: createMetrics({ ofProcess: parts.processMetrics ?? false }),
    draining: false,
  };
}

function openBus(app: App, config: Config, db: Database, redis: Redis | null) {
  const { merchant } = config;
  return redis === null || config.redisUrl === null
    ? createPostgresBus({ db, url: config.databaseUrl, merchant, log: app.log })
    : createRedisBus({ redis, url: config.redisUrl, merchant, log: app.log });
}
