import * as z from 'zod/mini';
import { gameCode, roundId } from '#ids.ts';
import { LANGUAGES } from '#languages.ts';
import { moneyText } from '#money-text.ts';
import { VENDOR_LAUNCH_PATH, vendorLaunchAnswer, vendorLaunchRequest } from '#seamless-wallet/launch.ts';

/**
 * Platform to vendor, signed POSTs in the shape of the partner. What the platform sends is its own; answers are input like any
 * other, and fields that are not known are ignored.
 */
const playerId = z.string().check(z.maxLength(64));
const campaignId = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{3,64}$/));

const grantFreeRoundsRequest = z.object({
  /** With the player the key: sent again, it is the same gift, and the answer is the same. */
  campaignId,
  playerId,
  rounds: z.int(),
  /** The most that one of them stakes. */
  stake: moneyText,
  currency: z.string(),
  /** All games of this vendor when absent. */
  gameCodes: z.optional(z.array(gameCode)),
  /** The most that is paid for all of them. */
  mostWon: z.optional(moneyText),
  validTo: z.iso.datetime(),
});
const cancelFreeRoundsRequest = z.object({ campaignId, playerId });
const roundDetailsRequest = z.object({ playerId, roundId, language: z.enum(LANGUAGES) });

const vendorGame = z.object({
  gameCode,
  name: z.string().check(z.maxLength(120)),
  enabled: z._default(z.boolean(), true),
  hasDemo: z._default(z.boolean(), false),
  hasFreeRounds: z._default(z.boolean(), false),
  blockedCountries: z._default(z.array(z.string().check(z.regex(/^[A-Z]{2}$/))), []),
});

export const vendorCalls = {
  launch: { path: VENDOR_LAUNCH_PATH, request: vendorLaunchRequest, answer: vendorLaunchAnswer },
  /** The page on the vendor's origin on which a player sees what happened in a round of theirs. */
  roundDetails: {
    path: '/vendor/v1/round-details',
    request: roundDetailsRequest,
    answer: z.object({ url: z.url() }),
  },
  grantFreeRounds: {
    path: '/vendor/v1/free-rounds/grant',
    request: grantFreeRoundsRequest,
    answer: z.object({}),
  },
  /** None begins any more; what was won is paid. */
  cancelFreeRounds: {
    path: '/vendor/v1/free-rounds/cancel',
    request: cancelFreeRoundsRequest,
    answer: z.object({}),
  },
  listGames: {
    path: '/vendor/v1/games',
    request: z.object({}),
    answer: z.object({ games: z.array(vendorGame).check(z.maxLength(20_000)) }),
  },
} as const;
export type VendorCallName = keyof typeof vendorCalls;
export type VendorCallRequest<Name extends VendorCallName> = z.input<(typeof vendorCalls)[Name]['request']>;
export type VendorCallAnswer<Name extends VendorCallName> = z.output<(typeof vendorCalls)[Name]['answer']>;
