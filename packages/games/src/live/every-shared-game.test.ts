import { existsSync, readdirSync } from 'node:fs';
import { LANGUAGES } from '@maidan/contract/languages.ts';
import { minor, type Money } from '@maidan/contract/money.ts';
import { describe, expect, test } from 'vitest';
import type { AnySharedRules, Chips } from '#game.ts';
import { sharedRulesOf } from '#shared-games.ts';
import { seededDraw } from '#slots/engine/seeded-draw.ts';
import { loadSpotNames } from '#spot-names.ts';
import { totalOf } from './chips.ts';
import { mostOfChips } from './most-of-chips.ts';

const HERE = `${import.meta.dirname}/..`;
/** Every folder whose code many play in one round: one that is new is among them. */
const GAMES = readdirSync(HERE).filter(
  (folder) => existsSync(`${HERE}/${folder}/manifest.ts`) && sharedRulesOf(folder) !== undefined,
);

function rulesOf(game: string): AnySharedRules {
  const rules = sharedRulesOf(game);
  if (!rules) throw new Error(game);
  return rules;
}

const STAKE = minor(10_000);
const ROUNDS = 500;

/** What each spot alone would be paid in it. Of a pool everybody else's stakes are on every spot. */
function vectorOf(rules: AnySharedRules, outcome: unknown, pool: Chips): string {
  return Object.keys(rules.spots)
    .map((spot) => rules.pays({ [spot]: STAKE }, outcome, pool))
    .join();
}

/** Of a shoe round after round, and of what is not dealt on one round of each draw. */
function* roundsOf(rules: AnySharedRules): Generator {
  for (let seed = 1, dealt = 0; dealt < ROUNDS; seed += 1) {
    const whole = rules.whole(seededDraw(seed));
    for (let from: number | null = 0; from !== null; dealt += 1) {
      const part = rules.part(whole, from);
      if (!part) break;
      yield part.outcome;
      from = part.isLast ? null : part.to;
    }
  }
}

test('the list is not empty', () => expect(GAMES.length).toBeGreaterThan(5));

describe.each(GAMES)('%s', (game) => {
  const rules = rulesOf(game);
  const all: Chips = Object.fromEntries(Object.keys(rules.spots).map((spot) => [spot, STAKE]));

  test('[MEM-15] no round is paid in a way that its ends do not know, nor is shown for longer than they are', () => {
    for (const end of rules.ends) expect(rules.parseOutcome(end)).toEqual(end);
    const known = new Set(rules.ends.map((end) => vectorOf(rules, end, all)));
    const longest = Math.max(...rules.ends.map((end) => rules.showMs(end)));
    for (const outcome of roundsOf(rules)) {
      expect(known, JSON.stringify(outcome)).toContain(vectorOf(rules, outcome, all));
      expect(rules.showMs(outcome)).toBeLessThanOrEqual(longest);
    }
  });

  test('[MEM-15] the most of any chips is what some end pays for all of them together', () => {
    const draw = seededDraw(7);
    const spots = Object.keys(rules.spots);
    for (let round = 0; round < 40; round += 1) {
      const chips: Record<string, Money> = {};
      for (let laid = 0; laid <= round % 6; laid += 1)
        chips[spots[draw.below(spots.length)] ?? ''] = minor(BigInt(1 + draw.below(50)) * 100n);
      const paid = rules.ends.map((end) => rules.pays(chips, end, all) ?? totalOf(chips));
      const told = mostOfChips(rules, chips, all);
      expect(paid).toContain(told);
      expect(paid.every((one) => one <= told)).toBe(true);
    }
  });

  test.each(LANGUAGES)('[MEM-15, I18-01] every spot has a name of its own in %s', async (language) => {
    const names = await loadSpotNames(game, language);
    const own = Object.keys(rules.spots).map((spot) => names[spot] ?? '');
    expect(own.filter((name) => name === '' || name.includes('{'))).toEqual([]);
    expect(new Set(own).size).toBe(own.length);
  });
});

/** Stakes in main units. */
const most = (game: string, stakes: Record<string, number>): Money =>
  mostOfChips(
    rulesOf(game),
    Object.fromEntries(Object.entries(stakes).map(([spot, taka]) => [spot, minor(taka * 100)])),
  );

test('[MEM-15] what cannot win together is not told together', () => {
  expect(most('live-roulette', { red: 10 })).toBe(2_000n);
  expect(most('live-roulette', { red: 10, black: 10 })).toBe(2_000n);
  // A red seven: its number, and its colour.
  expect(most('live-roulette', { red: 10, black: 30, 'straight-7': 10 })).toBe(38_000n);
  expect(most('baccarat', { player: 10, banker: 20 })).toBe(3_900n);
  expect(most('baccarat', { player: 10, tie: 10 })).toBe(10_000n);
  expect(most('baccarat', { 'perfect-pair': 10 })).toBe(201_000n);
  expect(most('dragon-tiger', { dragon: 10, tiger: 10, 'dragon-small': 10 })).toBe(4_000n);
  expect(most('andar-bahar', { andar: 10, bahar: 10 })).toBe(2_000n);
  // The last count that is left is odd: andar has it.
  expect(most('andar-bahar', { andar: 10, '41-49': 10 })).toBe(121_900n);
  expect(most('sic-bo', { big: 10, small: 10, 'any-triple': 10 })).toBe(32_000n);
  expect(most('sic-bo', { big: 10, 'total-4': 10 })).toBe(65_000n);
});

test('[MEM-15] what a pool pays at most is told as it stands, and of what nobody else backed the stakes', () => {
  const duel = rulesOf('rooster-duel');
  const chips = { meron: minor(1_000) };
  expect(mostOfChips(duel, chips, { meron: minor(1_000) })).toBe(1_000n);
  expect(mostOfChips(duel, chips, { meron: minor(1_000), wala: minor(1_000) })).toBe(1_900n);
  expect(mostOfChips(duel, chips, { meron: minor(4_000), wala: minor(6_000) })).toBe(2_375n);
});
