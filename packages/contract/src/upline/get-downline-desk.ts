import * as z from 'zod/mini';
import { memberNumber } from '#downline/downline-words.ts';
import { getUplineDesk } from './get-upline-desk.ts';
import { defineOperation } from '#operation.ts';

const { upline: _upline, recent: _recent, ...money } = getUplineDesk.response.shape;

/** AGT-04: everything that decides about a transfer to somebody below. */
export const getDownlineDesk = defineOperation({
  name: 'getDownlineDesk',
  summary: 'Whether money can be sent to somebody below, how much, and to whom exactly',
  method: 'GET',
  path: '/wps/agent/transfer',
  who: 'agent',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({ to: z.optional(memberNumber) }),
  response: z.object({
    ...money,
    /** Masked as the names of everybody below; null while nobody is chosen. */
    receiver: z.nullable(z.object({ id: memberNumber, name: z.string(), depth: z.int() })),
  }),
  errors: ['DOWNLINE_UNKNOWN'],
});
