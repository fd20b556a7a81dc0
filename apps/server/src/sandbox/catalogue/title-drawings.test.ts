import { readTitle } from '@maidan/posters/casting/title-words.ts';
import { expect, test } from 'vitest';
import { makeGames } from './catalogue.ts';
import { plural } from '#sandbox/texts/en/grammar.ts';
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
