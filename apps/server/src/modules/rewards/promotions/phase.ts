import { parseMoney } from '@maidan/contract/money.ts';
import type { PromotionPhase } from '@maidan/contract/rewards/promotions/promotion-words.ts';
import { newestOf, type Rule } from '../rules/rule.ts';

const DAY_MS = 86_400_000;

/** Before it begins, while it can be joined, and after that: also when all of it has been given. */
export function phaseOf(rule: Rule, now: Date): PromotionPhase {
  const { terms } = newestOf(rule);
  const { startsAt, endsAt, fact, smallest } = terms;
  if (startsAt !== undefined && new Date(startsAt) > now) return 'soon';
  if (endsAt !== undefined && new Date(endsAt) <= now) return 'over';
  const least = fact.kind === 'fixed' ? fact.amount : smallest;
  return rule.spent + parseMoney(least) > parseMoney(terms.budget) ? 'over' : 'open';
}

/** One that ended is told as long as something of it can be taken. */
export function isTold(rule: Rule, now: Date): boolean {
  const { endsAt, claimDays } = newestOf(rule).terms;
  return endsAt === undefined || Date.parse(endsAt) + claimDays * DAY_MS > now.getTime();
}
