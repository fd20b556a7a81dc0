import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

export const logout = defineOperation({
  name: 'logout',
  summary: 'End this session on every node',
  method: 'DELETE',
  path: '/wps/session/logout',
  who: 'token',
  encrypted: false,
  perMinute: 60,
  alsoMethod: 'POST',
  openDuring: ['maintenance', 'regionBlock'],
  beforePasswordChange: true,
  request: z.strictObject({}),
  response: z.object({ ended: z.boolean() }),
  errors: [],
});
