import { minor } from '@maidan/contract/money.ts';
import { describe, expect, test } from 'vitest';
import type { Draw } from '#game.ts';
import { manifestOf, MOST_CASTS } from './manifest.ts';
import { fishingRules, fishingRulesOf, catchOf } from './rules.ts';
import { chancesOf, kindsOf, RETURN_PERCENT, SEAS, speciesOf, type Sea } from './species.ts';

/** Draws what it is told to, and notes of how many each was. */
function told(...values: number[]): Draw & { bounds: number[] } {
  const bounds: number[] = [];
  return {
    bounds,
    below(bound) {
      bounds.push(bound);
      return values.shift() ?? bound - 1;
    },
  };
}

const bet = (sea: Sea, part: object = {}) => ({
  stake: '1.00',
  cast: '0.50',
  aims: kindsOf(sea)
    .slice(0, 2)
    .map((kind, fish) => ({ kind, fish })),
  ...part,
});

describe.each(SEAS)('%s', (sea) => {
  const rules = fishingRulesOf(sea);
  const takes = (input: object) => rules.bet.safeParse(input).success;

  test('takes no stake but that of its casts, no fish of another sea, and no more casts than a round has', () => {
    expect(takes(bet(sea))).toBe(true);
    const other = SEAS.find((each) => each !== sea) ?? sea;
    const stranger = kindsOf(other).find((kind) => !kindsOf(sea).includes(kind));
    const one = { kind: kindsOf(sea)[0], fish: 1 };
    const many = (count: number) => ({
      stake: (count / 2).toFixed(2),
      aims: Array.from({ length: count }, () => one),
    });
    expect(takes(bet(sea, many(MOST_CASTS)))).toBe(true);
    for (const part of [
      { stake: '0.50' },
      { cast: '0.51' },
      { aims: [] },
      many(MOST_CASTS + 1),
      { stake: '0.50', aims: [{ kind: stranger, fish: 1 }] },
      { stake: '0.50', aims: [{ ...one, fish: -1 }] },
      { stake: '0.50', aims: [{ ...one, near: true }] },
      { more: 1 },
    ])
      expect(takes(bet(sea, part)), JSON.stringify(part)).toBe(false);
  });

  test.each(speciesOf(sea))(
    '$kind returns exactly what the rules say, over every draw there is',
    (species) => {
      const { kind, prizes, times } = species;
      let paid = 0;
      const all = chancesOf(species);
      for (let place = 0; place < all; place += 1) {
        // The prizes of a great fish, each as often as it is drawn.
        const whole = prizes?.reduce((sum, { weight }) => sum + weight, 0) ?? 1;
        for (let prize = 0; prize < whole; prize += 1) paid += catchOf(sea, kind, told(place, prize)) / whole;
      }
      expect(paid / all).toBeCloseTo(RETURN_PERCENT / 100, 12);
      const mean = prizes
        ? prizes.reduce((sum, prize) => sum + prize.times * prize.weight, 0) /
          prizes.reduce((sum, { weight }) => sum + weight, 0)
        : times;
      expect(mean).toBe(times);
    },
  );

  test('the manifest says the return of each, and the most that any of them pays', () => {
    const { rtpBasisPoints, maxWinMultiplier } = manifestOf(sea);
    expect(rtpBasisPoints).toBe(RETURN_PERCENT * 100);
    const { prizes = [] } = speciesOf(sea).at(-1) ?? {};
    expect(maxWinMultiplier).toBe(Math.max(...prizes.map(({ times }) => times)));
  });

  test('each cast has a draw of its own, whatever the ones before it came to', () => {
    const [first, second] = kindsOf(sea);
    const draw = told(RETURN_PERCENT - 1, RETURN_PERCENT);
    const aims = [first, second].map((kind, fish) => ({ kind: kind ?? 'puti', fish }));
    const { win, outcome } = rules.decide({ stake: minor(100), cast: minor(50), aims }, draw);
    const times = speciesOf(sea)[0]?.times ?? 0;
    expect(outcome).toEqual({ caught: [times, 0] });
    expect(win).toBe(BigInt(50 * times));
    expect(draw.bounds).toEqual(speciesOf(sea).slice(0, 2).map(chancesOf));
  });
});

test('a code that names no sea, or the river twice, is no game', () => {
  expect(fishingRules('bay')?.manifest.code).toBe('fishing.bay');
  expect([fishingRules('river'), fishingRules('lake')]).toEqual([undefined, undefined]);
});
