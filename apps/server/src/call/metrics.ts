import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { Durations } from '#call/durations.ts';

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
