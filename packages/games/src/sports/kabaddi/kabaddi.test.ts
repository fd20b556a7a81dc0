import { expect, test } from 'vitest';
import { WHOLE } from '../outcomes.ts';
import type { MatchEvent, Play } from '../sport.ts';
import { kabaddi } from './kabaddi.ts';
import { RAIDS, raidsOf } from './raids.ts';

const strengths = { home: 1.08, away: 0.95 };
const touch = (at: number, side: 'home' | 'away'): MatchEvent => ({ at, kind: 'touch', side, value: 1 });
const FIRST_HALF = [touch(3, 'home'), touch(8, 'away'), touch(11, 'home')];

/** Every way the last raids can go, with its chance. */
function waysOn(play: Play): { chance: number; end: Play }[] {
  let ways: { chance: number; events: MatchEvent[] }[] = [{ chance: 1, events: [...play.events] }];
  for (let at = play.step + 1; at <= RAIDS; at += 1) {
    const outcomes = raidsOf(strengths)(at);
    const rest = outcomes.reduce((left, { millionths }) => left - millionths, WHOLE);
    ways = ways.flatMap(({ chance, events }) => [
      { chance: (chance * rest) / WHOLE, events },
      ...outcomes.map(({ millionths, ...event }) => ({
        chance: (chance * millionths) / WHOLE,
        events: [...events, { ...event, at }],
      })),
    ]);
  }
  return ways.map(({ chance, events }) => ({ chance, end: { phase: 'ended', step: RAIDS, events } }));
}

test('in the last raids every chance is the sum over all ways on, by the rules that settle it', () => {
  const play: Play = { phase: 'playing', step: RAIDS - 4, events: [...FIRST_HALF, touch(40, 'away')] };
  const ways = waysOn(play);
  for (const market of kabaddi.offer(strengths, play))
    for (const { id, chance } of market.selections) {
      const won = ways.filter(({ end }) => kabaddi.decide(market.id, id, end) === 'won');
      expect(
        won.reduce((sum, way) => sum + way.chance, 0),
        `${market.id} ${id}`,
      ).toBeCloseTo(chance, 9);
    }
});

const offered = (step: number): string[] =>
  kabaddi.offer(strengths, { phase: 'playing', step, events: [] }).map(({ kind }) => kind);

test('the first half is open until it is over, and decided by its own points', () => {
  expect(offered(29)).toContain('half');
  expect(offered(30)).not.toContain('half');
  const late = [31, 33, 35].map((at) => touch(at, 'away'));
  const play: Play = { phase: 'ended', step: RAIDS, events: [...FIRST_HALF, ...late] };
  expect(kabaddi.decide('half', 'home', play)).toBe('won');
  expect(kabaddi.decide('result', 'away', play)).toBe('won');
  expect(kabaddi.decide('margin', 'away-1', play)).toBe('won');
});

test('a point too many turns what it crosses, and not the first half', () => {
  const play: Play = { phase: 'ended', step: RAIDS, events: FIRST_HALF };
  const misreport: MatchEvent = { at: RAIDS, kind: 'misreport', side: 'away', value: 1 };
  const wrong: Play = { ...play, events: [...FIRST_HALF, misreport] };
  expect(kabaddi.decide('result', 'home', play)).toBe('won');
  expect(kabaddi.decide('result', 'draw', wrong)).toBe('won');
  expect(kabaddi.decide('total:3.5', 'over', wrong)).toBe('won');
  expect(kabaddi.decide('half', 'home', wrong)).toBe('won');
});

test('what there is no market of, and what is not over, is not decided', () => {
  expect(kabaddi.decide('result', 'home', { phase: 'playing', step: 40, events: FIRST_HALF })).toBeNull();
  expect(kabaddi.decide('goals', 'home', { phase: 'ended', step: RAIDS, events: FIRST_HALF })).toBeNull();
});
