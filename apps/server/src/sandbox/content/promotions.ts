import type { RuleSeed } from './rewards.ts';

const DAY_MS = 86_400_000;
const GIFT = {
  period: 'once',
  needsJoin: true,
  budget: '1000000.00',
  claimDays: 30,
  payment: 'cash',
} as const;
const ASKED = { ...GIFT, needsJoin: false, byApplication: true } as const;

/** What can be taken part in, at least one of each kind, by the day on which the world is made. */
export function promotionSeeds(now: Date): readonly RuleSeed[] {
  const day = (days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString();
  return [
    {
      code: 'reload-bonus',
      type: 'deposit',
      terms: {
        ...GIFT,
        fact: { kind: 'deposit', rate: 2_000 },
        smallest: '20.00',
        largest: '2000.00',
        payment: 'locked',
        wagering: {
          times: 5,
          days: 30,
          weights: { RNG: 100, MXWIN: 100, FISH: 100, ELOTT: 50, LIVE: 20, SPORTS: 20 },
        },
      },
    },
    {
      code: 'welcome-gift',
      type: 'gift',
      terms: { ...GIFT, fact: { kind: 'fixed', amount: '50.00' }, largest: '50.00', newcomerDays: 14 },
    },
    {
      code: 'starter-bonus',
      type: 'gift',
      terms: {
        ...GIFT,
        fact: { kind: 'fixed', amount: '500.00' },
        largest: '500.00',
        payment: 'locked',
        wagering: { times: 10, days: 90, weights: { RNG: 100, MXWIN: 100, FISH: 100, LIVE: 20 } },
      },
    },
    {
      code: 'line-rounds',
      type: 'gift',
      terms: {
        ...GIFT,
        fact: { kind: 'fixed', amount: '40.00' },
        largest: '40.00',
        payment: 'rounds',
        freeRounds: { count: 20, stake: '2.00', games: ['line-slot'], mostWon: '1000.00', days: 60 },
      },
    },
    {
      code: 'birthday-gift',
      type: 'gift',
      terms: { ...ASKED, fact: { kind: 'fixed', amount: '100.00' }, largest: '100.00' },
    },
    {
      code: 'idea-gift',
      type: 'gift',
      terms: { ...ASKED, fact: { kind: 'fixed', amount: '200.00' }, largest: '200.00' },
    },
    {
      code: 'opening-raffle',
      type: 'raffle',
      terms: {
        ...GIFT,
        fact: {
          kind: 'raffle',
          prizes: [
            { amount: '1000.00', count: 1 },
            { amount: '200.00', count: 9 },
          ],
        },
        largest: '1000.00',
        claimDays: 60,
        startsAt: day(-10),
        endsAt: day(-1),
      },
    },
    {
      code: 'boat-race-raffle',
      type: 'raffle',
      terms: {
        ...GIFT,
        fact: {
          kind: 'raffle',
          prizes: [
            { amount: '5000.00', count: 1 },
            // Fewer than the sandbox enters, so that there are odds to read.
            { amount: '1000.00', count: 1 },
            { amount: '100.00', count: 2 },
          ],
        },
        largest: '5000.00',
        startsAt: day(-3),
        endsAt: day(30),
      },
    },
    {
      code: 'harvest-gift',
      type: 'gift',
      terms: {
        ...GIFT,
        fact: { kind: 'fixed', amount: '25.00' },
        largest: '25.00',
        startsAt: day(21),
        endsAt: day(28),
      },
    },
  ];
}
