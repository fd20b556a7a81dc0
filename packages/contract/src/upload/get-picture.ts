import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { pictureId } from '#upload/picture.ts';

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
  request: z.strictObject({ id: pictureId }),
  response: z.null(),
  errors: ['NOT_FOUND'],
});
