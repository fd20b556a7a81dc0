import type { ContractPeriod, ContractType } from '@maidan/contract/agents/agent-contract.ts';

/** What became of an offer, and how many days before the seeding that was. */
type PastContract = {
  agent: string;
  type: ContractType;
  period?: ContractPeriod;
  /** Of the turnover, in basis points. */
  fee?: number;
  /** Of each tier: the rate in basis points, then members and turnover in whole taka that a slot must reach. */
  tiers: readonly (readonly [rate: number, members: number, bet: number])[];
  offered: number;
  /** Whoever made it takes it back ('withdraw'); without an answer it waits, or lapses with a move. */
  answer: 'accept' | 'reject' | 'withdraw' | null;
  /** Days before the seeding at which the one who gave it ended it. */
  ended?: number;
};

const AGENTS = ['agent1', 'agent2', 'agent41', 'agent42'] as const;
type Agent = (typeof AGENTS)[number] | 'agent1b';

/** A branch that went to another upline, and how many days before the seeding that was. */
export const PAST_MOVES = [
  { agent: 'agent41', to: 'agent1', at: 89.7 },
  { agent: 'agent41', to: 'agent2', at: 88.6 },
] as const;

/** One contract for each level, the top with the house, half a day after the one above. */
const downTheLine = (
  type: ContractType,
  offered: number,
  rates: readonly number[],
  {
    members = 0,
    bet = 0,
    ...more
  }: { members?: number; bet?: number; period?: ContractPeriod; fee?: number } = {},
): PastContract[] =>
  rates.map((rate, level) => ({
    agent: AGENTS[level] ?? '',
    type,
    ...more,
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

/** An offer of one tier, or of a smaller one before it, that asks for nothing. */
const offer = (
  agent: Agent,
  type: ContractType,
  rates: readonly [number, number?],
  [offered, answer, ended]: readonly [number, PastContract['answer'], number?],
  more: Pick<PastContract, 'period' | 'fee'> = type === 'dividend' ? { period: 'semimonthly' } : {},
): PastContract => ({
  agent,
  type,
  ...more,
  tiers:
    rates.length === 2
      ? [
          [rates[0], 0, 0],
          [rates[1] ?? 0, 3, 200],
        ]
      : [[rates[0], 0, 0]],
  offered,
  answer,
  ...(ended === undefined ? {} : { ended }),
});

/**
 * AGT-05, AGT-06: contracts of each kind in every state along agent1 > agent2 > agent41 > agent42: waiting, running, refused, taken back,
 * ended by the one who gave it, ended because one above pays less since, and lapsed because the one who was asked went to
 * another upline, as it happens to everybody. Dividends were paid by the day, then by the week less a fee, and twice a month since; agent1b
 * has them by the month, less a fee.
 */
export const PAST_CONTRACTS: readonly PastContract[] = [
  // What agent1 had in the days when agent41 was directly below, and offered there: agent41 went before there was an answer.
  ...(['dividend', 'daily', 'hourly', 'realtime'] as const).flatMap((type) => [
    // A period of a day: a longer one would run into the next.
    offer('agent1', type, [20], [89.6, 'accept', 88.5], {}),
    offer('agent41', type, [10], [89, null], {}),
  ]),

  ...downTheLine('dividend', 88, [800, 600, 400], { period: 'daily' }),
  ...downTheLine('dividend', 76, [1_000, 800, 500], { period: 'weekly', fee: 100 }),
  ...downTheLine('dividend', 60, [1_200, 900, 600], { members: 8, bet: 500, period: 'semimonthly' }),
  // What agent41 had ends with the lower one of agent2, and comes again when agent2 has more.
  offer('agent2', 'dividend', [500], [55, 'accept']),
  offer('agent2', 'dividend', [700], [52, 'accept']),
  offer('agent41', 'dividend', [450, 600], [51, 'accept']),
  offer('agent42', 'dividend', [300], [50, 'accept', 22]),
  offer('agent42', 'dividend', [200], [20, 'reject']),
  offer('agent42', 'dividend', [240], [18, 'withdraw']),
  offer('agent42', 'dividend', [250, 350], [0.1, null]),

  offer('agent1b', 'dividend', [500, 800], [88, 'accept'], { period: 'monthly', fee: 150 }),

  ...downTheLine('daily', 86, [60, 45, 35, 25], { members: 3, bet: 200 }),
  offer('agent1b', 'daily', [40], [86, 'accept']),
  offer('agent41', 'daily', [20], [50, 'reject']),
  offer('agent41', 'daily', [20, 24], [40, 'accept']),
  offer('agent42', 'daily', [18], [38, 'accept', 12]),
  offer('agent42', 'daily', [16], [10, 'accept']),
  offer('agent42', 'daily', [18], [7, 'withdraw']),
  offer('agent42', 'daily', [20], [0.1, null]),

  ...downTheLine('hourly', 80, [40, 32, 24, 16]),
  offer('agent2', 'hourly', [22], [35, 'accept']),
  offer('agent41', 'hourly', [18], [34, 'accept']),
  offer('agent42', 'hourly', [14], [33, 'accept']),
  offer('agent42', 'hourly', [10], [30, 'reject']),
  offer('agent42', 'hourly', [12], [25, 'accept', 9]),
  offer('agent42', 'hourly', [8], [8, 'withdraw']),
  offer('agent42', 'hourly', [10], [0.1, null]),

  ...downTheLine('realtime', 60, [30, 24, 18, 12]),
  offer('agent2', 'realtime', [16], [45, 'accept']),
  offer('agent41', 'realtime', [14], [44, 'accept']),
  offer('agent42', 'realtime', [10], [43, 'accept', 6]),
  offer('agent2', 'realtime', [12], [28, 'reject']),
  offer('agent42', 'realtime', [8], [5, 'accept']),
  offer('agent42', 'realtime', [9], [3, 'withdraw']),
  offer('agent42', 'realtime', [12], [0.1, null]),
].toSorted((one, other) => other.offered - one.offered);
