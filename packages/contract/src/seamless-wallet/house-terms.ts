import * as z from 'zod/mini';
import { PLAY_OPTIONS } from '#seamless-wallet/launch.ts';

/** Platform to the own house: signed POST of what the operator has set, told again and again. */
export const HOUSE_TERMS_PATH = '/vendor/v1/terms';

/** Below the 3 % that shares and seeds of a pool return together, so that something is left for the seed (decision 0076). */
export const JACKPOT_SHARE = { least: 50, most: 250, standard: 200 } as const;

export const houseTerms = z.strictObject({
  /** What players may do beside playing round by round, now, whatever was said at the launch. */
  allows: z.array(z.enum(PLAY_OPTIONS)).check(z.maxLength(PLAY_OPTIONS.length)),
  /** What of every bet goes into the pool of a jackpot game, in hundredths of a percent. */
  jackpotShare: z.int().check(z.minimum(JACKPOT_SHARE.least), z.maximum(JACKPOT_SHARE.most)),
});
export type HouseTerms = z.infer<typeof houseTerms>;
