import * as z from 'zod/mini';
import { gameCode } from '#ids.ts';
import { drawCalendar, openedDraw } from '#games/lottery/opened-numbers.ts';

/** Platform to vendor: signed POST. What lotteries drew last, newest first; nothing of a draw before its time. */
export const VENDOR_OPENED_NUMBERS_PATH = '/vendor/v1/opened-numbers';
export const MOST_LOTTERIES_ASKED = 48;
export const MOST_DRAWS_TOLD = 10;

export const vendorOpenedNumbersRequest = z.object({
  gameCodes: z.array(gameCode).check(z.minLength(1), z.maxLength(MOST_LOTTERIES_ASKED)),
  draws: z.int().check(z.minimum(1), z.maximum(MOST_DRAWS_TOLD)),
});
export type VendorOpenedNumbersRequest = z.infer<typeof vendorOpenedNumbersRequest>;

/** Of what is no lottery there, nothing is said. */
export const vendorOpenedNumbersAnswer = z.object({
  games: z
    .array(
      z.object({
        gameCode,
        draws: z.array(openedDraw).check(z.maxLength(MOST_DRAWS_TOLD)),
        calendar: z.optional(drawCalendar),
      }),
    )
    .check(z.maxLength(MOST_LOTTERIES_ASKED)),
});
export type VendorOpenedNumbersAnswer = z.infer<typeof vendorOpenedNumbersAnswer>;
