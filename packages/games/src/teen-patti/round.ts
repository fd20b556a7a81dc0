import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';
import type { Card } from '#cards/deck.ts';
import { HAND_KINDS } from './hand-rank.ts';

export const TEEN_PATTI = {
  /** The highest stake of a blind seat, in units; seen seats pay twice as much. */
  mostStakeUnits: 16,
  /** As soon as the pot has so much, everybody still in shows. */
  potLimitUnits: 200,
} as const;

export const DEEDS = ['look', 'bet', 'raise', 'show', 'all-in', 'pack'] as const;
export type Deed = (typeof DEEDS)[number];
export const teenPattiAction = z.strictObject({ do: z.enum(DEEDS) });
export type TeenPattiAction = z.infer<typeof teenPattiAction>;

export type SeatState = {
  readonly place: number;
  readonly chips: bigint;
  readonly paid: bigint;
  readonly cards: readonly Card[];
  readonly isBlind: boolean;
  readonly isIn: boolean;
  readonly did: { readonly do: Deed; readonly amount: bigint } | null;
};
export type TeenPattiState = {
  readonly unit: bigint;
  /** What a blind seat pays at least. */
  readonly stake: bigint;
  /** Index of the seat in turn. */
  readonly turn: number;
  readonly seats: readonly SeatState[];
  /** Who did something last. */
  readonly last: number | null;
  /** `asker`: has lost against an equal hand. */
  readonly end: { readonly how: EndedBy; readonly asker: number | null } | null;
};
const ENDED_BY = ['last', 'show', 'limit'] as const;
type EndedBy = (typeof ENDED_BY)[number];

const card = z.int().check(z.minimum(0), z.maximum(51));
const place = z.int();
const parts = z.array(z.object({ place, amount: moneyText }));
export const teenPattiView = z.object({
  pot: moneyText,
  /** As it stands: of more than one pot when somebody is all in, each with those who can win it. */
  pots: z.array(z.object({ amount: moneyText, places: z.array(place) })),
  stake: moneyText,
  unit: moneyText,
  turn: z.nullable(place),
  last: z.nullable(place),
  seats: z.array(
    z.object({
      place,
      paid: moneyText,
      isBlind: z.boolean(),
      isIn: z.boolean(),
      isAllIn: z.boolean(),
      /** Null: not for these eyes. */
      cards: z.nullable(z.array(card)),
      kind: z.nullable(z.enum(HAND_KINDS)),
      did: z.nullable(z.object({ do: z.enum(DEEDS), amount: moneyText })),
    }),
  ),
  /** What this seat may do now, and for how much. */
  choices: z.array(z.object({ do: z.enum(DEEDS), cost: moneyText })),
  result: z.nullable(
    z.object({
      how: z.enum(ENDED_BY),
      rake: moneyText,
      /** Of all pots together. */
      won: parts,
      /** Nobody had matched it. */
      back: parts,
      pots: z.array(z.object({ amount: moneyText, rake: moneyText, won: parts })),
    }),
  ),
});
export type TeenPattiView = z.infer<typeof teenPattiView>;
