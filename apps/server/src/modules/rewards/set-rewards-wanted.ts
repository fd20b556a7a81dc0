import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { setRewardsWanted as operation } from '@maidan/contract/rewards/set-rewards-wanted.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { leaveBonus } from './bonus/leave-bonus.ts';
import { lockMember, selectFrozen, selectLocked, writeOptedOut } from './grants/grants.store.ts';
import { tellRewards } from './tell-rewards.ts';

/** PRO-01: out of all of it with one press, the locked bonus included. */
export async function setRewardsWanted(
  context: CallContext,
  { wanted }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const moved = await db.transaction(async (tx) => {
    await lockMember(tx, whose);
    await writeOptedOut(tx, whose, !wanted);
    // F14: what a wallet that stands still holds is left where it is.
    const grant = wanted || (await selectFrozen(tx, whose)) ? null : await selectLocked(tx, whose);
    return grant !== null && (await leaveBonus(tx, whose, grant)) ? grant.currency : null;
  });
  await tellRewards(context, { memberId: whose.memberId, moved });
  return { wanted };
}
