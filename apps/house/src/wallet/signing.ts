import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  SIGNATURE_HEADERS,
  SIGNATURE_NONCE,
  SIGNATURE_TEXT,
  SIGNATURE_TIMESTAMP,
  SIGNATURE_WINDOW_SECONDS,
  textBeforeBody,
} from '@maidan/contract/seamless-wallet/signature.ts';
import type { SigningKey } from '#config.ts';

export const PARTNER_CODE = 'MAIDAN';

export type SignedHeaders = Record<(typeof SIGNATURE_HEADERS)[keyof typeof SIGNATURE_HEADERS], string>;

/** What is signed: this body, sent to this path. */
export type SignedCall = { readonly path: string; readonly rawBody: string };

function hmac(key: SigningKey, { path, rawBody }: SignedCall, timestamp: string, nonce: string): Buffer {
  return createHmac('sha256', key.secret)
    .update(textBeforeBody({ timestamp, nonce, path }))
    .update(rawBody)
    .digest();
}

export function signCall(key: SigningKey, call: SignedCall, nonce: string, nowMs: number): SignedHeaders {
  const timestamp = Math.floor(nowMs / 1000).toString();
  return {
    [SIGNATURE_HEADERS.partner]: PARTNER_CODE,
    [SIGNATURE_HEADERS.keyId]: key.id,
    [SIGNATURE_HEADERS.timestamp]: timestamp,
    [SIGNATURE_HEADERS.nonce]: nonce,
    [SIGNATURE_HEADERS.signature]: `v2=${hmac(key, call, timestamp, nonce).toString('hex')}`,
  };
}

/** The nonce of a genuine, fresh request, or null. Whoever calls must still see to it that the nonce is new. */
export function genuineNonce(
  keys: readonly SigningKey[],
  headers: Record<string, string | string[] | undefined>,
  call: SignedCall,
  nowMs: number,
): string | null {
  const read = (name: string): string => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  const [timestamp, nonce, signature] = [
    read(SIGNATURE_HEADERS.timestamp),
    read(SIGNATURE_HEADERS.nonce),
    read(SIGNATURE_HEADERS.signature),
  ];
  const key = keys.find((candidate) => candidate.id === read(SIGNATURE_HEADERS.keyId));
  if (!key || !SIGNATURE_TIMESTAMP.test(timestamp) || !SIGNATURE_NONCE.test(nonce)) return null;
  const [, given] = SIGNATURE_TEXT.exec(signature) ?? [];
  if (given === undefined) return null;
  if (!timingSafeEqual(hmac(key, call, timestamp, nonce), Buffer.from(given, 'hex'))) return null;
  const ageSeconds = Math.abs(nowMs / 1000 - Number(timestamp));
  return ageSeconds <= SIGNATURE_WINDOW_SECONDS ? nonce : null;
}
