import { ACE, JACK, JOKER, KING, packOf, type Card } from '#cards/deck.ts';
import type { Hand, HandKind, Wild } from './hands.ts';

export const VARIANTS = ['jacks-or-better', 'bonus', 'deuces-wild', 'joker'] as const;
export type Variant = (typeof VARIANTS)[number];

/** A line of a pay table, named as it is shown. */
export const PRIZES = [
  'natural-royal',
  'four-deuces',
  'wild-royal',
  'five-of-a-kind',
  'straight-flush',
  'four-aces',
  'four-low',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'jacks-or-better',
  'kings-or-better',
] as const;
export type Prize = (typeof PRIZES)[number];

export type PayTable = {
  readonly variant: Variant;
  readonly wild: Wild;
  /** In stakes, from the highest: what comes back in all, as is usual for these machines. */
  readonly pays: readonly (readonly [Prize, number])[];
  readonly pack: readonly Card[];
};

const PACK = packOf(1);

/** Rank of four. Twos to fours are the first three of a suit. */
const HIGHEST_LOW = 2;

export const PAY_TABLES: Readonly<Record<Variant, PayTable>> = {
  'jacks-or-better': {
    variant: 'jacks-or-better',
    wild: 'none',
    pack: PACK,
    pays: [
      ['natural-royal', 800],
      ['straight-flush', 50],
      ['four-of-a-kind', 25],
      ['full-house', 9],
      ['flush', 6],
      ['straight', 4],
      ['three-of-a-kind', 3],
      ['two-pair', 2],
      ['jacks-or-better', 1],
    ],
  },
  bonus: {
    variant: 'bonus',
    wild: 'none',
    pack: PACK,
    pays: [
      ['natural-royal', 800],
      ['straight-flush', 50],
      ['four-aces', 80],
      ['four-low', 40],
      ['four-of-a-kind', 25],
      ['full-house', 8],
      ['flush', 5],
      ['straight', 4],
      ['three-of-a-kind', 3],
      ['two-pair', 2],
      ['jacks-or-better', 1],
    ],
  },
  'deuces-wild': {
    variant: 'deuces-wild',
    wild: 'deuces',
    pack: PACK,
    pays: [
      ['natural-royal', 800],
      ['four-deuces', 200],
      ['wild-royal', 25],
      ['five-of-a-kind', 16],
      ['straight-flush', 10],
      ['four-of-a-kind', 4],
      ['full-house', 4],
      ['flush', 3],
      ['straight', 2],
      ['three-of-a-kind', 1],
    ],
  },
  joker: {
    variant: 'joker',
    wild: 'joker',
    pack: [...PACK, JOKER],
    pays: [
      ['natural-royal', 800],
      ['five-of-a-kind', 200],
      ['wild-royal', 100],
      ['straight-flush', 50],
      ['four-of-a-kind', 17],
      ['full-house', 7],
      ['flush', 5],
      ['straight', 3],
      ['three-of-a-kind', 2],
      ['two-pair', 1],
      ['kings-or-better', 1],
    ],
  },
};

/** Kinds that some pay table has several lines for, the one to look for first. */
function prizesFor(hand: Hand): readonly Prize[] {
  switch (hand.kind) {
    case 'four-of-a-kind':
      if (hand.rank === ACE) return ['four-aces', 'four-of-a-kind'];
      return hand.rank <= HIGHEST_LOW ? ['four-low', 'four-of-a-kind'] : ['four-of-a-kind'];
    case 'pair':
      if (hand.rank >= KING) return ['kings-or-better', 'jacks-or-better'];
      return hand.rank >= JACK ? ['jacks-or-better'] : [];
    default:
      return [hand.kind satisfies Exclude<HandKind, 'pair'>];
  }
}

/** The line of the table that a hand is paid by. */
export function prizeOf({ pays }: PayTable, hand: Hand | null): Prize | null {
  if (hand === null) return null;
  return prizesFor(hand).find((prize) => pays.some(([name]) => name === prize)) ?? null;
}

export function paysFor({ pays }: PayTable, prize: Prize | null): number {
  return pays.find(([name]) => name === prize)?.[1] ?? 0;
}
