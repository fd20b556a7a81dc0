import { finishSocialLogin } from '@maidan/contract/accounts/identity/finish-social-login.ts';
import { startSocialLogin } from '@maidan/contract/accounts/identity/start-social-login.ts';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
import { cookieOf, createTestApp, type TestApp } from '#testing/test-app.ts';

/** A provider that answers with whatever token it was told to; everything around the token is as it should be. */
let signer: Signer;
let service: Awaited<ReturnType<typeof listenOnLoopback>>;
let node: TestApp;
let idToken = '';
let issuerItNames = '';

const database = await databaseForThisFile();
beforeAll(async () => {
  signer = await makeSigner('one');
  const keys = await keySetOf(signer);
  service = await listenOnLoopback((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/keys') return void response.end(keys);
    if (request.url === '/token')
      return void response.end(
        JSON.stringify({ access_token: 'a', token_type: 'Bearer', id_token: idToken }),
      );
    const { origin } = service;
    response.end(
      JSON.stringify({
        issuer: issuerItNames === '' ? origin : issuerItNames,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/keys`,
        // Whatever it says of itself, a shared secret or no signature at all shows nothing.
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      }),
    );
  });
  node = await nodeWithService();
});
afterAll(async () => {
  await node.close();
  await service.stop();
});

async function nodeWithService(): Promise<TestApp> {
  const google = { issuer: service.origin, clientId: 'site', clientSecret: 'secret', tokenEndpoint: null };
  const made = await createTestApp({ ...database, identityProviders: { google, facebook: null } });
  const { settings } = made.app.platform;
  await settings.change('whitelabel', { ...(await settings.get('whitelabel')), google: true });
  return made;
}

/** Begins a login, and finishes it with the token made of the claims a good one would have. */
async function finishWith(make: (good: JWTPayload) => Promise<string>) {
  const begun = await node.callAs(null, startSocialLogin, { provider: 'google', site: 'member' });
  if (!begun.body.success) throw new Error(begun.body.code);
  const sent = new URL(begun.body.value.url).searchParams;
  const now = Math.floor(Date.now() / 1000);
  const nonce = sent.get('nonce') ?? '';
  idToken = await make({ iss: service.origin, aud: 'site', sub: 'someone', nonce, iat: now, exp: now + 300 });
  const state = sent.get('state') ?? '';
  const { body } = await node.callAs({ cookie: cookieOf(begun.raw) }, finishSocialLogin, {
    state,
    code: 'c',
  });
  return body.success ? body.value.state : body.code;
}

const left = () =>
  database.db.query(sql`select (select count(*) from session)::int as sessions,
    (select count(*) from identity_link)::int as links,
    (select count(*) from ticket where purpose = 'social')::int as tickets`);

test('[LOG-14] T30: no forged token says who somebody is', async () => {
  const before = await left();
  const names = (await forgedTokens({ iss: '', sub: '' }, signer)).map(([what]) => what);
  for (const what of names) {
    const make = async (good: JWTPayload) => new Map(await forgedTokens(good, signer)).get(what) ?? '';
    expect([what, await finishWith(make)]).toEqual([what, 'IDENTITY_REFUSED']);
  }
  expect(names.length).toBeGreaterThan(12);
  expect(await left()).toEqual(before);
});

test.each<[string, (good: JWTPayload) => JWTPayload]>([
  ['another nonce', (good) => ({ ...good, nonce: 'of another login' })],
  ['no nonce', ({ nonce: _nonce, ...good }) => good],
  ['several audiences and no party', (good) => ({ ...good, aud: ['site', 'another'] })],
  ['another party', (good) => ({ ...good, aud: ['site', 'another'], azp: 'another' })],
  ['another party for one audience', (good) => ({ ...good, azp: 'another' })],
])('[LOG-14] T30: a well signed token with %s is refused', async (_what, bend) => {
  const before = await left();
  expect(await finishWith((good) => signedBy(signer, bend(good)))).toBe('IDENTITY_REFUSED');
  expect(await left()).toEqual(before);
});

test('[LOG-14] T30: a document that names another issuer is refused before anybody is sent anywhere', async () => {
  const fresh = await nodeWithService();
  issuerItNames = 'https://accounts.example';
  const answer = await fresh.callAs(null, startSocialLogin, { provider: 'google', site: 'member' });
  expect([answer.status, answer.body]).toMatchObject([401, { code: 'IDENTITY_REFUSED' }]);
  issuerItNames = '';
  const again = await fresh.callAs(null, startSocialLogin, { provider: 'google', site: 'member' });
  expect(again.status).toBe(200);
  await fresh.close();
});

test('[LOG-14] T30: the good token is taken, so the refusals above are for the reason named', async () => {
  expect(await finishWith((good) => signedBy(signer, good))).toBe('unknown');
  expect(await finishWith((good) => signedBy(signer, { ...good, aud: ['site', 'b'], azp: 'site' }))).toBe(
    'unknown',
  );
});
