import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  SIGNATURE_HEADERS,
  SIGNATURE_NONCE,
  SIGNATURE_TIMESTAMP,
  SIGNATURE_WINDOW_SECONDS,
} from '@maidan/contract/seamless-wallet/signature.ts';

const SIGNATURE_TEXT = /^[0-9a-f]{64}$/;

/** Signed like every call between machines here: over the time, a nonce and the bytes as they are. */
export function callbackHeaders(
  secret: Uint8Array,
  rawBody: Uint8Array,
  { nowMs = Date.now(), nonce = randomUUID() }: { nowMs?: number; nonce?: string } = {},
): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  return {
    'content-type': 'application/json',
    [SIGNATURE_HEADERS.timestamp]: timestamp,
    [SIGNATURE_HEADERS.nonce]: nonce,
    [SIGNATURE_HEADERS.signature]: signatureOf(secret, timestamp, nonce, rawBody),
  };
}

/** What is sent again under the same signature says the same again, and is answered as the first time: no nonce is kept. */
export function isSignedCallback(
  secret: Uint8Array,
  headers: IncomingHttpHeaders,
  rawBody: Uint8Array,
  nowMs = Date.now(),
): boolean {
  const timestamp = header(headers, SIGNATURE_HEADERS.timestamp);
  const nonce = header(headers, SIGNATURE_HEADERS.nonce);
  const signature = header(headers, SIGNATURE_HEADERS.signature);
  if (!SIGNATURE_TIMESTAMP.test(timestamp) || !SIGNATURE_NONCE.test(nonce)) return false;
  if (!SIGNATURE_TEXT.test(signature)) return false;
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > SIGNATURE_WINDOW_SECONDS) return false;
  const expected = Buffer.from(signatureOf(secret, timestamp, nonce, rawBody), 'hex');
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

function signatureOf(secret: Uint8Array, timestamp: string, nonce: string, rawBody: Uint8Array): string {
  return createHmac('sha256', secret).update(`${timestamp}.${nonce}.`).update(rawBody).digest('hex');
}

function header(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
