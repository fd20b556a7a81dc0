import type { RestReason, RewardPause } from '@maidan/contract/rewards/reward-words.ts';
import type { Database } from '#db/database.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertNoBreak } from './may.ts';
import { lockMember, selectProtected, selectRests, type Owned } from './protection.store.ts';

/** R2: nothing earned is paid out and nothing runs out meanwhile: on a break, or with an account that the house closed to play. */
export async function isShutOut(db: Database, owned: Owned): Promise<boolean> {
  const { breakUntil, closed } = await selectProtected(db, owned);
  return breakUntil !== null || closed;
}

/** R1, R2: every reason for which nothing may be offered or given to somebody now; none where it may. */
export const allThatRests = (db: Database, owned: Owned): Promise<RestReason[]> => selectRests(db, owned);

/** The same with the member's row locked: what begins meanwhile comes after what is given now. */
export async function allThatRestsFromNow(tx: Database, owned: Owned): Promise<RestReason[]> {
  await lockMember(tx, owned);
  return selectRests(tx, owned);
}

/** The first of them, as a page tells it apart from rewards that are not wanted. */
export const pauseOf = (reasons: readonly RestReason[]): RewardPause | null =>
  reasons.find((reason) => reason !== 'unwanted') ?? null;

/** Why somebody rests, whether or not rewards are wanted: for what is told beside rewards. */
export const restsRewards = async (db: Database, owned: Owned): Promise<RewardPause | null> =>
  pauseOf(await selectRests(db, owned));

/** R1, R2: asked by whatever gives something that its member asks for, with the member's row locked. */
export async function assertMayBeGiven(tx: Database, owned: Owned): Promise<void> {
  const reasons = await selectRests(tx, owned);
  if (reasons.length === 0) return;
  // With the words of a break, which say until when.
  await assertNoBreak(tx, owned);
  throw new Refusal(reasons.includes('limit') ? 'REWARD_PAUSED' : 'REWARDS_OFF');
}
