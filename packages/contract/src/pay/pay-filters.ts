import * as z from 'zod/mini';
import { CONTRACT_TYPES } from '#agents/agent-contract.ts';
import { namedRange } from '#records/record-filters.ts';

/** What was paid on these days; what is not paid, when it was reckoned. */
export const payFilters = { type: z.enum(CONTRACT_TYPES), ...namedRange };
