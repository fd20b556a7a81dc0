import * as z from 'zod/mini';
import { operationId } from '#ids.ts';
import { defineOperation } from '#operation.ts';
import { text } from '#text.ts';
import { pictureIds } from '#upload/picture.ts';
import { feedback, FEEDBACK_LONGEST, FEEDBACK_SHORTEST, feedbackType } from './feedback.ts';

/** MEM-13 */
export const sendFeedback = defineOperation({
  name: 'sendFeedback',
  summary: 'Ask or tell the house something, with up to three pictures',
  method: 'PUT',
  path: '/wps/feedback',
  who: 'member',
  encrypted: false,
  perMinute: 6,
  openDuring: ['regionBlock'],
  request: z.strictObject({
    operationId,
    type: feedbackType,
    content: text(FEEDBACK_LONGEST, FEEDBACK_SHORTEST),
    pictures: z.optional(pictureIds),
  }),
  response: feedback,
  errors: ['FEEDBACK_TOO_MANY', 'PICTURE_UNKNOWN', 'OPERATION_CONFLICT'],
});
