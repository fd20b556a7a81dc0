import { minor } from '@maidan/contract/money.ts';
import { expect, test } from 'vitest';
import { areChips, beyondLimit } from '#live/chips.ts';
import { outcome, pays, sicBoRules, sicBoRulesOf } from './rules.ts';
import { chancesOf, edgeBasisPoints, spotOf, SPOTS, THROW_COUNT } from './spots.ts';
import { SIC_BO } from './manifest.ts';
import { TABLES } from './tables.ts';

const rules = sicBoRules(TABLES[0]);
const edgeOf = (id: string) => {
  const spot = spotOf(id);
  return spot && edgeBasisPoints(spot);
};

test('there is no other table, and no spot, throw or part of a step that the cloth does not have', () => {
  expect(sicBoRulesOf('nowhere')).toBeUndefined();
  expect(areChips(rules, { 'total-3': minor(1_000) })).toBe(false);
  expect(areChips(rules, { constructor: minor(1_000) })).toBe(false);
  expect(areChips(rules, { big: minor(1_050) })).toBe(false);
  expect(beyondLimit(rules, { 'triple-6': minor(50_100) })).toBe('triple-6');
  expect(outcome.safeParse({ dice: [0, 3, 4] }).success).toBe(false);
  expect(outcome.safeParse({ dice: [7, 3, 4] }).success).toBe(false);
});

test('a triple takes big, small, odd and even, and pays everything that names it', () => {
  const stake = minor(1_000);
  const even = { big: stake, small: stake, odd: stake, even: stake };
  expect(pays(even, { dice: [6, 6, 6] })).toBe(0n);
  expect(pays(even, { dice: [6, 6, 5] })).toBe(4_000n);
  const onSixes = { 'triple-6': stake, 'any-triple': stake, 'double-6': stake, 'single-6': stake };
  expect(pays(onSixes, { dice: [6, 6, 6] })).toBe(1_000n * (191n + 32n + 12n + 13n));
  expect(pays({ 'pair-2-5': stake, 'total-9': stake }, { dice: [5, 2, 2] })).toBe(1_000n * (7n + 8n));
});

test('[GAM-03] the edge of every bet over all 216 throws', () => {
  expect(new Set(SPOTS.map(({ id }) => id)).size).toBe(52);
  expect(THROW_COUNT).toBe(216);
  const edges = Object.fromEntries(SPOTS.map((spot) => [spot.id, edgeBasisPoints(spot)]));
  expect(edges).toMatchObject({
    small: 278,
    big: 278,
    odd: 278,
    even: 278,
    'single-4': 370,
    'pair-1-6': 278,
    'double-3': 1_111,
    'any-triple': 1_111,
    'triple-1': 1_157,
    'total-4': 972,
    'total-5': 833,
    'total-6': 741,
    'total-7': 972,
    'total-8': 1_250,
    'total-9': 741,
    'total-10': 1_250,
  });
  for (let total = 4; total <= 10; total += 1)
    expect(edgeOf(`total-${total}`)).toBe(edgeOf(`total-${21 - total}`));
  expect(10_000 - (edgeOf('big') ?? 0)).toBe(SIC_BO.rtpBasisPoints);
  expect(Math.max(...SPOTS.map((spot) => chancesOf(spot).most + 1))).toBe(SIC_BO.maxWinMultiplier);
});

test('a throw asks for three numbers of six', () => {
  const bounds: number[] = [];
  const whole = rules.whole({ below: (bound) => (bounds.push(bound), bounds.length) });
  expect(bounds).toEqual([6, 6, 6]);
  expect(rules.part(whole, 0)).toMatchObject({ outcome: { dice: [2, 3, 4] }, isLast: true });
  expect(rules.part(whole, 1)).toBeNull();
});
