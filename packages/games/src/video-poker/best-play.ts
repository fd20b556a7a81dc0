import { RANKS, rankOf, suitOf, type Card } from '#cards/deck.ts';
import { HANDS, handOf } from './hands.ts';
import { paysFor, prizeOf, type PayTable } from './paytable.ts';

/**
 * The return with best play, exactly. For every set of up to five cards the pays of all hands that hold it are summed once. What a
 * hold is worth is then the sum of its own set, less those of hands that also hold a discard, by inclusion and exclusion; no draw is ever
 * dealt out. Of every deal the best of the 32 holds counts.
 */
export type BestPlay = {
  /** Of a deal with its cards rising: what each hold, a set of bits, pays on average, in parts of a stake of which `scale` make one. */
  readonly worthOf: (rising: readonly Card[]) => Float64Array;
  readonly scale: number;
  /** The places to hold, of a deal in any order. */
  readonly bestOf: (cards: readonly Card[]) => number[];
};

export type Return = { readonly numerator: number; readonly denominator: number; readonly rtp: number };

const HAND = 5;
const HOLDS = 1 << HAND;

function choose(from: number, count: number): number {
  let ways = 1;
  for (let taken = 0; taken < count; taken += 1) ways = (ways * (from - taken)) / (taken + 1);
  return Math.round(ways);
}

/** Sums are kept by the place of a set among the sets of its size: one row of this for each card of it. */
function placesOf(size: number): Int32Array[] {
  return Array.from({ length: HAND + 1 }, (_, count) =>
    Int32Array.from({ length: size + 1 }, (__, card) => choose(card, count)),
  );
}

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));

/** Which cards of a hand each of its 32 sets holds, as places in the hand. */
const MEMBERS = Array.from({ length: HOLDS }, (_, set) =>
  [0, 1, 2, 3, 4].filter((place) => (set & (1 << place)) !== 0),
);

export function solve(table: PayTable): BestPlay {
  const size = table.pack.length;
  const places = placesOf(size);
  const sums = Array.from({ length: HAND + 1 }, (_, count) => new Float64Array(choose(size, count)));
  const placeOf = (cards: readonly Card[], members: readonly number[]): number => {
    let place = 0;
    for (let nth = 0; nth < members.length; nth += 1)
      place += places[nth + 1]?.[cards[members[nth] ?? 0] ?? 0] ?? 0;
    return place;
  };
  const payOf = payer(table);
  everyHand(size, (cards) => {
    const pay = payOf(cards);
    if (pay === 0) return;
    for (const members of MEMBERS) {
      const row = sums[members.length];
      const place = placeOf(cards, members);
      if (row !== undefined) row[place] = (row[place] ?? 0) + pay;
    }
  });
  const draws = Array.from({ length: HAND + 1 }, (_, held) => choose(size - HAND, HAND - held));
  const scale = draws.reduce((least, count) => (least / gcd(least, count)) * count, 1);
  const worth = new Float64Array(HOLDS);
  const worthOf = (rising: readonly Card[]): Float64Array => {
    for (let set = 0; set < HOLDS; set += 1) {
      const members = MEMBERS[set] ?? [];
      worth[set] = sums[members.length]?.[placeOf(rising, members)] ?? 0;
    }
    // Hands that hold the set, less those that hold more of the deal than it.
    for (let bit = 1; bit < HOLDS; bit <<= 1)
      for (let set = 0; set < HOLDS; set += 1)
        if ((set & bit) === 0) worth[set] = (worth[set] ?? 0) - (worth[set | bit] ?? 0);
    for (let set = 0; set < HOLDS; set += 1)
      worth[set] = (worth[set] ?? 0) * (scale / (draws[MEMBERS[set]?.length ?? 0] ?? 1));
    return worth;
  };
  const bestOf = (cards: readonly Card[]): number[] => {
    const rising = cards.toSorted((one, other) => one - other);
    const values = worthOf(rising);
    const best = values.indexOf(Math.max(...values));
    return cards.flatMap((card, place) => ((best >> rising.indexOf(card)) & 1 ? [place] : []));
  };
  return { worthOf, scale, bestOf };
}

/** Whole numbers all the way: no figure reaches 2 to the 53rd. */
export function returnOf(table: PayTable, { worthOf, scale }: BestPlay): Return {
  let numerator = 0;
  everyHand(table.pack.length, (cards) => {
    const alike = dealsAlike(cards);
    if (alike > 0) numerator += alike * worthOf(cards).reduce((most, value) => Math.max(most, value), 0);
  });
  const denominator = scale * choose(table.pack.length, HAND);
  return { numerator, denominator, rtp: numerator / denominator };
}

/** What a hand pays, with the lines of the table looked up once. */
function payer(table: PayTable): (cards: readonly Card[]) => number {
  const pays = new Map(
    HANDS.map((kind) => [
      kind,
      Array.from({ length: RANKS }, (_, rank) => paysFor(table, prizeOf(table, { kind, rank }))),
    ]),
  );
  return (cards) => {
    const hand = handOf(cards, table.wild);
    return hand === null ? 0 : (pays.get(hand.kind)?.[hand.rank] ?? 0);
  };
}

const suits = new Int32Array(5);

/**
 * Deals that differ by the names of the suits alone are played alike: one of them, with its suits in falling order, stands for all, and
 * says how many they are; the others say 0. The joker has a suit of its own.
 */
function dealsAlike(cards: readonly Card[]): number {
  suits.fill(0);
  for (const card of cards) {
    const suit = suitOf(card);
    suits[suit] = (suits[suit] ?? 0) | (1 << rankOf(card));
  }
  let orders = 24;
  let equal = 1;
  for (let suit = 1; suit < 4; suit += 1) {
    const [before, here] = [suits[suit - 1] ?? 0, suits[suit] ?? 0];
    if (here > before) return 0;
    equal = here === before ? equal + 1 : 1;
    orders /= equal;
  }
  return orders;
}

/** Every set of five cards once, its cards rising. */
export function everyHand(size: number, visit: (cards: readonly Card[]) => void): void {
  const cards = [0, 0, 0, 0, 0];
  const walk = (place: number, from: number): void => {
    if (place === HAND) return visit(cards);
    for (let card = from; card < size; card += 1) {
      cards[place] = card;
      walk(place + 1, card + 1);
    }
  };
  walk(0, 0);
}
