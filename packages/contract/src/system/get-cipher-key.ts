import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

export const getCipherKey = defineOperation({
  name: 'getCipherKey',
  summary: 'The public key with which encrypted calls are sealed, and how long it may be kept',
  method: 'GET',
  path: '/wps/system/cipherKey',
  who: 'visitor',
  encrypted: false,
  perMinute: 120,
  openDuring: ['maintenance', 'regionBlock'],
  request: z.strictObject({}),
  response: z.object({
    kid: z.string(),
    jwk: z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() }),
    refreshAfterSeconds: z.number(),
    serverTime: z.iso.datetime(),
  }),
  errors: [],
});
