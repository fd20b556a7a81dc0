import * as z from 'zod/mini';
import { language } from '#language.ts';
import { defineOperation } from '#operation.ts';
import { fromCursor, queryInteger, toNextPage } from '#page.ts';
import { AGENT_SUBJECTS, platformMessage } from './platform-message.ts';

/** MSG-03 */
export const listPlatformMessages = defineOperation({
  name: 'listPlatformMessages',
  summary: 'What the platform told the caller, newest first',
  method: 'GET',
  path: '/wps/member/messages',
  who: 'token',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({
    ...fromCursor,
    pageSize: z._default(queryInteger(1, 50), 20),
    /** Without it, everything. */
    about: z.optional(z.enum(AGENT_SUBJECTS)),
    language,
  }),
  response: z.object({ messages: z.array(platformMessage), ...toNextPage }),
  errors: [],
});
