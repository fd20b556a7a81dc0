import type { Draw } from '#game.ts';
import type { Match, MatchEvent, Play, Side, Sport, Strengths } from '../sport.ts';
import { BALLS, ballRates, BALLS_IN_OVER, drawBall, WICKETS, type BallRates, type Outcome } from './balls.ts';
import { cricketMarkets } from './cricket-markets.ts';
import { decideCricket, isDecided, lastBallOf } from './cricket-results.ts';
import { ballOf, inningsOf, inOvers, otherSide, scorecardOf } from './scorecard.ts';

const MINUTE_MS = 60_000;
const BALL_MS = 45_000;
/** Batting at home is a little easier. */
const HOME_EDGE = 1.04;
const ABANDONED_IN = 48;
const MISREPORTED_IN = 32;

/** By which side bats. */
export const ratesOf = ({ home, away }: Strengths): Record<Side, BallRates> => ({
  home: ballRates((home / away) * HOME_EDGE),
  away: ballRates(away / home / HOME_EDGE),
});

function play(strengths: Strengths, draw: Draw): Match {
  const brokenOff = draw.below(ABANDONED_IN) === 0 ? 30 + draw.below(180) : null;
  const wrong: Side | null = draw.below(MISREPORTED_IN) === 0 ? sideBy(draw) : null;
  const rates = ratesOf(strengths);
  const first = sideBy(draw);
  const second = otherSide(first);
  const events: MatchEvent[] = [{ at: 0, kind: 'toss', side: first, value: 0 }];
  const { runs } = bat(events, { side: first, rates: rates[first], after: 0, need: Infinity }, draw);
  const { end } = bat(events, { side: second, rates: rates[second], after: BALLS, need: runs + 1 }, draw);
  return {
    events,
    end,
    abandonedAt: brokenOff !== null && brokenOff < end ? brokenOff : null,
    misreported: wrong && { at: end, kind: 'misreport', side: wrong, value: 1 },
  };
}

const sideBy = (draw: Draw): Side => (draw.below(2) === 0 ? 'home' : 'away');

type Innings = { side: Side; rates: BallRates; after: number; need: number };

/** Adds the balls of an innings to what has happened. */
function bat(events: MatchEvent[], { side, rates, after, need }: Innings, draw: Draw) {
  let [runs, wickets, ball] = [0, 0, 0];
  while (ball < BALLS && wickets < WICKETS && runs < need) {
    const outcome = drawBall(rates, ball, draw);
    ball += 1;
    if (outcome === 'wicket') wickets += 1;
    else runs += outcome;
    events.push({ at: after + ball, kind: kindOf(outcome), side, value: outcome === 'wicket' ? 0 : outcome });
  }
  return { runs, end: after + ball };
}

const kindOf = (outcome: Outcome): string =>
  outcome === 'wicket' ? 'wicket' : ({ 0: 'dot', 4: 'four', 6: 'six' }[outcome as number] ?? 'run');

function scoreText(at: Pick<Play, 'events'>): Record<Side, string | null> {
  const { first, runs, wickets } = scorecardOf(at);
  const hasBatted = (side: Side) => side === first || at.events.some((event) => event.side === side);
  const text = (side: Side): string | null =>
    hasBatted(side) ? `${runs[side]}${wickets[side] < WICKETS ? `/${wickets[side]}` : ''}` : null;
  return { home: text('home'), away: text('away') };
}

export const cricket: Sport = {
  code: 'cricket',
  steps: 2 * BALLS,
  stepMs: BALL_MS,
  leagues: [
    { pace: 600, roundMs: MINUTE_MS / 2 },
    { pace: 60, roundMs: 5 * MINUTE_MS },
    { pace: 6, roundMs: 45 * MINUTE_MS },
    { pace: 1, roundMs: 240 * MINUTE_MS },
  ],
  points: { won: 2, drawn: 1 },
  markets: {
    winner: 'plain',
    first: 'total',
    second: 'total',
    'runs-handicap': 'handicap',
    'wickets-handicap': 'handicap',
    over: 'total',
    'chase-over': 'total',
  },
  play,
  told: inOvers,
  score: (at) => scorecardOf(at).runs,
  scoreText,
  moment: (step) => {
    const ball = ballOf(step);
    const past = Math.max(0, ball - 1);
    const over = `${Math.floor(past / BALLS_IN_OVER)}.${ball === 0 ? 0 : (past % BALLS_IN_OVER) + 1}`;
    return { innings: inningsOf(step), over };
  },
  offer: (strengths, at) => cricketMarkets(ratesOf(strengths), at),
  decide: (market, selection, at) => (isDecided(market, at) ? decideCricket(market, selection, at) : null),
  lastStepOf: lastBallOf,
};
