import type { HandResult, PotResult } from '#game.ts';

export type PotSeat = {
  readonly place: number;
  readonly paid: bigint;
  readonly isIn: boolean;
  /** Has laid down all its chips. */
  readonly isAllIn: boolean;
};
/** `places`: who can win it. */
export type Pot = { readonly amount: bigint; readonly places: readonly number[] };
export type Pots = { readonly pots: readonly Pot[]; readonly back: ReadonlyMap<number, bigint> };

/**
 * What lies on the table, cut where a seat is all in: of what each of the others paid it can win as much as it paid itself, and no more. What nobody
 * can win who is still in, or only whoever paid it, goes back.
 */
export function potsOf(seats: readonly PotSeat[]): Pots {
  const staying = seats.filter(({ isIn }) => isIn);
  const caps = new Set(staying.filter(({ isAllIn }) => isAllIn).map(({ paid }) => paid));
  const most = seats.reduce((high, { paid }) => (paid > high ? paid : high), 0n);
  const edges = [...caps.add(most)].toSorted((one, other) => (one < other ? -1 : 1));
  const pots: Pot[] = [];
  const back = new Map<number, bigint>();
  let from = 0n;
  for (const to of edges) {
    const parts = seats
      .filter(({ paid }) => paid > from)
      .map(({ place, paid }) => ({ place, part: (paid < to ? paid : to) - from }));
    const places = staying.filter(({ isAllIn, paid }) => !isAllIn || paid >= to).map(({ place }) => place);
    const isContested = parts.some(({ place }) => places.some((other) => other !== place));
    if (isContested) pots.push({ amount: parts.reduce((sum, { part }) => sum + part, 0n), places });
    else for (const { place, part } of parts) back.set(place, (back.get(place) ?? 0n) + part);
    from = to;
  }
  return { pots, back };
}

type Terms = { rakeBasisPoints: number; isFree: boolean };

/** Each pot to the best of those who can win it, less the rake, rounded down for each. What does not divide goes to the winner who acts first. */
export function dividePots(
  { pots, back }: Pots,
  bestOf: (places: readonly number[]) => readonly number[],
  { rakeBasisPoints, isFree }: Terms,
): HandResult {
  const paidOut = new Map(back);
  const divided = pots.map(({ amount, places }): PotResult => {
    const rake = isFree ? 0n : (amount * BigInt(rakeBasisPoints)) / 10_000n;
    const winners = bestOf(places);
    const share = (amount - rake) / BigInt(winners.length);
    const rest = amount - rake - share * BigInt(winners.length);
    const won = new Map(winners.map((place, index) => [place, index === 0 ? share + rest : share]));
    for (const [place, part] of won) paidOut.set(place, (paidOut.get(place) ?? 0n) + part);
    return { amount, rake, won };
  });
  return { rake: divided.reduce((sum, { rake }) => sum + rake, 0n), paidOut, pots: divided, back };
}

/** What each has won of all pots together, without what went back. */
export function wonOf({ pots }: HandResult): Map<number, bigint> {
  const won = new Map<number, bigint>();
  for (const pot of pots)
    for (const [place, amount] of pot.won) won.set(place, (won.get(place) ?? 0n) + amount);
  return won;
}
