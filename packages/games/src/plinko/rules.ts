import { minor, type Money } from '@maidan/contract/money.ts';
import * as z from 'zod/mini';
import type { InstantRules } from '#game.ts';
import { offeredStake } from '#offered-stake.ts';
import { manifest } from './manifest.ts';
import { binsOf, RISKS, ROW_COUNTS, type Risk, type RowCount } from './pay-tables.ts';

export type PlinkoBet = { stake: Money; rows: RowCount; risk: Risk };

/** At each row the ball goes left (0) or right (1); how often it went right is its bin. */
const plinkoOutcome = z.strictObject({
  path: z.array(z.union([z.literal(0), z.literal(1)])).check(z.minLength(8), z.maxLength(16)),
  bin: z.int(),
  /** Hundredths of the stake. */
  pays: z.int(),
});
export type PlinkoOutcome = z.infer<typeof plinkoOutcome>;

export const plinkoRules: InstantRules<PlinkoBet, PlinkoOutcome> = {
  shape: 'instant',
  manifest,
  bet: z.strictObject({
    stake: offeredStake(manifest.stakeSteps),
    rows: z.literal(ROW_COUNTS),
    risk: z.enum(RISKS),
  }),
  outcome: plinkoOutcome,
  decide({ stake, rows, risk }, draw) {
    const path = Array.from({ length: rows }, () => (draw.below(2) === 0 ? 0 : 1));
    const bin = path.reduce<number>((sum, step) => sum + step, 0);
    const pays = binsOf(rows, risk)[bin] ?? 0;
    // Stakes are whole hundreds of the minor unit, so a hundredth of one is exact.
    return { stake, win: minor((stake * BigInt(pays)) / 100n), outcome: { path, bin, pays } };
  },
};
