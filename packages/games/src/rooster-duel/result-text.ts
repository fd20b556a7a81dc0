import type { Language } from '@maidan/contract/languages.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { RoosterTexts } from './rooster-texts.ts';
import { endOf, scoreNow, type RoosterDuel } from './rules.ts';

export function resultText(duel: RoosterDuel, words: RoosterTexts, language: Language): string {
  const end = endOf(duel);
  if (end === null) return words.calledOff;
  const { meron, wala } = scoreNow(duel);
  const score = { meron: figure(meron, language), wala: figure(wala, language) };
  return end === 'draw' ? fill(words.draw, score) : fill(words.won, { ...score, side: words.spots[end] });
}
