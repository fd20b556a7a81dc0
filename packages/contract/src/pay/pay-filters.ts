import * as z from 'zod/mini';
import { CONTRACT_TYPES } from '#agents/agent-contract.ts';
import { namedRange } from '#records/record-filters.ts';
import { PAY_STATES } from './pay-row.ts';

/** What was paid on these days; what is not paid, when it was reckoned. */
export const payFilters = {
  type: z.enum(CONTRACT_TYPES),
  ...namedRange,
  state: z.optional(z.enum(PAY_STATES)),
  /** Slots in which something counts that settled, or changed, after its own slot was closed. */
  late: z.optional(z.literal('only')),
};
