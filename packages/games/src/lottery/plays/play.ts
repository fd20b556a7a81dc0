import type { Family } from '#lottery/draw-numbers.ts';

/** One row of numbers to choose from. `most`: no more of them may be chosen. */
export type Pad = {
  /** What stands beside it; a key of the words. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly least: number;
  readonly most: number;
  /** Written with so many digits. */
  readonly digits: number;
  /** What each of its numbers is called instead, by keys of the words. */
  readonly choices?: readonly string[];
};

/** What can be won with one single bet, and how often: `ways` of `of` draws (of a bet that a draw may hit several times, all its hits). */
export type Tier = { readonly key: string; readonly ways: bigint; readonly of: bigint };
export type Hits = readonly { readonly tier: number; readonly times: number }[];

/**
 * A way to play. What is picked stands for `count` single bets of the same stake each; a draw hits so many of them in each tier. Picks
 * come as one rising list for each pad.
 */
export type Play = {
  readonly code: string;
  readonly family: Family;
  readonly pads: readonly Pad[];
  readonly tiers: readonly Tier[];
  readonly count: (picks: Picks) => number;
  readonly hits: (picks: Picks, drawn: readonly number[]) => Hits;
  /** The most that one draw can pay for all that is picked: a number, in hundredths of a single bet; or the draws of which one is the best, whatever is picked. */
  readonly most: ((picks: Picks, prizes: readonly number[]) => number) | BestDraws;
  /** Where the prizes do not follow from the chance: hundredths of the stake by tier. */
  readonly table?: readonly number[];
};
export type BestDraws = { readonly among: () => readonly Drawn[] };
/** Of balls that are not looked at none is there. */
export type Drawn = readonly number[];
export type Picks = readonly (readonly number[])[];

export function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let each = 1; each <= count; each += 1) ways = (ways * (from - count + each)) / each;
  return ways;
}

export const times = (tier: number, hits: number): Hits => (hits > 0 ? [{ tier, times: hits }] : []);

/** Where one tier pays whatever hits, and a draw hits so many single bets at most. */
export const mostOf =
  (hits: (picks: Picks) => number) =>
  (picks: Picks, [prize = 0]: readonly number[]): number =>
    hits(picks) * prize;

type PadPart = Partial<Pad> & Pick<Pad, 'from' | 'to'>;
export const pad = ({ from, to, ...part }: PadPart): Pad => ({
  name: 'numbers',
  from,
  to,
  least: 1,
  most: to - from + 1,
  digits: 1,
  ...part,
});
