import { buildApp } from '#app.ts';
import { ConfigError, readConfig, type Config } from '#config.ts';
import type { App } from '#http/platform.ts';
import { checkStartupFacts } from '#modules/system/startup-facts.ts';

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const app = await buildApp(config, { processMetrics: true, site: true });
  const { problems, warnings } = await checkStartupFacts(app.platform.db);
  for (const warning of warnings) app.log.warn(warning);
  if (problems.length > 0) {
    await app.close();
    throw new Error(['This database is not fit for money:', ...problems].join('\n  '));
  }
  drainOnSignal(app, config);
  await app.listen({ host: config.host, port: config.port });
  app.log.info({ origin: config.publicOrigin, profile: config.profile }, 'serving');
}

/** Readiness fails first, sockets are told, calls in flight finish; whatever is left after the bound is cut. */
function drainOnSignal(app: App, config: Config): void {
  const drain = (signal: string) => {
    if (app.platform.draining) return;
    app.platform.draining = true;
    app.log.info({ signal }, 'draining');
    setTimeout(() => process.exit(1), config.drainSeconds * 1000).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', () => drain('SIGTERM'));
  process.once('SIGINT', () => drain('SIGINT'));
}
