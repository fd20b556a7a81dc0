import * as z from 'zod/mini';
import { gameCode, nodeId } from '#ids.ts';

/** What one draw has brought: balls in the order in which they came, or the numbers of a board from the first prize on. */
export const openedDraw = z.object({
  /** As the draw is called: the day in UTC and, where there are several, which one of that day. */
  numero: z.string().check(z.maxLength(24)),
  drawnAt: z.iso.datetime(),
  numbers: z.array(z.string().check(z.regex(/^\d{1,6}$/))).check(z.maxLength(30)),
});

/** Where a draw is held. */
export const DRAW_REGIONS = ['north', 'central', 'south', 'southeast-asia', 'bangladesh'] as const;
export type DrawRegion = (typeof DRAW_REGIONS)[number];
const MINUTES_OF_A_WEEK = 7 * 1_440;

/** When a lottery draws, so that a page can show its calendar. */
export const drawCalendar = z.object({
  region: z.enum(DRAW_REGIONS),
  /** Minutes from one draw to the next. Null: only at the times of the week below. */
  every: z.nullable(z.int().check(z.minimum(1), z.maximum(1_440))),
  /** In minutes since Sunday began in UTC. */
  weekly: z.array(z.int().check(z.minimum(0), z.maximum(MINUTES_OF_A_WEEK - 1))).check(z.maxLength(7)),
});
export type DrawCalendar = z.infer<typeof drawCalendar>;

export const openedNumbersRequest = z.strictObject({
  /** One title alone, and more of its draws. */
  nodeId: z.optional(nodeId),
});

/** A title of which no house says anything is not listed. */
export const openedNumbersAnswer = z.object({
  games: z.array(
    z.object({ nodeId, gameCode, draws: z.array(openedDraw), calendar: z.optional(drawCalendar) }),
  ),
});
