import { parseMoney } from '@maidan/contract/money.ts';
import type { WithdrawalStop } from '@maidan/contract/withdrawal/get-withdrawal-desk.ts';
import { Refusal } from '#refusals/refusal.ts';
import type { WithdrawalRules } from '#settings/withdrawal-rules.ts';
import type { Bound } from './read-bound.ts';
import type { DayRow } from './withdrawal.store.ts';

const BASIS = 10_000n;

/** What the house keeps: the fixed part and the share, rounded down to the member's advantage. */
export function feeOf(amount: bigint, rules: WithdrawalRules): bigint {
  return parseMoney(rules.fee) + (amount * BigInt(rules.feeBasisPoints)) / BASIS;
}

/** What may still go out within these 24 hours. */
export function leftOfDay(day: Pick<DayRow, 'amount'>, rules: WithdrawalRules): bigint {
  const left = parseMoney(rules.perDay) - day.amount;
  return left > 0n ? left : 0n;
}

type Situation = {
  rules: WithdrawalRules;
  day: Pick<DayRow, 'amount' | 'times'>;
  bound: Pick<Bound, 'available' | 'free' | 'toStake'>;
};

/** The one figure: the most that one request can be now, and what keeps it from being more than nothing. */
export function mostNow({ rules, day, bound }: Situation): { most: bigint; stop: WithdrawalStop | null } {
  if (day.times >= rules.timesPerDay) return { most: 0n, stop: 'times' };
  const smallest = parseMoney(rules.smallest);
  const ofDay = leftOfDay(day, rules);
  if (ofDay < smallest) return { most: 0n, stop: 'day' };
  if (bound.free < smallest) return { most: 0n, stop: bound.available < smallest ? 'balance' : 'bound' };
  const limits = [bound.free, parseMoney(rules.largest), ofDay];
  return { most: limits.reduce((least, one) => (one < least ? one : least)), stop: null };
}

type Asked = Situation & {
  amount: bigint;
  /** An amount as the member reads it. */
  show: (amount: bigint) => string;
};

/** Each rule on its own, so that whoever is refused knows which one and what is left of it. */
export function assertWithinRules({ amount, rules, day, bound, show }: Asked): void {
  const [smallest, largest] = [parseMoney(rules.smallest), parseMoney(rules.largest)];
  if (amount < smallest || amount > largest || feeOf(amount, rules) >= amount)
    throw new Refusal('WITHDRAWAL_AMOUNT', { args: [show(smallest), show(largest)] });
  if (day.times >= rules.timesPerDay)
    throw new Refusal('WITHDRAWAL_DAY_TIMES', { args: [rules.timesPerDay] });
  const left = leftOfDay(day, rules);
  if (amount > left) throw new Refusal('WITHDRAWAL_DAY_LIMIT', { args: [show(left)] });
  if (amount > bound.available) throw new Refusal('INSUFFICIENT_FUNDS');
  if (amount > bound.free)
    throw new Refusal('TURNOVER_LEFT', { args: [show(bound.free), show(bound.toStake)] });
}
