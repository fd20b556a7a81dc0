import { roundId } from '@maidan/contract/ids.ts';
import * as z from 'zod/mini';
import { ROOMS } from './rooms.ts';
import { aim } from './rules.ts';

/** Up to so many boats are on one sea. */
export const SEATS = 4;

export const seaRequest = z.strictObject({ room: z.enum(ROOMS) });

/** What one of the other boats has cast lately, and what came of it: told once its money has moved. */
const seenVolley = z.object({
  id: roundId,
  aims: z.array(aim),
  caught: z.array(z.int()),
});
export type SeenVolley = z.infer<typeof seenVolley>;

/**
 * A seat, held for a moment and again each time it is asked for. `seed` and `now` are all that a page needs to draw the sea that the others
 * see: what swims where follows from them, and decides nothing.
 */
export const seaView = z.object({
  seed: z.int(),
  now: z.number(),
  seat: z.int().check(z.minimum(0), z.maximum(SEATS - 1)),
  others: z.array(z.object({ seat: z.int(), volleys: z.array(seenVolley) })),
});
export type SeaView = z.infer<typeof seaView>;
