import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { forfeitBonus as operation } from '@maidan/contract/rewards/forfeit-bonus.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { leaveBonus } from './bonus/leave-bonus.ts';
import { lockMember, selectLocked } from './grants/grants.store.ts';
import { tellRewards } from './tell-rewards.ts';

/** One that has ended already, however it did, is left as it is. */
export async function forfeitBonus(
  context: CallContext,
  { id }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const ended = await db.transaction(async (tx) => {
    await lockMember(tx, whose);
    const grant = await selectLocked(tx, whose);
    if (grant === null || grant.id.toString() !== id) return null;
    return { moved: (await leaveBonus(tx, whose, grant)) ? grant.currency : null };
  });
  if (ended !== null) await tellRewards(context, { memberId: whose.memberId, ...ended });
  return {};
}
