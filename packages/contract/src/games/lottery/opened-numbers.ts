import * as z from 'zod/mini';
import { gameCode, nodeId } from '#ids.ts';

/** What one draw has brought: balls in the order in which they came, or the numbers of a board from the first prize on. */
export const openedDraw = z.object({
  /** As the draw is called: the day in UTC and, where there are several, which one of that day. */
  numero: z.string().check(z.maxLength(24)),
  drawnAt: z.iso.datetime(),
  numbers: z.array(z.string().check(z.regex(/^\d{1,6}$/))).check(z.maxLength(30)),
});

export const openedNumbersRequest = z.strictObject({
  /** One title alone, and more of its draws. */
  nodeId: z.optional(nodeId),
});

/** A title of which no house says anything is not listed. */
export const openedNumbersAnswer = z.object({
  games: z.array(z.object({ nodeId, gameCode, draws: z.array(openedDraw) })),
});
