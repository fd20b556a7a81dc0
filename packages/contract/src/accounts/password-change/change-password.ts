import * as z from 'zod/mini';
import { sameText } from '#accounts/passwords/same-text.ts';
import { defineOperation } from '#operation.ts';
import { text } from '#text.ts';

/** PWD-01, T3. */
export const changePassword = defineOperation({
  name: 'changePassword',
  summary: 'Choose a new password; every other session ends',
  method: 'POST',
  path: '/wps/member/password',
  who: 'token',
  encrypted: true,
  perMinute: 10,
  openDuring: ['regionBlock'],
  beforePasswordChange: true,
  request: z
    .strictObject({
      oldPassword: z.optional(text(128)),
      /** LOG-12: instead of the old password where a change was forced. */
      changeTicket: z.optional(text(64)),
      newPassword: text(64),
      confirmNewPassword: text(64),
    })
    .check(sameText('newPassword', 'confirmNewPassword')),
  response: z.object({ token: z.string() }),
  errors: ['PASSWORD_WRONG', 'PASSWORD_SAME', 'PASSWORD_WEAK', 'TICKET_INVALID', 'PAYLOAD_REFUSED'],
});
