import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { PARTNER_SHAPES } from '#seamless-wallet/partner-shape.ts';
import { WALLET_STATUSES } from '#seamless-wallet/wallet-status.ts';

/** What the simulated vendor has to tell about one round. */
export const VENDOR_SCENARIOS = [
  'lost-round',
  'won-round',
  'one-call',
  'two-wins',
  'rolled-back',
  'win-taken-back',
] as const;
export type VendorScenario = (typeof VENDOR_SCENARIOS)[number];

/** How the codes of simulated vendors begin. Nobody has played their rounds, so these are on no board. */
export const SIMULATED_PARTNER = 'SIMULATED-';

export const MOST_COPIES = 5;
export const MOST_LATE_SECONDS = 10;

/** What goes wrong on the way. All of it may happen at once. */
export const vendorFaults = z.strictObject({
  /** How often each call is sent at the same moment. */
  copies: z._default(z.int().check(z.minimum(1), z.maximum(MOST_COPIES)), 1),
  /** The calls come in another order than they were made. */
  reorder: z._default(z.boolean(), false),
  /** What would come first comes so much later than the others. */
  lateSeconds: z._default(z.int().check(z.minimum(0), z.maximum(MOST_LATE_SECONDS)), 0),
  /** The first answer to each call is lost after the wallet has committed. */
  dropReply: z._default(z.boolean(), false),
  /** Each call comes cut short first, rightly signed. */
  garble: z._default(z.boolean(), false),
  /** Each call comes first with a signature that nobody gave out the key for. */
  wrongSignature: z._default(z.boolean(), false),
  /** Rollbacks overtake what they undo. */
  rollbackFirst: z._default(z.boolean(), false),
});
export type VendorFaults = z.output<typeof vendorFaults>;

/** As W3C Trace Context has it, so that it travels in `traceparent`. */
export const traceId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** What was done to one call, beside its being sent; null is nothing. */
export const VENDOR_CALL_FAULTS = [
  'copy',
  'late',
  'reply-dropped',
  'garbled',
  'wrong-signature',
  'again',
] as const;
/** The same callbacks twice: as they were made, and with all that goes wrong. */
export const VENDOR_ORDERS = ['plain', 'faulty'] as const;
export const SIMULATED_CALLS = ['bet', 'win', 'batch', 'rollback', 'endRound'] as const;

export const vendorCall = z.object({
  n: z.int(),
  order: z.enum(VENDOR_ORDERS),
  call: z.enum(SIMULATED_CALLS),
  fault: z.nullable(z.enum(VENDOR_CALL_FAULTS)),
  requestId: z.string(),
  transactionId: z.nullable(z.string()),
  at: z.iso.datetime(),
  ms: z.int(),
  bytes: z.int(),
  /** The bytes as they were sent, without the player's token and no more than a few lines. */
  sent: z.string(),
  /** Null when no answer came, or it was dropped. */
  httpStatus: z.nullable(z.int()),
  /** The decision in our words; null when there is none. */
  status: z.nullable(z.enum(WALLET_STATUSES)),
  balance: z.nullable(moneyText),
  platformTransactionIds: z.array(z.string()),
  /** What it booked: a transaction of the ledger, and its entries as account and version. */
  ledger: z.array(z.object({ transactionId: z.string(), entries: z.array(z.string()) })),
});

export const vendorRun = z.object({
  traceId,
  partner: z.string(),
  shape: z.enum(PARTNER_SHAPES),
  player: z.string(),
  scenario: z.enum(VENDOR_SCENARIOS),
  stake: moneyText,
  faults: vendorFaults,
  state: z.enum(['running', 'done', 'failed']),
  /** What the books said before and after each order; null while it is not over. */
  balances: z.array(
    z.object({ order: z.enum(VENDOR_ORDERS), before: moneyText, after: z.nullable(moneyText) }),
  ),
  calls: z.array(vendorCall),
});
