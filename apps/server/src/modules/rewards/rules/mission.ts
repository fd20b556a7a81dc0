import { parseMoney } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import { RECORD_CATEGORIES, type RecordCategory } from '@maidan/contract/records/record-words.ts';
import * as z from 'zod/mini';

const aboveZero = moneyText.check(z.refine((amount) => parseMoney(amount) > 0n, 'must be above zero'));
const target = (most: number) => z.int().check(z.minimum(1), z.maximum(most));
const shared = {
  kind: z.literal('mission'),
  /** Which games count; all where nothing is said. */
  categories: z.optional(
    z.array(z.enum(RECORD_CATEGORIES)).check(
      z.minLength(1),
      z.maxLength(RECORD_CATEGORIES.length),
      z.refine((list) => new Set(list).size === list.length, 'categories: each once'),
    ),
  ),
  /** What is given once the target is reached, once in each period. */
  amount: aboveZero,
};

/** MEM-10: what a mission counts. Only sums of settled bets: nothing that asks for a loss, a deposit or a row of days. */
export const missionFact = z.discriminatedUnion('counts', [
  z.strictObject({ ...shared, counts: z.literal('rounds'), target: target(1_000_000) }),
  z.strictObject({ ...shared, counts: z.literal('stake'), target: aboveZero }),
  /** Categories with at least one settled round. */
  z.strictObject({ ...shared, counts: z.literal('kinds'), target: target(RECORD_CATEGORIES.length) }),
]);
export type MissionFact = z.output<typeof missionFact>;

type Bet = { category: RecordCategory; rounds: bigint; stake: bigint };
type Reached = { count: number; base: bigint };
type MissionLine = Reached & { category: RecordCategory | null; basisPoints: null; amount: bigint };

/** One line, also where nothing was played yet: how often, for how much, and what it comes to. */
export function missionLine(fact: MissionFact, bets: readonly Bet[]): MissionLine {
  const counted = bets.filter(
    ({ category, rounds }) => rounds > 0n && (fact.categories?.includes(category) ?? true),
  );
  const rounds = counted.reduce((sum, bet) => sum + bet.rounds, 0n);
  const line = {
    category: fact.categories?.length === 1 ? (fact.categories[0] ?? null) : null,
    count: fact.counts === 'kinds' ? counted.length : Number(rounds),
    base: counted.reduce((sum, { stake }) => sum + stake, 0n),
    basisPoints: null,
  };
  return { ...line, amount: isDone(fact, line) ? parseMoney(fact.amount) : 0n };
}

function isDone(fact: MissionFact, { count, base }: Reached): boolean {
  return fact.counts === 'stake' ? base >= parseMoney(fact.target) : count >= fact.target;
}
