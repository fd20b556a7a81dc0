import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getCaptcha as operation } from '@maidan/contract/accounts/verification/get-captcha.ts';
import { riddlePicture, riddleText } from '@maidan/posters/riddle.ts';
import { addressKey } from '@maidan/http/address-key.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { insertCaptcha } from './captcha.store.ts';
import { answerHash } from './captcha.ts';
import { takeShare } from './throttle.store.ts';

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
