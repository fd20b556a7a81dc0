import { expect, test } from 'vitest';
import { sampleGame } from '#testing/sample-games.ts';
import { FILTER_VALUES } from '#features/lobby/list-search.ts';
import { factKind, factOf, filterKeys, sortsOf, stakeText } from './filters.ts';

test('[CAT-06] a stake of 1 unit or more and 25 lines or more can be asked for among slots', () => {
  expect(filterKeys('RNG')).toEqual(expect.arrayContaining(['stake', 'lines']));
  expect([FILTER_VALUES.stake[0], FILTER_VALUES.lines[0]]).toEqual(['1', '25']);
});

test('[CAT-04] the classes of slots are offered for slots only', () => {
  expect(FILTER_VALUES.class).toEqual(['SC', 'VP', 'JP', 'TG', 'AC']);
  expect(filterKeys('RNG')).toContain('class');
  expect(filterKeys('LIVE')).not.toContain('class');
});

test('what the games of a category do not have is not asked for', () => {
  expect(filterKeys('LIVE')).toEqual(['stake']);
  expect(sortsOf('LIVE')).toEqual(['recommended', 'popular', 'newest', 'name']);
  expect(sortsOf('RNG')).toEqual(expect.arrayContaining(['rtp', 'max-win']));
});

const texts = {
  language: 'bn',
  currencySymbol: '৳',
  percent: String,
  lines: (count: number) => `${count} lines`,
  win: (times: number) => `${times}×`,
};

test('a card says the figure that its list is about, where the game has one', () => {
  const game = sampleGame(1, { rtpBasisPoints: 9643, lines: 20, maxWin: 2500, minStake: '1.00' });
  expect(factOf(game, factKind({}), texts)).toBeUndefined();
  expect(factOf(game, factKind({ sort: 'rtp', lines: '25' }), texts)).toBe('0.9643');
  expect(factOf(game, factKind({ lines: '25' }), texts)).toBe('20 lines');
  expect(factOf(game, factKind({ sort: 'max-win', rtp: '96-97' }), texts)).toBe('2500×');
  expect(factOf(game, factKind({ win: '1000', lines: '25' }), texts)).toBe('2500×');
  expect(factOf(game, factKind({ stake: '1' }), texts)).toBe('৳১.০০');
  expect(factOf(sampleGame(2, { lines: null }), 'lines', texts)).toBeUndefined();
});

test('[I18-01] a stake of whole units needs no decimals, in the digits of the language', () => {
  expect(stakeText('1', '৳', 'en')).toBe('৳1');
  expect(stakeText('5', '৳', 'bn')).toBe('৳৫');
});
