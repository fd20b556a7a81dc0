import { byLine, ifTrue, marketNamed } from '../lines.ts';
import type { LegResult, MatchEvent } from '../sport.ts';
import { firstHalf, scoreOf } from './raids.ts';

/** By how much a match is won: up to five points, up to ten, or more. */
export const MARGINS = ['home-11', 'home-6', 'home-1', 'draw', 'away-1', 'away-6', 'away-11'] as const;

export function marginOf(lead: number): (typeof MARGINS)[number] {
  if (lead === 0) return 'draw';
  const by = Math.abs(lead) > 10 ? 11 : Math.abs(lead) > 5 ? 6 : 1;
  return `${lead > 0 ? 'home' : 'away'}-${by}`;
}

const winnerBy = (lead: number): string => (lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw');

/** What a selection comes to by everything that happened; null: there is no such market. */
export function decideKabaddi(
  market: string,
  selection: string,
  events: readonly MatchEvent[],
): LegResult | null {
  const { home, away } = scoreOf(events);
  const { kind, line } = marketNamed(market);
  switch (kind) {
    case 'result':
      return ifTrue(selection === winnerBy(home - away));
    case 'half': {
      const half = scoreOf(firstHalf(events));
      return ifTrue(selection === winnerBy(half.home - half.away));
    }
    case 'total':
      return byLine(selection === 'over', home + away, line ?? 0);
    case 'handicap':
      return byLine(selection === 'home', home + (line ?? 0), away);
    case 'margin':
      return ifTrue(selection === marginOf(home - away));
    default:
      return null;
  }
}
