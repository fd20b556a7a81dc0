import type { Operation, ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { FastifyRequest } from 'fastify';
import { fieldMessages } from '#http/field-messages.ts';
import { languageOf } from '#http/language.ts';
import type { App } from '#http/platform.ts';
import { clean, readJson } from '#http/read-json.ts';
import { readQuery } from '#http/read-query.ts';
import { Refusal } from '#http/refusal.ts';

/** The request as its schema promises it: from the query or the body, or from inside the sealed envelope. */
export async function parse<O extends Operation>(
  app: App,
  operation: O,
  request: FastifyRequest,
): Promise<ParsedRequestOf<O>> {
  const sent = sentData(request, operation.encrypted);
  const data = operation.encrypted ? await app.platform.cipher.open(sent, operation, request) : sent;
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
    return bytes.length === 0 ? Object.create(null) : readJson(bytes);
  } catch (refusal) {
    // An encrypted call has one answer for everything that is not a good envelope.
    if (encrypted) throw new Refusal('PAYLOAD_REFUSED', { cause: refusal });
    throw refusal;
  }
}
