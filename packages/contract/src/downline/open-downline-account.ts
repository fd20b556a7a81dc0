import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { text } from '#text.ts';
import { memberNumber, rebate, teamType } from './downline-words.ts';

/** AGT-09: without a password there is a link by which its owner sets one. */
export const openDownlineAccount = defineOperation({
  name: 'openDownlineAccount',
  summary: 'Open an account directly below the own one',
  method: 'POST',
  path: '/wps/agent/downline/open',
  who: 'agent',
  encrypted: true,
  perMinute: 10,
  needsFullAssurance: true,
  request: z.strictObject({
    username: text(20),
    type: teamType,
    rebate,
    /** Changed by its owner at the first login. */
    password: z.optional(text(64)),
    /** That the person is of age and wants the account. */
    agreed: z.literal(true),
  }),
  response: z.object({
    id: memberNumber,
    username: z.string(),
    /** Works once; null where a password was given. */
    link: z.nullable(z.string()),
    linkDays: z.nullable(z.int()),
  }),
  errors: [
    'FEATURE_OFF',
    'NOT_ALLOWED',
    'USERNAME_TAKEN',
    'PASSWORD_WEAK',
    'REBATE_BOUNDS',
    'AGE_NOT_CONFIRMED',
    'CHECK_UNAVAILABLE',
    'HELD_FOR_SAFETY',
    'PAYLOAD_REFUSED',
    'ON_BREAK',
    'ON_BREAK_FOREVER',
    'ACCOUNT_CLOSED',
  ],
});
