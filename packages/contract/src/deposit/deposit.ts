import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { bankAccount } from './deposit-method.ts';

/**
 * `created`: the provider has not answered yet. `waiting`: for the payer. `review`: somebody looks at a transfer. `late`:
 * the money came after we had stopped waiting, and is the member's all the same. `held`: it came so late that it would break
 * the member's own limit, and waits until there is room for it or it is sent back.
 */
export const DEPOSIT_STATES = [
  'created',
  'waiting',
  'review',
  'paid',
  'partly',
  'late',
  'held',
  'failed',
  'expired',
  'charged_back',
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** A row id as text. */
export const depositId = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

export const deposit = z.object({
  id: depositId,
  methodName: z.string(),
  kind: z.enum(['hosted', 'bank']),
  state: z.enum(DEPOSIT_STATES),
  currency: z.string(),
  amount: moneyText,
  /** Of the amount; once money has come, what was kept of that. */
  fee: moneyText,
  /** What the member gets of the amount, when all of it comes. */
  arrives: moneyText,
  /** What came, and what of it was credited; null until then. */
  paid: z.nullable(moneyText),
  credited: z.nullable(moneyText),
  /** To copy, to write on a transfer and to ask customer service about. */
  reference: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export const depositDetail = z.extend(deposit, {
  /** Where the payer goes on, while the deposit waits for it. */
  payUrl: z.nullable(z.string()),
  bank: z.nullable(bankAccount),
  needsProof: z.boolean(),
  proofs: z.array(z.string()),
  steps: z.array(z.object({ step: z.string(), note: z.nullable(z.string()), at: z.iso.datetime() })),
});
