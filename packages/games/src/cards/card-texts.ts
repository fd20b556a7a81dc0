import type { Language } from '@maidan/contract/languages.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { JOKER, rankOf, suitOf, type Card } from './deck.ts';
import type { texts as english } from './texts/en.ts';

export type CardTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadCardTexts(language: Language): Promise<CardTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: CardTexts };
  return texts;
}

const RANK_NAMES = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
] as const;
export const SUIT_NAMES = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

/** What a card is called by somebody who reads it out. */
export function cardName(card: Card, texts: CardTexts): string {
  if (card === JOKER) return texts.joker;
  return fill(texts.card, {
    rank: texts.ranks[RANK_NAMES[rankOf(card)] ?? 'ace'],
    suit: texts.suits[SUIT_NAMES[suitOf(card)] ?? 'spades'],
  });
}
