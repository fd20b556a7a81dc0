import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { socialProvider } from '#accounts/identity/social-provider.ts';

/** Refused while it is the only way in. */
export const unlinkIdentity = defineOperation({
  name: 'unlinkIdentity',
  summary: 'Unlink another service from this account',
  method: 'DELETE',
  path: '/wps/member/identity',
  who: 'member',
  encrypted: false,
  perMinute: 10,
  request: z.strictObject({ provider: socialProvider }),
  response: z.object({ removed: z.literal(true) }),
  errors: ['NOT_FOUND', 'OPERATION_CONFLICT'],
});
