import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { verificationCode } from '#accounts/login/login-parts.ts';

/** LOG-13. */
export const confirmTotp = defineOperation({
  name: 'confirmTotp',
  summary: 'Put the authenticator app in force with its first code',
  method: 'POST',
  path: '/wps/member/totp/confirm',
  who: 'member',
  encrypted: true,
  perMinute: 20,
  needsFullAssurance: true,
  request: z.strictObject({ code: verificationCode }),
  /** Shown this once: only hashes of them stay. */
  response: z.object({ on: z.literal(true), recoveryCodes: z.array(z.string()) }),
  errors: ['CODE_WRONG', 'TICKET_INVALID', 'HELD_FOR_SAFETY', 'PAYLOAD_REFUSED'],
});
