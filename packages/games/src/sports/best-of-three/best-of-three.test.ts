import { expect, test } from 'vitest';
import { WHOLE } from '../outcomes.ts';
import type { MatchEvent, Play, Side, Sport } from '../sport.ts';
import { shooter, shooterMap } from '../shooter/shooter.ts';
import { tennis, tennisSet } from '../tennis/tennis.ts';
import { towers, towersMap } from '../towers/towers.ts';
import { PARTS_TO_WIN, type Contest } from './contest.ts';
import { partsOf, standingOf } from './standing.ts';

const strengths = { home: 1.08, away: 0.95 };

/** A part that comes to this, a point at each step, in turn as long as both have any. */
function partOf(from: number, home: number, away: number): MatchEvent[] {
  const order = Array.from({ length: home + away }, (_, index): Side => {
    const both = 2 * Math.min(home, away);
    return index < both ? (index % 2 === 0 ? 'home' : 'away') : home > away ? 'home' : 'away';
  });
  return order.map((side, index) => ({ at: from + index + 1, kind: 'point', side, value: 1 }));
}

/** Every way a match can go on to its end, with its chance. */
function waysOn(contest: Contest, play: Play): { chance: number; end: Play }[] {
  const standing = standingOf(contest, play);
  const { home, away } = partsOf(standing);
  if (Math.max(home, away) >= PARTS_TO_WIN) return [{ chance: 1, end: { ...play, phase: 'ended' } }];
  const step = play.step + 1;
  const outcomes = contest.step(strengths, standing.place);
  const ways = outcomes.flatMap(({ millionths, ...outcome }) =>
    waysOn(contest, { ...play, step, events: [...play.events, { ...outcome, at: step }] }).map((way) => ({
      ...way,
      chance: (way.chance * millionths) / WHOLE,
    })),
  );
  const rest = outcomes.reduce((left, { millionths }) => left - millionths, WHOLE);
  if (rest === 0) return ways;
  return [
    ...ways,
    ...waysOn(contest, { ...play, step }).map((way) => ({ ...way, chance: (way.chance * rest) / WHOLE })),
  ];
}

const moment = (...events: MatchEvent[][]): Play => ({
  phase: 'playing',
  step: events.flat().length,
  events: events.flat(),
});

const MOMENTS: readonly (readonly [string, Sport, Contest, Play])[] = [
  [
    'tennis at one set all and 3–4',
    tennis,
    tennisSet,
    moment(partOf(0, 6, 3), partOf(9, 5, 7), partOf(21, 3, 4)),
  ],
  [
    'tennis at one set all and 6–6',
    tennis,
    tennisSet,
    moment(partOf(0, 6, 3), partOf(9, 5, 7), partOf(21, 6, 6)),
  ],
  // Late in the third map, when somebody takes a tower every minute.
  [
    'towers in the last minutes',
    towers,
    towersMap,
    { ...moment(partOf(0, 6, 1), partOf(7, 1, 6), partOf(14, 4, 5)), step: 14 + 24 },
  ],
  [
    'rounds at one map and 6–7',
    shooter,
    shooterMap,
    moment(partOf(0, 5, 9), partOf(14, 9, 2), partOf(25, 6, 7)),
  ],
];

test.each(MOMENTS)(
  '%s: every chance is the sum over all ways on, by the rules that settle it',
  (_name, sport, contest, play) => {
    const ways = waysOn(contest, play);
    expect(ways.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    for (const market of sport.offer(strengths, play))
      for (const { id, chance } of market.selections) {
        const won = ways.filter(({ end }) => sport.decide(market.id, id, end) === 'won');
        expect(
          won.reduce((sum, way) => sum + way.chance, 0),
          `${market.id} ${id}`,
        ).toBeCloseTo(chance, 9);
      }
  },
);

test('a set is over at six games and two ahead, or after the tie-break at six all', () => {
  expect(tennisSet.winnerOf({ home: 6, away: 5 })).toBeNull();
  expect(tennisSet.winnerOf({ home: 6, away: 6 })).toBeNull();
  expect(tennisSet.winnerOf({ home: 6, away: 4 })).toBe('home');
  expect(tennisSet.winnerOf({ home: 5, away: 7 })).toBe('away');
  expect(tennisSet.winnerOf({ home: 7, away: 6 })).toBe('home');
});

test('a point that is announced too much counts in the totals, and turns no winner', () => {
  const told = moment(partOf(0, 6, 4), partOf(10, 6, 3));
  const play: Play = { ...told, phase: 'ended' };
  const wrong: Play = {
    ...play,
    events: [...play.events, { at: play.step, kind: 'misreport', side: 'away', value: 1 }],
  };
  for (const [market, selection] of [
    ['result', 'home'],
    ['part.2', 'home'],
    ['score', '2-0'],
  ] as const)
    expect(tennis.decide(market, selection, wrong), market).toBe('won');
  expect(tennis.decide('total:19.5', 'over', play)).toBe('lost');
  expect(tennis.decide('total:19.5', 'over', wrong)).toBe('won');
});

test('what there is no market of, and what is not over, is not decided', () => {
  const play = moment(partOf(0, 6, 4), partOf(10, 6, 3));
  expect(tennis.decide('result', 'home', play)).toBeNull();
  expect(tennis.decide('part.3', 'home', { ...play, phase: 'ended' })).toBeNull();
  expect(tennis.decide('goals', 'home', { ...play, phase: 'ended' })).toBeNull();
});
