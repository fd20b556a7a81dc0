import type { Money } from '@maidan/contract/money.ts';
import * as z from 'zod/mini';
import { JOKER, type Card } from '#cards/deck.ts';
import { PRIZES } from './paytable.ts';

export const HAND_SIZE = 5;

const card = z.int().check(z.minimum(0), z.maximum(JOKER));
const hand = z.array(card).check(z.length(HAND_SIZE));
/** Places in the hand, from the left, each at most once. */
const places = z.array(z.int().check(z.minimum(0), z.maximum(HAND_SIZE - 1))).check(
  z.maxLength(HAND_SIZE),
  z.refine((held) => held.every((place, nth) => nth === 0 || place > (held[nth - 1] ?? 0))),
);

/** The cards that stay; every other one is replaced. */
export const pokerAction = z.strictObject({ hold: places });
export type PokerAction = z.infer<typeof pokerAction>;

/** The second five are hidden: each waits for the place it would fall on. */
export type PokerState = {
  readonly stake: Money;
  readonly dealt: readonly Card[];
  readonly waiting: readonly Card[];
  readonly held: readonly number[] | null;
};

export const pokerView = z.strictObject({
  dealt: hand,
  held: z.nullable(places),
  /** What lies on the table: the deal, or what it became. */
  cards: hand,
  /** The line of the pay table that these cards make. */
  prize: z.nullable(z.enum(PRIZES)),
});
export type PokerView = z.infer<typeof pokerView>;
