import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDraw } from '#slots/engine/seeded-draw.ts';
import { playAnyhow } from '#testing/random-plays.ts';
import { minesBet } from './bet.ts';
import { manifest } from './manifest.ts';
import { chanceOf, MOST_MINES, mostSteps, multiplierHundredths, payAfter, TILES } from './paytable.ts';
import { minesAction, type MinesAction } from './round.ts';
import { minesRules } from './rules.ts';

const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const stake = fc.constantFrom(...manifest.stakeSteps);
const mines = fc.integer({ min: 1, max: MOST_MINES });
const EVERY_COUNT = Array.from({ length: MOST_MINES }, (_, index) => index + 1);
const stepsOf = (count: number) => Array.from({ length: mostSteps(count) }, (_, index) => index + 1);
const dealt = (count: number, from = 1) =>
  minesRules.deal({ stake: minor(500), mines: count }, seededDraw(from));

describe('refusals', () => {
  test.each([
    {},
    { stake: '5.00' },
    { stake: '5.00', mines: 0 },
    { stake: '5.00', mines: 25 },
    { stake: '5.00', mines: 2.5 },
    { stake: '5.00', mines: '3' },
    { stake: '4.00', mines: 3 },
    { stake: '5', mines: 3 },
    { stake: '5.00', mines: 3, mineTiles: [1, 2, 3] },
  ])('a bet of %j is refused', (bet) => expect(minesBet.safeParse(bet).success).toBe(false));

  test.each([
    {},
    { act: 'open' },
    { act: 'open', tile: -1 },
    { act: 'open', tile: 25 },
    { act: 'open', tile: 1.5 },
    { act: 'cash-out', tile: 1 },
    { act: 'close' },
  ])('an action of %j is refused', (action) => expect(minesAction.safeParse(action).success).toBe(false));

  test('a bet stands: nothing is cashed out before a tile is open', () => {
    expect(minesRules.costOf(dealt(3), { act: 'cash-out' })).toBeNull();
  });

  test('an open tile opens no second time, and nothing opens after the end', () => {
    const state = dealt(3);
    const tile = Array.from({ length: TILES }, (_, each) => each).find(
      (each) => !state.mineTiles.includes(each),
    );
    const open: MinesAction = { act: 'open', tile: tile ?? 0 };
    const opened = minesRules.act(state, open);
    expect(minesRules.costOf(opened, open)).toBeNull();
    const paid = minesRules.act(opened, { act: 'cash-out' });
    expect(minesRules.costOf(paid, { act: 'open', tile: state.mineTiles[0] ?? 0 })).toBeNull();
    expect(minesRules.costOf(paid, { act: 'cash-out' })).toBeNull();
  });
});

describe('the round', () => {
  test('any play keeps the mines hidden to its end, pays its steps and can be played again from its actions', () => {
    fc.assert(
      fc.property(seed, stake, mines, seed, (from, staked, count, playing) => {
        const player = seededDraw(playing);
        const { state, win, actions } = playAnyhow({
          rules: minesRules,
          bet: { stake: staked, mines: count },
          sent: { stake: formatMoneyText(staked), mines: count },
          dealer: () => seededDraw(from),
          mostSteps: TILES,
          choose: (): MinesAction =>
            player.below(6) === 0 ? { act: 'cash-out' } : { act: 'open', tile: player.below(TILES) },
          look: (at) => {
            const shown = minesRules.show(at);
            expect(shown.mineTiles).toEqual(minesRules.winOf(at) === null ? null : at.mineTiles);
          },
        });
        expect(new Set(state.mineTiles).size).toBe(count);
        expect(win).toBe(state.hit === null ? payAfter(staked, count, state.opened.length) : 0n);
        expect(win <= staked * BigInt(manifest.maxWinMultiplier + 1)).toBe(true);
        expect(actions.length).toBeLessThanOrEqual(TILES);
      }),
      { numRuns: 400 },
    );
  });

  test('who leaves is cashed out; who leaves before the first tile has the middle one opened', () => {
    expect(minesRules.defaultAction(dealt(3))).toEqual({ act: 'open', tile: 12 });
    const opened = { ...dealt(3), opened: [0] };
    expect(minesRules.defaultAction(opened)).toEqual({ act: 'cash-out' });
  });

  test('the last safe tile ends the round, paid', () => {
    const state = dealt(24);
    const safe = Array.from({ length: TILES }, (_, each) => each).find(
      (each) => !state.mineTiles.includes(each),
    );
    const over = minesRules.act(state, { act: 'open', tile: safe ?? 0 });
    expect(minesRules.winOf(over)).toBe(12_125n);
  });
});

describe('return to player', () => {
  test('is 97 % for every number of mines and every step, less than a minor unit of a win for rounding', () => {
    for (const count of EVERY_COUNT)
      for (const step of stepsOf(count)) {
        // Exactly: what is paid, times the sets of mines it is paid for, against the stakes of all sets.
        const [over, under] = [ways(TILES - step, count), ways(TILES, count)];
        for (const staked of manifest.stakeSteps) {
          const paid = payAfter(staked, count, step);
          expect(100n * paid * over <= 97n * staked * under).toBe(true);
          expect(100n * (paid + 1n) * over > 97n * staked * under).toBe(true);
        }
        expect(chanceOf(count, step)).toBeCloseTo(Number(over) / Number(under), 12);
      }
    expect(manifest.rtpBasisPoints).toBe(9700);
  });

  test('every step pays more than the one before, none more than the highest win, and one of them that', () => {
    let most = 0;
    for (const count of EVERY_COUNT) {
      const shown = stepsOf(count).map((step) => multiplierHundredths(count, step));
      expect(shown).toEqual([...new Set(shown)].toSorted((one, other) => one - other));
      most = Math.max(most, ...shown);
    }
    expect(Math.floor(most / 100)).toBe(manifest.maxWinMultiplier);
    expect(most).toBeLessThanOrEqual(10_000_00);
  });

  test('200,000 rounds by the rules come within three sigma of it', () => {
    const rounds = 200_000;
    const draw = seededDraw(20_261_118);
    const bet = { stake: minor(10_000), mines: 5 };
    let won = 0;
    for (let round = 0; round < rounds; round += 1) {
      let state = minesRules.deal(bet, draw);
      for (let tile = 0; tile < 3 && !state.isOver; tile += 1)
        state = minesRules.act(state, { act: 'open', tile: tile * 7 });
      if (!state.isOver) state = minesRules.act(state, { act: 'cash-out' });
      won += Number(minesRules.winOf(state));
    }
    const chance = chanceOf(5, 3);
    const paid = Number(payAfter(bet.stake, 5, 3)) / Number(bet.stake);
    const sigma = paid * Math.sqrt((chance * (1 - chance)) / rounds);
    expect(Math.abs(won / (rounds * 10_000) - 0.97)).toBeLessThan(3 * sigma);
  });
});

function ways(from: number, count: number): bigint {
  return count === 0 ? 1n : (ways(from - 1, count - 1) * BigInt(from)) / BigInt(count);
}
