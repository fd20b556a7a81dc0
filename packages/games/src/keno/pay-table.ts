export const NUMBERS = 80;
export const DRAWN = 20;
export const MOST_PICKS = 10;

/** By how many were picked: what a number of hits pays, in hundredths of the stake. What is not named pays nothing. */
const PAYS: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 380 },
  2: { 1: 100, 2: 950 },
  3: { 2: 300, 3: 3850 },
  4: { 2: 100, 3: 1000, 4: 10_000 },
  5: { 2: 100, 3: 200, 4: 2000, 5: 42_000 },
  6: { 3: 250, 4: 1000, 5: 6000, 6: 120_000 },
  7: { 3: 150, 4: 500, 5: 2000, 6: 18_000, 7: 500_000 },
  8: { 0: 100, 4: 300, 5: 1400, 6: 8000, 7: 80_000, 8: 1_000_000 },
  9: { 0: 100, 4: 200, 5: 600, 6: 4000, 7: 25_000, 8: 250_000, 9: 800_000 },
  10: { 0: 300, 4: 100, 5: 300, 6: 2000, 7: 10_000, 8: 70_000, 9: 400_000, 10: 1_000_000 },
};

export function paysFor(picks: number, hits: number): number {
  return PAYS[picks]?.[hits] ?? 0;
}

export type PayRow = { readonly hits: number; readonly pays: number; readonly chance: number };

/** What pays, the most first, each with its chance. */
export function payRows(picks: number): PayRow[] {
  return Object.entries(PAYS[picks] ?? {})
    .map(([hits, pays]) => ({ hits: Number(hits), pays, chance: chanceOf(picks, Number(hits)) }))
    .toSorted((one, other) => other.pays - one.pays);
}

/** Hypergeometric: exactly so many of the picks among the drawn. */
export function chanceOf(picks: number, hits: number): number {
  return Number(waysTo(picks, hits)) / Number(choose(NUMBERS, picks));
}

/** In how many of the choices of so many numbers exactly `hits` are among the drawn. */
export function waysTo(picks: number, hits: number): bigint {
  return choose(DRAWN, hits) * choose(NUMBERS - DRAWN, picks - hits);
}

export function choose(of: number, count: number): bigint {
  let ways = 1n;
  for (let step = 1; step <= count; step += 1) ways = (ways * BigInt(of - count + step)) / BigInt(step);
  return ways;
}
