import { createHash, createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getCaptcha as operation } from '@maidan/contract/verification/get-captcha.ts';
import type { captchaAnswer } from '@maidan/contract/session/login-parts.ts';
import { riddlePicture, riddleText } from '@maidan/posters/riddle.ts';
import type * as z from 'zod/mini';
import { addressKey } from '#http/address-key.ts';
import type { CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
import { insertCaptcha, takeCaptcha } from './captcha.store.ts';
import { takeShare } from './throttle.store.ts';

export type CaptchaAnswer = z.output<typeof captchaAnswer>;

const LIVES_SECONDS = 120;
/** About a second of a phone's work, and as much for a machine that wants to guess a password. */
const ZERO_BITS = 16;

/** A picture for people, and for whoever cannot read it the same gate as work for their machine (WCAG 3.3.8). */
export async function getCaptcha(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const { db, config, ip } = context;
  // LOG-05: one a second for an address. A node under test that takes everything faster takes this faster too.
  const turn = { key: `captcha:${addressKey(ip)}`, share: 1, seconds: 1 / config.rateLimitFactor };
  if ((await takeShare(db, config.merchant, turn)) === null)
    throw new Refusal('TOO_MANY_REQUESTS', { args: [1] });
  const id = randomUUID();
  const text = riddleText((bound) => randomInt(bound));
  const challenge = randomBytes(16).toString('base64url');
  await insertCaptcha(db, config.merchant, {
    id,
    answerHash: answerHash(config.secret, id, text),
    challenge,
    zeroBits: ZERO_BITS,
    ip: addressKey(ip),
    seconds: LIVES_SECONDS,
  });
  const picture = await riddlePicture(text, (bound) => randomInt(bound));
  return {
    id,
    image: picture.toString('base64'),
    work: { challenge, zeroBits: ZERO_BITS },
    expiresInSeconds: LIVES_SECONDS,
  };
}

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
      ? leadingZeroBits(`${row.challenge}:${answer.proof}`) >= row.zero_bits
      : timingSafeEqual(row.answer_hash, answerHash(config.secret, answer.id, answer.answer)));
  if (!right) throw new Refusal('CAPTCHA_WRONG', { captcha: true });
}

function answerHash(secret: Uint8Array, id: string, text: string): Buffer {
  const plain = text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  return createHmac('sha256', secret).update(`captcha:${id}:${plain}`).digest();
}

function leadingZeroBits(text: string): number {
  const digest = createHash('sha256').update(text).digest();
  const byte = digest.findIndex((value) => value !== 0);
  return byte === -1 ? digest.length * 8 : byte * 8 + Math.clz32(digest[byte] ?? 0) - 24;
}
