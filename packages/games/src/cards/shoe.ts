import type { Draw, SharedPart } from '#game.ts';
import { packOf, shuffledTop, type Card } from './deck.ts';

/** Eight packs, shuffled once. Cards leave it over many rounds until the cut card is met; the round that meets it is its last. */
export const SHOE_CARDS = 8 * 52;
export const CUT_CARD = 312;

export const shuffledShoe = (draw: Draw): readonly Card[] => shuffledTop(packOf(8), SHOE_CARDS, draw);

/** The round that begins so many cards into the shoe. `deal` says what it comes to and how many cards it took. */
export function roundOfShoe<Outcome>(
  from: number,
  deal: (cardAt: (place: number) => Card) => { outcome: Outcome; taken: number },
  shoe: readonly Card[],
): SharedPart<Outcome> | null {
  if (from >= CUT_CARD) return null;
  const { outcome, taken } = deal((place) => {
    const card = shoe[from + place];
    if (card === undefined) throw new RangeError('the shoe is empty');
    return card;
  });
  const to = from + taken;
  return { outcome, to, isLast: to >= CUT_CARD };
}
