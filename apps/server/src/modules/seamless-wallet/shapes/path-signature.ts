import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isValidAt, type Partner } from '#call/partner.ts';
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
    const expected = createHmac('sha256', secret)
      .update(`${timestamp}\n${paths[call]}\n`)
      .update(rawBody)
      .digest();
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return genuine ? { partner, nonce: given.toString('hex') } : null;
}

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');
