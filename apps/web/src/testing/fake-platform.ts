import type { ErrorCode } from '@maidan/contract/error-codes.ts';
import { exportJWK, generateKeyPair } from 'jose';
import { setTransport } from '#lib/call/call.ts';
import type { WireAnswer, WireRequest } from '#lib/call/call.ts';

const key = generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });

export type Answers = Record<string, (request: WireRequest) => WireAnswer | Promise<WireAnswer>>;

export const success = (value: unknown): WireAnswer => ({
  status: 200,
  body: { success: true, value, message: '' },
});

export const failure = (status: number, code: ErrorCode, message: string, fields = {}): WireAnswer => ({
  status,
  body: { success: false, value: null, message, code, requestId: 'r-1', fields },
});

/** LOG-05: a refusal after which the next attempt must bring a captcha. */
export const failureWithCaptcha = (code: ErrorCode, message: string): WireAnswer => ({
  status: 401,
  body: { success: false, value: null, message, code, requestId: 'r-1', captcha: true },
});

/** What every way in ends with. */
export const loggedIn = (change: Record<string, unknown> = {}): WireAnswer =>
  success({
    token: 'T'.repeat(43),
    firstTimeLogin: false,
    passwordExpired: false,
    changeTicket: null,
    verification: null,
    ...change,
  });

/** What a site offers that offers the least; tests about more say so. */
export const PLAIN_SITE = {
  pwdEnabled: true,
  smsEnabled: false,
  hasFreePlay: false,
  registerTypes: ['username'],
  mobileReg: { smsVerification: false, password: true },
  forcedPasswordChange: false,
  passwordExpiryDays: 0,
  forgotByEmail: true,
  forgotByPhone: false,
  hideUnknownAccounts: false,
  google: false,
  facebook: false,
  firebasePhone: false,
  passkeys: false,
  newAddressCheck: { enabled: false, ways: [] },
};

/** Asked by pages and forms on the side; only a test about it has an answer of its own. */
const ASIDE: Record<string, unknown> = {
  '/wps/system/status': { systemStatus: 0, playMoney: true },
  '/wps/system/whitelabel': PLAIN_SITE,
  '/wps/sandbox/inbox': { messages: [] },
  '/wps/system/countries': {
    countries: [
      { countryCode: 'BD', countryDialingCode: '+880' },
      { countryCode: 'IN', countryDialingCode: '+91' },
    ],
  },
  '/wps/system/setting/validation': { rules: {} },
};

/** Stands where the network is; the page's own call, cipher and cache are the real ones. Returns what was sent. */
export function fakePlatform(answers: Answers): WireRequest[] {
  const sent: WireRequest[] = [];
  setTransport(async (request) => {
    const path = request.url.split('?')[0] ?? '';
    if (path === '/wps/system/cipherKey') return cipherKey();
    const aside = ASIDE[path];
    if (aside !== undefined && !(path in answers)) return success(aside);
    sent.push(request);
    const answer = answers[path];
    if (answer === undefined) throw new Error(`the test has no answer for ${path}`);
    return answer(request);
  });
  return sent;
}

async function cipherKey(): Promise<WireAnswer> {
  const { x, y } = await exportJWK((await key).publicKey);
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  return success({ kid: 'k-1', jwk, refreshAfterSeconds: 3600, serverTime: new Date().toISOString() });
}
