import { expect, test } from 'vitest';
import { fixtureOf, fixturesOfRound, roundAt, ROUNDS } from './calendar.ts';
import { LEAGUES, TEAMS } from './leagues.ts';
import { oddsText } from './odds-format.ts';

const [league] = LEAGUES;
if (!league) throw new Error('there is no league');
const season = Array.from({ length: ROUNDS }, (_, round) => fixturesOfRound(league, 5 * ROUNDS + round));

test('in a season every team meets every other twice, once at home, and plays once in each round', () => {
  const met = season.flat().map(({ home, away }) => `${home}-${away}`);
  expect(new Set(met).size).toBe(TEAMS * (TEAMS - 1));
  expect(met.length).toBe(TEAMS * (TEAMS - 1));
  for (const round of season)
    expect(new Set(round.flatMap(({ home, away }) => [home, away])).size).toBe(TEAMS);
});

test('a match is found by its id, and nothing by anything else', () => {
  for (const fixture of season.flat()) expect(fixtureOf(fixture.id)).toEqual(fixture);
  for (const id of [
    '',
    'football-60',
    'football-60.1',
    'football-60.1.99',
    'football-7.1.1',
    'football-60.x.1',
  ])
    expect(fixtureOf(id), id).toBeNull();
});

test('a round begins when it is said to', () => {
  for (const fixture of season.flat()) {
    expect(roundAt(league, fixture.startsAt)).toBe(5 * ROUNDS + fixture.round);
    expect(roundAt(league, fixture.startsAt - 1)).toBe(5 * ROUNDS + fixture.round - 1);
  }
});

test.each([
  [150, '1.50', '1/2', '+0.50', '0.50', '−2.00', '−200'],
  [200, '2.00', '1/1', '+1.00', '1.00', '+1.00', '+100'],
  [350, '3.50', '5/2', '−0.40', '2.50', '+2.50', '+250'],
] as const)('odds of %i are written as everybody writes them', (odds, ...texts) => {
  const formats = ['decimal', 'fractional', 'malay', 'hongkong', 'indonesian', 'american'] as const;
  expect(formats.map((format) => oddsText(odds, format))).toEqual(texts);
});
