import { minor, type Money } from '@maidan/contract/money.ts';
import * as z from 'zod/mini';
import type { InstantRules } from '#game.ts';
import { offeredStake } from '#offered-stake.ts';
import { WHOLE_POOL } from '#pool.ts';
import { manifest, POOL } from './manifest.ts';
import { COUNTS, PAYING, PAYS, REELS, STRIP_LENGTH, STRIPS } from './paytable.ts';

export type JackpotBet = { stake: Money };

const riverWin = z.strictObject({
  symbol: z.enum(PAYING),
  /** On so many reels from the left. */
  reels: z.int(),
  ways: z.int(),
  /** Of all ways together, in hundredths of the stake. */
  pays: z.int(),
});
export type RiverWin = z.infer<typeof riverWin>;

const jackpotOutcome = z.strictObject({
  /** Whether the shoal came: the pool is paid on top of what the reels pay. */
  shoal: z.boolean(),
  stops: z.array(z.int().check(z.minimum(0), z.maximum(STRIP_LENGTH - 1))).check(z.length(REELS)),
  wins: z.array(riverWin),
  /** What the reels pay, in hundredths of the stake. */
  pays: z.int(),
});
export type JackpotOutcome = z.infer<typeof jackpotOutcome>;

/** Every way to go from the left over neighbouring reels along one symbol pays for itself. */
export function winsAt(stops: readonly number[]): RiverWin[] {
  const wins: RiverWin[] = [];
  for (const symbol of PAYING) {
    let [reels, ways] = [0, 1];
    for (const [reel, counts] of COUNTS[symbol].entries()) {
      const count = counts[stops[reel] ?? 0] ?? 0;
      if (count === 0) break;
      reels += 1;
      ways *= count;
    }
    const each = PAYS[symbol][reels - 3];
    if (each !== undefined) wins.push({ symbol, reels, ways, pays: each * ways });
  }
  return wins;
}

export const jackpotSlotRules: InstantRules<JackpotBet, JackpotOutcome> = {
  shape: 'instant',
  manifest,
  pools: [POOL],
  bet: z.strictObject({ stake: offeredStake(manifest.stakeSteps) }),
  outcome: jackpotOutcome,
  decide({ stake }, draw) {
    // A draw of its own before the reels turn: they cannot show how near it was, because it was not near.
    const shoal = draw.below(POOL.sureStake) < stake;
    const stops = STRIPS.map(({ length }) => draw.below(length));
    const wins = winsAt(stops);
    const pays = wins.reduce((sum, win) => sum + win.pays, 0);
    return {
      stake,
      // Stakes are whole hundreds of the minor unit, so a hundredth of one is exact.
      win: minor((stake * BigInt(pays)) / 100n),
      winsPool: shoal ? WHOLE_POOL : null,
      outcome: { shoal, stops, wins, pays },
    };
  },
};
