import { getMemberInfo } from '@maidan/contract/member/get-member-info.ts';
import { login } from '@maidan/contract/session/login.ts';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#db/sql.ts';
import { forgedTokens } from '#testing/forged-tokens.ts';
import { keySetOf, listenOnLoopback, makeSigner, signedBy, type Signer } from '#testing/key-server.ts';
import { cookieOf, createTestApp, type MemberCaller, type TestApp } from '#testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const PROJECT = 'maidan-sandbox';
const MOBILE = '8801712345678';

let database: TestDatabase;
let signer: Signer;
let keyServer: Awaited<ReturnType<typeof listenOnLoopback>>;
let node: TestApp;
let member: MemberCaller;

beforeAll(async () => {
  database = await createTestDatabase();
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
  await database.drop();
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
    sub: 'firebase-user',
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
