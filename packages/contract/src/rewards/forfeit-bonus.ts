import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

/** PRO-01: leaving costs the bonus and nothing else; own money and what was won with it stay. */
export const forfeitBonus = defineOperation({
  name: 'forfeitBonus',
  summary: 'Give up the bonus that is still locked',
  method: 'POST',
  path: '/wps/member/rewards/forfeit',
  who: 'member',
  encrypted: false,
  perMinute: 30,
  openDuring: ['regionBlock'],
  request: z.strictObject({ id: z.string().check(z.maxLength(19), z.regex(/^\d+$/)) }),
  response: z.object({}),
  errors: [],
});
