import { textIn } from '@maidan/contract/local-text.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { getBonusInGame as operation } from '@maidan/contract/rewards/promotions/get-bonus-in-game.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { wageredOf } from '../bonus/wagered.ts';
import { selectLocked } from '../grants/grants.store.ts';
import { leftOf } from '../grants/left-of.ts';
import { money } from '../rewards.present.ts';
import { selectNow } from '../rules/rules.store.ts';
import { selectCategory } from './promotions.store.ts';

/** PRO-01: told where it is played. Without a bonus in hand there is nothing to tell. */
export async function getBonusInGame(
  context: CallContext,
  { game, language }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const grant = await selectLocked(db, whose);
  if (grant === null || grant.required === null) return { bonus: null };
  const wagered = await wageredOf(db, whose, grant, await selectNow(db));
  const category = await selectCategory(db, whose.merchant, game);
  const { amount, required } = leftOf(grant);
  const left = required > wagered ? required - wagered : 0n;
  return {
    bonus: {
      title: textIn(grant.title, language),
      amount: money(amount),
      left: money(left),
      percent: grant.weights?.[category ?? ''] ?? 0,
    },
  };
}
