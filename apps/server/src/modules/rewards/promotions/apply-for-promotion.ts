import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { applyForPromotion as operation } from '@maidan/contract/rewards/promotions/apply-for-promotion.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { tellRewards } from '../tell-rewards.ts';
import { apply } from './apply.ts';

export async function applyForPromotion(
  context: CallContext,
  { code, comment, pictures = [] }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, language } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const id = await db.transaction((tx) =>
    apply(tx, { ...whose, language }, { code, comment: comment.trim(), pictures }),
  );
  await tellRewards(context, { memberId: whose.memberId, moved: null });
  return { id: id.toString() };
}
