import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { fromCursor, queryInteger, toNextPage } from '#page.ts';
import { feedback } from './feedback.ts';

export const listFeedback = defineOperation({
  name: 'listFeedback',
  summary: 'Own feedback with what was answered, newest first',
  method: 'GET',
  path: '/wps/member/feedback',
  who: 'member',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({
    ...fromCursor,
    pageSize: z._default(queryInteger(1, 50), 10),
  }),
  response: z.object({ feedback: z.array(feedback), ...toNextPage }),
  errors: [],
});
