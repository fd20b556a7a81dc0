import type * as z from 'zod/mini';
import type { writtenRule } from '#modules/rewards/rules/operate-rules.ts';
import type { SeedTexts } from '#sandbox/texts/read-texts.ts';
import { seedText } from '#sandbox/texts/seed-text.ts';

type Rule = z.input<typeof writtenRule>;
export type RuleSeed = Pick<Rule, 'type' | 'terms'> & { code: keyof SeedTexts['rewards'] };

const SEEDS: readonly RuleSeed[] = [
  {
    code: 'daily-rebate',
    type: 'rebate',
    terms: {
      fact: {
        kind: 'stake',
        rates: {
          RNG: 50,
          LIVE: 30,
          FISH: 50,
          SPORTS: 25,
          ESPORTS: 25,
          ELOTT: 30,
          LOTT: 30,
          PVP: 30,
          COCKFIGHT: 30,
          MXWIN: 40,
        },
      },
      period: 'day',
      smallest: '0.10',
      largest: '5000.00',
      budget: '100000000.00',
      claimDays: 14,
      payment: 'cash',
    },
  },
  {
    code: 'weekly-cashback',
    type: 'cashback',
    terms: {
      fact: { kind: 'loss', rate: 500 },
      period: 'week',
      smallest: '1.00',
      largest: '10000.00',
      budget: '100000000.00',
      claimDays: 21,
      payment: 'locked',
      wagering: {
        times: 3,
        days: 14,
        weights: { RNG: 100, MXWIN: 100, FISH: 100, ELOTT: 50, LOTT: 50, LIVE: 20, SPORTS: 20 },
      },
    },
  },
  {
    code: 'invite-friends',
    type: 'referral',
    terms: {
      fact: { kind: 'friend', amount: '200.00', stake: '2000.00', days: 30, monthly: '2000.00' },
      period: 'once',
      largest: '200.00',
      budget: '10000000.00',
      claimDays: 30,
      payment: 'cash',
    },
  },
];

/** The rules of the sandbox's rewards. */
export const REWARDS: readonly Rule[] = SEEDS.map(wordedRule);

/** With its words in every language. */
export function wordedRule(seed: RuleSeed): Rule {
  return {
    ...seed,
    title: seedText('rewards', (texts) => texts[seed.code].title),
    summary: seedText('rewards', (texts) => texts[seed.code].summary),
  };
}
