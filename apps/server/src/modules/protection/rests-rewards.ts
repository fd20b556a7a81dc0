import type { RewardPause } from '@maidan/contract/rewards/reward-words.ts';
import type { Database } from '#db/database.ts';
import { lockMember, selectLimits, selectProtected, type MemberRow, type Owned } from './protection.store.ts';

/** From this share of a limit on there is nothing to tempt with. */
const EDGE_PERCENT = 80n;

/** R2: neither given anything nor losing anything meanwhile: on a break, or with an account that the house closed to play. */
export async function isShutOut(db: Database, owned: Owned): Promise<boolean> {
  return shutOutBy(await selectProtected(db, owned)) !== null;
}

/** The same with the member's row locked: a break that begins meanwhile comes after what is given now. */
export async function isShutOutFromNow(tx: Database, owned: Owned): Promise<boolean> {
  await lockMember(tx, owned);
  return isShutOut(tx, owned);
}

function shutOutBy({ breakUntil, closed }: MemberRow): 'break' | 'closed' | null {
  if (breakUntil !== null) return 'break';
  return closed ? 'closed' : null;
}

/** R1, R2: why nobody may be offered or given anything now: the above, or an own limit that is nearly used up. */
export async function restsRewards(db: Database, owned: Owned): Promise<RewardPause | null> {
  const shutOut = shutOutBy(await selectProtected(db, owned));
  return shutOut ?? ((await isNearLimit(db, owned)) ? 'limit' : null);
}

/** All of it, where somebody is told why. */
export async function allThatRests(db: Database, owned: Owned): Promise<RewardPause[]> {
  const { breakUntil, closed } = await selectProtected(db, owned);
  return [
    ...(breakUntil === null ? [] : (['break'] as const)),
    ...(closed ? (['closed'] as const) : []),
    ...((await isNearLimit(db, owned)) ? (['limit'] as const) : []),
  ];
}

async function isNearLimit(db: Database, owned: Owned): Promise<boolean> {
  return (await selectLimits(db, owned)).some(
    ({ kind, used, value }) => kind !== 'wager' && used * 100n >= value * EDGE_PERCENT,
  );
}
