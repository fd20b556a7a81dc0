import * as z from 'zod/mini';
import { language } from '#language.ts';
import { HELP_SECTIONS } from '#messages/help-sections.ts';
import { defineOperation } from '#operation.ts';

export const getHelpCenter = defineOperation({
  name: 'getHelpCenter',
  summary: 'The articles of the help center, in the order they are shown',
  method: 'GET',
  path: '/wps/system/helpCenter',
  who: 'visitor',
  encrypted: false,
  perMinute: 300,
  openDuring: ['maintenance', 'regionBlock'],
  request: z.strictObject({
    lang: language,
    device: z.optional(z.literal('WEB')),
  }),
  response: z.object({
    articles: z.array(
      z.object({
        /** What stands after the hash of `/help`. */
        id: z.string(),
        section: z.enum(HELP_SECTIONS),
        title: z.string(),
        /** Rich text in the form that `readRichText` reads. */
        content: z.string(),
      }),
    ),
  }),
  errors: [],
});
