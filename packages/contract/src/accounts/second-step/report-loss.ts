import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { lossWay, verificationCode } from '#accounts/login/login-parts.ts';
import { text } from '#text.ts';

/** LOG-13: nothing changes for a day; who has the app can stop it until then. */
export const reportLoss = defineOperation({
  name: 'reportLoss',
  summary: 'Ask for the removal of a lost second step, which takes a day',
  method: 'POST',
  path: '/wps/session/secondStep/lost',
  who: 'visitor',
  encrypted: true,
  perMinute: 10,
  openDuring: ['regionBlock'],
  request: z.strictObject({ ticket: text(64), way: lossWay, code: verificationCode }),
  response: z.object({ removesAt: z.iso.datetime() }),
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'TICKET_INVALID', 'PAYLOAD_REFUSED'],
});
