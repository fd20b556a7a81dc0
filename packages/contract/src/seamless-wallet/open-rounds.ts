import * as z from 'zod/mini';
import { roundId } from '#ids.ts';
import { language } from '#language.ts';
import { moneyText } from '#money-text.ts';

/** Platform to vendor: signed POST. What rounds of a player that are not over can still become. */
export const VENDOR_OPEN_ROUNDS_PATH = '/vendor/v1/open-rounds';
export const MOST_ROUNDS_ASKED = 100;

/** What was bet on, in so many lines at most. */
export const MOST_LINES_TOLD = 20;

export const vendorOpenRoundsRequest = z.object({
  playerId: z.string().check(z.maxLength(64)),
  roundIds: z.array(roundId).check(z.maxLength(MOST_ROUNDS_ASKED)),
  /** Of whoever will read it. */
  language,
});
export type VendorOpenRoundsRequest = z.infer<typeof vendorOpenRoundsRequest>;

const openRound = z.object({
  roundId,
  /** What was bet on, in words. None where the game says it all. */
  about: z._default(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(MOST_LINES_TOLD)), []),
  /** The most that what is staked can still be paid. */
  mostWin: z._default(z.nullable(moneyText), null),
  /** Instead, where others' bets decide what is paid: the most as they lie now. It moves until no more are taken. */
  mostAsItStands: z._default(z.nullable(moneyText), null),
  /** When it ends by itself, at the latest. */
  endsAt: z._default(z.nullable(z.iso.datetime()), null),
  /** It waits for its player, who may go on with it. */
  waitsForPlayer: z._default(z.boolean(), false),
});
/** Of a round that is over, or not known there, nothing is said. */
export const vendorOpenRoundsAnswer = z.object({
  rounds: z.array(openRound).check(z.maxLength(MOST_ROUNDS_ASKED)),
});
export type VendorOpenRoundsAnswer = z.infer<typeof vendorOpenRoundsAnswer>;
