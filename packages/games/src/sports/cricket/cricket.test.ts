import { describe, expect, test } from 'vitest';
import { fixtureOf } from '../calendar.ts';
import { strengthsOf } from '../leagues.ts';
import { legResult } from '../match.ts';
import { marketsAt } from '../quote.ts';
import type { MatchEvent, Play } from '../sport.ts';
import { BALLS, OUTCOMES, ratesAt, WICKETS } from './balls.ts';
import { reaches } from './chase-chances.ts';
import { cricket, ratesOf } from './cricket.ts';
import { runsInOver, runsToCome } from './innings-chances.ts';
import { inOvers, scorecardOf } from './scorecard.ts';

const fixture = fixtureOf('cricket-60.3.17');
if (!fixture) throw new Error('there is no such match');
const rates = ratesOf(strengthsOf(fixture.league, fixture.home, fixture.away));

const toss: MatchEvent = { at: 0, kind: 'toss', side: 'home', value: 0 };
const ball = (at: number, value: number, side: 'home' | 'away'): MatchEvent => ({
  at,
  kind: 'run',
  side,
  value,
});
const out = (at: number, side: 'home' | 'away'): MatchEvent => ({ at, kind: 'wicket', side, value: 0 });
const fallen = (count: number, from: number, side: 'home' | 'away') =>
  Array.from({ length: count }, (_, index) => out(from + index, side));

test('[GAM-08] a side that has not batted has no score, and one that has made no run has one', () => {
  expect(cricket.scoreText({ events: [toss] })).toEqual({ home: '0/0', away: null });
  const second = [toss, ball(1, 6, 'home'), out(BALLS + 1, 'away')];
  expect(cricket.scoreText({ events: second })).toEqual({ home: '6/0', away: '0/1' });
});

/** Every way the last balls of the second innings can go, with its chance. */
function waysOn(play: Play): { chance: number; end: Play }[] {
  let open = [{ chance: 1, events: [...play.events] }];
  const ended: typeof open = [];
  for (let at = play.step + 1; at <= 2 * BALLS; at += 1) {
    const chances = ratesAt(rates.away, at - BALLS - 1);
    const next: typeof open = [];
    for (const { chance, events } of open)
      for (const [index, outcome] of OUTCOMES.entries()) {
        const more = outcome === 'wicket' ? out(at, 'away') : ball(at, outcome, 'away');
        const way = { chance: (chance * (chances[index] ?? 0)) / 1_000_000, events: [...events, more] };
        const { runs, wickets } = scorecardOf(way);
        (wickets.away === WICKETS || runs.away > runs.home ? ended : next).push(way);
      }
    open = next;
  }
  return [...ended, ...open].map(({ chance, events }) => ({
    chance,
    end: { phase: 'ended', step: 2 * BALLS, events: inOvers(events, 2 * BALLS) },
  }));
}

/** Home made 30, the side that chases has so many with so many wickets down. */
const chase = (step: number, made: number, down: number): Play => ({
  phase: 'playing',
  step,
  events: [
    toss,
    ...Array.from({ length: 5 }, (_, at) => ball(at + 1, 6, 'home')),
    ball(BALLS + 1, made, 'away'),
    ...fallen(down, BALLS + 2, 'away'),
  ],
});

describe.each([
  ['needs four of three balls', chase(2 * BALLS - 3, 27, 4)],
  ['needs eleven of four balls', chase(2 * BALLS - 4, 20, 7)],
  ['has its last pair in and needs one', chase(2 * BALLS - 4, 30, 9)],
] as const)('a side that %s', (_name, play) => {
  test('has every chance as the sum over all ways the match can end, by the rules that settle it', () => {
    const ways = waysOn(play);
    const markets = marketsAt(fixture, play);
    for (const kind of ['winner', 'second', 'runs-handicap', 'wickets-handicap'])
      expect(markets.map((market) => market.kind)).toContain(kind);
    for (const market of markets)
      for (const { id, chance } of market.selections) {
        const sum = { won: 0, lost: 0, void: 0 };
        for (const { chance: way, end } of ways) sum[cricket.decide(market.id, id, end) ?? 'lost'] += way;
        expect(sum.void, market.id).toBeCloseTo(market.push, 9);
        expect(sum.won, `${market.id} ${id}`).toBeCloseTo(chance * (1 - sum.void), 9);
      }
  });
});

test('the runs of the next over are what all its balls can make, and none where the innings may end before', () => {
  const state = { rates: rates.home, bowled: BALLS - 8, wickets: WICKETS - 1, need: Infinity };
  const { runs, none } = runsInOver(state, 20);
  const wicket = (at: number) => (ratesAt(rates.home, at)[0] ?? 0) / 1_000_000;
  expect(none).toBeCloseTo(1 - (1 - wicket(BALLS - 8)) * (1 - wicket(BALLS - 7)), 12);
  expect(runs.reduce((sum, chance) => sum + chance, none)).toBeCloseTo(1, 12);
  // In a chase four runs are enough as well.
  const [, , , , , four = 0, six = 0] = ratesAt(rates.home, BALLS - 7);
  const inChase = runsInOver({ ...state, bowled: BALLS - 7, need: 4 }, 20);
  expect(inChase.none).toBeCloseTo(wicket(BALLS - 7) + (four + six) / 1_000_000, 12);
  // From the first ball of an over on, its runs are those of an innings that ends with it.
  for (const need of [3, 17, Infinity]) {
    const last = { ...state, bowled: BALLS - 6, need };
    const { runs: made } = runsInOver(last, 20);
    for (const [more, chance] of runsToCome(last).entries())
      expect(made[more], String(more)).toBeCloseTo(chance, 12);
  }
});

test('an innings reaches so many runs with one number of wickets down or another, as often as it ends with them or more', () => {
  for (const state of [
    { rates: rates.home, bowled: 0, wickets: 0, need: Infinity },
    { rates: rates.away, bowled: 87, wickets: 6, need: 41 },
  ]) {
    const byWickets = reaches(state);
    const ends = runsToCome(state);
    let atLeast = 1;
    for (let runs = 1; runs <= Math.min(state.need, ends.length); runs += 1) {
      atLeast -= ends[runs - 1] ?? 0;
      const sum = byWickets.reduce((all, chances) => all + (chances[runs] ?? 0), 0);
      expect(sum, String(runs)).toBeCloseTo(atLeast, 9);
    }
  }
});

test('[GAM-08] before the toss each side may give runs or wickets, at the chances after it, and half of the time the stake goes back', () => {
  const before = marketsAt(fixture, { phase: 'before', step: 0, events: [] });
  const given = before.filter(({ kind }) => kind.endsWith('-handicap'));
  expect(new Set(given.map(({ kind, line }) => `${kind} ${Math.sign(line ?? 0)}`)).size).toBe(4);
  for (const first of ['home', 'away'] as const) {
    const tossed: Play = { phase: 'playing', step: 0, events: [{ ...toss, side: first }] };
    const after = new Map(marketsAt(fixture, tossed).map((market) => [market.id, market]));
    const counted = given.filter(
      ({ kind, line }) => ((line ?? 0) < 0 === (kind === 'runs-handicap')) === (first === 'home'),
    );
    expect(counted.length).toBe(given.length / 2);
    for (const { id, push, selections } of counted) {
      expect(push, id).toBeCloseTo(0.5, 9);
      for (const [place, { chance }] of (after.get(id)?.selections ?? []).entries())
        expect(selections[place]?.chance, id).toBeCloseTo(chance, 9);
      expect(after.has(id), id).toBe(true);
    }
  }
});

/** Home made 30 and bats first. */
const endAfter = (away: readonly MatchEvent[]): Play => ({
  phase: 'ended',
  step: 2 * BALLS,
  events: [toss, ...Array.from({ length: 5 }, (_, at) => ball(at + 1, 6, 'home')), ...away],
});
const sixes = (count: number) => Array.from({ length: count }, (_, at) => ball(BALLS + 1 + at, 6, 'away'));

test('[GAM-08] runs are given by who bats first, wickets by who bats second; otherwise, and in a match broken off, the stake goes back', () => {
  const byTwelve = endAfter([...sixes(3), ...fallen(10, BALLS + 10, 'away')]);
  const bySeven = endAfter([...fallen(3, BALLS + 1, 'away'), ...sixes(6)]);
  const tie = endAfter(sixes(5));
  const broken: Play = { ...bySeven, phase: 'abandoned' };
  const cases: readonly (readonly [market: string, play: Play, home: string | null])[] = [
    ['runs-handicap:-11.5', byTwelve, 'won'],
    ['runs-handicap:-12.5', byTwelve, 'lost'],
    ['runs-handicap:-0.5', tie, 'lost'],
    ['runs-handicap:-0.5', bySeven, 'lost'],
    ['runs-handicap:5.5', byTwelve, 'void'],
    ['wickets-handicap:6.5', bySeven, 'lost'],
    ['wickets-handicap:7.5', bySeven, 'won'],
    ['wickets-handicap:0.5', tie, 'won'],
    ['wickets-handicap:0.5', byTwelve, 'won'],
    ['wickets-handicap:-2.5', bySeven, 'void'],
    ['runs-handicap:-0.5', broken, null],
    ['wickets-handicap:0.5', broken, null],
  ];
  const others: Readonly<Record<string, string>> = { won: 'lost', lost: 'won', void: 'void' };
  for (const [market, play, home] of cases) {
    expect(cricket.decide(market, 'home', play), market).toBe(home);
    expect(cricket.decide(market, 'away', play), market).toBe(home && others[home]);
  }
  expect(legResult(fixture, broken, { market: 'runs-handicap:-0.5', selection: 'home' })).toBe('void');
});

test('an innings makes about as many runs as people expect of twenty overs', () => {
  const chances = runsToCome({ rates: rates.home, bowled: 0, wickets: 0, need: Infinity });
  const mean = chances.reduce((sum, chance, runs) => sum + chance * runs, 0);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  expect(mean).toBeGreaterThan(130);
  expect(mean).toBeLessThan(175);
});

test('a tie gives stakes on the winner back, and an over that was not bowled those on it', () => {
  const tie: Play = {
    phase: 'ended',
    step: 2 * BALLS,
    events: [toss, ball(1, 4, 'home'), ball(BALLS + 1, 4, 'away')],
  };
  expect(cricket.decide('winner', 'home', tie)).toBe('void');
  expect(cricket.decide('winner', 'away', tie)).toBe('void');
  expect(cricket.decide('over.2:5.5', 'over', tie)).toBe('void');
  expect(cricket.decide('over.1:3.5', 'over', tie)).toBe('won');
  expect(cricket.decide('chase-over.1:4.5', 'over', tie)).toBe('lost');
  for (const market of ['result', 'over', 'first', 'nonsense:1.5'])
    expect(cricket.decide(market, 'over', tie), market).toBeNull();
});

test('a run too many is of its side alone, and of no over', () => {
  const announced: Play = {
    phase: 'ended',
    step: 2 * BALLS,
    events: [
      toss,
      ball(1, 4, 'home'),
      ball(BALLS + 1, 4, 'away'),
      { at: BALLS + 1, kind: 'misreport', side: 'away', value: 1 },
    ],
  };
  expect(cricket.decide('winner', 'away', announced)).toBe('won');
  expect(cricket.decide('second:4.5', 'over', announced)).toBe('won');
  expect(cricket.decide('first:4.5', 'over', announced)).toBe('lost');
  expect(cricket.decide('chase-over.1:4.5', 'over', announced)).toBe('lost');
});
