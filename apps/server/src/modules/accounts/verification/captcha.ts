import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { captchaAnswer } from '@maidan/contract/accounts/login/login-parts.ts';
import { addressKey } from '@maidan/http/address-key.ts';
import type * as z from 'zod/mini';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { takeCaptcha } from './captcha.store.ts';

export type CaptchaAnswer = z.output<typeof captchaAnswer>;

/** Asks for a captcha where the server has decided that one is needed; the page's opinion does not count (T22). */
export async function requireCaptcha(
  { db, config, ip }: CallContext,
  answer: CaptchaAnswer | undefined,
): Promise<void> {
  if (answer === undefined) throw new Refusal('CAPTCHA_REQUIRED', { captcha: true });
  const row = await takeCaptcha(db, config.merchant, { id: answer.id, ip: addressKey(ip) });
  const right =
    row !== null &&
    ('proof' in answer
      ? leadingZeroBits(`${row.challenge}:${answer.proof}`) >= row.zeroBits
      : timingSafeEqual(row.answerHash, answerHash(config.secret, answer.id, answer.answer)));
  if (!right) throw new Refusal('CAPTCHA_WRONG', { captcha: true });
}

export function answerHash(secret: Uint8Array, id: string, text: string): Buffer {
  const plain = text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  return createHmac('sha256', secret).update(`captcha:${id}:${plain}`).digest();
}

function leadingZeroBits(text: string): number {
  const digest = createHash('sha256').update(text).digest();
  const byte = digest.findIndex((value) => value !== 0);
  return byte === -1 ? digest.length * 8 : byte * 8 + Math.clz32(digest[byte] ?? 0) - 24;
}
