import { timingSafeEqual } from 'node:crypto';
import type { App } from '#call/platform.ts';
import { ROUTE_LIMITS } from '#call/route-limits.ts';
import { Refusal } from '#refusals/refusal.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** For the machine itself, or for whoever has the token; for everybody else it does not exist. */
export function mountMetrics(app: App): void {
  const { metrics, config } = app.platform;
  app.get('/metrics', { config: { limit: ROUTE_LIMITS.metrics } }, async (request, reply) => {
    const allowed =
      config.metricsToken === null
        ? // The socket's own address: a forwarded header must not be able to claim it, and a proxy is not the machine.
          LOOPBACK.has(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined
        : sameText(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`);
    if (!allowed) throw new Refusal('NOT_FOUND');
    const text = `${await metrics.registry.metrics()}${metrics.durations.text()}`;
    return reply.type(metrics.registry.contentType).send(text);
  });
}

function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
