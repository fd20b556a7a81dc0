import type { Language } from '@maidan/contract/languages.ts';
import type { SportTexts } from '../sport-texts.ts';
import { sportsOf } from '../sports.ts';
import type { texts as english } from '../texts/en.ts';

export type BookTexts = typeof english;
export type SportsTexts = BookTexts & { readonly sports: Readonly<Record<string, SportTexts>> };

/** Each language is a file of all books and one of each sport, loaded alone. */
export async function loadSportsTexts(language: Language, book: string): Promise<SportsTexts> {
  const [{ texts }, ...sports] = await Promise.all([
    import(`../texts/${language}.ts`) as Promise<{ texts: BookTexts }>,
    ...sportsOf(book).map(
      async ({ code }) =>
        [code, ((await import(`../${code}/texts/${language}.ts`)) as { texts: SportTexts }).texts] as const,
    ),
  ]);
  return { ...texts, sports: Object.fromEntries(sports) };
}
