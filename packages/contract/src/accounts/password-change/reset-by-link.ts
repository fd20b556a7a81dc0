import * as z from 'zod/mini';
import { sameText } from '#accounts/passwords/same-text.ts';
import { defineOperation } from '#operation.ts';
import { text } from '#text.ts';

/** PWD-02: the link works once and for thirty minutes; whoever used it logs in with the new password. */
export const resetByLink = defineOperation({
  name: 'resetByLink',
  summary: 'Set a new password with the code of a mailed link',
  method: 'POST',
  path: '/wps/member/password/reset',
  who: 'visitor',
  encrypted: true,
  perMinute: 10,
  openDuring: ['regionBlock'],
  request: z
    .strictObject({ code: text(64, 20), newPassword: text(64), confirmNewPassword: text(64) })
    .check(sameText('newPassword', 'confirmNewPassword')),
  /** `site`: whose door lets this account in. */
  response: z.object({ username: z.string(), site: z.enum(['member', 'agent']) }),
  errors: ['LINK_INVALID', 'PASSWORD_WEAK', 'PASSWORD_SAME', 'PAYLOAD_REFUSED'],
});
