import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';
import { DICE, DICE_KINDS, FACES } from './dice-rank.ts';

/** What is bet and raised by in each of the two rounds, in units. */
export const BETS = { open: 2, last: 4 } as const;
/** Bet and raises of one round together. */
export const MOST_RAISES = 3;
/** With the first stake, in units. */
export const MOST_IN_A_HAND = 1 + MOST_RAISES * (BETS.open + BETS.last);

/** Betting, rolling again, betting. */
const PHASES = ['open', 'roll', 'last'] as const;
export type Phase = (typeof PHASES)[number];

const BET_DEEDS = ['fold', 'check', 'call', 'raise'] as const;
export type BetDeed = (typeof BET_DEEDS)[number];
export type Deed = BetDeed | 'roll';
/** The dice that are rolled again, by where they lie. */
const picked = z.array(z.int().check(z.minimum(0), z.maximum(DICE - 1))).check(z.maxLength(DICE));
export const fiveDiceAction = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(BET_DEEDS) }),
  z.strictObject({ do: z.literal('roll'), dice: picked }),
]);
export type FiveDiceAction = z.infer<typeof fiveDiceAction>;

export type SeatState = {
  readonly place: number;
  readonly paid: bigint;
  readonly dice: readonly number[];
  /** What its dice show when they are rolled again: they were all thrown before the hand began. */
  readonly spare: readonly number[];
  readonly isIn: boolean;
  /** In this phase, since the last raise. */
  readonly hasActed: boolean;
  readonly did: { readonly do: Deed; readonly amount: bigint; readonly count: number } | null;
};
export type FiveDiceState = {
  readonly unit: bigint;
  readonly phase: Phase;
  /** What whoever stays has to have paid. */
  readonly level: bigint;
  readonly raises: number;
  /** Index of the seat in turn. */
  readonly turn: number;
  readonly seats: readonly SeatState[];
  /** Who did something last. */
  readonly last: number | null;
  readonly end: 'last' | 'show' | null;
};

const die = z.int().check(z.minimum(1), z.maximum(FACES));
const place = z.int();
export const fiveDiceView = z.object({
  pot: moneyText,
  phase: z.enum(PHASES),
  turn: z.nullable(place),
  last: z.nullable(place),
  seats: z.array(
    z.object({
      place,
      paid: moneyText,
      isIn: z.boolean(),
      /** Null: under the cup. */
      dice: z.nullable(z.array(die)),
      kind: z.nullable(z.enum(DICE_KINDS)),
      did: z.nullable(z.object({ do: z.enum([...BET_DEEDS, 'roll']), amount: moneyText, count: z.int() })),
    }),
  ),
  /** What this seat may do now, and for how much. */
  choices: z.array(z.object({ do: z.enum([...BET_DEEDS, 'roll']), cost: moneyText })),
  result: z.nullable(
    z.object({
      how: z.enum(['last', 'show']),
      rake: moneyText,
      won: z.array(z.object({ place, amount: moneyText })),
    }),
  ),
});
export type FiveDiceView = z.infer<typeof fiveDiceView>;
