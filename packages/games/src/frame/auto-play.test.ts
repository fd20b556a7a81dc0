import { minor } from '@maidan/contract/money.ts';
import { expect, test } from 'vitest';
import { afterRound, startAuto, type AutoRun } from './auto-play.ts';

const STOPS = { rounds: 3, loss: minor(20), singleWin: minor(50), onFeature: true };
const played = (win: number, hadFeature = false) => ({ stake: minor(10), win: minor(win), hadFeature });
const after = (wins: readonly number[]): AutoRun | string => {
  let run: AutoRun | string = startAuto(STOPS);
  for (const win of wins) if (typeof run !== 'string') run = afterRound(run, played(win));
  return run;
};

test('goes on while nothing that was set is reached', () => {
  expect(after([10])).toMatchObject({ left: 2, lost: 0n });
  expect(after([10, 30])).toMatchObject({ left: 1, lost: -20n });
});

test('ends after so many rounds', () => {
  expect(after([10, 10, 10])).toBe('rounds');
});

test('ends before a round that could lose more than was set', () => {
  expect(after([0])).toMatchObject({ lost: 10n });
  expect(after([0, 0])).toBe('loss');
  expect(after([0, 5])).toBe('loss');
});

test('ends at a single win as large as was set, and at a feature', () => {
  expect(after([49])).toMatchObject({ left: 2 });
  expect(after([50])).toBe('win');
  expect(afterRound(startAuto(STOPS), played(0, true))).toBe('feature');
  expect(afterRound(startAuto({ ...STOPS, onFeature: false }), played(10, true))).toMatchObject({ left: 2 });
});
