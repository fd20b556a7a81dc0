import type { Draw } from '#game.ts';

/** 0 to 51: the suits one after the other, in each the ranks from two to ace. 52 is the joker. */
export type Card = number;

export const RANKS = 13;
export const DECK_SIZE = 52;
export const JOKER: Card = 52;

/** Where a rank stands in its suit. */
export const TWO = 0;
export const TEN = 8;
export const JACK = 9;
export const KING = 11;
export const ACE = 12;

export const rankOf = (card: Card): number => card % RANKS;
export const suitOf = (card: Card): number => Math.floor(card / RANKS);

/** The first cards of a shuffled pack, each order equally likely. What lies below them is never looked at, so it is not drawn. */
export function shuffledTop(pack: readonly Card[], count: number, draw: Draw): Card[] {
  const cards = [...pack];
  for (let place = 0; place < count; place += 1) {
    const from = place + draw.below(cards.length - place);
    const card = cards[from] ?? 0;
    cards[from] = cards[place] ?? 0;
    cards[place] = card;
  }
  return cards.slice(0, count);
}

/** `decks` packs of 52 as one. */
export function packOf(decks: number): Card[] {
  return Array.from({ length: decks * DECK_SIZE }, (_, index) => index % DECK_SIZE);
}
