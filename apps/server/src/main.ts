import { buildApp } from '#app.ts';
import { ConfigError, readConfig, type Config } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import type { App } from '#call/platform.ts';
import { sealEverythingAnew } from '#modules/secret/seal-everything-anew.ts';
import { checkStartupFacts } from '#modules/system/startup-facts.ts';

const SWEEP_MS = 100;

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const heard = await assertFitForMoney(config);
  const app = await buildApp(config, { processMetrics: true, site: true });
  for (const warning of heard) app.log.warn(warning);
  await followSecret(app);
  if (config.bots) (await import('#sandbox/bots/start-bots.ts')).startBots(app);
  drainOnSignal(app, config);
  await app.listen({ host: config.host, port: config.port });
  app.log.info({ origin: config.publicOrigin, profile: config.profile }, 'serving');
}

/**
 * Real money does not start on a database that could lose it; play money only hears about it. Asked before anything else, so that
 * a node that comes to a wrong database leaves no trace there.
 */
async function assertFitForMoney(config: Config): Promise<string[]> {
  const db = openDatabase({ url: config.databaseUrl, maxConnections: 1, waitMs: config.databaseWaitMs });
  try {
    const { problems, warnings } = await checkStartupFacts(db, config.profile);
    if (problems.length > 0 && config.profile === 'production')
      throw new Error(['This database is not fit for money:', ...problems].join('\n  '));
    return [...problems, ...warnings];
  } finally {
    await db.close();
  }
}

/** Whoever changes the secret hears what came along and what did not; see "The secret" in docs/operations.md. */
async function followSecret(app: App): Promise<void> {
  const sealed = await sealEverythingAnew(app.platform);
  if (sealed === null) return;
  if (sealed.anew > 0) app.log.warn({ count: sealed.anew }, 'sealed anew with the present MAIDAN_SECRET');
  if (sealed.closed.length > 0)
    app.log.error(
      { closed: sealed.closed },
      'MAIDAN_SECRET does not open these: give the secret that sealed them in MAIDAN_OLD_SECRETS, or they must be set up anew',
    );
}

/** Readiness fails first, sockets are told, calls in flight finish; whatever is left after the bound is cut. */
function drainOnSignal(app: App, config: Config): void {
  // A balancer needs a moment to see that this node is no longer ready; on one machine nobody looks.
  const noticeMs = config.profile === 'production' ? 2_000 : 0;
  const drain = (signal: string) => {
    if (app.platform.draining) return;
    app.platform.draining = true;
    app.log.info({ signal }, 'draining');
    setTimeout(() => process.exit(1), config.drainSeconds * 1000).unref();
    // Whoever was answered meanwhile keeps the connection for a next call that nobody takes any more.
    setInterval(() => app.server.closeIdleConnections(), SWEEP_MS).unref();
    setTimeout(() => {
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    }, noticeMs);
  };
  process.once('SIGTERM', () => drain('SIGTERM'));
  process.once('SIGINT', () => drain('SIGINT'));
}
