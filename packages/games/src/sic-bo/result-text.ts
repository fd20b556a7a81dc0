import type { Language } from '@maidan/contract/languages.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { SicBo } from './rules.ts';
import type { SicBoTexts } from './sic-bo-texts.ts';
import { totalOf } from './spots.ts';

export const partsOf = ({ dice }: SicBo, language: Language) => ({
  dice: dice.map((face) => figure(face, language)).join(' · '),
  total: figure(totalOf(dice), language),
});

export const resultText = (shown: SicBo, words: SicBoTexts, language: Language): string =>
  fill(words.said, partsOf(shown, language));
