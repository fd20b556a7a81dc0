import * as z from 'zod/mini';
import { FIELDS } from './prize-tables.ts';

/** What stands under the nine fields, row by row, as multiples of the price; `times` is what the card wins. */
export const scratchOutcome = z.strictObject({
  fields: z.array(z.int()).check(z.length(FIELDS)),
  times: z.int(),
});
export type ScratchOutcome = z.infer<typeof scratchOutcome>;
