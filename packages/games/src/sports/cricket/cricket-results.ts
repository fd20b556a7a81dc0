import { byLine, ifTrue, marketNamed } from '../lines.ts';
import type { LegResult, Play, Side } from '../sport.ts';
import { BALLS, BALLS_IN_OVER, OVERS, WICKETS } from './balls.ts';
import { otherSide, runsOfOver, scorecardOf } from './scorecard.ts';

/** Whether what a market is of is over: an over, the first innings, or the match. */
export function isDecided(market: string, play: Play): boolean {
  if (play.phase === 'ended') return true;
  const { kind, part } = marketNamed(market);
  const { first, wickets } = scorecardOf(play);
  // An innings ends early when nobody is left to bat; the second one ends with the match.
  const isFirstOver = play.step >= BALLS || (first !== null && wickets[first] >= WICKETS);
  const lastBall = (part ?? OVERS) * BALLS_IN_OVER;
  if (kind === 'first' || kind === 'over') return isFirstOver || (kind === 'over' && play.step >= lastBall);
  return kind === 'chase-over' && play.step >= BALLS + lastBall;
}

/** Null: of what is decided with the match. */
export function lastBallOf(market: string): number | null {
  const { kind, part } = marketNamed(market);
  const balls = (part ?? OVERS) * BALLS_IN_OVER;
  if (kind === 'first' || kind === 'over') return Math.min(balls, BALLS);
  return kind === 'chase-over' ? BALLS + balls : null;
}

/** What a selection comes to by the balls that were bowled; null: there is no such market. */
export function decideCricket(market: string, selection: string, { events }: Play): LegResult | null {
  const { kind, part, line } = marketNamed(market);
  const { first, runs, wickets } = scorecardOf({ events });
  if (first === null) return null;
  if (kind === 'winner') {
    if (runs.home === runs.away) return 'void';
    return ifTrue(selection === (runs.home > runs.away ? 'home' : 'away'));
  }
  if (line === null) return null;
  const second = otherSide(first);
  const isOver = selection === 'over';
  switch (kind) {
    case 'first':
      return byLine(isOver, runs[first], line);
    case 'second':
      return byLine(isOver, runs[second], line);
    case 'over':
    case 'chase-over': {
      const made = runsOfOver(events, kind === 'over' ? 1 : 2, part ?? 0);
      return made === null ? 'void' : byLine(isOver, made, line);
    }
    case 'runs-handicap':
      return byGiven(first, selection, { line, by: runs[first] - runs[second] });
    case 'wickets-handicap': {
      const left = runs[second] > runs[first] ? WICKETS - wickets[second] : 0;
      return byGiven(second, selection, { line, by: left });
    }
    default:
      return null;
  }
}

/** `by`: by how much the side wins that alone can win by this. Void where the other side was to give it. */
function byGiven(giver: Side, selection: string, { line, by }: { line: number; by: number }): LegResult {
  if ((line < 0 ? 'home' : 'away') !== giver) return 'void';
  return byLine(selection === giver, by, Math.abs(line));
}
