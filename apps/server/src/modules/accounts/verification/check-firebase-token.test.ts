import { randomUUID } from 'node:crypto';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { register } from '@maidan/contract/accounts/registration/register.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { decodeJwt, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { forgedTokens } from '#testing/forged-tokens.ts';
import {
  keySetOf,
  listenOnLoopback,
  makeSigner,
  signedBy,
  type Signer,
} from '#testing/stand-ins/key-server.ts';
import { setUpSecondStep } from '#testing/second-step.ts';
import {
  cookieOf,
  createTestApp,
  registerInput,
  uniqueName,
  type MemberCaller,
  type TestApp,
} from '#testing/test-app.ts';
import recorded from './firebase-emulator-token.json' with { type: 'json' };

/** The project and the number of the recorded token. */
const PROJECT = 'demo-maidan';
const MOBILE = '8801712345678';

let signer: Signer;
let keyServer: Awaited<ReturnType<typeof listenOnLoopback>>;
let node: TestApp;
let member: MemberCaller;

const database = await databaseForThisFile();
beforeAll(async () => {
  signer = await makeSigner('google-one');
  const keys = await keySetOf(signer);
  keyServer = await listenOnLoopback((_request, response) =>
    response.setHeader('content-type', 'application/json').end(keys),
  );
  node = await createTestApp({ ...database, firebaseJwksUrl: `${keyServer.origin}/keys` });
  member = await node.registerAndLogin();
  await database.db.query(sql`
    update member set mobile = ${MOBILE}, mobile_verified_at = platform_now() where id = ${member.memberId}::bigint`);
  await offer(true);
});
afterAll(async () => {
  await node.close();
  await keyServer.stop();
});

async function offer(firebasePhone: boolean): Promise<void> {
  const { settings } = node.app.platform;
  await settings.change('firebase', { apiKey: 'k', authDomain: 'a.example', projectId: PROJECT });
  await settings.change('whitelabel', { ...(await settings.get('whitelabel')), firebasePhone });
}

function goodClaims(): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: randomUUID(),
    iat: now,
    auth_time: now,
    exp: now + 3600,
    phone_number: `+${MOBILE}`,
    firebase: { sign_in_provider: 'phone' },
  };
}

async function logInWith(firebaseIdToken: string) {
  const answer = await node.callAs(null, login, { type: 'firebase', firebaseIdToken, site: 'member' });
  return { code: answer.body.success ? 'OK' : answer.body.code, ...answer };
}

const sessions = async () => (await database.db.query(sql`select from session`)).length;

test('[LOG-14] T30: no forged token proves a number', async () => {
  const before = await sessions();
  for (const [what, token] of await forgedTokens(goodClaims(), signer))
    expect([what, (await logInWith(token)).code]).toEqual([what, 'IDENTITY_REFUSED']);
  expect(await sessions()).toBe(before);
});

const now = () => Math.floor(Date.now() / 1000);

test.each<[string, () => JWTPayload]>([
  ['without a number', () => ({ phone_number: undefined })],
  ['with a number that is none', () => ({ phone_number: '+88 0171' })],
  ['of a login by e-mail', () => ({ firebase: { sign_in_provider: 'password' } })],
  ['whose code was typed an hour ago', () => ({ auth_time: now() - 3600 })],
  ['from the future', () => ({ auth_time: now() + 3600 })],
])('[LOG-14] T30: a well signed token %s is refused', async (_what, bent) => {
  const before = await sessions();
  const token = await signedBy(signer, { ...goodClaims(), ...bent() });
  expect((await logInWith(token)).code).toBe('IDENTITY_REFUSED');
  expect(await sessions()).toBe(before);
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOfToday = () => {
  const issued = now();
  return { ...decodeJwt(recorded.idToken), iat: issued, auth_time: issued, exp: issued + 3600 };
};

describe('T30: a token of the auth emulator', () => {
  test('[LOG-14] is refused: nobody has signed it, whatever its header says', async () => {
    const before = await sessions();
    const headers = [
      { alg: 'none', typ: 'JWT' },
      { alg: 'none', kid: signer.kid },
      { alg: 'RS256', kid: signer.kid },
    ];
    const unsigned = headers.map((header) => `${part(header)}.${part(claimsOfToday())}.`);
    for (const token of [recorded.idToken, ...unsigned])
      expect((await logInWith(token)).code).toBe('IDENTITY_REFUSED');
    expect(await sessions()).toBe(before);
  });

  test('[LOG-14] has the shape that is read: with a signature the same claims log in', async () => {
    expect((await logInWith(await signedBy(signer, claimsOfToday()))).code).toBe('OK');
  });
});

describe('T30: a proof works once', () => {
  test('[LOG-14] fifty at the same moment open one session, and later ones none', async () => {
    const claims = goodClaims();
    const token = await signedBy(signer, claims);
    const before = await sessions();
    const answers = await Promise.all(Array.from({ length: 50 }, () => logInWith(token)));
    const codes = answers.map(({ code }) => code).toSorted();
    expect(codes).toEqual(['OK', ...Array.from({ length: 49 }, () => 'TICKET_INVALID')]);
    expect(await sessions()).toBe(before + 1);
    // The same signature written another way, and a fresh token of the old proof, are the same proof.
    const again = await signedBy(signer, { ...claims, iat: now() + 1, exp: now() + 3000 });
    for (const same of [otherSpelling(token), again])
      expect((await logInWith(same)).code).toBe('TICKET_INVALID');
    expect(await sessions()).toBe(before + 1);
    expect((await logInWith(await signedBy(signer, goodClaims()))).code).toBe('OK');
  });

  test('[LOG-14] [REG-06] a proof without an account opens one, and is used up by that', async () => {
    const mobile = '1798765432';
    const token = await signedBy(signer, { ...goodClaims(), phone_number: `+880${mobile}` });
    expect((await logInWith(token)).code).toBe('IDENTITY_REFUSED');
    const number = { countryDialingCode: '+880', mobileNum: mobile, firebaseIdToken: token };
    const opened = await node.callAs(null, register, { ...registerInput(uniqueName()), ...number });
    expect(opened.body).toMatchObject({ success: true });
    const before = await sessions();
    expect((await logInWith(token)).code).toBe('TICKET_INVALID');
    expect(await sessions()).toBe(before);
  });
});

/** The last sign of a signature holds bits that nobody reads. */
function otherSpelling(token: string): string {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return token.slice(0, -1) + signs.charAt(signs.indexOf(token.slice(-1)) ^ 1);
}

test('[LOG-14] without the flag the way is closed, whatever the token', async () => {
  await offer(false);
  expect((await logInWith(await signedBy(signer, goodClaims()))).code).toBe('FEATURE_OFF');
  await offer(true);
});

test('[LOG-14] the number that firebase proved logs its member in', async () => {
  const answer = await logInWith(await signedBy(signer, goodClaims()));
  if (!answer.body.success || answer.body.value.token === null) throw new Error(answer.code);
  const caller = { token: answer.body.value.token, cookie: cookieOf(answer.raw) };
  expect((await node.callAs(caller, getMemberInfo, {})).body).toMatchObject({
    value: { account: member.username },
  });
});

test('[LOG-13] [LOG-14] whoever set up an app is asked for it, whatever firebase proved', async () => {
  const owner = await node.registerAndLogin();
  const mobile = '8801798000111';
  await database.db.query(sql`
    update member set mobile = ${mobile}, mobile_verified_at = platform_now() where id = ${owner.memberId}::bigint`);
  await setUpSecondStep(node, owner);
  const before = await sessions();
  const answer = await logInWith(await signedBy(signer, { ...goodClaims(), phone_number: `+${mobile}` }));
  expect(answer.body).toMatchObject({
    value: { token: null, verification: { reason: 'secondStep', lossWays: [] } },
  });
  expect(await sessions()).toBe(before);
});
