import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listPromotions as operation } from '@maidan/contract/rewards/promotions/list-promotions.ts';
import type { CallContext } from '#call/call-context.ts';
import { newestOf, readRules } from '../rules/rule.ts';
import { isTold } from './phase.ts';
import { presentPromotion } from './promotions.present.ts';
import { selectRaffles, selectRoundsGames, selectWinners } from './promotions.store.ts';

/** PRO-01: everything that a page says of them comes from the rules themselves. */
export async function listPromotions(
  { db, config: { merchant } }: CallContext,
  { language }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { now, rules } = await readRules(db, merchant);
  const told = rules.filter((rule) => isTold(rule, now));
  const engines = [...new Set(told.flatMap((rule) => newestOf(rule).terms.freeRounds?.games ?? []))];
  const hasRaffle = told.some(({ type }) => type === 'raffle');
  const [games, raffles, winners] = await Promise.all([
    selectRoundsGames(db, merchant, engines),
    hasRaffle ? selectRaffles(db, merchant) : [],
    hasRaffle ? selectWinners(db, merchant) : [],
  ]);
  return {
    promotions: told.map((rule) => presentPromotion(rule, { now, language, games, raffles, winners })),
  };
}
