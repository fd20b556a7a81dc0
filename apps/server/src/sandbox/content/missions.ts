import type { GameCategory } from '@maidan/contract/constants.ts';
import type * as z from 'zod/mini';
import type { writtenRule } from '#modules/rewards/rules/operate-rules.ts';
import type { SeedTexts } from '#sandbox/texts/read-texts.ts';
import { seedText } from '#sandbox/texts/seed-text.ts';

type Rule = z.input<typeof writtenRule>;
type Terms = Rule['terms'];
type Seed = Pick<Rule, 'type' | 'terms'> & { code: keyof SeedTexts['missions'] };

const BUDGET = '100000000.00';

/** Given once in each period; what is not taken waits for a while. */
function mission(
  code: Seed['code'],
  period: Terms['period'],
  amount: string,
  counted:
    | { counts: 'rounds' | 'kinds'; target: number; categories?: GameCategory[] }
    | { counts: 'stake'; target: string },
): Seed {
  const claimDays = period === 'day' ? 7 : period === 'week' ? 14 : 31;
  const fact = { kind: 'mission' as const, amount, ...counted };
  return {
    code,
    type: 'mission',
    terms: { fact, period, largest: amount, budget: BUDGET, claimDays, payment: 'cash' },
  };
}

const SEEDS: readonly Seed[] = [
  mission('first-ten', 'once', '10.00', { counts: 'rounds', target: 10 }),
  mission('hundred-rounds', 'once', '25.00', { counts: 'rounds', target: 100 }),
  mission('daily-five', 'day', '2.00', { counts: 'rounds', target: 5 }),
  mission('weekly-slots', 'week', '15.00', { counts: 'rounds', target: 40, categories: ['RNG'] }),
  mission('monthly-stakes', 'month', '20.00', { counts: 'stake', target: '1000.00' }),
  mission('monthly-kinds', 'month', '30.00', { counts: 'kinds', target: 3 }),
  {
    code: 'vip-gift',
    type: 'vip',
    terms: {
      fact: {
        kind: 'vip',
        levels: [
          { level: 1, gift: '20.00' },
          { level: 2, gift: '50.00' },
          { level: 3, gift: '150.00' },
          { level: 4, gift: '400.00' },
          { level: 5, gift: '1000.00' },
        ],
      },
      period: 'month',
      largest: '1000.00',
      budget: BUDGET,
      claimDays: 31,
      payment: 'cash',
    },
  },
  {
    code: 'vip-rebate',
    type: 'vip',
    terms: {
      fact: {
        kind: 'vip',
        levels: [
          { level: 2, rate: 5 },
          { level: 3, rate: 10 },
          { level: 4, rate: 15 },
          { level: 5, rate: 25 },
        ],
      },
      period: 'week',
      smallest: '0.10',
      largest: '20000.00',
      budget: BUDGET,
      claimDays: 21,
      payment: 'cash',
    },
  },
];

/** MEM-03, MEM-10: the missions of the sandbox, and what its ranks bring. */
export const MISSIONS: readonly Rule[] = SEEDS.map((seed) => ({
  ...seed,
  title: seedText('missions', (texts) => texts[seed.code].title),
  summary: seedText('missions', (texts) => texts[seed.code].summary),
}));
