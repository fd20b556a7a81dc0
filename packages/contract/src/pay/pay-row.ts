import * as z from 'zod/mini';
import { CONTRACT_TYPES } from '#agents/agent-contract.ts';
import { moneyText } from '#money-text.ts';

export const PAY_STATES = ['paid', 'withheld', 'nothing'] as const;
export type PayState = (typeof PAY_STATES)[number];

export const payId = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

/** AGT-07: one slot of one contract, as it was reckoned. */
export const payRow = z.object({
  id: payId,
  type: z.enum(CONTRACT_TYPES),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  members: z.int(),
  turnover: moneyText,
  /** What the team lost: stakes less wins. */
  profitLoss: moneyText,
  tier: z.nullable(z.int()),
  rateBasisPoints: z.int(),
  /** By the own rate, what of it goes to contracts below, and what is the caller's. */
  gross: moneyText,
  shared: moneyText,
  amount: moneyText,
  state: z.enum(PAY_STATES),
  /** Some of it settled, or changed, when its own slot was closed already. */
  late: z.boolean(),
  paidAt: z.nullable(z.iso.datetime()),
});
export type PayRow = z.infer<typeof payRow>;
