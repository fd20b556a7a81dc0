import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '@maidan/contract/languages.ts';

/** What is not used, as a pattern, and what stands in its place: words of their own, and parts of words. */
type Choices = Record<'words' | 'parts', Record<string, string>>;

const whole = (text: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${text})(?![\\p{L}\\p{M}])`, 'u');

/** One thing has one name. Where a language offers two, `word-choices/<tag>.json` says which its texts do not use. */
function choicesOf(language: Language): { not: RegExp; but: string }[] {
  const file = new URL(`word-choices/${language}.json`, import.meta.url);
  if (!existsSync(file)) return [];
  const { words, parts } = JSON.parse(readFileSync(file, 'utf8')) as Choices;
  return [
    ...Object.entries(words).map(([not, but]) => ({ not: whole(not), but })),
    ...Object.entries(parts).map(([not, but]) => ({ not: new RegExp(not, 'u'), but })),
  ];
}

/** Tells what a text calls otherwise than the other texts of its language do. */
export function otherWordsIn(language: Language): (text: string) => string[] {
  const choices = choicesOf(language);
  return (text) =>
    choices.flatMap(({ not, but }) => {
      const [found] = not.exec(text) ?? [];
      return found === undefined ? [] : [`${found} is called ${but} elsewhere`];
    });
}
