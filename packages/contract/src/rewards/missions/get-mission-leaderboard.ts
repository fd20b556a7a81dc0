import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

export const LEADERBOARD_PLACES = 10;
export const LEADERBOARD_MONTHS = ['current', 'previous'] as const;

/**
 * MEM-10: who has finished most missions in a month. Of two with as many, the one who had them earlier stands above. Nothing
 * is won by a place.
 */
export const getMissionLeaderboard = defineOperation({
  name: 'getMissionLeaderboard',
  summary: 'Who has finished most missions in a month, names masked, and the own place',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  who: 'member',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({ month: z._default(z.enum(LEADERBOARD_MONTHS), 'current') }),
  response: z.object({
    /** As 2026-11, with its first moment and the first after it. */
    month: z.string(),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    places: z.array(
      z.object({
        place: z.int(),
        /** T33: what is left of a name that nobody can be told by. */
        name: z.string(),
        missions: z.int(),
        isOwn: z.boolean(),
      }),
    ),
    /** Null for whoever has finished none in the month, or is not on the board. */
    own: z.nullable(z.object({ place: z.int(), missions: z.int() })),
  }),
  errors: [],
});
