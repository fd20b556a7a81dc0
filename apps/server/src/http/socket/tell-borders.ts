import { setTimeout as pause } from 'node:timers/promises';
import { rewardsChannel } from '@maidan/contract/live.ts';
import type { App } from '#call/platform.ts';
import { nextNewsVersion } from '#live/news-version.store.ts';
import { watchBorders } from '#modules/rewards/watch-borders.ts';

const EVERY_MS = 15_000;
/** So many members hear of it in one go: their pages all read anew. */
const AT_ONCE = 100;
const BETWEEN_MS = 500;

/** MEM-02, SET-04: pages that are left open over the end of a period read their rewards and badges anew. */
export function tellBorders(app: App): void {
  const watch = watchBorders(app.platform);
  const ending = new AbortController();
  const rest = (ms: number) =>
    pause(ms, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
  const keepLooking = async () => {
    while (!ending.signal.aborted) {
      await rest(EVERY_MS);
      try {
        await watch.look(() => tellMembers(app, () => rest(BETWEEN_MS)));
      } catch (error) {
        app.log.warn({ err: error }, 'the ends of periods could not be looked for');
      }
    }
  };
  const done = keepLooking();
  app.addHook('onClose', async () => {
    ending.abort();
    await done;
  });
}

/** Whoever has a page open at this node. */
export async function tellMembers(app: App, rest: () => Promise<unknown>): Promise<void> {
  const version = await nextNewsVersion(app.platform.db);
  for (const [index, memberId] of app.live.membersHere().entries()) {
    if (index > 0 && index % AT_ONCE === 0) await rest();
    app.live.broadcast({ type: 'rewards', channel: rewardsChannel(memberId), version, data: {} });
  }
}
