import type { RtpSetting } from '#slots/model/model.ts';

/** What a list, a rules page and a player may know of a model in one setting. Shares are of one stake. */
export type SlotFigures = {
  /** How the return is known: from the numbers alone, before the cap, or from rounds played with the cap. */
  readonly proof: 'exact' | 'simulated';
  readonly rtpBasisPoints: number;
  readonly rtp: number;
  /** One standard deviation of the stated return; 0 where it is exact. */
  readonly rtpError: number;
  /** Share of rounds that pay anything, and how far one round strays from the mean, in stakes: both from `rounds`. */
  readonly hitRate: number;
  readonly deviation: number;
  /** One round in so many starts the feature, exact where the return is. */
  readonly freeSpinsOneIn?: number;
  readonly holdOneIn?: number;
  readonly pickOneIn?: number;
  readonly grandOneIn?: number;
  /** The most a round pays, in stakes, and in how many rounds it comes once at most (19 times in 20 the truth is rarer). */
  readonly maxWin: number;
  readonly maxWinOneInAtLeast: number;
  readonly rounds: number;
  readonly highestSeen: number;
  /** A bought feature: its price in units and what of it comes back. */
  readonly bought?: { readonly priceUnits: number; readonly rtp: number; readonly rtpError: number };
};

export type FiguresBySetting = Readonly<Record<RtpSetting, SlotFigures>>;

/** Volatility by the deviation of one round in stakes: below 3.5 is low, below 6.5 medium, the rest high. */
export const LOW_BELOW = 3.5;
export const MEDIUM_BELOW = 6.5;

export function volatilityOf({ deviation }: Pick<SlotFigures, 'deviation'>): 'low' | 'medium' | 'high' {
  if (deviation < LOW_BELOW) return 'low';
  return deviation < MEDIUM_BELOW ? 'medium' : 'high';
}
