import * as z from 'zod/mini';
import { CONTRACT_TYPES } from '#agents/agent-contract.ts';
import { namedRange } from '#records/record-filters.ts';

/** Slots that begin on these days. */
export const payFilters = { type: z.enum(CONTRACT_TYPES), ...namedRange };
