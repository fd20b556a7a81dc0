import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { Durations } from '#http/durations.ts';
import type { App } from '#http/platform.ts';
import { Refusal } from '#http/refusal.ts';
import { ROUTE_LIMITS } from '#http/route-limits.ts';

export type Metrics = ReturnType<typeof createMetrics>;

const noSockets = () => 0;

/** A registry of its own for each node, so that two in one process do not mix. */
export function createMetrics(options: { ofProcess: boolean }) {
  const registry = new Registry();
  if (options.ofProcess) collectDefaultMetrics({ register: registry });
  const watched: { sockets: () => number } = { sockets: noSockets };
  const sockets: Gauge = new Gauge({
    name: 'maidan_live_sockets',
    help: 'Open live sockets',
    registers: [registry],
    collect: (): void => sockets.set(watched.sockets()),
  });
  const watchSockets = (count: () => number) => void (watched.sockets = count);
  const runs = new Counter({
    name: 'maidan_timed_work_runs_total',
    help: 'Runs of what a node does by itself, by kind and how they ended',
    labelNames: ['work', 'outcome'],
    registers: [registry],
  });
  const lastDone = new Gauge({
    name: 'maidan_timed_work_last_done_timestamp_seconds',
    help: 'When each kind of timed work was last done without a failure',
    labelNames: ['work'],
    registers: [registry],
  });
  const timedWorkEnded = (work: string, outcome: 'done' | 'failed'): void => {
    runs.inc({ work, outcome });
    if (outcome === 'done') lastDone.setToCurrentTime({ work });
  };
  return { registry, durations: new Durations(), watchSockets, timedWorkEnded };
}

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
