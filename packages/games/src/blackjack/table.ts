import { ACE, rankOf, TEN, type Card } from '#cards/deck.ts';

/** What is written on the table: six decks, the dealer stands on every 17 and looks for a blackjack before anybody plays. */
export const DECKS = 6;
export const MOST_HANDS = 4;
export const DEALER_STANDS = 17;
export const GOAL = 21;

/**
 * As many as a round can ever take. Before its last card a hand counts at most 20 and the dealer at most 16, aces as one: 96 in all, and
 * five last cards. The 59 smallest cards of six decks already count 105, so there are fewer.
 */
export const MOST_CARDS = 64;

export const valueOf = (card: Card): number => {
  const rank = rankOf(card);
  if (rank === ACE) return 11;
  return rank >= TEN ? 10 : rank + 2;
};

export type Total = { readonly points: number; readonly isSoft: boolean };

/** Soft: an ace still counts eleven. */
export function totalOf(cards: readonly Card[]): Total {
  let points = 0;
  let elevens = 0;
  for (const card of cards) {
    const value = valueOf(card);
    points += value;
    if (value === 11) elevens += 1;
  }
  while (points > GOAL && elevens > 0) {
    points -= 10;
    elevens -= 1;
  }
  return { points, isSoft: elevens > 0 };
}

/** Twenty-one with the first two cards. A split hand is none. */
export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOf(cards).points === GOAL;
