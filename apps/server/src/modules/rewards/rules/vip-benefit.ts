import { parseMoney } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import type { RecordCategory } from '@maidan/contract/records/record-words.ts';
import * as z from 'zod/mini';

const aboveZero = moneyText.check(z.refine((amount) => parseMoney(amount) > 0n, 'must be above zero'));

/** What a rank brings in each period: a gift, a share of settled stakes, or both. A rank that is not named brings nothing. */
export const vipFact = z.strictObject({
  kind: z.literal('vip'),
  levels: z
    .array(
      z
        .strictObject({
          level: z.int().check(z.minimum(1), z.maximum(50)),
          gift: z.optional(aboveZero),
          /** A hundredth of a per cent. */
          rate: z.optional(z.int().check(z.minimum(1), z.maximum(1_000))),
        })
        .check(
          z.refine(
            ({ gift, rate }) => gift !== undefined || rate !== undefined,
            'levels: a gift, a rate or both',
          ),
        ),
    )
    .check(
      z.minLength(1),
      z.maxLength(50),
      z.refine(
        (list) => list.every(({ level }, index) => index === 0 || level > (list[index - 1]?.level ?? 0)),
        'levels: each once, and rising',
      ),
    ),
});
export type VipFact = z.output<typeof vipFact>;

type Bet = { category: RecordCategory; rounds: bigint; stake: bigint };
type VipLine = {
  category: RecordCategory | null;
  count: number;
  base: bigint;
  basisPoints: number | null;
  amount: bigint;
};

/** By the rank that was held when the period ended; of one that runs, by the rank of now. */
export function vipLines({ levels }: VipFact, held: number, bets: readonly Bet[]): VipLine[] {
  const own = levels.find(({ level }) => level === held);
  if (own === undefined) return [];
  const { gift, rate } = own;
  const shares = bets
    .filter(({ stake }) => rate !== undefined && stake > 0n)
    .map(({ category, rounds, stake }) => ({
      category,
      count: Number(rounds),
      base: stake,
      basisPoints: rate ?? 0,
      amount: (stake * BigInt(rate ?? 0)) / 10_000n,
    }))
    .toSorted((one, other) => (one.category < other.category ? -1 : 1));
  if (gift === undefined) return shares;
  const amount = parseMoney(gift);
  return [{ category: null, count: 1, base: amount, basisPoints: null, amount }, ...shares];
}
