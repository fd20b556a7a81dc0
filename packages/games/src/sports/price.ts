import type { Market } from './sport.ts';

/** What the house keeps of fair odds, in hundredths of a percent; the same in every market, for everybody. */
export const MARGIN_BASIS_POINTS = 500;
/** In hundredths, as all odds are: 1.01 to 200.00. */
export const LEAST_ODDS = 101;
export const MOST_ODDS = 20_000;

export type Offer = { readonly id: string; readonly odds: number | null };

/** Fair odds less the margin, rounded down to a hundredth; null: too sure or too far off to be offered. */
export function oddsOf(chance: number): number | null {
  const odds = Math.floor(1_000_000 / (chance * (10_000 + MARGIN_BASIS_POINTS)) + 1e-9);
  return odds < LEAST_ODDS || odds > MOST_ODDS ? null : odds;
}

export const offersOf = ({ selections }: Market): Offer[] =>
  selections.map(({ id, chance }) => ({ id, odds: oddsOf(chance) }));

/**
 * By how much the inverse odds of what is on offer exceed its chances; where all that can happen is on offer, these are one. What is too sure or too
 * far off to have a price counts on neither side, as nobody can bet on it. Null: nothing of the market is on offer.
 */
export function marginOf({ selections }: Market): number | null {
  let [asked, fair] = [0, 0];
  for (const { chance } of selections) {
    const odds = oddsOf(chance);
    if (odds === null) continue;
    asked += 100 / odds;
    fair += chance;
  }
  return fair === 0 ? null : asked / fair - 1;
}

/** The most that rounding odds down to hundredths makes of the margin: at the least odds it weighs most. */
export const MOST_MARGIN = (1 + MARGIN_BASIS_POINTS / 10_000) * (1 + 1 / LEAST_ODDS) - 1;

/** What a leg at these odds is worth on average for each unit staked, refunds included. */
export function worthOf(market: Market, selection: string, odds: number): number | null {
  const chance = market.selections.find(({ id }) => id === selection)?.chance;
  return chance === undefined ? null : market.push + (1 - market.push) * chance * (odds / 100);
}
