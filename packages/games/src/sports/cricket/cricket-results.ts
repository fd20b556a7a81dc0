import { byLine, ifTrue, marketNamed } from '../lines.ts';
import type { LegResult, Play } from '../sport.ts';
import { otherSide, runsOfOver, scorecardOf } from './scorecard.ts';

/** What a selection comes to by the balls that were bowled; null: there is no such market. */
export function decideCricket(market: string, selection: string, { events }: Play): LegResult | null {
  const { kind, part, line } = marketNamed(market);
  const { first, runs } = scorecardOf({ events });
  if (first === null) return null;
  if (kind === 'winner') {
    if (runs.home === runs.away) return 'void';
    return ifTrue(selection === (runs.home > runs.away ? 'home' : 'away'));
  }
  if (line === null) return null;
  const isOver = selection === 'over';
  switch (kind) {
    case 'first':
      return byLine(isOver, runs[first], line);
    case 'second':
      return byLine(isOver, runs[otherSide(first)], line);
    case 'over':
    case 'chase-over': {
      const made = runsOfOver(events, kind === 'over' ? 1 : 2, part ?? 0);
      return made === null ? 'void' : byLine(isOver, made, line);
    }
    default:
      return null;
  }
}
