import { parseMoney } from '@maidan/contract/money.ts';
import { Refusal } from '#http/refusal.ts';
import type { WithdrawalRules } from '#modules/system/withdrawal-rules.ts';
import type { DayRow, TurnoverRow } from './withdrawal.store.ts';

const BASIS = 10_000n;

/** What the house keeps: the fixed part and the share, rounded down to the member's advantage. */
export function feeOf(amount: bigint, rules: WithdrawalRules): bigint {
  return parseMoney(rules.fee) + (amount * BigInt(rules.feeBasisPoints)) / BASIS;
}

export function turnoverLeft({ required, counted }: Pick<TurnoverRow, 'required' | 'counted'>): bigint {
  return required > counted ? required - counted : 0n;
}

/** What may still go out within these 24 hours. */
export function leftOfDay(day: Pick<DayRow, 'amount'>, rules: WithdrawalRules): bigint {
  const left = parseMoney(rules.perDay) - day.amount;
  return left > 0n ? left : 0n;
}

type Asked = {
  amount: bigint;
  rules: WithdrawalRules;
  day: DayRow;
  turnover: TurnoverRow;
  /** An amount as the member reads it. */
  show: (amount: bigint) => string;
};

/** Each rule on its own, so that whoever is refused knows which one and what is left of it. */
export function assertWithinRules({ amount, rules, day, turnover, show }: Asked): void {
  const [smallest, largest] = [parseMoney(rules.smallest), parseMoney(rules.largest)];
  if (amount < smallest || amount > largest || feeOf(amount, rules) >= amount)
    throw new Refusal('WITHDRAWAL_AMOUNT', { args: [show(smallest), show(largest)] });
  if (day.times >= rules.timesPerDay)
    throw new Refusal('WITHDRAWAL_DAY_TIMES', { args: [rules.timesPerDay] });
  const left = leftOfDay(day, rules);
  if (amount > left) throw new Refusal('WITHDRAWAL_DAY_LIMIT', { args: [show(left)] });
  const toStake = turnoverLeft(turnover);
  if (toStake > 0n) throw new Refusal('TURNOVER_LEFT', { args: [show(toStake)] });
}
