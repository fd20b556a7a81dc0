import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';

/** Names the agent that the member was shown; worthless to anybody else. */
export const uplineKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** MEM-12: one amount that went to the agent above. */
export const uplineTransfer = z.object({
  /** Stands in the account record of both sides, so that they can talk about it. */
  code: z.string(),
  amount: moneyText,
  /** Masked, as it was shown before sending. */
  to: z.string(),
  at: z.iso.datetime(),
});
export type UplineTransfer = z.infer<typeof uplineTransfer>;
