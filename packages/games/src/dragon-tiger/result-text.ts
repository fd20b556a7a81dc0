import { cardName, type CardTexts } from '#cards/card-texts.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { DragonTigerTexts } from './dragon-tiger-texts.ts';
import { sideOf, type DragonTiger } from './rules.ts';

export function resultText(shown: DragonTiger, words: DragonTigerTexts, cards: CardTexts): string {
  const side = sideOf(shown);
  return fill(side === 'tie' ? words.tieResult : words.result, {
    winner: words.spots[side],
    dragon: cardName(shown.dragon, cards),
    tiger: cardName(shown.tiger, cards),
  });
}
