import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { claimRafflePromotion as operation } from '@maidan/contract/rewards/promotions/claim-raffle-promotion.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { claimRewards } from '../claim-rewards.ts';
import { selectTakingPart } from '../grants/taking-part.store.ts';

/** PRO-03: only what was drawn; everything else is claimed by its own call. */
export async function claimRafflePromotion(
  context: CallContext,
  { code, language }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const whose = { merchant: context.config.merchant, memberId: sessionOf(context).memberId };
  const { prizes } = await selectTakingPart(context.db, whose);
  if (!prizes.some((prize) => prize.code === code)) throw new Refusal('REWARD_NOT_THERE');
  const { grants } = await claimRewards(context, { rewards: [{ code, period: 'once' }], language });
  const [grant] = grants;
  if (grant === undefined) throw new Refusal('REWARD_NOT_THERE');
  return { grant };
}
