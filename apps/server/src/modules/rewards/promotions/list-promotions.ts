import type { Language } from '@maidan/contract/languages.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listPromotions as operation } from '@maidan/contract/rewards/promotions/list-promotions.ts';
import type { Promotion } from '@maidan/contract/rewards/promotions/promotion.ts';
import type { CallContext } from '#call/call-context.ts';
import type { Database } from '#db/database.ts';
import { readRules } from '../rules/rule.ts';
import { isNamed } from '../rules/audience.ts';
import { isTold, type PromotionRule } from './phase.ts';
import { presentPromotion } from './promotions.present.ts';
import { selectRaffles, selectWinners } from './promotions.store.ts';
import { selectRoundsGames } from '../grants/rounds-games.store.ts';

/** PRO-01: the same for everybody; what is only for people whom it names is told to those, with where they stand. */
export async function listPromotions(
  { db, config: { merchant } }: CallContext,
  { language }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { now, rules } = await readRules(db, merchant);
  const told = rules.filter((rule) => isTold(rule, now)).filter((rule) => !isNamed(rule));
  return { promotions: await presentPromotions(db, told, { merchant, now, language }) };
}

/** Everything that a page says of them comes from the rules themselves. */
export async function presentPromotions(
  db: Database,
  told: readonly PromotionRule[],
  { merchant, now, language }: { merchant: string; now: Date; language: Language },
): Promise<Promotion[]> {
  const hasRaffle = told.some(({ type }) => type === 'raffle');
  const [games, raffles, winners] = await Promise.all([
    selectRoundsGames(db, merchant, enginesOf(told)),
    hasRaffle ? selectRaffles(db, merchant) : [],
    hasRaffle ? selectWinners(db, merchant) : [],
  ]);
  return told.map((rule) => presentPromotion(rule, { now, language, games, raffles, winners }));
}

/** The games in which free rounds of any version are played. */
export const enginesOf = (rules: readonly Pick<PromotionRule, 'versions'>[]): string[] => [
  ...new Set(rules.flatMap(({ versions }) => versions.flatMap(({ terms }) => terms.freeRounds?.games ?? []))),
];
