import type { Language } from '@maidan/contract/languages.ts';
import type { RouletteTexts } from '#roulette/roulette-texts.ts';
import { colourOf } from '#roulette/spots.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { LiveRouletteTexts } from './live-roulette-texts.ts';

type Words = { own: LiveRouletteTexts; table: RouletteTexts };

export const resultText = (number: number, { own, table }: Words, language: Language): string =>
  fill(own.said, { number: figure(number, language), colour: table.colours[colourOf(number)] });
