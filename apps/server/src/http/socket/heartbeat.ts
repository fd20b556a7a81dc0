import { LIVE_HEARTBEAT_MS } from '@maidan/contract/live-rules.ts';
import type { App } from '#call/platform.ts';

/** Who has gone silent is let go, and what no news told of is looked for, from time to time. */
export function keepHeartbeat(app: App): void {
  const timer = setInterval(app.live.beat, LIVE_HEARTBEAT_MS);
  timer.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}
