import type { Operation, ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { fieldMessages } from '#refusals/field-messages.ts';
import { languageOf } from '#call/language.ts';
import type { App } from '#call/platform.ts';
import { FORM_TYPE } from '#http/request/raw-body.ts';
import { clean, readJson } from '#http/request/read-json.ts';
import { readQuery } from '#http/request/read-query.ts';
import { Refusal } from '#refusals/refusal.ts';

/** Parsed queries by operation and address. Parsing is pure, and visitors ask for the same few lists. */
const parsedQueries = new WeakMap<Operation, LRUCache<string, object>>();
const QUERIES_REMEMBERED = 500;
const LONGEST_REMEMBERED = 300;

/** The request as its schema promises it: from the query or the body, or from inside the sealed envelope. */
export function parse<O extends Operation>(
  app: App,
  operation: O,
  request: FastifyRequest,
): ParsedRequestOf<O> | Promise<ParsedRequestOf<O>> {
  if (operation.encrypted) return parseSealed(app, operation, request);
  if (operation.sealedHeader === true) return parseBesideSeal(app, operation, request);
  if (request.method !== 'GET' || request.url.length > LONGEST_REMEMBERED)
    return check(operation, sentData(request, false), request);
  const known = parsedQueries.get(operation) ?? new LRUCache<string, object>({ max: QUERIES_REMEMBERED });
  parsedQueries.set(operation, known);
  const found = known.get(request.url);
  if (found !== undefined) return found as ParsedRequestOf<O>;
  const parsed = check(operation, sentData(request, false), request);
  if (typeof parsed === 'object' && parsed !== null) known.set(request.url, Object.freeze(parsed));
  return parsed;
}

async function parseSealed<O extends Operation>(
  app: App,
  operation: O,
  request: FastifyRequest,
): Promise<ParsedRequestOf<O>> {
  return check(
    operation,
    await app.platform.cipher.open(sentData(request, true), operation, request),
    request,
  );
}

/** The body travels as it is; the sealed random text beside it shows that this very call was meant (LOG-08). */
async function parseBesideSeal<O extends Operation>(
  app: App,
  operation: O,
  request: FastifyRequest,
): Promise<ParsedRequestOf<O>> {
  const input = check(operation, sentData(request, false), request);
  await app.platform.cipher.openHeader(operation, request);
  return input;
}

function check<O extends Operation>(
  operation: O,
  data: unknown,
  request: FastifyRequest,
): ParsedRequestOf<O> {
  const result = operation.request.safeParse(data);
  if (!result.success) {
    const language = languageOf(request.headers);
    throw new Refusal('BAD_REQUEST', { fields: fieldMessages(result.error.issues, data, language) });
  }
  return result.data as ParsedRequestOf<O>;
}

function sentData(request: FastifyRequest, encrypted: boolean): unknown {
  try {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'DELETE')
      return clean(readQuery(request.url), 0);
    // `request.body` is the raw bytes (see raw-body.ts): whoever must check a signature needs exactly these.
    const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array();
    if (bytes.length === 0) return Object.create(null);
    const isForm = (request.headers['content-type'] ?? '').startsWith(FORM_TYPE);
    return isForm ? clean(readQuery(`?${Buffer.from(bytes).toString('latin1')}`), 0) : readJson(bytes);
  } catch (refusal) {
    // An encrypted call has one answer for everything that is not a good envelope.
    if (encrypted) throw new Refusal('PAYLOAD_REFUSED', { cause: refusal });
    throw refusal;
  }
}
