import { expect, test } from 'vitest';
import { sampleGames, sampleLane } from '#testing/sample-games.ts';
import { sectionGames } from './section-games.ts';

const ids = (games: { nodeId: string }[]) => games.map((game) => Number(game.nodeId));

test('[HOM-05] a section repeats nothing of the hot games above it while there are enough others', () => {
  const shown = sectionGames(sampleLane('RNG', 1, 12), sampleGames(24));
  expect(ids(shown)).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
});

test('a small category shows what it has, hot or not', () => {
  expect(ids(sectionGames(sampleLane('RNG', 1, 5), sampleGames(5)))).toEqual([1, 2, 3, 4, 5]);
});

test('hot games of another category stay out', () => {
  const shown = sectionGames(sampleLane('LIVE', 1, 3), sampleGames(24, { gameType: 'RNG' }).slice(3));
  expect(shown.every((game) => game.gameType === 'LIVE')).toBe(true);
});
