import * as z from 'zod/mini';
import { agentContract, CONTRACT_TYPES } from '#agents/agent-contract.ts';
import { memberNumber } from '#downline/downline-words.ts';
import { memberId } from '#ids.ts';
import { defineOperation } from '#operation.ts';
import { fromCursor, queryInteger, toNextPage } from '#page.ts';

export const CONTRACT_SIDES = ['above', 'below'] as const;
export const CONTRACT_SHOWN = ['now', 'over'] as const;

export const listContracts = defineOperation({
  name: 'listContracts',
  summary:
    'Own contracts, with the upline (above) or with downlines (below), newest first: those that run or wait, or all that are over',
  method: 'GET',
  path: '/wps/agent/contracts',
  who: 'agent',
  encrypted: false,
  perMinute: 240,
  request: z.strictObject({
    side: z.enum(CONTRACT_SIDES),
    shown: z.enum(CONTRACT_SHOWN),
    type: z.optional(z.enum(CONTRACT_TYPES)),
    /** With this downline alone. */
    downline: z.optional(memberNumber),
    ...fromCursor,
    pageSize: z._default(queryInteger(1, 50), 20),
  }),
  response: z.object({
    contracts: z.array(agentContract),
    /** Whom the list was asked for; null for whoever never had one from the caller and is not directly below. */
    downline: z.nullable(z.object({ id: memberId, username: z.string() })),
    ...toNextPage,
  }),
  errors: [],
});
