import type { Failure } from '@maidan/contract/envelope.ts';
import type { ErrorCode } from '@maidan/contract/error-codes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable, errorCode } from '#db/database-errors.ts';
import { translateFields } from '#refusals/field-messages.ts';
import { languageOf } from '#call/language.ts';
import { ACCOUNT_IS_FROZEN } from '#ledger/ledger-refusal.ts';
import { Refusal, refusalText } from '#refusals/refusal.ts';

/** What the framework itself refuses, in the words of our table. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
};

/** What may be asked again later, after so many seconds. */
const WAITS: ReadonlySet<ErrorCode> = new Set(['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'MAINTENANCE']);

/** Whatever was thrown, as a refusal. Only what nobody foresaw becomes INTERNAL. */
export function refusalFrom(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable) return new Refusal('UNAVAILABLE', { cause: error });
  if (errorCode(error) === ACCOUNT_IS_FROZEN) return new Refusal('ACCOUNT_FROZEN', { cause: error });
  const { code, statusCode } = detailsOf(error);
  const known = FRAMEWORK_CODES[code];
  if (known !== undefined) return new Refusal(known, { cause: error });
  if (statusCode === 413) return new Refusal('PAYLOAD_TOO_LARGE', { cause: error });
  const isCallersFault = statusCode >= 400 && statusCode < 500;
  return new Refusal(isCallersFault ? 'BAD_REQUEST' : 'INTERNAL', { cause: error });
}

function detailsOf(error: unknown): { code: string; statusCode: number } {
  if (typeof error !== 'object' || error === null) return { code: '', statusCode: 500 };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const statusCode = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return { code, statusCode };
}

/** The failure side of the one envelope (API-01): never a stack, never a word of SQL. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFrom(error);
  const language = languageOf(request.headers);
  if (refusal.status >= 500 && refusal.code !== 'MAINTENANCE')
    request.log.error({ err: refusal.cause ?? refusal }, 'a call failed');
  if (WAITS.has(refusal.code)) {
    void reply.header('retry-after', String(refusal.args[0] ?? 1));
  }
  const body: Failure = {
    success: false,
    value: null,
    message: refusalText(refusal.code, language, refusal.args),
    code: refusal.code,
    requestId: request.id,
    ...(refusal.fields === undefined ? {} : { fields: translateFields(refusal.fields, language) }),
    ...(refusal.captcha ? { captcha: true } : {}),
    ...(refusal.ended === null ? {} : { ended: refusal.ended }),
  };
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
