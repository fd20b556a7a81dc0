import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { joinPromotion as operation } from '@maidan/contract/rewards/promotions/join-promotion.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { tellRewards } from '../tell-rewards.ts';
import { enter } from './enter.ts';

export async function joinPromotion(
  context: CallContext,
  { code }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, language } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const number = await db.transaction((tx) => enter(tx, { ...whose, language }, code));
  await tellRewards(context, { memberId: whose.memberId, moved: null });
  return { number };
}
