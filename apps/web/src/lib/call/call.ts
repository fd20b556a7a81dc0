import { sendsQuery } from '@maidan/contract/operation.ts';
import type { Envelope, Failure } from '@maidan/contract/envelope.ts';
import type { Operation, RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { CallError } from '#lib/call/call-error.ts';
import { clientErrorText } from '#lib/texts/i18n.tsx';
import { currentLanguage } from '#lib/storage/preferences.ts';
import { tellRefusal } from '#lib/call/refusals.ts';
import { clearSession, readToken } from '#lib/session/session-token.ts';
import { tellWhenSlow } from '#lib/call/slow-network.ts';

const TIMEOUT_MS = 30_000;

export type CallOptions = { signal?: AbortSignal };
export type WireRequest = { method: string; url: string; headers: Record<string, string>; body?: string };
export type WireAnswer = { status: number; body: unknown };
export type Transport = (request: WireRequest, signal?: AbortSignal) => Promise<WireAnswer>;

/** Over the network in a browser; while a page is drawn on the server, straight into the platform. */
let transport: Transport = fetchTransport;

export function setTransport(other: Transport): void {
  transport = other;
}

/**
 * The only way to the platform. Types come from the operation; what arrives is trusted to keep the contract, because
 * the server filters every answer through it.
 */
export async function call<O extends Operation>(
  operation: O,
  input: RequestOf<O>,
  options: CallOptions = {},
): Promise<ResponseOf<O>> {
  const first = await attempt(operation, input, options, false);
  if (first.body.success) return first.body.value as ResponseOf<O>;
  // The key may have been rotated, or the clock corrected, since this page took it: once more with a fresh one.
  const again =
    isSealed(operation) && first.body.code === 'PAYLOAD_REFUSED'
      ? await attempt(operation, input, options, true)
      : first;
  if (again.body.success) return again.body.value as ResponseOf<O>;
  return refuse(operation, again, again.body);
}

function isSealed(operation: Operation): boolean {
  return operation.encrypted || operation.sealedHeader === true;
}

/** For bytes that do not travel as JSON: the same envelope, the same refusals. */
export function readAnswer<O extends Operation>(
  operation: O,
  { status, body }: WireAnswer,
  token: string | null,
): ResponseOf<O> {
  if (!isEnvelope(body)) throw networkFailure(status === 0 ? 'network' : 'unreadable', status);
  return body.success ? (body.value as ResponseOf<O>) : refuse(operation, { status, token }, body);
}

type Attempt = { status: number; body: Envelope<unknown>; token: string | null };

async function attempt(
  operation: Operation,
  input: unknown,
  options: CallOptions,
  freshKey: boolean,
): Promise<Attempt> {
  const token = operation.who === 'visitor' && operation.whoKnown !== true ? null : readToken();
  const request = await wireRequest(operation, input, token, freshKey);
  let answer: WireAnswer;
  try {
    answer = await transport(request, options.signal);
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    if (error instanceof CallError) throw error;
    throw networkFailure(error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'network');
  }
  if (!isEnvelope(answer.body)) throw networkFailure('unreadable', answer.status);
  return { status: answer.status, body: answer.body, token };
}

async function wireRequest(
  operation: Operation,
  input: unknown,
  token: string | null,
  freshKey: boolean,
): Promise<WireRequest> {
  const headers: Record<string, string> = { accept: 'application/json', 'x-language': languageOf(input) };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  if (operation.encrypted) {
    const { seal } = await loadCipher();
    headers['content-type'] = 'application/json';
    const payload = await seal(call, operation, input, freshKey);
    return { method: operation.method, url: operation.path, headers, body: JSON.stringify({ payload }) };
  }
  if (operation.sealedHeader === true) {
    const { randomText, seal } = await loadCipher();
    headers['x-random'] = await seal(call, operation, randomText(), freshKey);
  }
  if (sendsQuery(operation))
    return { method: operation.method, url: operation.path + queryText(input), headers };
  headers['content-type'] = 'application/json';
  return { method: operation.method, url: operation.path, headers, body: JSON.stringify(input) };
}

/** It comes with the first call that needs it: where it does not, there is no network. */
const loadCipher = () =>
  import('#lib/call/cipher.ts').catch(() => {
    throw networkFailure('network');
  });

async function fetchTransport(request: WireRequest, signal?: AbortSignal): Promise<WireAnswer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await tellWhenSlow(
    fetch(request.url, {
      method: request.method,
      headers: request.headers,
      credentials: 'same-origin',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      ...(request.body === undefined ? {} : { body: request.body }),
    }),
  );
  return { status: response.status, body: await response.json().catch(() => null) };
}

/** The platform's words, in the person's language. What concerns the whole page is told to whoever hears refusals. */
function refuse(
  operation: Operation,
  { status, token }: Pick<Attempt, 'status' | 'token'>,
  failure: Failure,
): never {
  // An answer to a token that has been replaced meanwhile says nothing about the new one.
  const lost = failure.code === 'NOT_LOGGED_IN' && token !== null && token === readToken();
  if (lost) clearSession();
  tellRefusal({ code: failure.code, lost, ended: failure.ended, reading: operation.method === 'GET' });
  throw new CallError({
    code: failure.code,
    message: failure.message,
    fields: failure.fields ?? {},
    requestId: failure.requestId,
    status,
    captcha: failure.captcha === true,
  });
}

function networkFailure(key: 'network' | 'slow' | 'unreadable', status = 0): CallError {
  return new CallError({ code: 'NETWORK', message: clientErrorText(key), fields: {}, requestId: '', status });
}

function isEnvelope(body: unknown): body is Envelope<unknown> {
  return typeof body === 'object' && body !== null && 'success' in body && typeof body.success === 'boolean';
}

function queryText(input: unknown): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input ?? {}))
    if (value !== undefined) query.set(key, String(value));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** On the server there is no document; the lists name their language in the request itself. */
function languageOf(input: unknown): string {
  const asked =
    typeof input === 'object' && input !== null && 'language' in input ? input.language : undefined;
  return typeof asked === 'string' ? asked : currentLanguage();
}
