import type { Platform } from '#call/platform.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { countPlayed } from './plays.store.ts';

/** Counted in a few hundred milliseconds; a busy platform makes fewer in the time between two counts. */
const AT_ONCE = 50_000;
/** No bet takes so long between its number and its commit. */
const GRACE_SECONDS = 10;

/** HOM-09: adds up which games were played, apart from the bets themselves, which never wait for it. */
export async function countPlays(
  { db, config: { merchant }, settings }: Pick<Platform, 'db' | 'config' | 'settings'>,
  graceSeconds = GRACE_SECONDS,
): Promise<number> {
  const currency = await settings.get('currency');
  return countPlayed(db, { merchant, currency, atMost: AT_ONCE, graceSeconds });
}

export const countPlaysWork: NodeWork = {
  name: 'count-plays',
  everyMs: 15_000,
  run: (platform) => countPlays(platform),
};
