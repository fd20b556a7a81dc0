import type { App } from '#call/platform.ts';
import { ROUTE_LIMITS } from '#call/route-limits.ts';
import { expectedMigrations } from './expected-migrations.ts';
import { mountMetrics } from './mount-metrics.ts';
import { appliedMigrations } from './system.store.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve; a balancer takes it out as soon as it cannot. */
export function mountHealth(app: App): void {
  app.get('/healthz', { config: { limit: ROUTE_LIMITS.health } }, () => ({ status: 'alive' }));
  app.get('/readyz', { config: { limit: ROUTE_LIMITS.health } }, async (_request, reply) => {
    const reason = await notReadyBecause(app);
    void reply.header('cache-control', 'no-store');
    return reason === null ? { status: 'ready' } : reply.code(503).send({ status: 'not ready', reason });
  });
  mountMetrics(app);
}

async function notReadyBecause(app: App): Promise<string | null> {
  if (app.platform.draining) return 'stopping';
  try {
    const applied = new Set(await appliedMigrations(app.platform.db));
    const missing = expectedMigrations().filter((name) => !applied.has(name));
    return missing.length === 0 ? null : 'migrations are missing';
  } catch {
    return 'the database does not answer';
  }
}
