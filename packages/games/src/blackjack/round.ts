import type { Money } from '@maidan/contract/money.ts';
import * as z from 'zod/mini';
import { DECK_SIZE, type Card } from '#cards/deck.ts';
import { MOST_CARDS, MOST_HANDS } from './table.ts';

export const ACTS = ['hit', 'stand', 'double', 'split', 'insure', 'no-insurance'] as const;
export type Act = (typeof ACTS)[number];

export const blackjackAction = z.strictObject({ act: z.enum(ACTS) });
export type BlackjackAction = z.infer<typeof blackjackAction>;

export type PlayedHand = {
  readonly cards: readonly Card[];
  readonly isDoubled: boolean;
  /** Nothing more is done to it: stood, doubled, 21 or over, or a split ace. */
  readonly isDone: boolean;
};

/** `offered` waits for an answer before anything else. */
const INSURANCES = ['none', 'offered', 'taken'] as const;

export type BlackjackState = {
  readonly stake: Money;
  readonly shoe: readonly Card[];
  /** How many cards have left the shoe. */
  readonly taken: number;
  /** The first lies open, the second hidden until the round is over. */
  readonly dealer: readonly Card[];
  readonly hands: readonly PlayedHand[];
  /** The hand that is played; all before it are done. */
  readonly turn: number;
  readonly insurance: (typeof INSURANCES)[number];
  readonly isOver: boolean;
};

const cards = z
  .array(z.int().check(z.minimum(0), z.maximum(DECK_SIZE - 1)))
  .check(z.minLength(1), z.maxLength(MOST_CARDS));

export const blackjackView = z.strictObject({
  dealer: cards,
  hands: z
    .array(z.strictObject({ cards, isDoubled: z.boolean() }))
    .check(z.minLength(1), z.maxLength(MOST_HANDS)),
  turn: z.int().check(z.minimum(0), z.maximum(MOST_HANDS - 1)),
  insurance: z.enum(INSURANCES),
  isOver: z.boolean(),
  /** What may be done now, whatever it costs. */
  may: z.array(z.enum(ACTS)),
});
export type BlackjackView = z.infer<typeof blackjackView>;
