import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { isLimit, limitName, limitValue, protection } from '#protection/protection.ts';

/** R1 */
export const setLimit = defineOperation({
  name: 'setLimit',
  summary:
    'Set a limit: a tighter one holds at once, a looser one or none (null) can be confirmed after 24 hours',
  method: 'POST',
  path: '/wps/protection/limit',
  who: 'member',
  encrypted: false,
  perMinute: 30,
  openDuring: ['maintenance', 'regionBlock'],
  request: z.strictObject({ ...limitName, value: z.nullable(limitValue) }).check(
    z.refine(({ kind, value }) => value === null || value.includes('.') === (kind !== 'time'), {
      path: ['value'],
    }),
    z.refine(isLimit, { path: ['period'] }),
  ),
  response: z.object({ outcome: z.enum(['set', 'asked', 'withdrawn', 'none']), protection }),
  errors: [],
});
