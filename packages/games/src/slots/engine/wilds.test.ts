import { expect, test } from 'vitest';
import type { SlotModel } from '#slots/model/model.ts';
import { scriptedDraw, type Script } from '#slots/testing/scripted-draw.ts';
import { testModel, TEST_SYMBOLS, THREE_LINES } from '#slots/testing/test-model.ts';
import { buildMachine } from './machine.ts';
import { decideRound } from './round.ts';

function play(model: SlotModel, script: Script) {
  const machine = buildMachine(model, '96');
  const draw = scriptedDraw(machine, script);
  const outcome = decideRound(machine, draw);
  expect(draw.left()).toBe(0);
  return outcome;
}

const FREE = { least: 3, spins: [2], most: 2, times: { from: 1, step: 0, most: 1 } };
const SCATTERS = 'EEE ABC BCA';

test('a wild stands for the symbol that names the line, and its line counts as often as the model says', () => {
  const { steps, units } = play(testModel({ wildTimes: 3 }), [{ show: 'BAC CDC CAA' }]);
  expect(units).toBe(10 * 3);
  expect(steps).toEqual([
    {
      kind: 'turn',
      turn: 'base',
      grid: 'BACCDCCAA',
      times: 1,
      units: 30,
      wins: [{ symbol: 0, count: 3, places: [1, 4, 7], units: 30, line: 0 }],
    },
  ]);
});

test('wilds alone pay like the best symbol, also in front of one that pays less', () => {
  const model = testModel(
    {},
    {
      reels: 5,
      rows: 1,
      betUnits: 1,
      pays: { by: 'lines', lines: ['00000'] },
      symbols: [
        { name: 'A', pays: [20, 50, 90], weights: 1 },
        { name: 'B', pays: [1, 2, 3], weights: 1 },
        { name: 'C', role: 'wild', weights: 1 },
      ],
    },
  );
  expect(play(model, [{ show: 'CCCCC' }]).units).toBe(90);
  expect(play(model, [{ show: 'CCCBB' }]).units).toBe(20);
  expect(play(model, [{ show: 'CCBBB' }]).units).toBe(3);
  expect(play(model, [{ show: 'CBBCA' }]).units).toBe(2);
});

test('a wild fills its reel, holds it, and the others turn again while one more is filled', () => {
  const model = testModel({ expandingWilds: 'always', respins: { most: 3 } });
  const { steps, units } = play(model, [
    { show: 'ABC DAB CCC' },
    { show: 'ABC AAA CDC' },
    { show: 'BBB AAA AAA' },
  ]);
  // A, B, C with a filled middle and nothing on the right; then all filled; then B through both held reels.
  expect(units).toBe(2 + (10 + 4 + 2) + 4 * 3);
  expect(steps.map((step) => (step.kind === 'turn' ? step.turn : step.kind))).toEqual([
    'spread',
    'base',
    'spread',
    'respin',
    'respin',
  ]);
  expect(steps[0]).toMatchObject({ how: 'expand', places: [3, 4, 5], grid: 'ABCDABCCC' });
});

test('respins end at their bound even if every turn fills one more', () => {
  const model = testModel({ expandingWilds: 'always', respins: { most: 1 } });
  expect(
    play(model, [{ show: 'ABC DAB CCC' }, { show: 'ABC AAA CDC' }]).steps.filter(
      ({ kind }) => kind === 'turn',
    ),
  ).toHaveLength(2);
});

test('wilds walk to the left, a turn at every step, until the last has left', () => {
  const { steps, units } = play(testModel({ walkingWilds: true }), [
    { show: 'ABC BCA DCA' },
    { show: 'AAB BCC ACC', from: 'withoutWild' },
    { show: 'BAC ACB ABA', from: 'withoutWild' },
  ]);
  // Nothing; A through the walked wild on top; the wild on the first reel in front of A A on top.
  expect(units).toBe(0 + 10 + 10);
  expect(steps.filter((step) => step.kind === 'spread')).toMatchObject([
    { how: 'walk', places: [3] },
    { how: 'walk', places: [0] },
  ]);
});

test('wilds of free spins stay where they landed', () => {
  const model = testModel(
    { freeSpins: { ...FREE, stickyWilds: true } },
    { symbols: TEST_SYMBOLS.map((row) => (row.role === 'scatter' ? { ...row, free: 0 } : row)) },
  );
  const { steps, units } = play(model, [
    { show: SCATTERS },
    { show: 'ABC DAA BCC', from: 'free' },
    { show: 'ABC CAA ACC', from: 'free' },
  ]);
  expect(steps.filter((step) => step.kind === 'spread')).toMatchObject([
    { how: 'stick', places: [] },
    { how: 'stick', places: [3] },
  ]);
  expect(units).toBe(10);
});

test('whole reels turn wild before a free spin, never the first', () => {
  const model = testModel({ freeSpins: { ...FREE, wildReels: [1, 1, 1] } });
  const { units, steps } = play(model, [
    { show: SCATTERS },
    { show: 'ABC CAB BCA', from: 'free' },
    [2, 0, 0],
    { show: 'ABC CAB BCA', from: 'free' },
    [1, 1],
  ]);
  expect(units).toBe(10 + 4 + 2);
  expect(steps.filter((step) => step.kind === 'spread')).toMatchObject([
    { how: 'wild-reel', places: [3, 4, 5, 6, 7, 8] },
    { how: 'wild-reel', places: [6, 7, 8] },
  ]);
});

test('the chosen symbol of free spins fills its reels and pays on all lines', () => {
  const model = testModel(
    { freeSpins: { ...FREE, spins: [1], chosenSymbol: [1, 2, 2] } },
    { pays: THREE_LINES, symbols: TEST_SYMBOLS.filter(({ role }) => role !== 'wild') },
  );
  const script: Script = [{ show: 'DDD ABC BCA' }, 1, { show: 'BCC CCB ACB', from: 'free' }];
  const { units, steps } = play(model, script);
  expect(units).toBe(2 + 4 * 3);
  expect(steps).toContainEqual({ kind: 'free-spins', spins: 1, symbol: 1, units: 0 });
  expect(steps).toContainEqual(expect.objectContaining({ how: 'chosen', grid: 'BCCCCBACB' }));
});
