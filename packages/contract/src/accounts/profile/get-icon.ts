import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { DRAWN_AVATARS } from './avatars.ts';

/** HDR-05: the own picture now, and those that can be chosen. */
export const ownIcon = z.object({
  iconUrl: z.string(),
  /** The one of the house that is worn; null with a picture of one's own. */
  drawn: z.nullable(z.enum(DRAWN_AVATARS)),
});

export const getIcon = defineOperation({
  name: 'getIcon',
  summary: 'The picture that stands for the own account, and the drawn ones to choose from',
  method: 'GET',
  path: '/wps/member/info/icon',
  who: 'token',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.extend(ownIcon, {
    choices: z.array(z.object({ name: z.enum(DRAWN_AVATARS), iconUrl: z.string() })),
  }),
  errors: [],
});
