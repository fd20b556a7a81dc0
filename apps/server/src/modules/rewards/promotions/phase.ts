import { parseMoney } from '@maidan/contract/money.ts';
import {
  PROMOTION_TYPES,
  type PromotionEnd,
  type PromotionPhase,
  type PromotionType,
} from '@maidan/contract/rewards/promotions/promotion-words.ts';
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

type End = {
  now: Date;
  /** Of a raffle. */
  isDrawn: boolean;
  /** Something came together, and what is left does not reach for it. */
  cameTooLate: boolean;
};

/** PRO-01: why nothing of it comes any more to whoever takes part and has nothing due; null while something can. */
export function endedOf(rule: Rule, { now, isDrawn, cameTooLate }: End): PromotionEnd | null {
  if (isDrawn) return 'drawn';
  if (cameTooLate) return 'spent';
  if (phaseOf(rule, now) !== 'over') return null;
  return isSpent(rule, now) ? 'spent' : 'over';
}

/** Over before its last day, or without one: all of it was given. */
export function isSpent(rule: Rule, now: Date): boolean {
  const { endsAt } = newestOf(rule).terms;
  return phaseOf(rule, now) === 'over' && (endsAt === undefined || new Date(endsAt) > now);
}

export type PromotionRule = Rule & { type: PromotionType };

const isPromotion = (rule: Rule): rule is PromotionRule => PROMOTION_TYPES.some((type) => type === rule.type);

/** A promotion that is on; one that ended is told as long as something of it can be taken. */
export function isTold(rule: Rule, now: Date): rule is PromotionRule {
  const { endsAt, claimDays } = newestOf(rule).terms;
  const isOver = endsAt !== undefined && Date.parse(endsAt) + claimDays * DAY_MS <= now.getTime();
  return isPromotion(rule) && rule.offAt === null && !isOver;
}
