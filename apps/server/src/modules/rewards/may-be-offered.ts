import type { RewardPause } from '@maidan/contract/rewards/reward-words.ts';
import type { Database } from '#db/database.ts';
import { restsRewards } from '#modules/protection/rests-rewards.ts';
import type { Whose } from './grants/facts.store.ts';
import { selectOptedOut } from './grants/grants.store.ts';

/** R1, R2: why nothing may be offered to somebody now; null when it may. */
export async function mayBeOffered(db: Database, whose: Whose): Promise<RewardPause | 'unwanted' | null> {
  const paused = await restsRewards(db, whose);
  if (paused !== null) return paused;
  return (await selectOptedOut(db, whose)) ? 'unwanted' : null;
}
