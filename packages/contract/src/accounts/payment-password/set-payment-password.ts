import * as z from 'zod/mini';
import { sameText } from '#accounts/passwords/same-text.ts';
import { defineOperation } from '#operation.ts';
import { text } from '#text.ts';

/** PWD-05. */
export const setPaymentPassword = defineOperation({
  name: 'setPaymentPassword',
  summary: 'Set or change the password that guards money',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  who: 'member',
  encrypted: true,
  perMinute: 10,
  openDuring: ['regionBlock'],
  needsFullAssurance: true,
  request: z
    .strictObject({
      /** The login password: whoever finds an open page must not lock the owner out. */
      password: text(128),
      paymentPassword: z.string().check(z.regex(/^[0-9]{6}$/)),
      confirmPaymentPassword: z.string().check(z.regex(/^[0-9]{6}$/)),
    })
    .check(sameText('paymentPassword', 'confirmPaymentPassword')),
  response: z.object({ set: z.literal(true) }),
  errors: ['PASSWORD_WRONG', 'PASSWORD_WEAK', 'HELD_FOR_SAFETY', 'PAYLOAD_REFUSED'],
});
