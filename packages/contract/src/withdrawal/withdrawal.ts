import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { institution } from './payout-account.ts';
import { WITHDRAWAL_REASONS } from './withdrawal-reasons.ts';
import { WITHDRAWAL_STATES } from './withdrawal-states.ts';

export const withdrawalState = z.enum(WITHDRAWAL_STATES);

/** An amount above nothing, in the one form money has on the wire. */
export const paidMoney = z.string().check(z.maxLength(13), z.regex(/^(?!0\.00$)(?:0|[1-9]\d{0,9})\.\d{2}$/));

export const withdrawal = z.object({
  id: z.string(),
  state: withdrawalState,
  /** What left the balance, what the house keeps of it, and what was sent. */
  amount: moneyText,
  fee: moneyText,
  arrives: moneyText,
  institution,
  accountNumber: z.string(),
  /** What the bank prints beside the payment; null until it is sent. */
  reference: z.nullable(z.string()),
  /** Why it was turned down: by name, or else in the operator's own words. */
  reasonCode: z.nullable(z.enum(WITHDRAWAL_REASONS)),
  reason: z.nullable(z.string()),
  requestedAt: z.iso.datetime(),
  /** Until when an answer counts; after that it counts as received. */
  confirmBy: z.nullable(z.iso.datetime()),
  /** MEM-07: what was promised when it was sent. */
  refundIfForced: z.nullable(z.boolean()),
  received: z.nullable(moneyText),
  remaining: z.nullable(moneyText),
  refunded: z.nullable(moneyText),
  steps: z.array(z.object({ state: withdrawalState, at: z.iso.datetime() })),
});
export type Withdrawal = z.infer<typeof withdrawal>;
