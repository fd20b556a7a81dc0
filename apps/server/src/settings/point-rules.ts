import { moneyText } from '@maidan/contract/money-text.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import * as z from 'zod/mini';

const MOST = 100_000_000;
const whole = z.int().check(z.minimum(1), z.maximum(MOST));

/** PRO-04: what earns points, what they are worth, and what a conversion requires. */
export const pointRules = z.object({
  offered: z.boolean(),
  stakePerPoint: moneyText,
  ratio: z.object({ points: whole, amount: moneyText }),
  leastPoints: whole,
  /** Within any 24 hours. */
  mostPointsPerDay: whole,
});
export type PointRules = z.output<typeof pointRules>;

export function standardPointRules(): PointRules {
  return {
    offered: true,
    stakePerPoint: '10.00',
    ratio: { points: 100, amount: '1.00' },
    leastPoints: 500,
    mostPointsPerDay: 50_000,
  };
}

export function pointRuleProblems(rules: PointRules): string[] {
  return [
    ...(parseMoney(rules.stakePerPoint) > 0n ? [] : ['stakePerPoint: must be above nothing']),
    ...(parseMoney(rules.ratio.amount) > 0n ? [] : ['ratio.amount: must be above nothing']),
    ...(rules.leastPoints <= rules.mostPointsPerDay ? [] : ['leastPoints is above mostPointsPerDay']),
  ];
}
