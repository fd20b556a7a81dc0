import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { sendLoginCode } from '@maidan/contract/accounts/login/send-login-code.ts';
import type { Config } from '#config.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { insertCode, tryCode, spendCode } from './code.store.ts';
import { codeMail, codeText, type CodePurpose } from './message-texts.ts';
import { reserveMessage } from './sending.ts';

/** T24: ten minutes and five tries against a million codes. */
const MINUTES = 10;
const TRIES = 5;

/**
 * Who asked: the browser, known by a short-lived cookie, or whoever holds a ticket, or a member who is in. A code answers
 * to nobody else, so that strangers who type wrong ones, or ask for new ones, take nothing from whoever waits for it.
 */
type Asker = 'browser' | { ticket: string } | { memberId: string };
const BROWSER_COOKIE = 'codes';
const COOKIE_VALUE = /^[A-Za-z0-9_-]{43}$/;

type CodeRequest = {
  purpose: CodePurpose;
  asker: Asker;
  channel: 'sms' | 'mail';
  /** A number as `mobileDigits` makes it, or an e-mail address. */
  target: string;
  dialingCode?: string;
  /** Nobody has this number: same limits, same answer, and nothing is sent (T23). */
  pretend?: boolean;
};

export async function sendCode(
  context: CallContext,
  { purpose, channel, target, dialingCode, asker, pretend = false }: CodeRequest,
): Promise<ResponseOf<typeof sendLoginCode>> {
  const { config } = context;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = codeHash(config, { purpose, target, code });
  const asking = askerHash(config, asker === 'browser' ? browserName(context) : nameOf(asker));
  const { resendAfterSeconds } = await reserveMessage(context, {
    kind: channel,
    target,
    dialingCode: dialingCode?.replace('+', '') ?? null,
    pretended: pretend,
    beside: (tx) =>
      insertCode(tx, config.merchant, { purpose, target, asker: asking, hash, minutes: MINUTES }),
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

/** Only the newest code that this asker has for this purpose and target counts, and only once. */
export async function checkCode(
  context: CallContext,
  given: { purpose: CodePurpose; target: string; code: string; asker: Asker },
): Promise<void> {
  const { db, config } = context;
  const name = given.asker === 'browser' ? knownBrowser(context) : nameOf(given.asker);
  const tried =
    name === null
      ? 'none'
      : await tryCode(db, config.merchant, { ...given, asker: askerHash(config, name), tries: TRIES });
  if (tried === 'dead') throw new Refusal('CODE_EXPIRED');
  const right =
    tried !== 'none' &&
    timingSafeEqual(tried.codeHash, codeHash(config, given)) &&
    (await spendCode(db, config.merchant, tried.id));
  if (right) return;
  await noteSecurityEvent(context, 'code-refused', null, { purpose: given.purpose });
  throw new Refusal('CODE_WRONG');
}

const nameOf = (asker: Exclude<Asker, 'browser'>): string =>
  'ticket' in asker ? `ticket:${asker.ticket}` : `member:${asker.memberId}`;

/** Null for a browser that has asked for nothing. */
function knownBrowser(context: CallContext): string | null {
  const value = context.flowCookie(BROWSER_COOKIE);
  return value !== null && COOKIE_VALUE.test(value) ? `browser:${value}` : null;
}

/** What the browser has goes on, or a new one begins; either way it outlives the code. */
function browserName(context: CallContext): string {
  const name = knownBrowser(context) ?? `browser:${randomBytes(32).toString('base64url')}`;
  context.setFlowCookie(BROWSER_COOKIE, name.slice('browser:'.length));
  return name;
}

function askerHash({ secret }: Config, name: string): Buffer {
  return createHmac('sha256', secret).update(`asker:${name}`).digest();
}

/** Six digits are soon tried through, so the hash needs the platform's secret too. */
function codeHash(
  { secret }: Config,
  { purpose, target, code }: { purpose: string; target: string; code: string },
): Buffer {
  return createHmac('sha256', secret).update(`code:${purpose}:${target}:${code}`).digest();
}
