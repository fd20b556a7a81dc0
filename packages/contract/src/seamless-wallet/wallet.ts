import * as z from 'zod/mini';
import { gameCode, roundId } from '#ids.ts';
import { MONEY_CAP_MINOR } from '#money.ts';
import { moneyText } from '#money-text.ts';
import { WALLET_STATUSES } from '#seamless-wallet/wallet-status.ts';

/**
 * The seamless wallet, vendor to platform: signed JSON over POST. Unknown extra fields are ignored (C40), so these
 * are open objects. Amounts are decimal strings in main units (W15).
 */
const transactionId = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[A-Za-z0-9_.:-]+$/));
const requestId = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[A-Za-z0-9_.:-]+$/));
const launchToken = z.string().check(z.minLength(10), z.maxLength(255));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
/** W14, W15: no sign, no exponent, within the cap; a bet is above zero, a win may be zero. */
const withinCap = (text: string) =>
  /^\d+\.\d{2}$/.test(text) && BigInt(text.replace('.', '')) <= MONEY_CAP_MINOR;
const credit = moneyText.check(z.refine(withinCap));
const stake = credit.check(z.refine((text) => text !== '0.00'));

export const betTransaction = z.object({
  kind: z.literal('bet'),
  transactionId,
  roundId,
  gameCode,
  amount: stake,
  currency,
  roundClosed: z._default(z.boolean(), false),
});
export const winTransaction = z.object({
  kind: z.literal('win'),
  transactionId,
  /** The bet this win belongs to (W7). */
  betTransactionId: transactionId,
  roundId,
  gameCode,
  amount: credit,
  currency,
  roundClosed: z._default(z.boolean(), false),
});

const campaignId = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{3,64}$/));
/** Why money moves without a bet. */
export const ADJUSTMENT_REASONS = [
  'free-rounds',
  'promo',
  'jackpot',
  'tournament',
  'tip',
  'correction',
] as const;
const TAKING_REASONS: ReadonlySet<string> = new Set(['tip', 'correction']);

const campaignWin = z.object({
  ...winTransaction.shape,
  betTransactionId: z.optional(transactionId),
  campaignId,
});

const caller = { requestId, token: launchToken };

export const walletCalls = {
  authenticate: { path: '/seamless/v1/authenticate', request: z.object({ ...caller }) },
  /** W6: swaps the token for a fresh one; the old one then serves wins and rollbacks only. Asked again, the answer is the same. */
  refresh: { path: '/seamless/v1/refresh', request: z.object({ ...caller }) },
  balance: { path: '/seamless/v1/balance', request: z.object({ ...caller, currency }) },
  bet: { path: '/seamless/v1/bet', request: z.object({ ...caller, ...betTransaction.shape }) },
  /** W18: with a campaign it is the sum of its free rounds, and belongs to no bet. */
  win: {
    path: '/seamless/v1/win',
    request: z.union([
      z.object({ ...caller, ...winTransaction.shape, campaignId: z.optional(z.undefined()) }),
      z.object({ ...caller, ...campaignWin.shape }),
    ]),
  },
  /** An ordered list, all or nothing (W13). */
  batch: {
    path: '/seamless/v1/batch',
    request: z.object({
      ...caller,
      transactions: z
        .array(z.discriminatedUnion('kind', [betTransaction, winTransaction]))
        .check(z.minLength(1), z.maxLength(20)),
    }),
  },
  rollback: {
    path: '/seamless/v1/rollback',
    request: z
      .object({ ...caller, transactionId, originalTransactionId: transactionId, roundId })
      .check(z.refine((rollback) => rollback.transactionId !== rollback.originalTransactionId)),
  },
  /** W18: the player stakes nothing; `amount` is what the round would have cost. */
  freeBet: {
    path: '/seamless/v1/free-bet',
    request: z.object({ ...caller, transactionId, campaignId, roundId, gameCode, amount: stake, currency }),
  },
  /** W18: nothing is paid yet; `amount` counts for the end of the campaign. */
  freeWin: {
    path: '/seamless/v1/free-win',
    request: z.object({
      ...caller,
      transactionId,
      campaignId,
      betTransactionId: transactionId,
      roundId,
      gameCode,
      amount: credit,
      currency,
    }),
  },
  /** W29: money that needs no bet. With the reason `free-rounds` it is the sum of a campaign, and names it. */
  adjustment: {
    path: '/seamless/v1/adjustment',
    request: z
      .object({
        ...caller,
        transactionId,
        direction: z.enum(['credit', 'debit']),
        reason: z.enum(ADJUSTMENT_REASONS),
        campaignId: z.optional(campaignId),
        amount: credit,
        currency,
      })
      .check(
        z.refine(({ reason, campaignId: named }) => (reason === 'free-rounds') === (named !== undefined)),
        z.refine(({ direction, reason }) =>
          direction === 'debit' ? TAKING_REASONS.has(reason) : reason !== 'tip',
        ),
        z.refine(({ reason, amount }) => reason === 'free-rounds' || amount !== '0.00'),
      ),
  },
  endRound: { path: '/seamless/v1/end-round', request: z.object({ ...caller, roundId }) },
  /** Look-ups (C37): what became of a transaction; where a round of this player stands. */
  transaction: { path: '/seamless/v1/transaction', request: z.object({ requestId, transactionId }) },
  round: { path: '/seamless/v1/round', request: z.object({ ...caller, roundId }) },
} as const;
export type WalletCallName = keyof typeof walletCalls;

/**
 * Batches of many players under one signature, in our own shape alone. Each is decided and answered as if it had come by itself,
 * whatever becomes of the others; so they are read one by one.
 */
export const MOST_BATCHES = 16;
export const walletBatches = {
  path: '/seamless/v1/batches',
  request: z.object({
    requestId,
    batches: z.array(z.unknown()).check(z.minLength(1), z.maxLength(MOST_BATCHES)),
  }),
} as const;

/** What has an id of the partner's. */
export const TRANSACTION_KINDS = [
  'bet',
  'win',
  'rollback',
  'free-bet',
  'free-win',
  'credit',
  'debit',
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** Every answer, HTTP 200 for a decided outcome (W20). */
export const walletAnswer = z.object({
  status: z.enum(WALLET_STATUSES),
  requestId: z.string(),
  balance: z.nullable(moneyText),
  currency: z.nullable(z.string()),
  /** The platform's own ids of the transactions applied, in order. */
  platformTransactionIds: z.array(z.string()),
  /** Opaque player id, given by authenticate. */
  playerId: z.nullable(z.string()),
  /** The fresh token, given by refresh. */
  token: z.optional(z.string()),
  /** Answer of the transaction lookup. */
  transaction: z.nullable(
    z.object({
      kind: z.enum(TRANSACTION_KINDS),
      roundId: z.string(),
      amount: moneyText,
      state: z.enum(['applied', 'rolled-back', 'tombstone']),
    }),
  ),
  /** Answer of the round look-up. */
  round: z.optional(
    z.object({ state: z.enum(['open', 'closed', 'void']), stake: moneyText, payout: moneyText }),
  ),
});
/** In the order of the batches. Without answers the whole request was refused, and nothing of it happened. */
export const walletBatchesAnswer = z.object({
  status: z.enum(WALLET_STATUSES),
  requestId: z.string(),
  answers: z.optional(z.array(walletAnswer)),
});
export type WalletTransaction = z.output<typeof betTransaction> | z.output<typeof winTransaction>;
export type WalletAnswer = z.infer<typeof walletAnswer>;
export type WalletBatchesAnswer = z.infer<typeof walletBatchesAnswer>;
