import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isValidAt, type Partner } from '#call/partner.ts';
import type { WireWords } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import type { Signed } from '#modules/seamless-wallet/signature.ts';

/**
 * HMAC-SHA256 over the body alone, as many vendors sign. Without a time and a nonce in it the same bytes are good again: a vendor
 * repeats a call word for word. Its ids see to it that they act once (W1), so each call spends a nonce of our own.
 */
export function checkBodySignature(
  { headers: names }: WireWords,
  encoding: 'hex' | 'base64',
  headers: IncomingHttpHeaders,
  rawBody: Uint8Array,
  partners: ReadonlyMap<string, Partner>,
): Signed | null {
  const partner = partners.get(textOf(headers[names.partner]));
  if (partner === undefined) return null;
  const given = Buffer.from(textOf(headers[names.signature]), encoding);
  // Anything but the canonical text of those bytes is refused: one signature has one spelling.
  if (given.toString(encoding) !== headers[names.signature]) return null;
  const keyId = names.keyId === null ? null : textOf(headers[names.keyId]);
  const keys = partner.inboundKeys.filter(
    (key) => (keyId === null || key.id === keyId) && isValidAt(key, Date.now()),
  );
  const genuine = keys.some(({ secret }) => {
    const expected = createHmac('sha256', secret).update(rawBody).digest();
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return genuine ? { partner, nonce: randomUUID() } : null;
}

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');
