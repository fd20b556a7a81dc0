import { createHash } from 'node:crypto';
import { RECORD_CATEGORIES } from '@maidan/contract/records/record-words.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import type { Promotion, PromotionTerms, Raffle } from '@maidan/contract/rewards/promotions/promotion.ts';
import { money } from '../rewards.present.ts';
import { wageringOf } from '../rules/wagering-of.ts';
import { newestOf } from '../rules/rule.ts';
import type { RewardTerms } from '../rules/terms.ts';
import { phaseOf, type PromotionRule } from './phase.ts';
import type { RaffleRow, RoundsGame, WinnerRow } from './promotions.store.ts';

type Around = {
  now: Date;
  language: Language;
  games: readonly RoundsGame[];
  raffles: readonly RaffleRow[];
  winners: readonly WinnerRow[];
};

export function presentPromotion(rule: PromotionRule, around: Around): Promotion {
  const { title, summary, terms } = newestOf(rule);
  const { now, language } = around;
  return {
    code: rule.code,
    type: rule.type,
    title: textIn(title, language),
    summary: textIn(summary, language),
    phase: phaseOf(rule, now),
    startsAt: terms.startsAt ?? null,
    endsAt: terms.endsAt ?? null,
    terms: presentTerms(terms, around),
    raffle: presentRaffle(rule.code, around),
  };
}

function presentTerms(terms: RewardTerms, { games, language }: Around): PromotionTerms {
  const {
    period,
    needsJoin,
    byApplication,
    newcomerDays = null,
    smallest,
    largest,
    claimDays,
    payment,
    freeRounds,
  } = terms;
  return {
    ...presentFact(terms),
    period,
    needsJoin,
    byApplication,
    newcomerDays,
    smallest,
    largest,
    claimDays,
    payment,
    wagering: wageringOf(terms),
    rounds:
      freeRounds === undefined
        ? null
        : {
            count: freeRounds.count,
            stake: freeRounds.stake,
            mostWon: freeRounds.mostWon ?? null,
            days: freeRounds.days,
            games: games
              .filter(({ engine }) => freeRounds.games.includes(engine))
              .map(({ nodeId, name }) => ({ nodeId, name: textIn(name, language) })),
          },
  };
}

function presentFact({
  fact,
}: RewardTerms): Pick<PromotionTerms, 'counts' | 'rates' | 'basisPoints' | 'amount' | 'prizes'> {
  const none = { rates: [], basisPoints: null, amount: null, prizes: [] };
  switch (fact.kind) {
    case 'stake': {
      const rates = RECORD_CATEGORIES.flatMap((category) => {
        const basisPoints = fact.rates[category];
        return basisPoints === undefined ? [] : [{ category, basisPoints }];
      });
      return { ...none, counts: fact.kind, rates };
    }
    case 'loss':
    case 'deposit':
      return { ...none, counts: fact.kind, basisPoints: fact.rate };
    case 'fixed':
      return { ...none, counts: fact.kind, amount: fact.amount };
    case 'raffle':
      return { ...none, counts: fact.kind, prizes: fact.prizes };
    case 'mission':
    case 'vip':
    case 'friend':
      throw new Error(`a promotion does not count by ${fact.kind}`);
  }
}

function presentRaffle(code: string, { raffles, winners }: Around): Raffle | null {
  const row = raffles.find((one) => one.code === code);
  if (row === undefined) return null;
  const seed = row.seed.toString('hex');
  return {
    entries: row.entries,
    digest: createHash('sha256').update(seed).digest('hex'),
    drawnAt: row.drawnAt?.toISOString() ?? null,
    seed: row.drawnAt === null ? null : seed,
    winners: winners
      .filter((winner) => winner.code === code)
      .map(({ number, amount }) => ({ number, amount: money(amount) })),
  };
}
