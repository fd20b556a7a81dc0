import { startTimedWork, type TimedWork } from '@maidan/timed-work/timed-work.ts';
import type { App, Platform } from '#call/platform.ts';

/** Timed work of a node of the platform. */
export type NodeWork = TimedWork<Platform>;

/** Until the node closes. How each kind ended, and when it last was done, stands in the metrics. */
export function startNodeWork(app: App, kinds: readonly NodeWork[]): void {
  const { metrics } = app.platform;
  const runner = startTimedWork(kinds, app.platform, { log: app.log, ended: metrics.timedWorkEnded });
  app.addHook('onClose', () => runner.stop());
}
