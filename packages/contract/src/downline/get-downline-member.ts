import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { downlineMember, downlinePath } from './downline-member.ts';
import { memberNumber, rebate } from './downline-words.ts';

/** AGT-09: one account below, and what may be done with it. */
export const getDownlineMember = defineOperation({
  name: 'getDownlineMember',
  summary: 'One account of the own tree with its line, its rebate and what may be changed',
  method: 'GET',
  path: '/wps/agent/downline/member',
  who: 'agent',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({ id: memberNumber }),
  response: z.object({
    member: downlineMember,
    path: downlinePath,
    currencySymbol: z.string(),
    /** The channel of the link by which they came; null for whom no link brought. */
    channel: z.nullable(z.string()),
    /** Between what their own downlines have and what their upline has; null for who is not a direct downline. */
    rebateBounds: z.nullable(z.object({ lowest: rebate, highest: rebate })),
    /** What this account and everybody below it brought the reader in rebates within thirty days. */
    rebateEarned: moneyText,
    sent30: moneyText,
    received30: moneyText,
  }),
  errors: ['DOWNLINE_UNKNOWN'],
});
