import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDraw } from '#slots/engine/seeded-draw.ts';
import { lineChance, shapeChance, tierChance } from './chances.ts';
import { manifest } from './manifest.ts';
import { CALLS, LINE_PAYS, LINES, MIDDLE, MOST_CARDS, SHAPE_CELLS, SHAPE_PAYS, SHAPES } from './patterns.ts';
import { bingoRules, checkCard } from './rules.ts';

const good = { stake: '5.00', cards: 2 };

test('a bet is a stake for each card and one to four cards; all of them are staked', () =>
  expect(bingoRules.bet.parse(good)).toEqual({ stake: 1000n, perCard: 500n, cards: 2 }));

test.each([
  { ...good, stake: '3.00' },
  { ...good, cards: 0 },
  { ...good, cards: 5 },
  { ...good, cards: 1.5 },
  { ...good, cards: '2' },
  { ...good, numbers: [1] },
  { stake: '5.00' },
])('%j is refused', (bet) => expect(bingoRules.bet.safeParse(bet).success).toBe(false));

test('there are twelve lines, and the shapes have 4, 9 and 16 cells', () => {
  expect(LINES).toHaveLength(12);
  expect(SHAPES.map((shape) => SHAPE_CELLS[shape].length)).toEqual([4, 9, 16]);
});

describe('a card', () => {
  const plain = Array.from({ length: 25 }, (_, cell) =>
    cell === MIDDLE ? 0 : (cell % 5) * 15 + Math.floor(cell / 5) + 1,
  );
  const others = (taken: readonly number[]) =>
    Array.from({ length: 75 }, (_, index) => index + 1).filter(
      (ball) => !plain.includes(ball) && !taken.includes(ball),
    );
  const called = (balls: number[]) => [...balls, ...others(balls)].slice(0, CALLS);

  test('has its line with the last number of it, and the middle is free', () => {
    const middleRow = [10, 11, 13, 14].map((cell) => plain[cell] ?? 0);
    expect(checkCard(plain, called(middleRow))).toMatchObject({ line: { call: 4, lines: [2] }, pays: 7500 });
  });

  test('pays nothing without a line or a shape', () =>
    expect(checkCard(plain, called([]))).toMatchObject({ line: null, shapes: [], pays: 0 }));

  test('counts four corners beside a line', () => {
    const corners = [0, 4, 20, 24].map((cell) => plain[cell] ?? 0);
    expect(checkCard(plain, called(corners))).toMatchObject({ line: null, shapes: ['corners'], pays: 150 });
  });

  test('with every line and shape pays what the manifest calls the most', () => {
    const all = plain.filter((number) => number > 0);
    const rowFirst = [...plain.slice(10, 15).filter((number) => number > 0), ...all];
    const card = checkCard(plain, [...new Set(rowFirst)]);
    expect(card.pays).toBe(manifest.maxWinMultiplier * 100);
  });
});

test('numbers stand in their columns, none twice, and the parts add up to the win', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 1, max: MOST_CARDS }),
      fc.constantFrom(...manifest.stakeSteps),
      (seed, cards, perCard) => {
        const bet = { stake: (perCard * BigInt(cards)) as typeof perCard, perCard, cards };
        const { win, stake, outcome } = bingoRules.decide(bet, seededDraw(seed));
        expect(stake).toBe(bet.stake);
        expect(bingoRules.outcome.safeParse(outcome).success).toBe(true);
        expect(new Set(outcome.calls).size).toBe(CALLS);
        expect(outcome.cards).toHaveLength(cards);
        for (const { numbers } of outcome.cards) {
          expect(new Set(numbers).size).toBe(25);
          const misplaced = numbers.filter(
            (number, cell) => cell !== MIDDLE && Math.ceil(number / 15) !== (cell % 5) + 1,
          );
          expect(misplaced).toEqual([]);
        }
        const pays = outcome.cards.reduce((sum, card) => sum + card.pays, 0);
        expect(win).toBe((perCard * BigInt(pays)) / 100n);
        expect(win <= stake * BigInt(Math.ceil(manifest.maxWinMultiplier))).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

describe('return to player', () => {
  const exact =
    LINE_PAYS.reduce((sum, { pays }, row) => sum + pays * tierChance(row), 0) / 100 +
    SHAPES.reduce((sum, shape) => sum + SHAPE_PAYS[shape] * shapeChance(shape), 0) / 100;

  test('is what the manifest says, by inclusion and exclusion over the lines', () => {
    expect(Math.round(exact * 10_000)).toBe(manifest.rtpBasisPoints);
    expect(lineChance(75)).toBeCloseTo(1, 10);
    expect(lineChance(3)).toBe(0);
    // A line of four numbers (four of them go through the middle) is all that four calls can make.
    expect(lineChance(4)).toBeCloseTo(4 / ((75 * 74 * 73 * 72) / 24), 15);
  });

  test('lines and shapes of 20,000 cards come as often as they are said to', () => {
    const cards = 20_000;
    const draw = seededDraw(75);
    const tiers = LINE_PAYS.map(() => 0);
    const shapes = { corners: 0, cross: 0, frame: 0 };
    for (let round = 0; round < cards; round += 1) {
      const bet = { stake: manifest.defaultStake, perCard: manifest.defaultStake, cards: 1 };
      for (const card of bingoRules.decide(bet, draw).outcome.cards) {
        const { line } = card;
        if (line) {
          const tier = LINE_PAYS.findIndex(({ by }) => line.call <= by);
          tiers[tier] = (tiers[tier] ?? 0) + 1;
        }
        for (const shape of card.shapes) shapes[shape] += 1;
      }
    }
    const within = (count: number, chance: number) =>
      expect(Math.abs(count - cards * chance)).toBeLessThan(4 * Math.sqrt(cards * chance) + 1);
    tiers.forEach((count, row) => within(count, tierChance(row)));
    for (const shape of SHAPES) within(shapes[shape], shapeChance(shape));
  });
});
