import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { login as operation } from '@maidan/contract/accounts/login/login.ts';
import { addressKey } from '@maidan/http/address-key.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { createKeyedMutex } from '#modules/accounts/passwords/keyed-mutex.ts';
import { findForLogin } from '#modules/accounts/members/member-for-login.ts';
import { verifyPassword } from '#modules/accounts/passwords/password.ts';
import { usernameKey } from '#modules/accounts/members/username-key.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { beginAttempt } from '#modules/accounts/verification/throttle.ts';
import { finishLogin } from './finish-login.ts';
import { logInByFirebase, logInBySms } from './login-by-number.ts';
import { isKnownAddress } from './member-address.store.ts';

type Input = ParsedRequestOf<typeof operation>;
const plain = (password: string) => password.normalize('NFKC').toLowerCase();
type ByName = Extract<Input, { type: 'username' }>;
type Result = Promise<ResponseOf<typeof operation>>;

/** LOG-01: three ways through one door. */
export async function login(context: CallContext, input: Input): Result {
  if (input.type === 'sms') return logInBySms(context, input);
  if (input.type === 'firebase') return logInByFirebase(context, input);
  return logInByName(context, input);
}

/**
 * The tries at one account wait for each other here: a right one has taken back its count before the next is counted, so
 * that many right ones are never taken for wrong ones. Each still counts before it is looked at, on all nodes.
 */
const oneAtATime = createKeyedMutex();

/** Unknown name and wrong password do the same work and get the same answer (T23). */
async function logInByName(context: CallContext, input: ByName): Result {
  const { db, config, settings, ip } = context;
  if (!(await settings.get('whitelabel')).pwdEnabled) throw new Refusal('FEATURE_OFF');
  const account = usernameKey(input.username);
  const member = await findForLogin(db, config.merchant, account);
  const place = addressKey(ip);
  const fromOwnAddress = await isKnownAddress(db, config.merchant, member?.id ?? '0', place);
  // As the gates: who comes from one of the owner's addresses does not wait for what strangers do to the account.
  const turn = `${config.merchant}:${account}${fromOwnAddress ? `|${place}` : ''}`;
  const memberId = await oneAtATime(turn, () => tryOnce(context, { account, fromOwnAddress, input }));
  const weak = (await settings.get('weakPasswords')).some(
    (listed) => plain(listed) === plain(input.password),
  );
  return finishLogin(context, {
    memberId,
    way: 'password',
    site: input.site,
    passwordIsWeak: weak,
  });
}

type Try = {
  account: string;
  fromOwnAddress: boolean;
  input: ByName;
};

/** Answers who it is. */
async function tryOnce(context: CallContext, { account, fromOwnAddress, input }: Try): Promise<string> {
  // Read anew: the password may have been changed while this one waited.
  const member = await findForLogin(context.db, context.config.merchant, account);
  const attempt = await beginAttempt(context, {
    account,
    fromOwnAddress,
    captcha: input.captcha,
    // What others behind the same address did is none of this account's history.
    onStopped: (by) =>
      by === 'account'
        ? noteSecurityEvent(context, 'login-throttled', member?.id ?? null)
        : noteSecurityEvent(context, 'address-throttled', null),
  });
  const matches = await verifyPassword(member?.passwordHash ?? null, input.password);
  if (member === null || !matches) {
    await noteSecurityEvent(context, 'login-failed', member?.id ?? null);
    throw new Refusal('LOGIN_FAILED', await attempt.failed());
  }
  await attempt.succeeded();
  return member.id;
}
