import { Refusal } from '#refusals/refusal.ts';

const MAX_QUERY_LENGTH = 8_192;
/** T8: never read from an address, whatever a schema says. */
const IGNORED = new Set(['token', 'access_token', 'authorization']);

/**
 * The query string as an object without prototype. Stricter than browsers need: a name given twice, a broken
 * percent code or bytes that are no UTF-8 are refused, because two readers could understand them differently.
 */
export function readQuery(url: string): Record<string, string> {
  const at = url.indexOf('?');
  const result: Record<string, string> = Object.create(null);
  if (at === -1) return result;
  const query = url.slice(at + 1);
  if (query.length > MAX_QUERY_LENGTH) throw new Refusal('PAYLOAD_TOO_LARGE');
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals === -1 ? pair : pair.slice(0, equals));
    if (IGNORED.has(name.toLowerCase())) continue;
    if (name in result || name === '__proto__')
      throw new Refusal('BAD_REQUEST', { fields: { [name.slice(0, 40)]: 'twice' } });
    result[name] = decode(equals === -1 ? '' : pair.slice(equals + 1));
  }
  return result;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (cause) {
    throw new Refusal('BAD_REQUEST', { cause });
  }
}
