import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { text } from '#text.ts';
import { NICKNAME_MAX_LENGTH } from './nickname.ts';

/** HDR-05: what `readNickname` takes is kept; everything else is refused with its reason. */
export const setNickname = defineOperation({
  name: 'setNickname',
  summary: 'Choose the name by which the house calls the own account',
  method: 'PUT',
  path: '/wps/member/info/nickname',
  who: 'member',
  encrypted: false,
  perMinute: 10,
  request: z.strictObject({ nickname: text(NICKNAME_MAX_LENGTH) }),
  response: z.object({ nickname: z.string() }),
  errors: ['NICKNAME_FORM', 'NICKNAME_RESERVED'],
});
