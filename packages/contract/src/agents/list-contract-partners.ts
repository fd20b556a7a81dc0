import * as z from 'zod/mini';
import { CONTRACT_PERIODS, CONTRACT_TYPES, contractTier } from '#agents/agent-contract.ts';
import { memberNumber } from '#downline/downline-words.ts';
import { memberId } from '#ids.ts';
import { defineOperation } from '#operation.ts';
import { text } from '#text.ts';

/** To whom an agent may offer a contract, and what they have now: enough for a form that refuses nothing late. */
export const listContractPartners = defineOperation({
  name: 'listContractPartners',
  summary: 'Direct downline agents, and the own contracts that an offer must keep within (A4)',
  method: 'GET',
  path: '/wps/agent/contracts/partners',
  who: 'agent',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject({
    /** The beginning of a username, or a whole number. */
    search: z.optional(text(32)),
    /** This one alone. */
    downline: z.optional(memberNumber),
  }),
  response: z.object({
    currencySymbol: z.string(),
    own: z.array(
      z.object({
        type: z.enum(CONTRACT_TYPES),
        rateBasisPoints: z.int(),
        period: z.enum(CONTRACT_PERIODS),
        tiers: z.array(contractTier),
        feeBasisPoints: z.int(),
        carriesLosses: z.boolean(),
      }),
    ),
    partners: z.array(
      z.object({
        id: memberId,
        username: z.string(),
        nickname: z.string(),
        contracts: z.array(z.object({ type: z.enum(CONTRACT_TYPES), rateBasisPoints: z.int() })),
        waiting: z.array(z.enum(CONTRACT_TYPES)),
      }),
    ),
    /** There are others, whom a search finds. */
    more: z.boolean(),
  }),
  errors: [],
});
