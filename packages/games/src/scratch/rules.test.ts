import { minor } from '@maidan/contract/money.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draw } from '#game.ts';
import { rulesOf } from '#rules.ts';
import { seededDraw } from '#slots/engine/seeded-draw.ts';
import { CARDS, FIELDS, MATCH, prizesOf, VARIANTS } from './prize-tables.ts';
import { printCard, scratchRulesOf } from './rules.ts';

test.each(['0.00', '0.50', '3.00', '1000.00', '-5.00', '5', ''])('a price of "%s" is refused', (stake) =>
  expect(scratchRulesOf('fair').bet.safeParse({ stake }).success).toBe(false),
);

test('a bet with anything beside its price is refused', () =>
  expect(scratchRulesOf('fair').bet.safeParse({ stake: '5.00', times: 1000 }).success).toBe(false));

test('each variant has a code of its own, and no other code is known', () => {
  expect(['scratch', 'scratch.river', 'scratch.gold'].map((code) => rulesOf(code)?.manifest.code)).toEqual([
    'scratch',
    'scratch.river',
    'scratch.gold',
  ]);
  expect(['scratch.fair', 'scratch.', 'scratch.silver'].map(rulesOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

/** This card of the million, laid out by chance. */
function first(card: number, rest: Draw): Draw {
  let isFirst = true;
  return { below: (bound) => (isFirst ? ((isFirst = false), card) : rest.below(bound)) };
}

describe.each(VARIANTS)('%s', (variant) => {
  const rules = scratchRulesOf(variant);
  const { manifest } = rules;
  const prizes = prizesOf(variant);
  const printed = prizes.reduce((sum, { cards }) => sum + cards, 0);

  test('returns exactly what its manifest says, by its table', () => {
    const returned = prizes.reduce((sum, { times, cards }) => sum + times * cards, 0);
    expect((returned * 10_000) / CARDS).toBe(manifest.rtpBasisPoints);
    expect(Math.max(...prizes.map(({ times }) => times))).toBe(manifest.maxWinMultiplier);
  });

  test('the first and the last card of each prize are those that the table says', () => {
    let card = 0;
    for (const { times, cards } of [...prizes, { times: 0, cards: CARDS - printed }]) {
      for (const [at, from] of [card, card + cards - 1].entries())
        expect(printCard(variant, first(from, seededDraw(at))).times).toBe(times);
      card += cards;
    }
    expect(card).toBe(CARDS);
  });

  test('a card shows its prize exactly three times and no other prize as often', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(2 * printed), (seed, card) => {
        const { win, outcome } = rules.decide({ stake: minor(500) }, first(card, seededDraw(seed)));
        expect(rules.outcome.safeParse(outcome).success).toBe(true);
        expect(outcome.fields).toHaveLength(FIELDS);
        const matched = [...new Set(outcome.fields)].filter(
          (times) => outcome.fields.filter((field) => field === times).length >= MATCH,
        );
        expect(matched).toEqual(outcome.times === 0 ? [] : [outcome.times]);
        expect(win).toBe(500n * BigInt(outcome.times));
      }),
      { numRuns: 500 },
    );
  });
});
