import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** LOG-01, LOG-02. Bounds only: which characters a username may have is the register form's business. */
export const login = defineOperation({
  name: 'login',
  summary: 'Exchange a username and password for a session: the token here, its other half as a cookie',
  method: 'POST',
  path: '/wps/session/login',
  who: 'visitor',
  encrypted: true,
  perMinute: 20,
  request: z.strictObject({ type: z.literal('username'), username: text(32), password: text(128) }),
  response: z.object({ token: z.string(), firstTimeLogin: z.boolean(), passwordExpired: z.boolean() }),
  errors: ['LOGIN_FAILED', 'ACCOUNT_CLOSED', 'PAYLOAD_REFUSED'],
});
