import { byLine, ifTrue, marketNamed } from '../lines.ts';
import type { LegResult, Side } from '../sport.ts';
import { SCORES_TO } from './football-markets.ts';

/** What a selection comes to by the final score; null: there is no such market. */
export function decideFootball(
  market: string,
  selection: string,
  { home, away }: Record<Side, number>,
): LegResult | null {
  const { kind, line } = marketNamed(market);
  const added = line ?? 0;
  switch (kind) {
    case 'result':
      return ifTrue(selection === (home > away ? 'home' : home < away ? 'away' : 'draw'));
    case 'total':
      return byLine(selection === 'over', home + away, added);
    case 'handicap':
      return byLine(selection === 'home', home + added, away);
    case 'both-score':
      return ifTrue((selection === 'yes') === (home > 0 && away > 0));
    case 'score':
      return ifTrue(selection === (home > SCORES_TO || away > SCORES_TO ? 'other' : `${home}-${away}`));
    default:
      return null;
  }
}
