import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  SIGNATURE_HEADERS,
  SIGNATURE_NONCE,
  SIGNATURE_TIMESTAMP,
  SIGNATURE_WINDOW_SECONDS,
  signedText,
} from '@maidan/contract/seamless-wallet/signature.ts';
import type { SigningKey } from '#config.ts';

export const PARTNER_CODE = 'MAIDAN';

export type SignedHeaders = Record<(typeof SIGNATURE_HEADERS)[keyof typeof SIGNATURE_HEADERS], string>;

function hmac(key: SigningKey, timestamp: string, nonce: string, rawBody: string): Buffer {
  return createHmac('sha256', key.secret)
    .update(signedText(timestamp, nonce, rawBody))
    .digest();
}

export function signBody(key: SigningKey, rawBody: string, nonce: string, nowMs: number): SignedHeaders {
  const timestamp = Math.floor(nowMs / 1000).toString();
  return {
    [SIGNATURE_HEADERS.partner]: PARTNER_CODE,
    [SIGNATURE_HEADERS.keyId]: key.id,
    [SIGNATURE_HEADERS.timestamp]: timestamp,
    [SIGNATURE_HEADERS.nonce]: nonce,
    [SIGNATURE_HEADERS.signature]: hmac(key, timestamp, nonce, rawBody).toString('hex'),
  };
}

/** The nonce of a genuine, fresh request, or null. Whoever calls must still see to it that the nonce is new. */
export function genuineNonce(
  keys: readonly SigningKey[],
  headers: Record<string, string | string[] | undefined>,
  rawBody: string,
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
  if (!/^[0-9a-f]{64}$/.test(signature)) return null;
  if (!timingSafeEqual(hmac(key, timestamp, nonce, rawBody), Buffer.from(signature, 'hex'))) return null;
  const ageSeconds = Math.abs(nowMs / 1000 - Number(timestamp));
  return ageSeconds <= SIGNATURE_WINDOW_SECONDS ? nonce : null;
}
