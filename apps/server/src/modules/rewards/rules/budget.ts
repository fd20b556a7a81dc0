import { parseMoney } from '@maidan/contract/money.ts';
import { newestOf, type Rule } from './rule.ts';

/** What the house gives by a rule in all, as it says now: a later version may have raised or lowered it. */
export const budgetOf = (rule: Rule): bigint => parseMoney(newestOf(rule).terms.budget);

/** Whether so much can still be given: what cannot is neither counted nor offered. */
export const hasBudget = ({ rule, amount }: { rule: Rule; amount: bigint }): boolean =>
  rule.spent + amount <= budgetOf(rule);
