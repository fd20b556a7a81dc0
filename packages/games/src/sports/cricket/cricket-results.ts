import { byLine, ifTrue, marketNamed } from '../lines.ts';
import type { LegResult, Play, Side } from '../sport.ts';
import { WICKETS } from './balls.ts';
import { otherSide, runsOfOver, scorecardOf } from './scorecard.ts';

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
