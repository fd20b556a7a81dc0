import { parseMoney } from '@maidan/contract/money.ts';
import type { RecordCategory } from '@maidan/contract/records/record-words.ts';
import { missionLine } from './mission.ts';
import type { RewardTerms } from './terms.ts';
import { vipLines } from './vip-benefit.ts';

export type BetFact = { category: RecordCategory; rounds: bigint; stake: bigint; payout: bigint };
export type DepositFact = { id: bigint; amount: bigint; afterLoss: boolean };
export type Facts = {
  bets: readonly BetFact[];
  deposits: readonly DepositFact[];
  /** Of a raffle: what was drawn for this member. */
  prize: bigint;
  /** The VIP rank that counts; 0 without one. */
  rank: number;
};

export type Line = {
  category: RecordCategory | null;
  count: number;
  base: bigint;
  basisPoints: number | null;
  amount: bigint;
};

const BASIS = 10_000n;
const share = (base: bigint, basisPoints: number): bigint => (base * BigInt(basisPoints)) / BASIS;

/** What the facts come to under these terms: each line rounded down, together no more than the largest, below the smallest nothing. */
export function amountOf(terms: RewardTerms, facts: Facts): { amount: bigint; lines: Line[] } {
  const lines = linesOf(terms, facts);
  const sum = lines.reduce((total, { amount }) => total + amount, 0n);
  const largest = parseMoney(terms.largest);
  const capped = sum > largest ? largest : sum;
  return { amount: capped < parseMoney(terms.smallest) ? 0n : capped, lines };
}

function linesOf({ fact }: RewardTerms, { bets, deposits, prize, rank }: Facts): Line[] {
  switch (fact.kind) {
    case 'stake':
      return bets
        .flatMap(({ category, rounds, stake }) => {
          const basisPoints = fact.rates[category];
          if (basisPoints === undefined || stake <= 0n) return [];
          return [
            { category, count: Number(rounds), base: stake, basisPoints, amount: share(stake, basisPoints) },
          ];
        })
        .toSorted((one, other) => (one.category < other.category ? -1 : 1));
    case 'loss': {
      const lost = bets.reduce((sum, { stake, payout }) => sum + stake - payout, 0n);
      const count = Number(bets.reduce((sum, { rounds }) => sum + rounds, 0n));
      return lost <= 0n ? [] : [lineOf(count, lost, fact.rate)];
    }
    case 'deposit': {
      const counted = deposits.filter(({ afterLoss }) => !afterLoss);
      const base = counted.reduce((sum, { amount }) => sum + amount, 0n);
      return base === 0n ? [] : [lineOf(counted.length, base, fact.rate)];
    }
    case 'fixed':
    case 'friend':
      return [fixedLine(parseMoney(fact.amount))];
    case 'raffle':
      return prize === 0n ? [] : [fixedLine(prize)];
    case 'mission':
      return [missionLine(fact, bets)];
    case 'vip':
      return vipLines(fact, rank, bets);
  }
}

const lineOf = (count: number, base: bigint, basisPoints: number): Line => ({
  category: null,
  count,
  base,
  basisPoints,
  amount: share(base, basisPoints),
});
const fixedLine = (amount: bigint): Line => ({
  category: null,
  count: 1,
  base: amount,
  basisPoints: null,
  amount,
});
