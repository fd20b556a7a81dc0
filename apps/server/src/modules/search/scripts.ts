import { LANGUAGES } from '@maidan/contract/languages.ts';
import { readSounds, type Sounds } from '#locales/read-sounds.ts';

/** How a script other than Latin is read: its letters, and what of them is heard. */
export type Script = Sounds & { letters: RegExp };

const SCRIPTS: readonly Script[] = LANGUAGES.flatMap((language) => {
  const sounds = readSounds(language);
  return sounds === null ? [] : [{ ...sounds, letters: new RegExp(`\\p{Script=${sounds.script}}`, 'u') }];
});

/** Latin letters, and those that nothing is known of, are the first. */
export const LATIN = 0;
export const SCRIPT_COUNT = SCRIPTS.length + 1;

/** The number of the script that a word is written in. */
export function scriptOf(word: string): number {
  return SCRIPTS.findIndex(({ letters }) => letters.test(word)) + 1;
}

export function scriptAt(place: number): Script | undefined {
  return SCRIPTS[place - 1];
}

const foldDigitsAndSigns = replacing(
  SCRIPTS.flatMap(({ digits, leftOut }) => [
    ...Array.from(digits, (digit, value) => [digit, String(value)] as const),
    ...Array.from(leftOut, (sign) => [sign, ''] as const),
  ]),
);
const foldWrittenAlike = replacing(SCRIPTS.flatMap(({ writtenAlike }) => Object.entries(writtenAlike)));

/** One form for what a script can write in several: digits, signs that are often left out, letters for the same. */
export function foldScripts(text: string): string {
  return foldWrittenAlike(foldDigitsAndSigns(text));
}

function replacing(pairs: readonly (readonly [string, string])[]): (text: string) => string {
  const instead = new Map(pairs);
  const found = new RegExp([...instead.keys()].join('|') || '(?!)', 'gu');
  return (text) => text.replace(found, (letters) => instead.get(letters) ?? letters);
}
