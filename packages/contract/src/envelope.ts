import * as z from 'zod/mini';
import type { ErrorCode } from '#error-codes.ts';
import { SESSION_ENDS, type SessionEnd } from '#accounts/sessions/session-end.ts';

/** API-01: the one shape of every answer. `code` and `fields` let the page put a message where it belongs. */
export type Success<Value> = { success: true; value: Value; message: string };
export type Failure = {
  success: false;
  value: null;
  message: string;
  code: ErrorCode;
  requestId: string;
  fields?: Record<string, string>;
  /** LOG-05: the next attempt must bring a captcha. */
  captcha?: true;
  /** LOG-16: with NOT_LOGGED_IN, why the session is over. */
  ended?: SessionEnd;
};
export type Envelope<Value> = Success<Value> | Failure;

export const failureSchema = z.object({
  success: z.literal(false),
  value: z.null(),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  captcha: z.optional(z.literal(true)),
  ended: z.optional(z.enum(SESSION_ENDS)),
});
