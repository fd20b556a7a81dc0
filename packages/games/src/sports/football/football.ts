import type { Draw } from '#game.ts';
import {
  happens,
  type Match,
  type MatchEvent,
  type Play,
  type Side,
  type Sport,
  type Strengths,
} from '../sport.ts';
import { decideFootball } from './football-results.ts';
import { footballMarkets } from './football-markets.ts';

export const MINUTES = 90;
const MINUTE_MS = 60_000;
/** Goals of a match between equals; playing at home is worth a third of a goal. */
const GOALS = { home: 1.5, away: 1.17 };
/** In a thousand minutes, beside the goals; nothing is bet on these. */
const OTHERS = [
  ['shot', 110],
  ['corner', 100],
  ['card', 40],
] as const;
const ABANDONED_IN = 48;
const MISREPORTED_IN = 32;

/** By minute, in millionths: what the match is drawn with, and what its prices are reckoned with. */
export const goalRates = ({ home, away }: Strengths): Record<Side, number> => ({
  home: Math.round((GOALS.home * home * 1_000_000) / away / MINUTES),
  away: Math.round((GOALS.away * away * 1_000_000) / home / MINUTES),
});

function play(strengths: Strengths, draw: Draw): Match {
  const rates = goalRates(strengths);
  const abandonedAt = draw.below(ABANDONED_IN) === 0 ? 20 + draw.below(60) : null;
  const wrong: Side | null =
    draw.below(MISREPORTED_IN) === 0 ? (draw.below(2) === 0 ? 'home' : 'away') : null;
  const misreported: MatchEvent | null = wrong && { at: MINUTES, kind: 'misreport', side: wrong, value: 1 };
  const events: MatchEvent[] = [];
  for (let at = 1; at <= MINUTES; at += 1) {
    for (const side of ['home', 'away'] as const)
      if (happens(draw, rates[side])) events.push({ at, kind: 'goal', side, value: 1 });
    const other = otherAt(at, draw);
    if (other) events.push(other);
  }
  return { events, end: MINUTES, abandonedAt, misreported };
}

function otherAt(at: number, draw: Draw): MatchEvent | null {
  let place = draw.below(1_000);
  const side = draw.below(2) === 0 ? 'home' : 'away';
  for (const [kind, often] of OTHERS) {
    if (place < often) return { at, kind, side, value: 0 };
    place -= often;
  }
  return null;
}

export function scoreOf({ events }: Pick<Play, 'events'>): Record<Side, number> {
  const score = { home: 0, away: 0 };
  for (const { side, value } of events) score[side] += value;
  return score;
}

export const football: Sport = {
  code: 'football',
  steps: MINUTES,
  stepMs: MINUTE_MS,
  leagues: [
    { pace: 600, roundMs: MINUTE_MS / 2 },
    { pace: 60, roundMs: 3 * MINUTE_MS },
    { pace: 6, roundMs: 30 * MINUTE_MS },
    { pace: 1, roundMs: 180 * MINUTE_MS },
  ],
  points: { won: 3, drawn: 1 },
  markets: { result: 'plain', total: 'total', handicap: 'handicap', 'both-score': 'plain', score: 'score' },
  play,
  score: scoreOf,
  scoreText: (at) => {
    const { home, away } = scoreOf(at);
    return { home: String(home), away: String(away) };
  },
  moment: (minute) => ({ minute }),
  offer: (strengths, at) => footballMarkets(goalRates(strengths), MINUTES - at.step, scoreOf(at)),
  decide: (market, selection, at) =>
    at.phase === 'ended' ? decideFootball(market, selection, scoreOf(at)) : null,
};
