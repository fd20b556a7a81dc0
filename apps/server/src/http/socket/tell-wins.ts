import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '#call/platform.ts';
import { followWins } from '#modules/messages/follow-wins.ts';

/** One frame in this time at most, however much is won. */
const EVERY_MS = 2_000;

/** HOM-03: while somebody on this node watches, what was won is told to them. */
export function tellWins(app: App): void {
  const feed = followWins(app.platform);
  const ending = new AbortController();
  const look = async () => {
    if (!app.live.areWinsWatched()) return feed.rest();
    const frame = await feed.next();
    if (frame !== null) app.live.broadcast(frame);
  };
  const keepLooking = async () => {
    while (!ending.signal.aborted) {
      await look().catch((error: unknown) => app.log.warn({ err: error }, 'wins could not be read'));
      await pause(EVERY_MS, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
    }
  };
  const done = keepLooking();
  app.addHook('onClose', async () => {
    ending.abort();
    await done;
  });
}
