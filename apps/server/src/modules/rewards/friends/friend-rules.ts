import { parseMoney } from '@maidan/contract/money.ts';
import { newestOf, type Rule, type RuleVersion } from '../rules/rule.ts';
import type { TermsWindow } from './friends.store.ts';
import type { RewardTerms } from '../rules/terms.ts';

export type FriendFact = Extract<RewardTerms['fact'], { kind: 'friend' }>;
export type FriendTerms = { rule: Rule; version: RuleVersion; fact: FriendFact };

function termsOf(rule: Rule, version: RuleVersion): FriendTerms | null {
  const { fact } = version.terms;
  return fact.kind === 'friend' ? { rule, version, fact } : null;
}

const isWithin = ({ startsAt, endsAt }: RewardTerms, at: Date): boolean =>
  (startsAt === undefined || Date.parse(startsAt) <= at.getTime()) &&
  (endsAt === undefined || at.getTime() < Date.parse(endsAt));

/** The terms that held when a friend came; of several rules the oldest, so that no friend counts for two. */
export function termsAt(rules: readonly Rule[], at: Date): FriendTerms | null {
  for (const rule of rules) {
    const version = rule.versions.findLast(({ onFrom }) => onFrom <= at);
    const terms = version === undefined ? null : termsOf(rule, version);
    const wasOn = rule.offAt === null || at < rule.offAt;
    if (terms !== null && wasOn && isWithin(terms.version.terms, at)) return terms;
  }
  return null;
}

/** In which time each version counted for whoever came. */
export const windowsOf = (rules: readonly Rule[]): TermsWindow[] =>
  rules.flatMap(({ versions, offAt }) =>
    versions.flatMap(({ onFrom, terms: { fact, startsAt, endsAt, claimDays } }, index): TermsWindow[] => {
      if (fact.kind !== 'friend') return [];
      const starts = startsAt === undefined ? onFrom : new Date(startsAt);
      const ends = [versions[index + 1]?.onFrom, endsAt, offAt].flatMap((at) =>
        at === undefined || at === null ? [] : new Date(at).getTime(),
      );
      return [
        {
          from: starts > onFrom ? starts : onFrom,
          to: ends.length === 0 ? null : new Date(Math.min(...ends)),
          playDays: fact.days,
          claimDays,
        },
      ];
    }),
  );

/** What an invitation of this moment would bring; null when no rule is on, or all that it gives is given. */
export function offeredTerms(rules: readonly Rule[], now: Date): FriendTerms | null {
  for (const rule of rules) {
    const terms = termsOf(rule, newestOf(rule));
    if (terms === null || !isWithin(terms.version.terms, now)) continue;
    const left = parseMoney(terms.version.terms.budget) - rule.spent;
    if (left >= parseMoney(terms.fact.amount)) return terms;
  }
  return null;
}
