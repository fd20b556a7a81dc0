import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '#refusals/refusal.ts';
import { standardWithdrawalRules } from '#settings/withdrawal-rules.ts';
import { assertWithinRules, mostNow } from './withdrawal-sums.ts';

const sum = fc.bigInt({ min: 0n, max: 120_000_00n });

test('[MEM-05] the one figure is the truth: every amount up to it is taken, and none above it', () => {
  fc.assert(
    fc.property(
      fc.record({ available: sum, bound: sum, used: sum, times: fc.integer({ min: 0, max: 6 }), other: sum }),
      ({ available, bound, used, times, other }) => {
        const rules = standardWithdrawalRules();
        const free = available > bound ? available - bound : 0n;
        const situation = { rules, day: { amount: used, times }, bound: { available, free, toStake: bound } };
        const { most, stop } = mostNow(situation);
        expect(stop === null).toBe(most > 0n);
        for (const amount of [most, most + 1n, other, parseMoney(rules.smallest)]) {
          const isTaken = amount >= parseMoney(rules.smallest) && amount <= most;
          expect([amount, passes({ ...situation, amount })]).toEqual([amount, isTaken]);
        }
      },
    ),
  );
});

function passes(asked: Omit<Parameters<typeof assertWithinRules>[0], 'show'>): boolean {
  try {
    assertWithinRules({ ...asked, show: (amount) => formatMoneyText(minor(amount)) });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
