import { LANGUAGES, type Language } from '@maidan/contract/languages.ts';
import { readSounds, type Sounds } from '#locales/read-sounds.ts';

/** How a script other than Latin is read: its letters, and what of them is heard. */
export type Script = Sounds & { language: Language; letters: RegExp };

const SCRIPTS: readonly Script[] = LANGUAGES.flatMap((language) => {
  const sounds = readSounds(language);
  return sounds === null
    ? []
    : [{ ...sounds, language, letters: new RegExp(`\\p{Script=${sounds.script}}`, 'u') }];
});

/** Latin letters, and those that nothing is known of, are the first. */
export const LATIN = 0;
export const SCRIPT_COUNT = SCRIPTS.length + 1;

/** The number of the script that a word is written in. */
export function scriptOf(word: string): number {
  return SCRIPTS.findIndex(({ letters }) => letters.test(word)) + 1;
}

/** All scripts but that of the word, first the one that the reader is at home in, then Latin, then as the list has them. */
export function otherScripts(word: string, reader: Language): number[] {
  const own = SCRIPTS.findIndex(({ language }) => language === reader) + 1;
  const all = new Set([own, LATIN, ...SCRIPTS.map((_, place) => place + 1)]);
  all.delete(scriptOf(word));
  return [...all];
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
