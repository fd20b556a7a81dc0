import * as z from 'zod/mini';
import { sameText } from '#accounts/passwords/same-text.ts';
import { defineOperation } from '#operation.ts';
import { text } from '#text.ts';

/** PWD-01 for whoever came in by another service or by phone and never chose one. */
export const setFirstPassword = defineOperation({
  name: 'setFirstPassword',
  summary: 'Choose the first password of an account that has none; every other session ends',
  method: 'POST',
  path: '/wps/member/password/first',
  who: 'member',
  encrypted: true,
  perMinute: 10,
  openDuring: ['regionBlock'],
  needsFullAssurance: true,
  request: z
    .strictObject({ newPassword: text(64), confirmNewPassword: text(64) })
    .check(sameText('newPassword', 'confirmNewPassword')),
  response: z.object({ token: z.string() }),
  errors: ['PASSWORD_ALREADY_SET', 'PASSWORD_WEAK', 'PAYLOAD_REFUSED'],
});
