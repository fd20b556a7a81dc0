import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@maidan/contract/languages.ts';
import { readTitle } from '@maidan/posters/casting/title-words.ts';
import { storyOf } from '@maidan/posters/slot/story.ts';
import { expect, test } from 'vitest';
import { makeGames } from './catalogue.ts';
import { plural } from '#sandbox/texts/en/grammar.ts';
import type { Word, WordList } from '#sandbox/texts/grammar.ts';
import { readWords } from '#sandbox/texts/read-texts.ts';
import {
  ADJECTIVES,
  CREATURES,
  HEADS,
  LANDSCAPES,
  LIVING_ADJECTIVES,
  OWNERS,
  THINGS,
  TIMES,
} from '#sandbox/titles/words.ts';

const unread = (titles: readonly string[]): string[] => [
  ...new Set(
    titles.flatMap((title) =>
      readTitle(title)
        .filter(({ called }) => called === 'unknown')
        .map(({ word }) => `${word} (${title})`),
    ),
  ),
];

test('[CAT-06] every word of every title is known to the poster: it has a drawing, or is said to name nothing', () => {
  const titles = makeGames(1, { slotTitles: 10_000 }).map((game) => game.title.en);
  expect(titles.length).toBeGreaterThan(10_000);
  expect(unread(titles)).toEqual([]);
  expect(unread([...ADJECTIVES, ...LIVING_ADJECTIVES, ...HEADS, ...TIMES].map(({ id }) => id))).toEqual([]);
});

test('whatever names a creature, a thing, a place or a person has a drawing, also in the plural', () => {
  const undrawn = [...CREATURES, ...THINGS, ...LANDSCAPES, ...OWNERS].flatMap(({ id }) =>
    [id, plural(id)].filter((title) => readTitle(title).some(({ called }) => typeof called === 'string')),
  );
  expect(undrawn).toEqual([]);
});

/** A word as a language's file has it: an id alone, a word, or a word with its forms. */
type Said = Readonly<Record<string, string | { hi: string }>> | readonly string[];

function wordOf(language: Language, { list, id }: Word): string | undefined {
  const words = readWords(language, 'words') as Readonly<Record<WordList, Said>>;
  const said = Array.isArray(words[list])
    ? id
    : (words[list] as Readonly<Record<string, string | { hi: string }>>)[id];
  return typeof said === 'object' ? said.hi : said;
}

test.each(LANGUAGES)('[I18-01] slots call what they show as the titles do: %s', (language) => {
  const [own, english] = [storyOf(language), storyOf(DEFAULT_LANGUAGE)];
  const pairs = [...CREATURES, ...THINGS, ...LANDSCAPES].flatMap((word) => {
    const motifs = readTitle(word.id).flatMap(({ called }) =>
      typeof called === 'string' ? [] : called.motifs,
    );
    const shown = motifs.find((motif) => english.motif(motif) === word.id);
    return shown === undefined ? [] : [[own.motif(shown), wordOf(language, word)] as const];
  });
  expect(pairs.length).toBeGreaterThan(120);
  expect(pairs.filter(([shown, said]) => shown !== said)).toEqual([]);
});
