import { minor, type Money } from '@maidan/contract/money.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { figuresOf } from '#slots/figures/stated-figures.ts';
import type { SlotLook } from '#slots/look.ts';
import type { SlotTitle } from '#slots/rules.ts';
import type { SlotTexts } from './slot-texts.ts';

/** What a player must know before buying a feature. */
export type SoldFeature = {
  readonly name: string;
  readonly price: Money;
  /** The price in stakes, and what of it comes back in the long run. */
  readonly times: string;
  readonly rtp: string;
  /** One standard deviation of it in percentage points, where it was measured and not computed. */
  readonly error: string | null;
  /** The most it pays. */
  readonly most: Money;
};

type Words = { texts: SlotTexts; count: (value: number | string) => string };

/** The feature that a title sells, at this stake; null: it sells none. */
export function soldFeature(
  { model, rtp }: SlotTitle,
  look: SlotLook,
  stake: Money,
  { texts, count }: Words,
): SoldFeature | null {
  const { buy, freeSpins } = model.features;
  const { bought, maxWin } = figuresOf(model, rtp);
  if (buy === undefined || bought === undefined) return null;
  const percent = count((bought.rtp * 100).toFixed(2));
  const isExact = bought.rtpError === 0;
  return {
    name:
      buy === 'hold'
        ? (look.story.hold ?? texts.hold)
        : fill(texts.freeSpins, { count: count(freeSpins?.spins[0] ?? 0) }),
    price: minor((stake / BigInt(model.betUnits)) * BigInt(bought.priceUnits)),
    times: count(Number((bought.priceUnits / model.betUnits).toFixed(2))),
    rtp: isExact ? `${percent}%` : fill(texts.facts.about, { rtp: percent }),
    error: isExact ? null : count((bought.rtpError * 100).toFixed(2)),
    most: minor(stake * BigInt(maxWin)),
  };
}
