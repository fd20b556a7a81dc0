import { parseMoney } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';

const HIGHEST_TIMES = 100_000;
const TELL_FROM_PERCENT = 80;

/** MEM-12, AGT-04, T9: under which rules money moves to the agent above, and under which to somebody below. */
export const uplineRules = z.object({
  /** Off where the law forbids money between players. */
  offered: z.boolean(),
  smallest: moneyText,
  largest: moneyText,
  /** Within any 24 hours. */
  perDay: moneyText,
  /** Within any hour, so that a stolen session cannot drip an account empty. */
  timesPerHour: z.int().check(z.minimum(1), z.maximum(HIGHEST_TIMES)),
  /** Whether what a withdrawal would have to wait for is waited for here as well. */
  needsTurnover: z.boolean(),
  /** Operators are told of whoever sends so many of a hundred of what an hour or a day allows. */
  tellFromPercent: z._default(z.int().check(z.minimum(1), z.maximum(100)), TELL_FROM_PERCENT),
});
export type UplineRules = z.output<typeof uplineRules>;

export function standardUplineRules(): UplineRules {
  return {
    offered: true,
    smallest: '100.00',
    largest: '20000.00',
    perDay: '50000.00',
    timesPerHour: 5,
    needsTurnover: true,
    tellFromPercent: TELL_FROM_PERCENT,
  };
}

/** AGT-04: an agent has many below, and serves them when they ask. */
export function standardDownlineTransferRules(): UplineRules {
  return {
    offered: true,
    smallest: '10.00',
    largest: '50000.00',
    perDay: '200000.00',
    timesPerHour: 30,
    needsTurnover: true,
    tellFromPercent: TELL_FROM_PERCENT,
  };
}

export function uplineRuleProblems(rules: UplineRules): string[] {
  const [smallest, largest, perDay] = [
    parseMoney(rules.smallest),
    parseMoney(rules.largest),
    parseMoney(rules.perDay),
  ];
  return [
    ...(smallest > 0n ? [] : ['smallest: must be above nothing']),
    ...(smallest <= largest ? [] : ['smallest is above largest']),
    ...(largest <= perDay ? [] : ['largest is above perDay: nobody could send it']),
  ];
}
