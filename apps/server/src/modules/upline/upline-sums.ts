import { parseMoney } from '@maidan/contract/money.ts';
import { Refusal } from '#refusals/refusal.ts';
import type { UplineRules } from '#settings/upline-rules.ts';
import type { UsedRow } from './upline.store.ts';

/** What may still be sent within these 24 hours. */
export function leftOfDay({ amount }: Pick<UsedRow, 'amount'>, rules: UplineRules): bigint {
  const left = parseMoney(rules.perDay) - amount;
  return left > 0n ? left : 0n;
}

type Asked = {
  amount: bigint;
  rules: UplineRules;
  used: UsedRow;
  /** What deposits bind, what they leave, and what must be staked before they bind nothing. */
  bound: bigint;
  free: bigint;
  toStake: bigint;
  /** An amount as the member reads it. */
  show: (amount: bigint) => string;
};

/** Each rule on its own, so that whoever is refused knows which one and what is left of it. */
export function assertWithinRules({ amount, rules, used, show, ...bound }: Asked): void {
  const [smallest, largest] = [parseMoney(rules.smallest), parseMoney(rules.largest)];
  if (amount < smallest || amount > largest)
    throw new Refusal('UPLINE_AMOUNT', { args: [show(smallest), show(largest)] });
  if (used.times >= rules.timesPerHour) throw new Refusal('UPLINE_TOO_OFTEN', { args: [rules.timesPerHour] });
  const left = leftOfDay(used, rules);
  if (amount > left) throw new Refusal('UPLINE_DAY_LIMIT', { args: [show(left)] });
  if (bound.bound > 0n && amount > bound.free)
    throw new Refusal('TURNOVER_LEFT', { args: [show(bound.free), show(bound.toStake)] });
}
