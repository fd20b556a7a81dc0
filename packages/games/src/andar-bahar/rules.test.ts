import { minor } from '@maidan/contract/money.ts';
import { expect, test } from 'vitest';
import { rankOf } from '#cards/deck.ts';
import { areChips, beyondLimit } from '#live/chips.ts';
import { seededDraw } from '#slots/engine/seeded-draw.ts';
import { andarBaharRules, andarBaharRulesOf, hasWon, outcome, pays } from './rules.ts';
import { COUNT_SPOTS, edgeBasisPoints, MOST_CARDS, PAYS, PLACINGS, SPOTS, winningPlacings } from './spots.ts';
import { ANDAR_BAHAR } from './manifest.ts';
import { TABLES } from './tables.ts';

const rules = andarBaharRules(TABLES[0]);
const ACE_OF_HEARTS = 25;
const cardsOf = (count: number) => ({ joker: ACE_OF_HEARTS, cards: Array.from({ length: count }, () => 12) });

test('chips that cannot lie there are no bet', () => {
  expect(andarBaharRulesOf('nowhere')).toBeUndefined();
  expect(areChips(rules, { '42-49': minor(1_000) })).toBe(false);
  expect(areChips(rules, { andar: minor(1_010) })).toBe(false);
  expect(beyondLimit(rules, { '41-49': minor(50_100) })).toBe('41-49');
  expect(outcome.safeParse({ joker: 52, cards: [1] }).success).toBe(false);
  expect(outcome.safeParse({ joker: 1, cards: [] }).success).toBe(false);
});

test('the side with the last card wins, andar a tenth less, and the count of cards is paid beside it', () => {
  const stake = minor(1_000);
  const chips = { andar: stake, bahar: stake, '1-5': stake, '6-10': stake, 'joker-red': stake };
  expect(pays(chips, cardsOf(1))).toBe(1_900n + 3_500n + 1_900n);
  expect(pays(chips, cardsOf(6))).toBe(2_000n + 4_500n + 1_900n);
});

test('[GAM-03] the edge of every bet over all placings of the three cards of the rank', () => {
  expect(PLACINGS).toBe(20_825);
  expect(winningPlacings('andar') + winningPlacings('bahar')).toBe(PLACINGS);
  expect(COUNT_SPOTS.reduce((sum, spot) => sum + winningPlacings(spot), 0)).toBe(PLACINGS);
  expect(Object.fromEntries(SPOTS.map((spot) => [spot, edgeBasisPoints(spot)]))).toEqual({
    andar: 215,
    bahar: 300,
    'joker-red': 500,
    'joker-black': 500,
    '1-5': 513,
    '6-10': 233,
    '11-15': 703,
    '16-25': 190,
    '26-30': 852,
    '31-35': 756,
    '36-40': 516,
    '41-49': 492,
  });
  expect(10_000 - edgeBasisPoints('bahar')).toBe(ANDAR_BAHAR.rtpBasisPoints);
  expect(Math.max(...SPOTS.map((spot) => PAYS[spot] / 100 + 1))).toBe(ANDAR_BAHAR.maxWinMultiplier);
});

test('cards fall until the rank of the joker comes, each of the pack once, and every count is in one bet', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const part = rules.part(rules.whole(seededDraw(seed)), 0);
    if (!part) throw new Error('no round');
    const { joker, cards } = outcome.parse(part.outcome);
    expect(cards.findIndex((card) => rankOf(card) === rankOf(joker))).toBe(cards.length - 1);
    expect(new Set([joker, ...cards]).size).toBe(cards.length + 1);
    expect(cards.length).toBeLessThanOrEqual(MOST_CARDS);
    expect(COUNT_SPOTS.filter((spot) => hasWon(spot, { joker, cards }))).toHaveLength(1);
    expect(rules.showMs(part.outcome)).toBeLessThan(20_000);
  }
});
