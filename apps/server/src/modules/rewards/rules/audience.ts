import type { Language } from '@maidan/contract/languages.ts';
import { newestOf, type Rule } from './rule.ts';
import type { RewardTerms } from './terms.ts';

/** What rules ask about a person. */
export type Person = { username: string; level: number };

/**
 * PRO-01: whether terms are for this person. Ranks only rise and names stay, so this is asked whenever something is counted; the language
 * is that of whoever takes part or asks, and is asked then alone.
 */
export function isFor(
  { audience }: Pick<RewardTerms, 'audience'>,
  { username, level }: Person,
  language: Language | null,
): boolean {
  if (audience === undefined) return true;
  const { fromLevel = 0, members, languages } = audience;
  return (
    level >= fromLevel &&
    (members?.some((name) => name.toLowerCase() === username.toLowerCase()) ?? true) &&
    (language === null || (languages?.includes(language) ?? true))
  );
}

/** Only for people whom it names, so that nobody else is told. */
export const isNamed = (rule: Rule): boolean => newestOf(rule).terms.audience?.members !== undefined;
