import { RECORD_CATEGORIES } from '@maidan/contract/records/record-words.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import type { RuleVersion as ShownVersion, ShownTerms } from '@maidan/contract/rewards/rule-version.ts';
import type { RoundsGame } from './grants/rounds-games.store.ts';
import { amountOf } from './rules/amount.ts';
import type { Rule, RuleVersion } from './rules/rule.ts';
import type { RewardTerms } from './rules/terms.ts';
import { money } from './rewards.present.ts';
import { wageringOf } from './rules/wagering-of.ts';

type Around = { language: Language; games: readonly RoundsGame[] };

/** What one version says, for a page to put into words. */
export function presentVersion<Of extends Pick<Rule, 'code' | 'type'>>(
  { code, type }: Of,
  { version, title, summary, onFrom, terms }: RuleVersion,
  around: Around,
): ShownVersion & { type: Of['type'] } {
  return {
    code,
    type,
    version,
    title: textIn(title, around.language),
    summary: textIn(summary, around.language),
    onFrom: onFrom.toISOString(),
    startsAt: terms.startsAt ?? null,
    endsAt: terms.endsAt ?? null,
    terms: presentTerms(terms, around),
  };
}

function presentTerms(terms: RewardTerms, { games, language }: Around): ShownTerms {
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
    audience: presentAudience(terms),
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

function presentAudience({ audience }: RewardTerms): ShownTerms['audience'] {
  if (audience === undefined) return null;
  const { fromLevel = null, members, languages = [] } = audience;
  return { fromLevel, named: members !== undefined, languages: [...languages] };
}

type OfFact = 'counts' | 'rates' | 'basisPoints' | 'amount' | 'prizes' | 'target' | 'levels' | 'friend';

const NO_FACTS = { bets: [], deposits: [], prize: 0n, rank: 0 };

function presentFact(terms: RewardTerms): Pick<ShownTerms, OfFact> {
  const { fact } = terms;
  const none = {
    rates: [],
    basisPoints: null,
    amount: null,
    prizes: [],
    target: null,
    levels: [],
    friend: null,
  };
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
      // What is paid, also by a version from before both had to agree.
      return { ...none, counts: fact.kind, amount: money(amountOf(terms, NO_FACTS).amount) };
    case 'raffle':
      return { ...none, counts: fact.kind, prizes: fact.prizes };
    case 'mission': {
      const target = {
        of: fact.counts,
        reach: String(fact.target),
        categories: [...(fact.categories ?? [])],
      };
      return { ...none, counts: fact.kind, amount: fact.amount, target };
    }
    case 'vip': {
      const levels = fact.levels.map(({ level, gift = null, rate = null }) => ({
        level,
        gift,
        basisPoints: rate,
      }));
      return { ...none, counts: fact.kind, levels };
    }
    case 'friend': {
      const { stake, days, monthly } = fact;
      return { ...none, counts: fact.kind, amount: fact.amount, friend: { stake, days, monthly } };
    }
  }
}
