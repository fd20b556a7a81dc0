import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { pictureIds } from '#upload/picture.ts';
import { rowId } from './payout-account.ts';
import { paidMoney, withdrawal } from './withdrawal.ts';

/** MEM-06: one answer, before the deadline. Saying it twice is the same as once. */
export const confirmWithdrawal = defineOperation({
  name: 'confirmWithdrawal',
  summary: 'Say whether the money arrived: all of it, a part, or nothing',
  method: 'POST',
  path: '/wps/member/withdrawals/confirm',
  who: 'member',
  encrypted: false,
  perMinute: 60,
  openDuring: ['regionBlock'],
  request: z.discriminatedUnion('answer', [
    z.strictObject({ id: rowId, answer: z.literal('received') }),
    /** X3: both amounts are said, and must add up to what was sent. */
    z.strictObject({
      id: rowId,
      answer: z.literal('partly'),
      received: paidMoney,
      remaining: paidMoney,
      proofs: z.optional(pictureIds),
    }),
    z.strictObject({ id: rowId, answer: z.literal('not-received'), proofs: z.optional(pictureIds) }),
  ]),
  response: withdrawal,
  errors: ['WITHDRAWAL_PARTS', 'WITHDRAWAL_ANSWERED', 'WITHDRAWAL_TOO_LATE', 'PICTURE_UNKNOWN', 'NOT_FOUND'],
});
