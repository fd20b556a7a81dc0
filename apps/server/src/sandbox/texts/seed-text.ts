import { LANGUAGES, type Language } from '@maidan/contract/languages.ts';
import type { LocalText } from '@maidan/contract/local-text.ts';
import { readSeedTexts, type SeedTexts } from './read-texts.ts';

/** One text out of a file, in every language that has the file. */
export function seedText<File extends keyof SeedTexts>(
  file: File,
  pick: (texts: SeedTexts[File]) => string,
): LocalText {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const texts = remembered(language, file);
      return texts === null ? [] : [[language, pick(texts)]];
    }),
  ) as LocalText;
}

const known = new Map<string, unknown>();

function remembered<File extends keyof SeedTexts>(language: Language, file: File): SeedTexts[File] | null {
  const name = `${language}/${file}`;
  if (!known.has(name)) known.set(name, readSeedTexts(language, file));
  return known.get(name) as SeedTexts[File] | null;
}
