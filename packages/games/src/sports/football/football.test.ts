import { describe, expect, test } from 'vitest';
import { drawFrom } from '#random.ts';
import { legWorth, marketsAt } from '../quote.ts';
import { fixtureOf } from '../calendar.ts';
import { strengthsOf } from '../leagues.ts';
import { marginOf, MARGIN_BASIS_POINTS, MOST_MARGIN, offersOf, oddsOf } from '../price.ts';
import type { Market, MatchEvent, Play } from '../sport.ts';
import { football, goalRates, MINUTES } from './football.ts';

const fixture = fixtureOf('football-60.3.17');
if (!fixture) throw new Error('there is no such match');
const strengths = strengthsOf(fixture.league, fixture.home, fixture.away);
const goal = (at: number, side: 'home' | 'away'): MatchEvent => ({ at, kind: 'goal', side, value: 1 });

/** Every way the last minutes can go, with its chance: each side scores in a minute or not. */
function waysOn(play: Play): { chance: number; end: Play }[] {
  const rates = goalRates(strengths);
  const [home, away] = [rates.home / 1_000_000, rates.away / 1_000_000];
  let ways = [{ chance: 1, events: [...play.events] }];
  for (let at = play.step + 1; at <= MINUTES; at += 1)
    ways = ways.flatMap(({ chance, events }) => [
      { chance: chance * (1 - home) * (1 - away), events },
      { chance: chance * home * (1 - away), events: [...events, goal(at, 'home')] },
      { chance: chance * (1 - home) * away, events: [...events, goal(at, 'away')] },
      { chance: chance * home * away, events: [...events, goal(at, 'home'), goal(at, 'away')] },
    ]);
  return ways.map(({ chance, events }) => ({ chance, end: { phase: 'ended', step: MINUTES, events } }));
}

const moments: readonly (readonly [string, Play])[] = [
  ['at 0 – 0', { phase: 'playing', step: 85, events: [] }],
  ['at 2 – 1', { phase: 'playing', step: 86, events: [goal(3, 'home'), goal(30, 'away'), goal(41, 'home')] }],
  ['at 0 – 3', { phase: 'playing', step: 87, events: [goal(3, 'away'), goal(30, 'away'), goal(41, 'away')] }],
];

describe.each(moments)('the last minutes %s', (_name, play) => {
  const ways = waysOn(play);
  test('every chance is the sum over all ways the match can end, by the rules that settle it', () => {
    for (const market of marketsAt(fixture, play))
      for (const { id, chance } of market.selections) {
        const sum = { won: 0, lost: 0, void: 0 };
        for (const { chance: way, end } of ways) {
          const result = football.decide(market.id, id, end);
          if (result === null) throw new Error(`${market.id} ${id} is not decided`);
          sum[result] += way;
        }
        expect(sum.void, market.id).toBeCloseTo(market.push, 9);
        expect(sum.won, `${market.id} ${id}`).toBeCloseTo(chance * (1 - sum.void), 9);
      }
  });
});

const kickOff: Play = { phase: 'before', step: 0, events: [] };

test('whatever can happen is on offer once: the chances of each market add up to one', () => {
  for (const market of marketsAt(fixture, kickOff))
    expect(
      market.selections.reduce((sum, { chance }) => sum + chance, 0),
      market.id,
    ).toBeCloseTo(1, 9);
});

test('[GAM-08] no price leaves the house less than its margin, nor more than rounding adds', () => {
  const least = MARGIN_BASIS_POINTS / 10_000;
  for (const market of marketsAt(fixture, kickOff)) {
    const margin = marginOf(market);
    if (margin === null) throw new Error(`${market.id} does not say its margin`);
    expect(margin, market.id).toBeGreaterThanOrEqual(least - 1e-9);
    expect(margin, market.id).toBeLessThanOrEqual(MOST_MARGIN);
  }
});

const inverse = (of: Market): number =>
  offersOf(of).reduce((sum, { odds }) => sum + (odds === null ? 0 : 100 / odds), 0);

test('[GAM-08] where everything has a price the margin is what the inverse odds exceed one by, and where not, what those on offer exceed their chances by', () => {
  const markets = marketsAt(fixture, kickOff);
  const [result] = markets;
  const score = markets.find(({ kind }) => kind === 'score');
  if (!result || !score) throw new Error('there is no such market');
  expect(marginOf(result)).toBeCloseTo(inverse(result) - 1, 12);
  const priced = score.selections.filter(({ chance }) => oddsOf(chance) !== null);
  expect(priced.length).toBeLessThan(score.selections.length);
  const fair = priced.reduce((sum, { chance }) => sum + chance, 0);
  expect(marginOf(score)).toBeCloseTo((inverse(score) - fair) / fair, 12);
  const sure = [
    { id: 'yes', chance: 0.999 },
    { id: 'no', chance: 0.001 },
  ];
  expect(marginOf({ ...result, selections: sure })).toBeNull();
});

test('a bet at the price of the moment is worth less than its stake', () => {
  for (const market of marketsAt(fixture, kickOff))
    for (const { id, odds } of offersOf(market)) {
      if (odds === null) continue;
      const worth = legWorth([market], { market: market.id, selection: id, odds, result: null }) ?? 2;
      expect(worth, `${market.id} ${id}`).toBeLessThan(1);
    }
});

test('what is all but sure, or all but impossible, has no price', () => {
  expect(oddsOf(0.99)).toBeNull();
  expect(oddsOf(0.001)).toBeNull();
  expect(oddsOf(0.5)).toBe(190);
});

test('the same bytes are the same match', () => {
  const bytes = Uint8Array.from({ length: 4_096 }, (_, index) => (index * 73 + 11) % 256);
  expect(football.play(strengths, drawFrom(bytes))).toEqual(football.play(strengths, drawFrom(bytes)));
});
