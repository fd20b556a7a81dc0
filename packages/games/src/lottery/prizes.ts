import type { PrizeMode } from '@maidan/contract/constants.ts';
import { minor, type Money } from '@maidan/contract/money.ts';
import type { Picks, Play } from './plays/play.ts';

/**
 * CAT-03: by which table a lottery pays. What comes back over every draw, in hundredths of a percent: the same for each way to play of a
 * lottery, up to the rounding of its prizes, always downwards. 4D boards pay by a printed table for big, small and 4A.
 */
export const RETURNS: Readonly<Record<PrizeMode, number>> = {
  LOTT: 9_400,
  ZY: 9_500,
  ELOTT: 9_600,
  SEA: 9_000,
};

/** What one single bet is paid for one hit, in hundredths of its stake. */
export function prizesOf(play: Play, mode: PrizeMode): readonly number[] {
  return play.table ?? play.tiers.map(({ ways, of }) => Number((BigInt(RETURNS[mode]) * of) / (ways * 100n)));
}

/** What comes back of a single bet over all its tiers, or of a side in its own, exactly: so many of `of`. */
export function returnOf(play: Play, mode: PrizeMode, side?: number): { paid: bigint; of: bigint } {
  const prizes = prizesOf(play, mode);
  const tiers = play.tiers.map(({ ways, of }, tier) => ({
    of: of * 100n,
    paid: ways * BigInt(prizes[tier] ?? 0),
  }));
  if (side !== undefined) return tiers[side] ?? { paid: 0n, of: 1n };
  // But for sides, all tiers of a play are over the same draws.
  return { paid: tiers.reduce((all, { paid }) => all + paid, 0n), of: tiers[0]?.of ?? 1n };
}

/** Every side is a bet of its own: its return is that of its tier. Else all tiers are won with the same bet. */
export const isBySide = (play: Play): boolean => play.pads.some(({ choices }) => choices !== undefined);

/** The least and the most that one hit is paid, in hundredths of a single bet: of the sides that are picked, or of all while none is. */
export function hitPays(
  play: Play,
  prizes: readonly number[],
  picks: Picks = [],
): { least: number; most: number } {
  const picked = isBySide(play) ? (picks[0] ?? []).map((side) => prizes[side] ?? 0) : [];
  const all = picked.length > 0 ? picked : prizes;
  return { least: Math.min(...all), most: Math.max(...all) };
}

/** In hundredths of a percent, as a page says it. */
export function returnBasisPoints(play: Play, mode: PrizeMode, tier?: number): number {
  const { paid, of } = returnOf(play, mode, tier);
  return Number((paid * 1_000_000n) / of) / 100;
}

/** No single bet is paid more than this for one hit. */
const MOST_FOR_A_HIT = 100_000_000n;
const UNITS_IN_TAKA = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** Stakes for one single bet of this play; the dearer its prize, the lower the highest. */
export function unitsOf(play: Play, mode: PrizeMode): readonly Money[] {
  const dearest = BigInt(Math.max(...prizesOf(play, mode)));
  return UNITS_IN_TAKA.map((taka) => minor(taka * 100)).filter(
    (unit, place) => place === 0 || (unit * dearest) / 100n <= MOST_FOR_A_HIT,
  );
}
