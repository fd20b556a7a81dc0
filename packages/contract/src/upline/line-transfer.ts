import * as z from 'zod/mini';
import { memberNumber } from '#downline/downline-words.ts';
import { moneyText } from '#money-text.ts';

/** AGT-04: one amount that went along the own line, up or down. */
export const lineTransfer = z.object({
  /** Stands in the account record of both sides, so that they can talk about it. */
  code: z.string(),
  amount: moneyText,
  direction: z.enum(['up', 'down']),
  /** Whether the reader sent it; the other side received it. */
  sent: z.boolean(),
  /** Masked as the names of everybody below; of somebody above always. */
  other: z.string(),
  /** Of whoever stood below the reader: two masked names may look alike. */
  number: z.nullable(memberNumber),
  at: z.iso.datetime(),
});
export type LineTransfer = z.infer<typeof lineTransfer>;
