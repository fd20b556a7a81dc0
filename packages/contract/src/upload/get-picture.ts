import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { PICTURE_SIZES, pictureId } from '#upload/picture.ts';

export const getPicture = defineOperation({
  name: 'getPicture',
  summary: 'One of the own pictures, as a jpeg; of anybody else\u2019s it is said that it does not exist',
  method: 'GET',
  path: '/wps/upload/picture',
  who: 'member',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  answers: 'picture',
  request: z.strictObject({
    id: pictureId,
    /** `small` fits beside a line of text; without it the picture comes as large as it is kept. */
    size: z.optional(z.enum(PICTURE_SIZES)),
  }),
  response: z.null(),
  errors: ['NOT_FOUND'],
});
