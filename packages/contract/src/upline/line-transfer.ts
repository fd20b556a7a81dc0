import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';

/** AGT-04: one amount that went along the own line, up or down. */
export const lineTransfer = z.object({
  /** Stands in the account record of both sides, so that they can talk about it. */
  code: z.string(),
  amount: moneyText,
  direction: z.enum(['up', 'down']),
  /** Whether the reader sent it; the other side received it. */
  sent: z.boolean(),
  /** Masked. */
  other: z.string(),
  at: z.iso.datetime(),
});
export type LineTransfer = z.infer<typeof lineTransfer>;
