import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { isLimit, limitName, protection } from '#protection/protection.ts';

/** R1: the second yes to a looser limit. */
export const confirmLimit = defineOperation({
  name: 'confirmLimit',
  summary: 'Confirm a looser limit that was asked for at least 24 hours ago',
  method: 'POST',
  path: '/wps/protection/confirmLimit',
  who: 'member',
  encrypted: false,
  perMinute: 30,
  openDuring: ['regionBlock'],
  request: z.strictObject(limitName).check(z.refine(isLimit, { path: ['period'] })),
  response: protection,
  errors: ['LIMIT_TOO_EARLY', 'LIMIT_NOT_ASKED'],
});
