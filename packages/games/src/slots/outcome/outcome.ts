import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));
const places = z.array(count);
/** The window as letters, reel by reel from the top; `A` is the first symbol of the model. */
const grid = z.string().check(z.regex(/^[A-Z]{1,64}$/));

/** What one line, symbol or cluster pays before the step's multiplier, and where it stands. */
export const slotWin = z.object({
  symbol: count,
  count,
  places,
  units: count,
  line: z.optional(count),
});
export type SlotWin = z.infer<typeof slotWin>;

/** `base` was paid for; the others follow from it. */
const turn = z.enum(['base', 'free', 'respin', 'tumble', 'nudge']);
export type TurnKind = z.infer<typeof turn>;

/** What happens one after another. `units` is what the step adds to the win: their sum, up to the cap, is the round's. */
export const slotStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('turn'), turn, grid, times: count, wins: z.array(slotWin), units: count }),
  /** Wilds fill their reels, stay, walk or cover reels before the turn pays; a chosen symbol fills its own. */
  z.object({
    kind: z.literal('spread'),
    how: z.enum(['expand', 'stick', 'walk', 'wild-reel', 'chosen']),
    places,
    grid,
    units: count,
  }),
  /** All that the turn has won counts so often: what that adds. */
  z.object({ kind: z.literal('times'), times: count, units: count }),
  z.object({ kind: z.literal('free-spins'), spins: count, symbol: z.optional(count), units: count }),
  /** Coins that land, by place and value; `left` respins remain. */
  z.object({
    kind: z.literal('coins'),
    coins: z.array(z.object({ place: count, units: count, name: z.optional(z.string()) })),
    left: count,
    units: count,
  }),
  z.object({ kind: z.literal('grand'), units: count }),
  /** Boxes in the order they open; the last one is empty. */
  z.object({ kind: z.literal('pick'), prizes: z.array(count), units: count }),
]);
export type SlotStep = z.infer<typeof slotStep>;

/** What was drawn for the pools of a jackpot slot: which was won, and on which row of each reel a pearl lies, where pearls win. */
const drawnJackpot = z.object({
  won: z.nullable(z.string().check(z.maxLength(16))),
  pearls: z.optional(z.array(z.nullable(count))),
});
export type DrawnJackpot = z.infer<typeof drawnJackpot>;

export const slotOutcome = z.object({
  model: z.string(),
  rtp: z.string(),
  bought: z.boolean(),
  steps: z.array(slotStep),
  units: count,
  /** Whether the round reached the most it can pay. */
  capped: z.boolean(),
  jackpot: z.optional(drawnJackpot),
});
export type SlotOutcome = z.infer<typeof slotOutcome>;
