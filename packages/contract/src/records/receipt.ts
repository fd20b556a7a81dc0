import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { aboutBet, chainLinks, playedRound } from '#seamless-wallet/round-proof.ts';
import { BET_STATES, MOVEMENT_KINDS, RECORD_CATEGORIES } from '#records/record-words.ts';

/** What the house published about how the outcome came about; enough to recompute it once the server seed is shown. */
export const fairness = z.object({
  commitment: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
  /** How many hashes lead from the server seed to the commitment. */
  links: z.optional(chainLinks),
  /** Secret until the player changes seeds. */
  serverSeed: z.nullable(z.string()),
  outcome: z.nullable(z.unknown()),
  about: z.optional(aboutBet),
  came: z.optional(aboutBet),
  played: z.nullable(playedRound),
});

/** What a receipt says to anybody: no name, no balance, no account. */
export const publicReceipt = {
  roundId: z.string(),
  gameName: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  category: z.enum(RECORD_CATEGORIES),
  iconUrl: z.string(),
  placedAt: z.iso.datetime(),
  settledAt: z.nullable(z.iso.datetime()),
  stake: moneyText,
  payout: moneyText,
  net: moneyText,
  status: z.enum(BET_STATES),
  currencySymbol: z.string(),
  fairness: z.nullable(fairness),
  /** The house has not answered in time: there may be a proof, and whoever asks again may get it. */
  proofIsLate: z.boolean(),
};

/** One leg of a posting. Only the member's own has a balance that concerns the member. */
export const ledgerRow = z.object({
  transactionId: z.string(),
  kind: z.enum([...MOVEMENT_KINDS, 'settle']),
  reversal: z.boolean(),
  account: z.enum(['own', 'open_bets', 'house', 'other']),
  amount: moneyText,
  balanceAfter: z.nullable(moneyText),
  at: z.iso.datetime(),
});
