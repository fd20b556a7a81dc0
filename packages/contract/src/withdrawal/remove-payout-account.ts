import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { rowId } from './payout-account.ts';

/** Money on its way there still arrives: a withdrawal keeps the account it was asked for. */
export const removePayoutAccount = defineOperation({
  name: 'removePayoutAccount',
  summary: 'Unbind a bank account or a wallet',
  method: 'DELETE',
  path: '/wps/member/payoutAccount',
  who: 'member',
  encrypted: false,
  perMinute: 20,
  openDuring: ['regionBlock'],
  needsFullAssurance: true,
  request: z.strictObject({ id: rowId }),
  response: z.object({ removed: z.literal(true) }),
  errors: ['HELD_FOR_SAFETY', 'NOT_FOUND'],
});
