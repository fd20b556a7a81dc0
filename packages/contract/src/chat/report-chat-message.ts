import * as z from 'zod/mini';
import { chatMessageId } from '#chat/chat-message.ts';
import { defineOperation } from '#operation.ts';

export const REPORT_REASONS = ['spam', 'abuse', 'money', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const reportChatMessage = defineOperation({
  name: 'reportChatMessage',
  summary: 'Tell the operator about a line; a second report of the same line changes nothing',
  method: 'POST',
  path: '/wps/chat/report',
  who: 'member',
  encrypted: false,
  perMinute: 20,
  request: z.strictObject({ id: chatMessageId, reason: z.enum(REPORT_REASONS) }),
  response: z.object({ reported: z.literal(true) }),
  errors: ['NOT_ALLOWED', 'NOT_FOUND'],
});
