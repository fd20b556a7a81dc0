import { minor } from '@maidan/contract/money.ts';
import { expect, test } from 'vitest';
import { areChips, beyondLimit } from '#live/chips.ts';
import { POCKETS, SPOTS } from '#roulette/spots.ts';
import { liveRouletteRules, liveRouletteRulesOf, outcome, pays } from './rules.ts';
import { LIVE_ROULETTE } from './manifest.ts';
import { TABLES } from './tables.ts';

const rules = liveRouletteRules(TABLES[0]);

test('chips that cannot lie there are no bet', () => {
  expect(liveRouletteRulesOf('nowhere')).toBeUndefined();
  expect(areChips(rules, { 'straight-37': minor(1_000) })).toBe(false);
  expect(areChips(rules, { red: minor(1_001) })).toBe(false);
  expect(beyondLimit(rules, { 'straight-7': minor(50_100) })).toBe('straight-7');
  expect(beyondLimit(rules, { red: minor(500_000) })).toBeUndefined();
  expect(outcome.safeParse({ number: 37 }).success).toBe(false);
});

test('[GAM-03] over all 37 numbers every spot returns 36 of 37', () => {
  const stake = minor(3_600);
  for (const { id } of SPOTS) {
    let returned = 0n;
    for (let number = 0; number < POCKETS; number += 1) returned += pays({ [id]: stake }, { number });
    expect(returned, id).toBe(stake * 36n);
  }
  expect(Math.round((36 / POCKETS) * 10_000)).toBe(LIVE_ROULETTE.rtpBasisPoints);
  expect(pays({ 'straight-0': stake, red: stake }, { number: 0 })).toBe(
    stake * BigInt(LIVE_ROULETTE.maxWinMultiplier),
  );
});

test('a round asks for one number of 37', () => {
  const bounds: number[] = [];
  expect(rules.part(rules.whole({ below: (bound) => (bounds.push(bound), 7) }), 0)?.outcome).toEqual({
    number: 7,
  });
  expect(bounds).toEqual([POCKETS]);
});
