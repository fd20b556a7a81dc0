import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  SIGNATURE_HEADERS,
  SIGNATURE_NONCE,
  SIGNATURE_TIMESTAMP,
  SIGNATURE_WINDOW_SECONDS,
} from '@maidan/contract/seamless-wallet/signature.ts';
import { isValidAt, type Partner, type SigningKey } from '#call/partner.ts';

export type Signed = { readonly partner: Partner; readonly nonce: string };

const SIGNATURE_TEXT = /^[0-9a-f]{64}$/;

/**
 * Whether these very bytes come from that partner, now. Null for every reason alike: whoever forges learns nothing.
 * That the nonce is new is checked later, in the transaction that acts on the call.
 */
export function checkSignature(
  headers: IncomingHttpHeaders,
  rawBody: Uint8Array,
  findPartner: (code: string) => Partner | null,
  nowMs = Date.now(),
): Signed | null {
  const timestamp = header(headers, SIGNATURE_HEADERS.timestamp);
  const nonce = header(headers, SIGNATURE_HEADERS.nonce);
  const signature = header(headers, SIGNATURE_HEADERS.signature);
  const partner = findPartner(header(headers, SIGNATURE_HEADERS.partner));
  const keyId = header(headers, SIGNATURE_HEADERS.keyId);
  const key = partner?.inboundKeys.find((one) => one.id === keyId && isValidAt(one, nowMs));
  if (!partner || !key || !SIGNATURE_NONCE.test(nonce) || !SIGNATURE_TEXT.test(signature)) return null;
  if (!SIGNATURE_TIMESTAMP.test(timestamp)) return null;
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > SIGNATURE_WINDOW_SECONDS) return null;
  const expected = Buffer.from(signatureOf(key, timestamp, nonce, rawBody), 'hex');
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? { partner, nonce } : null;
}

/** The headers for a call of ours, or of anybody who tests us. */
export function signatureHeaders(
  partnerCode: string,
  key: SigningKey,
  rawBody: Uint8Array,
  { nowMs = Date.now(), nonce = randomUUID() }: { nowMs?: number; nonce?: string } = {},
): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  return {
    [SIGNATURE_HEADERS.partner]: partnerCode,
    [SIGNATURE_HEADERS.keyId]: key.id,
    [SIGNATURE_HEADERS.timestamp]: timestamp,
    [SIGNATURE_HEADERS.nonce]: nonce,
    [SIGNATURE_HEADERS.signature]: signatureOf(key, timestamp, nonce, rawBody),
  };
}

/** The bytes of `signedText`, without ever turning the body into text and back. */
function signatureOf(key: SigningKey, timestamp: string, nonce: string, rawBody: Uint8Array): string {
  return createHmac('sha256', key.secret).update(`${timestamp}.${nonce}.`).update(rawBody).digest('hex');
}

function header(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
