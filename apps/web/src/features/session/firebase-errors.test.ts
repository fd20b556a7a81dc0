import { createRequire } from 'node:module';
import { deleteApp, initializeApp } from '@firebase/app';
import { inMemoryPersistence, initializeAuth } from '@firebase/auth';
import { afterEach, expect, test, vi } from 'vitest';
import { messages as bengali } from '#locales/bn/account.ts';
import { messages as english } from '#locales/en/account.ts';
import { firebaseProblem } from './firebase-errors.ts';
import type { FirebaseProblem } from './firebase-errors.ts';
import { sendCode } from './firebase-sdk.ts';

// The browser's build of the SDK: the one for servers knows no phone check.
vi.mock('@firebase/auth', () => {
  const forServers = createRequire(import.meta.url).resolve('@firebase/auth');
  return import(forServers.replace('/dist/node/', '/dist/esm/'));
});

/**
 * ERR-08, against answers written by hand in the form of the service's REST interface and given to the real SDK. They were
 * recorded neither from the service nor from its emulator.
 */
const SEND = /accounts:sendVerificationCode/;
const SIGN_IN = /accounts:signInWithPhoneNumber/;
const refusal = (message: string) => ({
  status: 400,
  body: {
    error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
  },
});
type Recorded = { status: number; body: unknown };
let apps = 0;

function replay(send: Recorded, signIn: Recorded = refusal('INTERNAL')): void {
  vi.stubGlobal('fetch', (input: string | URL) => {
    const url = String(input);
    const { status, body } = SEND.test(url)
      ? send
      : SIGN_IN.test(url)
        ? signIn
        : { status: 200, body: { recaptchaEnforcementState: [], recaptchaKey: '' } };
    return Promise.resolve(Response.json(body, { status }));
  });
}

afterEach(() => vi.unstubAllGlobals());

async function check(
  number = '+8801712345678',
  code: string | null = null,
): Promise<FirebaseProblem | 'passed'> {
  const app = initializeApp({ apiKey: 'k', projectId: 'p', authDomain: 'd' }, `test-${(apps += 1)}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const verifier = { type: 'recaptcha', verify: () => Promise.resolve('proof'), _reset: () => undefined };
  try {
    const { confirm } = await sendCode(auth, number, verifier, () => Promise.resolve());
    if (code !== null) await confirm(code);
    return 'passed';
  } catch (error) {
    return firebaseProblem(error);
  } finally {
    await deleteApp(app);
  }
}

test.each<[string, FirebaseProblem]>([
  ['INVALID_PHONE_NUMBER : Invalid format.', 'invalidNumber'],
  ['INVALID_PHONE_NUMBER : TOO_SHORT', 'invalidNumber'],
  ['MISSING_PHONE_NUMBER', 'missingNumber'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'tooManyRequests'],
  ['CAPTCHA_CHECK_FAILED : Recaptcha verification failed - EXPIRED', 'captchaFailed'],
  ['INVALID_APP_CREDENTIAL', 'captchaFailed'],
  ['MISSING_APP_CREDENTIAL', 'captchaFailed'],
  ['QUOTA_EXCEEDED : Exceeded quota for verifying phone numbers.', 'contactService'],
  ['OPERATION_NOT_ALLOWED', 'contactService'],
  ['SOMETHING_NEW_OF_TOMORROW', 'unknown'],
])('[ERR-08] sending: %s is %s', async (message, problem) => {
  replay(refusal(message));
  expect(await check()).toBe(problem);
});

test.each<[string, FirebaseProblem]>([
  ['INVALID_CODE', 'invalidCode'],
  ['MISSING_CODE', 'invalidCode'],
  ['SESSION_EXPIRED', 'codeExpired'],
  ['INVALID_SESSION_INFO', 'codeExpired'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts.', 'tooManyRequests'],
])('[ERR-08] confirming: %s is %s', async (message, problem) => {
  replay({ status: 200, body: { sessionInfo: 'session' } }, refusal(message));
  expect(await check('+8801712345678', '000000')).toBe(problem);
});

test('[ERR-08] a network that fails is told apart from the rest', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await check()).toBe('network');
});

test('[ERR-08] a window closed by the person is a login that was not finished', () => {
  expect(firebaseProblem(Object.assign(new Error('closed'), { code: 'auth/popup-closed-by-user' }))).toBe(
    'loginFailed',
  );
  expect(firebaseProblem(new Error('whatever'))).toBe('unknown');
  expect(firebaseProblem('not an error')).toBe('unknown');
});

test('[ERR-08] every problem has words in both languages', () => {
  const problems: FirebaseProblem[] = [
    'invalidNumber',
    'missingNumber',
    'tooManyRequests',
    'invalidCode',
    'captchaFailed',
    'contactService',
    'codeExpired',
    'loginFailed',
    'network',
    'unknown',
  ];
  for (const problem of problems) {
    expect(english.security.firebase[problem]).not.toBe('');
    expect(bengali.security.firebase[problem]).toMatch(/[\u0980-\u09ff]/);
  }
  expect(english.security.firebase.tooManyRequests).toContain('5 minutes');
  expect(english.security.firebase.contactService).toContain('customer service');
});
