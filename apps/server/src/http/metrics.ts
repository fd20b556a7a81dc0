import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '#http/platform.ts';
import { Refusal } from '#http/refusal.ts';

export type Metrics = ReturnType<typeof createMetrics>;

const noSockets = () => 0;

/** A registry of its own for each node, so that two in one process do not mix. */
export function createMetrics(options: { ofProcess: boolean }) {
  const registry = new Registry();
  if (options.ofProcess) collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'maidan_http_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const watched: { sockets: () => number } = { sockets: noSockets };
  const sockets: Gauge = new Gauge({
    name: 'maidan_live_sockets',
    help: 'Open live sockets',
    registers: [registry],
    collect: (): void => sockets.set(watched.sockets()),
  });
  const watchSockets = (count: () => number) => void (watched.sockets = count);
  return { registry, duration, watchSockets };
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** For the machine itself, or for whoever has the token; for everybody else it does not exist. */
export function mountMetrics(app: App): void {
  const { metrics, config } = app.platform;
  app.get('/metrics', async (request, reply) => {
    const allowed =
      config.metricsToken === null
        ? // The socket's own address: a forwarded header must not be able to claim it, and a proxy is not the machine.
          LOOPBACK.has(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined
        : sameText(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`);
    if (!allowed) throw new Refusal('NOT_FOUND');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
