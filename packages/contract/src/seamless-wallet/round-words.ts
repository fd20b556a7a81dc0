import * as z from 'zod/mini';
import { roundId } from '#ids.ts';
import { language } from '#language.ts';
import { MOST_ROUNDS_ASKED } from '#seamless-wallet/open-rounds.ts';
import { aboutBet } from '#seamless-wallet/round-proof.ts';

/** Platform to vendor: signed POST. What a player bet on in rounds, open or over, in words. */
export const VENDOR_ROUND_WORDS_PATH = '/vendor/v1/round-words';

export const vendorRoundWordsRequest = z.object({
  playerId: z.string().check(z.maxLength(64)),
  roundIds: z.array(roundId).check(z.maxLength(MOST_ROUNDS_ASKED)),
  /** Of whoever will read it. */
  language,
});
export type VendorRoundWordsRequest = z.infer<typeof vendorRoundWordsRequest>;

const toldRound = z.object({ roundId, about: aboutBet });
/** Of a round that is not known there, or has no words, nothing is said. */
export const vendorRoundWordsAnswer = z.object({
  rounds: z.array(toldRound).check(z.maxLength(MOST_ROUNDS_ASKED)),
});
export type VendorRoundWordsAnswer = z.infer<typeof vendorRoundWordsAnswer>;
