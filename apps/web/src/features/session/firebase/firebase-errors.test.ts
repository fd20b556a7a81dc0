import { createRequire } from 'node:module';
import { deleteApp, initializeApp } from '@firebase/app';
import { inMemoryPersistence, initializeAuth } from '@firebase/auth';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { messages as bengali } from '#locales/bn/account.ts';
import { messages as english } from '#locales/en/account.ts';
import { messages as hindi } from '#locales/hi/account.ts';
import ANSWERS from './firebase-answers.json';
import { firebaseProblem } from './firebase-errors.ts';
import type { FirebaseProblem } from './firebase-errors.ts';
import { sendCode } from './firebase-sdk.ts';

// The browser's build of the SDK: the one for servers knows no phone check.
vi.mock('@firebase/auth', () => {
  const forServers = createRequire(import.meta.url).resolve('@firebase/auth');
  return import(forServers.replace('/dist/node/', '/dist/esm/'));
});

/**
 * ERR-08, through the real SDK. `ANSWERS` were recorded from firebase's own auth emulator (firebase-tools 15.34.2) by
 * `scripts/record-firebase-answers.ts`. The emulator has no quota, no captcha, no count of attempts and no expiry, and takes a
 * missing number for a wrong one: these answers are written in the documented form of the service, by `documented`.
 */
const SEND = /accounts:sendVerificationCode/;
const SIGN_IN = /accounts:signInWithPhoneNumber/;
const LOOKUP = /accounts:lookup/;
const CAPTCHA_CONFIG = { status: 200, body: { recaptchaEnforcementState: [], recaptchaKey: '' } };
type Answer = { status: number; body: unknown };
const documented = (message: string): Answer => ({
  status: 400,
  body: {
    error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
  },
});
let apps = 0;

function replay(send: Answer, signIn: Answer = documented('INTERNAL')): void {
  vi.stubGlobal('fetch', (input: string | URL) => {
    const url = String(input);
    const answers: [RegExp, Answer][] = [
      [SEND, send],
      [SIGN_IN, signIn],
      [LOOKUP, ANSWERS.lookup],
    ];
    const { status, body } = answers.find(([path]) => path.test(url))?.[1] ?? CAPTCHA_CONFIG;
    return Promise.resolve(Response.json(body, { status }));
  });
}

afterEach(() => vi.unstubAllGlobals());

async function check(
  number = '+8801712345678',
  code: string | null = null,
): Promise<FirebaseProblem | { token: string } | 'sent'> {
  const app = initializeApp({ apiKey: 'k', projectId: 'p', authDomain: 'd' }, `test-${(apps += 1)}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const verifier = { type: 'recaptcha', verify: () => Promise.resolve('proof'), _reset: () => undefined };
  try {
    const { confirm } = await sendCode(auth, number, verifier, () => Promise.resolve());
    return code === null ? 'sent' : { token: await confirm(code) };
  } catch (error) {
    return firebaseProblem(error);
  } finally {
    await deleteApp(app);
  }
}

describe('as the emulator answers', () => {
  test.each<['sendWithoutNumber' | 'sendToNoNumber' | 'sendWithoutCountry', FirebaseProblem]>([
    ['sendWithoutNumber', 'invalidNumber'],
    ['sendToNoNumber', 'invalidNumber'],
    ['sendWithoutCountry', 'invalidNumber'],
  ])('[ERR-08] sending: %s is %s', async (answer, problem) => {
    replay(ANSWERS[answer]);
    expect(await check()).toBe(problem);
  });

  test.each<[keyof typeof ANSWERS, FirebaseProblem]>([
    ['wrongCode', 'invalidCode'],
    ['withoutCode', 'invalidCode'],
    ['withoutSession', 'codeExpired'],
    ['unknownSession', 'codeExpired'],
    ['codeUsedBefore', 'codeExpired'],
    ['userDisabled', 'contactService'],
  ])('[ERR-08] confirming: %s is %s', async (answer, problem) => {
    replay(ANSWERS.sent, ANSWERS[answer]);
    expect(await check('+8801712345678', '000000')).toBe(problem);
  });

  test('[LOG-14] the right code ends with the token of the service, and nothing else of it is kept', async () => {
    replay(ANSWERS.sent, ANSWERS.signedIn);
    expect(await check('+8801712345678', '123456')).toEqual({ token: ANSWERS.signedIn.body.idToken });
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });

  test('[ERR-08] the documented form is the recorded one', () => {
    expect(documented('INVALID_CODE')).toEqual(ANSWERS.wrongCode);
    expect(documented('INVALID_PHONE_NUMBER : Invalid format.')).toEqual(ANSWERS.sendWithoutCountry);
  });
});

describe('as the service documents it', () => {
  test.each<[string, FirebaseProblem]>([
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
    replay(documented(message));
    expect(await check()).toBe(problem);
  });

  test.each<[string, FirebaseProblem]>([
    ['SESSION_EXPIRED', 'codeExpired'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts.', 'tooManyRequests'],
  ])('[ERR-08] confirming: %s is %s', async (message, problem) => {
    replay(ANSWERS.sent, documented(message));
    expect(await check('+8801712345678', '000000')).toBe(problem);
  });
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

test('[ERR-08] every problem has words in every language', () => {
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
    expect(hindi.security.firebase[problem]).toMatch(/[\u0900-\u0963]/);
  }
  expect(english.security.firebase.tooManyRequests).toContain('5 minutes');
  expect(english.security.firebase.contactService).toContain('customer service');
});
