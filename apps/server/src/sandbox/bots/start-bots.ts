import type { App } from '#call/platform.ts';
import { startNodeWork } from '#jobs/node-work.ts';
import { createBots } from './bots.ts';

const EVERY_MS = 1_000;

/** Until the node closes: then what is under way ends first, and the clock is free for another node. */
export function startBots(app: App): void {
  if (app.platform.config.profile !== 'sandbox') throw new Error('there are no bots where money is real');
  const bots = createBots(app.platform, app.log);
  // Of these hooks the last one runs first.
  app.addHook('onClose', () => bots.close());
  startNodeWork(app, [{ name: 'bots', everyMs: EVERY_MS, run: () => bots.act() }]);
}
