import type { ContractPeriod, ContractType } from '@maidan/contract/agents/agent-contract.ts';

/** What became of an offer, and how many days before the seeding that was. */
type PastContract = {
  agent: string;
  type: ContractType;
  period?: ContractPeriod;
  /** Of each tier: the rate in basis points, then members and turnover in whole taka that a slot must reach. */
  tiers: readonly (readonly [rate: number, members: number, bet: number])[];
  offered: number;
  answer: 'accept' | 'reject' | null;
  /** Days before the seeding at which the one who gave it ended it. */
  ended?: number;
};

const AGENTS = ['agent1', 'agent2', 'agent41', 'agent42'] as const;

/** One contract for each level, the top with the house, half a day after the one above. */
const downTheLine = (
  type: ContractType,
  offered: number,
  rates: readonly number[],
  [members, bet, period]: readonly [number, number, ContractPeriod?] = [0, 0],
): PastContract[] =>
  rates.map((rate, level) => ({
    agent: AGENTS[level] ?? '',
    type,
    ...(period === undefined ? {} : { period }),
    tiers:
      members === 0
        ? [[rate, 0, 0]]
        : [
            [Math.floor(rate * 0.6), 0, 0],
            [rate, members, bet],
          ],
    offered: offered - level / 2,
    answer: 'accept',
  }));

/**
 * AGT-05, AGT-06: contracts of all kinds in every state along agent1 > agent2 > agent41 > agent42, the earliest first. Offers of a lower
 * rate end what is further down and higher, as they do for everybody.
 */
export const PAST_CONTRACTS: readonly PastContract[] = [
  ...downTheLine('dividend', 88, [1_200, 900, 600], [8, 500, 'semimonthly']),
  ...downTheLine('daily', 86, [60, 45, 35, 25], [3, 200]),
  ...downTheLine('hourly', 80, [40, 32, 24, 16]),
  ...downTheLine('realtime', 60, [30, 24, 18, 12]),
  // Refused, then better; and a lower one that ends what agent42 had from agent41.
  { agent: 'agent41', type: 'daily', tiers: [[20, 0, 0]], offered: 50, answer: 'reject' },
  {
    agent: 'agent41',
    type: 'daily',
    tiers: [
      [20, 0, 0],
      [24, 3, 200],
    ],
    offered: 40,
    answer: 'accept',
  },
  { agent: 'agent42', type: 'daily', tiers: [[18, 0, 0]], offered: 38, answer: 'accept' },
  { agent: 'agent42', type: 'hourly', tiers: [[12, 0, 0]], offered: 25, answer: 'accept', ended: 9 },
  {
    agent: 'agent42',
    type: 'dividend',
    period: 'semimonthly',
    tiers: [
      [250, 0, 0],
      [350, 5, 50_000],
    ],
    offered: 0.1,
    answer: null,
  },
].toSorted((one, other) => other.offered - one.offered) as readonly PastContract[];
