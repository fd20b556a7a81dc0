import { randomUUID } from 'node:crypto';
import { switchOn, writeRule, writtenRule } from '#modules/rewards/rules/operate-rules.ts';
import { asOwner } from './as-owner.ts';
import type { TestApp } from './test-app.ts';

const CASH = {
  fact: { kind: 'fixed', amount: '10.00' },
  period: 'once',
  needsJoin: true,
  largest: '1000.00',
  budget: '100000.00',
  claimDays: 7,
  payment: 'cash',
};
/** Kinds of promotions that tests take part in; what a test is about is said by itself. */
export const RULES = {
  gift: { type: 'gift', terms: CASH },
  application: { type: 'gift', terms: { ...CASH, needsJoin: false, byApplication: true } },
  locked: {
    type: 'gift',
    terms: { ...CASH, payment: 'locked', wagering: { times: 2, days: 3, weights: { OTHER: 50 } } },
  },
  deposit: { type: 'deposit', terms: { ...CASH, fact: { kind: 'deposit', rate: 1_000 } } },
  rounds: {
    type: 'gift',
    terms: {
      ...CASH,
      payment: 'rounds',
      freeRounds: { count: 10, stake: '1.00', games: ['line-slot'], mostWon: '50.00', days: 7 },
    },
  },
  raffle: {
    type: 'raffle',
    terms: {
      ...CASH,
      fact: {
        kind: 'raffle',
        prizes: [
          { amount: '50.00', count: 1 },
          { amount: '5.00', count: 2 },
        ],
      },
    },
  },
} as const;

export const rulePlace = (node: TestApp) => ({
  db: node.app.platform.db,
  config: node.app.platform.config,
  bus: node.app.platform.bus,
  settings: node.app.platform.settings,
  actor: 'Anik',
});

/** Written and switched on as an operator would. A raffle runs for an hour unless it is said otherwise. */
export async function promotionOn(
  node: TestApp,
  kind: keyof typeof RULES,
  change: object = {},
): Promise<string> {
  const code = `p${randomUUID().slice(0, 8)}`;
  const { type, terms } = RULES[kind];
  const hours = kind === 'raffle' ? { startsAt: hoursFromNow(-1), endsAt: hoursFromNow(1) } : {};
  const rule = {
    code,
    type,
    title: { en: `A ${kind}`, bn: 'একটি উপহার' },
    summary: { en: 'What it is, in short.' },
    terms: { ...terms, ...hours, ...change },
  };
  await writeRule(rulePlace(node), writtenRule.parse(rule));
  await switchOn(rulePlace(node), { code, reason: 'a test' });
  return code;
}

export const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** As if it had been off before anybody played: what one test has earned is none of the next one's. */
export const forgetRule = (url: string, code: string): Promise<void> =>
  asOwner(url, `update reward set switched_off_at = '2000-01-01' where code = '${code}'`);

/** As if its end had come a moment ago. */
export function endNow(url: string, code: string): Promise<void> {
  return asOwner(
    url,
    `update reward_version set terms = jsonb_set(terms, '{endsAt}', to_jsonb('${hoursFromNow(-0.001)}'::text))
     where code = '${code}'`,
  );
}
