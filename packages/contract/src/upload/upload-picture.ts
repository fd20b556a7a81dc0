import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { pictureId } from '#upload/picture.ts';

/** T17: the body is the picture itself. It stays private to its owner and to the operator. */
export const uploadPicture = defineOperation({
  name: 'uploadPicture',
  summary: 'Send one picture, png or jpeg, up to 5 MB; its id goes into the request that it proves',
  method: 'POST',
  path: '/wps/upload/picture',
  who: 'member',
  encrypted: false,
  perMinute: 20,
  openDuring: ['regionBlock'],
  sends: 'picture',
  request: z.strictObject({}),
  response: z.object({ id: pictureId, width: z.number(), height: z.number(), bytes: z.number() }),
  errors: [
    'PICTURE_TYPE',
    'PICTURE_TOO_LARGE',
    'PICTURE_TOO_MANY_PIXELS',
    'PICTURE_UNREADABLE',
    'PICTURE_QUOTA',
  ],
});
