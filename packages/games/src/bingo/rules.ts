import { minor, type Money } from '@maidan/contract/money.ts';
import * as z from 'zod/mini';
import type { Draw, InstantRules } from '#game.ts';
import { offeredStake } from '#offered-stake.ts';
import { takeSome } from '#take-some.ts';
import { manifest } from './manifest.ts';
import {
  BALLS,
  CALLS,
  CELLS,
  linePays,
  LINES,
  MIDDLE,
  MOST_CARDS,
  SHAPE_CELLS,
  SHAPE_PAYS,
  SHAPES,
  SIDE,
} from './patterns.ts';

/** `stake` is what all cards cost together. */
export type BingoBet = { readonly stake: Money; readonly perCard: Money; readonly cards: number };

const ball = z.int().check(z.minimum(1), z.maximum(BALLS));
const bingoCard = z.strictObject({
  /** Row by row; 0 in the middle, which is free. */
  numbers: z.array(z.int().check(z.minimum(0), z.maximum(BALLS))).check(z.length(CELLS)),
  /** The call that made the first line, and which lines that call made; null: none came. */
  line: z.nullable(z.strictObject({ call: z.int(), lines: z.array(z.int()) })),
  shapes: z.array(z.enum(SHAPES)),
  /** Hundredths of the stake of one card. */
  pays: z.int(),
});
const bingoOutcome = z.strictObject({
  calls: z.array(ball).check(z.length(CALLS)),
  cards: z.array(bingoCard).check(z.minLength(1), z.maxLength(MOST_CARDS)),
});
export type BingoCard = z.infer<typeof bingoCard>;
export type BingoOutcome = z.infer<typeof bingoOutcome>;

const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
const EVERY_BALL = from(1, BALLS);
const IN_COLUMN = BALLS / SIDE;

export const bingoRules: InstantRules<BingoBet, BingoOutcome> = {
  shape: 'instant',
  manifest,
  bet: z.pipe(
    z.strictObject({
      stake: offeredStake(manifest.stakeSteps),
      cards: z.int().check(z.minimum(1), z.maximum(MOST_CARDS)),
    }),
    z.transform(({ stake, cards }): BingoBet => ({
      stake: minor(stake * BigInt(cards)),
      perCard: stake,
      cards,
    })),
  ),
  outcome: bingoOutcome,
  decide({ stake, perCard, cards: count }, draw) {
    const printed = Array.from({ length: count }, () => printCard(draw));
    const calls = takeSome(draw, EVERY_BALL, CALLS);
    const cards = printed.map((numbers) => checkCard(numbers, calls));
    const pays = cards.reduce((sum, card) => sum + card.pays, 0);
    // Stakes are whole hundreds of the minor unit, so a hundredth of one is exact.
    return { stake, win: minor((perCard * BigInt(pays)) / 100n), outcome: { calls, cards } };
  },
};

/** Five of 1 to 15 in the first column, five of 16 to 30 in the second, and so on. */
function printCard(draw: Draw): number[] {
  const columns = from(0, SIDE).map((column) =>
    takeSome(draw, from(column * IN_COLUMN + 1, IN_COLUMN), SIDE),
  );
  return from(0, CELLS).map((cell) =>
    cell === MIDDLE ? 0 : (columns[cell % SIDE]?.[Math.floor(cell / SIDE)] ?? 0),
  );
}

/** What the calls make of a card. */
export function checkCard(numbers: number[], calls: readonly number[]): BingoCard {
  /** Which call covers a cell; the free one is covered before the first. */
  const coveredAt = numbers.map((number) => (number === 0 ? 0 : callOf(number, calls)));
  const fullAt = (cells: readonly number[]) => Math.max(...cells.map((cell) => coveredAt[cell] ?? Infinity));
  const lineCalls = LINES.map(fullAt);
  const call = Math.min(...lineCalls);
  const line =
    call <= CALLS ? { call, lines: lineCalls.flatMap((at, index) => (at === call ? [index] : [])) } : null;
  const shapes = SHAPES.filter((shape) => fullAt(SHAPE_CELLS[shape]) <= CALLS);
  const pays = shapes.reduce((sum, shape) => sum + SHAPE_PAYS[shape], line ? linePays(line.call) : 0);
  return { numbers, line, shapes, pays };
}

function callOf(number: number, calls: readonly number[]): number {
  const index = calls.indexOf(number);
  return index === -1 ? Infinity : index + 1;
}
