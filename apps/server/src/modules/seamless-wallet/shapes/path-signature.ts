import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isValidAt, type Partner, type SigningKey } from '#call/partner.ts';
import type { WireWords } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import { SIGNATURE_WINDOW_SECONDS } from '@maidan/contract/seamless-wallet/signature.ts';
import type { WalletCallName } from '@maidan/contract/seamless-wallet/wallet.ts';
import type { Signed } from '#modules/seamless-wallet/signature.ts';

const MILLISECONDS = /^\d{13}$/;

/**
 * HMAC-SHA256 over time, path and body. Bodies of different calls read alike in these shapes, so the path is what keeps a question
 * from being an act. There is no nonce: the signature itself is good once, so what was refused cannot be kept and sent again.
 */
export function checkPathSignature(
  { headers: names, paths }: WireWords,
  encoding: 'hex' | 'base64',
  { call, headers, rawBody }: { call: WalletCallName; headers: IncomingHttpHeaders; rawBody: Uint8Array },
  partners: ReadonlyMap<string, Partner>,
  nowMs = Date.now(),
): Signed | null {
  const partner = partners.get(textOf(headers[names.partner]));
  if (partner === undefined) return null;
  const timestamp = textOf(headers[names.timestamp]);
  if (!MILLISECONDS.test(timestamp)) return null;
  if (Math.abs(nowMs - Number(timestamp)) > SIGNATURE_WINDOW_SECONDS * 1000) return null;
  const given = Buffer.from(textOf(headers[names.signature]), encoding);
  // Anything but the canonical text of those bytes is refused: one signature has one spelling.
  if (given.toString(encoding) !== headers[names.signature]) return null;
  const keyId = names.keyId === null ? null : textOf(headers[names.keyId]);
  const keys = partner.inboundKeys.filter(
    (key) => (keyId === null || key.id === keyId) && isValidAt(key, nowMs),
  );
  const genuine = keys.some(({ secret }) => {
    const expected = hmacOf(secret, timestamp, paths[call], rawBody);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return genuine ? { partner, nonce: given.toString('hex') } : null;
}

/** The headers of a call to a partner of such a shape. */
export function pathSignatureHeaders(
  { headers: names }: WireWords,
  encoding: 'hex' | 'base64',
  { partner, key, path, rawBody }: { partner: string; key: SigningKey; path: string; rawBody: Uint8Array },
): Record<string, string> {
  const timestamp = String(Date.now());
  return {
    [names.partner]: partner,
    ...(names.keyId === null ? {} : { [names.keyId]: key.id }),
    [names.timestamp]: timestamp,
    [names.signature]: hmacOf(key.secret, timestamp, path, rawBody).toString(encoding),
  };
}

function hmacOf(secret: Uint8Array, timestamp: string, path: string, rawBody: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}\n${path}\n`).update(rawBody).digest();
}

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');
