import * as z from 'zod/mini';
import type { Money } from '@maidan/contract/money.ts';
import { MOST_MINES, TILES } from './paytable.ts';

const tile = z.int().check(z.minimum(0), z.maximum(TILES - 1));
const tiles = z.array(tile).check(z.maxLength(TILES));

export const minesAction = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('open'), tile }),
  z.strictObject({ act: z.literal('cash-out') }),
]);
export type MinesAction = z.infer<typeof minesAction>;

/** `mineTiles` is what is hidden until the round is over. */
export type MinesState = {
  readonly stake: Money;
  readonly mineTiles: readonly number[];
  /** Safe tiles in the order of their opening. */
  readonly opened: readonly number[];
  /** The tile that ended the round. */
  readonly hit: number | null;
  readonly isOver: boolean;
};

export const minesView = z.strictObject({
  mines: z.int().check(z.minimum(1), z.maximum(MOST_MINES)),
  opened: tiles,
  hit: z.nullable(tile),
  isOver: z.boolean(),
  mineTiles: z.nullable(tiles),
});
export type MinesView = z.infer<typeof minesView>;
