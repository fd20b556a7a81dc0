import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  BODY_SIGNATURE_TEXT,
  SIGNATURE_HEADERS,
  SIGNATURE_NONCE,
  SIGNATURE_TEXT,
  SIGNATURE_TIMESTAMP,
  SIGNATURE_WINDOW_SECONDS,
  signedText,
  textBeforeBody,
} from '@maidan/contract/seamless-wallet/signature.ts';
import { isValidAt, type Partner, type SigningKey } from '#call/partner.ts';

export type Signed = { readonly partner: Partner; readonly nonce: string };

/** What is signed beside the body. */
type SignedCall = { readonly timestamp: string; readonly nonce: string; readonly path: string };

/**
 * Whether these very bytes come from that partner, now and for this path. Null for every reason alike: whoever forges learns nothing.
 * That the nonce is new is checked later, in the transaction that acts on the call.
 */
export function checkSignature(
  path: string,
  headers: IncomingHttpHeaders,
  rawBody: Uint8Array,
  findPartner: (code: string) => Partner | null,
  nowMs = Date.now(),
): Signed | null {
  const timestamp = header(headers, SIGNATURE_HEADERS.timestamp);
  const nonce = header(headers, SIGNATURE_HEADERS.nonce);
  const partner = findPartner(header(headers, SIGNATURE_HEADERS.partner));
  const keyId = header(headers, SIGNATURE_HEADERS.keyId);
  const key = partner?.inboundKeys.find((one) => one.id === keyId && isValidAt(one, nowMs));
  if (!partner || !key || !SIGNATURE_NONCE.test(nonce)) return null;
  if (!SIGNATURE_TIMESTAMP.test(timestamp)) return null;
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > SIGNATURE_WINDOW_SECONDS) return null;
  const call = { timestamp, nonce, path };
  const given = header(headers, SIGNATURE_HEADERS.signature);
  const isGenuine =
    isSame(hmacOf(key, textBeforeBody(call), rawBody), SIGNATURE_TEXT.exec(given)) ||
    (key.signatureVersion === 1 &&
      isSame(hmacOf(key, textOfVersion1(call), rawBody), BODY_SIGNATURE_TEXT.exec(given)));
  return isGenuine ? { partner, nonce } : null;
}

/** The headers for a call of ours, or of anybody who tests us. */
export function signatureHeaders(
  partnerCode: string,
  key: SigningKey,
  path: string,
  rawBody: Uint8Array,
  { nowMs = Date.now(), nonce = randomUUID() }: { nowMs?: number; nonce?: string } = {},
): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  const call = { timestamp, nonce, path };
  const signature =
    key.signatureVersion === 1
      ? hmacOf(key, textOfVersion1(call), rawBody).toString('hex')
      : `v2=${hmacOf(key, textBeforeBody(call), rawBody).toString('hex')}`;
  return {
    [SIGNATURE_HEADERS.partner]: partnerCode,
    [SIGNATURE_HEADERS.keyId]: key.id,
    [SIGNATURE_HEADERS.timestamp]: timestamp,
    [SIGNATURE_HEADERS.nonce]: nonce,
    [SIGNATURE_HEADERS.signature]: signature,
  };
}

const textOfVersion1 = ({ timestamp, nonce }: SignedCall) => signedText(timestamp, nonce, '');

/** The body is never turned into text and back. */
function hmacOf(key: SigningKey, before: string, rawBody: Uint8Array): Buffer {
  return createHmac('sha256', key.secret).update(before).update(rawBody).digest();
}

const isSame = (expected: Buffer, given: RegExpExecArray | null): boolean =>
  given !== null && timingSafeEqual(expected, Buffer.from(given[1] ?? '', 'hex'));

function header(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
