import * as z from 'zod/mini';
import { REELS, SYMBOLS } from './paytable.ts';

const units = z.int().check(z.minimum(0));

export const lineWin = z.object({
  line: z.int(),
  symbol: z.enum(SYMBOLS),
  /** How many reels from the left take part. */
  count: z.int(),
  units,
});
export type LineWin = z.infer<typeof lineWin>;

/** One turn of the reels. Amounts are in line stakes and already multiplied. */
export const slotSpin = z.object({
  stops: z.array(z.int()).check(z.length(REELS)),
  lineWins: z.array(lineWin),
  drums: z.int(),
  drumUnits: units,
  units,
});
export type SlotSpin = z.infer<typeof slotSpin>;

/** The whole round: the turn that was paid for, the free flights it won, and what all of it pays. */
export const slotOutcome = z.object({
  base: slotSpin,
  freeSpins: z.array(slotSpin),
  units,
  /** Whether the round reached the most it can pay. */
  capped: z.boolean(),
});
export type SlotOutcome = z.infer<typeof slotOutcome>;
