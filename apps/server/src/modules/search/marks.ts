import { distanceToName, errorsForgiven, TYPING } from '@maidan/contract/typed/distance.ts';
import { HEARING } from './costs.ts';
import { foldWords, placedWords } from './fold.ts';
import { LATIN, scriptOf } from './scripts.ts';
import { soundOf } from './sound.ts';

export type Marks = [number, number][];

/** The words of a name that the text was found in, so that a reader sees why it is here. */
export function marksOf(name: string, text: string): Marks {
  const words = placedWords(name);
  const marks: Marks = words.map(({ from }) => [from, from]);
  for (const typed of foldWords(text)) {
    const gaps = words.map(({ word }) => gapOf(typed, word));
    const least = Math.min(...gaps);
    for (const [at, mark] of marks.entries()) {
      const { word, from, to } = words[at] ?? { word: '', from: 0, to: 0 };
      if (gaps[at] !== least || least === APART) continue;
      mark[1] = Math.max(mark[1], least === 0 ? endOfTyped(name, { word, from, to }, typed) : to);
    }
  }
  return marks.filter(([from, to]) => to > from);
}

const APART = 99;

/** 0 where the word begins with what was typed, more the less it is like it. */
function gapOf(typed: string, word: string): number {
  if (word.startsWith(typed)) return 0;
  if (typed.length < 3 || word.length < 3) return APART;
  if (scriptOf(typed) === scriptOf(word)) {
    const errors = errorsForgiven(typed);
    const far = distanceToName(typed, word, TYPING, errors);
    return far <= errors && Math.abs(typed.length - word.length) <= errors ? far : APART;
  }
  const sound = soundOf(typed);
  const budget = 1 + Math.floor(sound.length / 3);
  const far = distanceToName(sound, soundOf(word), HEARING, budget);
  return far <= budget ? 1 + far : APART;
}

/** Only as far as it was typed, where Latin letters are written as they were typed; else the whole word. */
function endOfTyped(name: string, at: { word: string; from: number; to: number }, typed: string): number {
  const isAsWritten = name.slice(at.from, at.to).toLowerCase() === at.word && scriptOf(at.word) === LATIN;
  return isAsWritten ? at.from + typed.length : at.to;
}
