import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { sendLoginCode } from '@maidan/contract/session/send-login-code.ts';
import type { Config } from '#config.ts';
import type { CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
import { noteSecurityEvent } from '#modules/system/security-event.ts';
import { insertCode, tryCode, spendCode } from './code.store.ts';
import { codeMail, codeText, type CodePurpose } from './message-texts.ts';
import { reserveMessage } from './sending.ts';

/** T24: ten minutes and five tries against a million codes. */
const MINUTES = 10;
const TRIES = 5;

type CodeRequest = {
  purpose: CodePurpose;
  channel: 'sms' | 'mail';
  /** A number as `mobileDigits` makes it, or an e-mail address. */
  target: string;
  dialingCode?: string;
  /** Nobody has this number: same limits, same answer, and nothing is sent (T23). */
  pretend?: boolean;
};

export async function sendCode(
  context: CallContext,
  { purpose, channel, target, dialingCode, pretend = false }: CodeRequest,
): Promise<ResponseOf<typeof sendLoginCode>> {
  const { config } = context;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = codeHash(config, { purpose, target, code });
  const { resendAfterSeconds } = await reserveMessage(context, {
    kind: channel,
    target,
    dialingCode: dialingCode?.replace('+', '') ?? null,
    pretended: pretend,
    beside: (tx) => insertCode(tx, config.merchant, { purpose, target, hash, minutes: MINUTES }),
  });
  if (!pretend) await deliver(context, { purpose, channel, target }, code);
  return { expiredMinutes: MINUTES, resendAfterSeconds };
}

/** Whoever must not learn whether a number is known must not feel it in the waiting either: then nobody waits. */
async function deliver(
  { messages, language }: CallContext,
  { purpose, channel, target }: Pick<CodeRequest, 'purpose' | 'channel' | 'target'>,
  code: string,
): Promise<void> {
  const delivery = () =>
    channel === 'sms'
      ? messages.sms({ to: target, text: codeText(purpose, code, MINUTES, language) })
      : messages.mail({ to: target, ...codeMail(purpose, code, MINUTES, language) });
  if (purpose === 'login' || purpose === 'forgot') return messages.later(delivery);
  await delivery().catch((cause: unknown) => {
    throw new Refusal('SMS_UNAVAILABLE', { cause });
  });
}

/** Only the newest code for this purpose and target counts, and only once. */
export async function checkCode(
  context: CallContext,
  given: { purpose: CodePurpose; target: string; code: string },
): Promise<void> {
  const { db, config } = context;
  const tried = await tryCode(db, config.merchant, { ...given, tries: TRIES });
  if (tried === 'dead') throw new Refusal('CODE_EXPIRED');
  const right =
    tried !== 'none' &&
    timingSafeEqual(tried.code_hash, codeHash(config, given)) &&
    (await spendCode(db, config.merchant, tried.id));
  if (right) return;
  await noteSecurityEvent(context, 'code-refused', null, { purpose: given.purpose });
  throw new Refusal('CODE_WRONG');
}

/** Six digits are soon tried through, so the hash needs the platform's secret too. */
function codeHash(
  { secret }: Config,
  { purpose, target, code }: { purpose: string; target: string; code: string },
): Buffer {
  return createHmac('sha256', secret).update(`code:${purpose}:${target}:${code}`).digest();
}
