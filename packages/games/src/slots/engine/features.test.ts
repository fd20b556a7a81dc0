import { describe, expect, test } from 'vitest';
import type { SlotModel, SymbolRow } from '#slots/model/model.ts';
import { scriptedDraw, type Script } from '#slots/testing/scripted-draw.ts';
import { testModel, TEST_SYMBOLS } from '#slots/testing/test-model.ts';
import { buildMachine } from './machine.ts';
import { decideRound } from './round.ts';

function play(model: SlotModel, script: Script, bought = false) {
  const machine = buildMachine(model, '96');
  const draw = scriptedDraw(machine, script);
  const outcome = decideRound(machine, draw, bought);
  expect(draw.left()).toBe(0);
  return outcome;
}

const SCATTERS = 'EEE ABC BCA';
const NOTHING = 'ABC BCA CAB';
const FREE = { least: 3, spins: [2], most: 2, times: { from: 1, step: 0, most: 1 } };
const kinds = (outcome: ReturnType<typeof play>) =>
  outcome.steps.map((step) => (step.kind === 'turn' ? step.turn : step.kind));

describe('nudges', () => {
  const model = testModel(
    { nudge: { oneIn: 3 } },
    {
      symbols: TEST_SYMBOLS.slice(0, 3),
      pays: { by: 'lines', lines: ['111'] },
      betUnits: 1,
      setting: { strips: ['ABCAB', 'ABCAB', 'ACBAC'] },
    },
  );

  test('a reel that would win by one place is moved when the draw says so', () => {
    // Middle row: B B C; the third reel moved up by one place shows B.
    const outcome = play(model, [0, 0, 0, 0]);
    expect(kinds(outcome)).toEqual(['base', 'nudge']);
    expect(outcome.steps[1]).toMatchObject({ grid: 'ABCABCCBA', units: 4 });
    expect(outcome.units).toBe(4);
  });

  test('otherwise it stays, and a turn that cannot be helped asks for nothing', () => {
    expect(kinds(play(model, [0, 0, 0, 1]))).toEqual(['base']);
    expect(kinds(play(model, [0, 1, 4]))).toEqual(['base']);
  });
});

describe('free spins', () => {
  test('each counts more than the one before, up to the most, and scatters among them pay too', () => {
    const model = testModel(
      { freeSpins: { least: 3, spins: [3, 4], most: 4, times: { from: 2, step: 2, most: 4 } } },
      { symbols: TEST_SYMBOLS.map((row) => (row.role === 'scatter' ? { ...row, pays: [3, 9] } : row)) },
    );
    const outcome = play(model, [
      { show: 'EEE EBC BCA' },
      { show: 'ABC ACA ACB', from: 'free' },
      { show: 'ABC ACA ACB', from: 'free' },
      { show: 'ABC ACA ACB', from: 'free' },
      { show: 'EEE ACA ACB', from: 'free' },
    ]);
    expect(outcome.units).toBe(9 + 10 * (2 + 4 + 4) + 3 * 4);
  });

  test('scatters start more of them only up to the bound', () => {
    const model = testModel({ freeSpins: { ...FREE, more: [2], most: 5 } });
    const again = { show: SCATTERS, from: 'free' } as const;
    const outcome = play(model, [{ show: SCATTERS }, again, again, again, again, again]);
    expect(outcome.steps.filter(({ kind }) => kind === 'free-spins')).toMatchObject([
      { spins: 2 },
      { spins: 2 },
      { spins: 1 },
    ]);
    expect(kinds(outcome).filter((kind) => kind === 'free')).toHaveLength(5);
  });

  test('too few scatters start none', () => {
    expect(kinds(play(testModel({ freeSpins: FREE }), [{ show: 'EEB ABC BCA' }]))).toEqual(['base']);
  });

  test('bought ones begin at once, without a paid turn', () => {
    const free = { show: NOTHING, from: 'free' } as const;
    const outcome = play(testModel({ freeSpins: FREE, buy: 'free-spins' }), [free, free], true);
    expect(kinds(outcome)).toEqual(['free-spins', 'free', 'free']);
    expect(outcome.bought).toBe(true);
  });

  test('the round ends where the cap is reached, and pays exactly the cap', () => {
    const model = testModel({ freeSpins: { ...FREE, spins: [4], most: 4 } }, { maxWin: 5 });
    const free = { show: 'AAA AAA ABB', from: 'free' } as const;
    const outcome = play(model, [{ show: SCATTERS }, free, free]);
    expect(outcome).toMatchObject({ capped: true, units: 15 });
    expect(kinds(outcome).filter((kind) => kind === 'free')).toHaveLength(2);
  });
});

const anywhere = (features: SlotModel['features'], extra: SymbolRow[] = []) =>
  testModel(features, {
    pays: { by: 'anywhere', tiers: [4, 6] },
    symbols: [
      { name: 'A', pays: [5, 20], weights: 1 },
      { name: 'B', pays: [2, 8], weights: 1 },
      { name: 'C', pays: [1, 4], weights: 1 },
      ...extra,
    ],
  });

describe('windows that fall', () => {
  test('what won goes, what stood above falls, and each fall counts as the list says', () => {
    const outcome = play(anywhere({ tumbles: { most: 5, times: [1, 3] } }), [
      { show: 'ABC ABC ACA' },
      {
        fall: [
          [0, 'B'],
          [1, 'B'],
          [2, 'CB'],
        ],
      },
      {
        fall: [
          [0, 'ABC'],
          [1, 'ABC'],
          [2, 'ABC'],
        ],
      },
    ]);
    expect(outcome.steps).toMatchObject([
      { turn: 'base', grid: 'ABCABCACA', times: 1, units: 5, wins: [{ symbol: 0, places: [0, 3, 6, 8] }] },
      { turn: 'tumble', grid: 'BBCBBCCBC', times: 3, units: (2 + 1) * 3 },
      { turn: 'tumble', grid: 'ABCABCABC', times: 3, units: 0, wins: [] },
    ]);
  });

  test('they fall only so often, whatever comes', () => {
    const fall = {
      fall: [
        [0, 'AAA'],
        [1, 'AAA'],
        [2, 'AAA'],
      ],
    } as const;
    const outcome = play(anywhere({ tumbles: { most: 2, times: [1] } }), [
      { show: 'AAA AAA AAA' },
      fall,
      fall,
    ]);
    expect(kinds(outcome)).toEqual(['base', 'tumble', 'tumble']);
    expect(outcome.units).toBe(3 * 20);
  });

  const TIMES: SymbolRow[] = [
    { name: 'D', role: 'times', times: 5, weights: 1 },
    { name: 'E', role: 'scatter', weights: 1 },
  ];

  test('multipliers of the window are added up and count for all that the turn has won', () => {
    const outcome = play(anywhere({ tumbles: { most: 5, times: [1] } }, TIMES), [
      { show: 'AAA ADD BCB' },
      {
        fall: [
          [0, 'ABC'],
          [1, 'A'],
        ],
      },
    ]);
    expect(outcome.steps.at(-1)).toEqual({ kind: 'times', times: 10, units: 5 * 9 });
    expect(outcome.units).toBe(50);
  });

  test('free spins may keep them for every win after', () => {
    const model = anywhere(
      { tumbles: { most: 5, times: [1] }, freeSpins: { ...FREE, keepTimes: true } },
      TIMES,
    );
    const fall = {
      fall: [
        [0, 'AAC'],
        [1, 'C'],
      ],
      from: 'free',
    } as const;
    const outcome = play(model, [
      { show: 'EEE ABC BCA' },
      { show: 'AAA ADB BCB', from: 'free' },
      fall,
      { show: 'AAA ABC BCB', from: 'free' },
      {
        fall: [
          [0, 'AAC'],
          [1, 'A'],
        ],
        from: 'free',
      },
    ]);
    expect(outcome.steps.filter(({ kind }) => kind === 'times')).toMatchObject([{ times: 5 }, { times: 5 }]);
    expect(outcome.units).toBe(25 + 25);
  });
});

describe('ways and clusters', () => {
  test('every way through the reels pays, and a wild may count as several symbols', () => {
    const ways = { pays: { by: 'ways' } } as const;
    const show: Script = [{ show: 'AAB ADC BAD' }];
    expect(play(testModel({}, ways), show).units).toBe(2 * 2 * 2 * 10 + 2 * 4);
    expect(play(testModel({ wildTimes: 2 }, ways), show).units).toBe(2 * 3 * 3 * 10 + 2 * 3 * 4);
  });

  test('symbols that touch at their sides are a cluster, corners do not count', () => {
    const model = testModel(
      {},
      {
        pays: { by: 'clusters', tiers: [4] },
        symbols: TEST_SYMBOLS.slice(0, 3),
      },
    );
    expect(play(model, [{ show: 'AAB ABB CCC' }]).units).toBe(0);
    expect(play(model, [{ show: 'AAB ABA CAC' }]).units).toBe(0);
    expect(play(model, [{ show: 'AAB ABB ACC' }]).steps).toMatchObject([
      { wins: [{ symbol: 0, count: 4, places: [0, 1, 3, 6], units: 10 }] },
    ]);
  });
});

describe('hold and win', () => {
  const hold = {
    least: 3,
    respins: 2,
    perThousand: 100,
    values: [
      { units: 3, weight: 1 },
      { units: 30, weight: 1, name: 'minor' },
    ],
    grandUnits: 900,
  };
  const symbols: SymbolRow[] = [...TEST_SYMBOLS.slice(0, 3), { name: 'D', role: 'coin', weights: 1 }];
  const NO = 999;

  test('coins hold, a new one brings the respins back, and it ends when none has come', () => {
    const outcome = play(testModel({ hold }, { symbols }), [
      { show: 'DDA DBC BCA' },
      [0, 1, 0],
      [NO, 50, 1, NO, NO, NO, NO],
      [NO, NO, NO, NO, NO],
      [NO, NO, NO, NO, NO],
    ]);
    expect(outcome.steps.slice(1)).toMatchObject([
      { left: 2, units: 36, coins: [{ place: 0 }, { place: 1, name: 'minor' }, { place: 3 }] },
      { left: 2, units: 30, coins: [{ place: 4, units: 30, name: 'minor' }] },
      { left: 1, units: 0, coins: [] },
      { left: 0, units: 0, coins: [] },
    ]);
    expect(outcome.units).toBe(66);
  });

  test('a full window pays the grand prize and ends it; a bought one begins with as few coins as start it', () => {
    const model = testModel({ hold: { ...hold, least: 8 }, buy: 'hold' }, { symbols });
    const eight = Array.from({ length: 8 }, () => 0);
    const outcome = play(model, [eight, eight, [0, 0]], true);
    expect(outcome.steps.map(({ kind, units }) => [kind, units])).toEqual([
      ['coins', 24],
      ['coins', 3],
      ['grand', 900],
    ]);
  });

  test('too few coins pay nothing', () => {
    expect(play(testModel({ hold }, { symbols }), [{ show: 'DDA BBC BCA' }]).units).toBe(0);
  });
});

describe('the pick', () => {
  const symbols: SymbolRow[] = [...TEST_SYMBOLS.slice(0, 3), { name: 'D', role: 'bonus', weights: 1 }];
  const model = testModel({ pick: { least: 3, prizes: [5, 10, 20], stops: 1 } }, { symbols });

  test('boxes open until the empty one, none twice', () => {
    const outcome = play(model, [{ show: 'DDA DBC BCA' }, 2, 0, 1, 0]);
    expect(outcome.steps.at(-1)).toEqual({ kind: 'pick', prizes: [20, 5, 10, 0], units: 35 });
    expect(play(model, [{ show: 'DDA DBC BCA' }, 3]).steps.at(-1)).toMatchObject({ prizes: [0], units: 0 });
  });
});
