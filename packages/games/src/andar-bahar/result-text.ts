import type { Language } from '@maidan/contract/languages.ts';
import { cardName, type CardTexts } from '#cards/card-texts.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { AndarBaharTexts } from './andar-bahar-texts.ts';
import type { AndarBahar } from './rules.ts';
import { sideAt } from './spots.ts';

type Words = { words: AndarBaharTexts; cards: CardTexts; language: Language };

export const partsOf = (dealt: AndarBahar, { words, cards, language }: Words) => ({
  joker: cardName(dealt.joker, cards),
  side: words.spots[sideAt(dealt.cards.length)],
  count: figure(dealt.cards.length, language),
});

export const resultText = (dealt: AndarBahar, all: Words): string =>
  fill(all.words.said, partsOf(dealt, all));
