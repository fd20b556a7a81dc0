import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { loginResult } from '#accounts/login/login-parts.ts';
import { text } from '#text.ts';

/** LOG-06, T1: used once, by one device, whatever else happens. */
export const exchangeHandOver = defineOperation({
  name: 'exchangeHandOver',
  summary: 'Begin to exchange a hand-over code',
  method: 'POST',
  path: '/wps/session/handOver/exchange',
  who: 'visitor',
  encrypted: true,
  perMinute: 20,
  openDuring: ['regionBlock'],
  request: z.strictObject({ code: text(64, 20) }),
  response: z.discriminatedUnion('state', [
    z.object({ state: z.literal('loggedIn'), login: loginResult }),
    /** A scanned code: the first screen must agree. `account` is masked. */
    z.object({ state: z.literal('waiting'), ticket: z.string(), account: z.string() }),
  ]),
  errors: ['TICKET_INVALID', 'PAYLOAD_REFUSED'],
});
