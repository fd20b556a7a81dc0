import type { Fixture } from './calendar.ts';
import { strengthsOf } from './leagues.ts';
import { oddsOf, worthOf } from './price.ts';
import type { LegResult, Market, Play } from './sport.ts';

/** What is on offer in a match as it stands. Whoever knows how it stands, as every page does, comes to the same prices. */
export function marketsAt({ league, home, away }: Fixture, play: Play): readonly Market[] {
  if (play.phase === 'ended' || play.phase === 'abandoned') return [];
  return league.sport.offer(strengthsOf(league, home, away), play);
}

type Chosen = { readonly market: string; readonly selection: string };

export function priceIn(markets: readonly Market[], { market, selection }: Chosen): number | null {
  const found = markets.find(({ id }) => id === market)?.selections.find(({ id }) => id === selection);
  return found === undefined ? null : oddsOf(found.chance);
}

/** What a leg is worth now for each unit staked: by its result, or by its chance. Null: nobody can say. */
export function legWorth(
  markets: readonly Market[],
  leg: Chosen & { readonly odds: number; readonly result: LegResult | null },
): number | null {
  if (leg.result !== null) return { won: leg.odds / 100, void: 1, lost: 0 }[leg.result];
  const market = markets.find(({ id }) => id === leg.market);
  return market === undefined ? null : worthOf(market, leg.selection, leg.odds);
}
