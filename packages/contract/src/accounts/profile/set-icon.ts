import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { pictureId } from '#upload/picture.ts';
import { DRAWN_AVATARS } from './avatars.ts';
import { ownIcon } from './get-icon.ts';

/** HDR-05: one of the drawn ones, or a picture that was sent before under the rules of uploads. */
export const setIcon = defineOperation({
  name: 'setIcon',
  summary: 'Choose the picture that stands for the own account',
  method: 'PUT',
  path: '/wps/member/info/icon',
  who: 'member',
  encrypted: false,
  perMinute: 20,
  request: z
    .strictObject({ drawn: z.optional(z.enum(DRAWN_AVATARS)), pictureId: z.optional(pictureId) })
    .check(z.refine(({ drawn, pictureId: own }) => (drawn === undefined) !== (own === undefined))),
  response: ownIcon,
  errors: ['PICTURE_UNKNOWN'],
});
