import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { getSecurity } from '@maidan/contract/accounts/security/get-security.ts';
import { linkIdentity } from '@maidan/contract/accounts/identity/link-identity.ts';
import { unlinkIdentity } from '@maidan/contract/accounts/identity/unlink-identity.ts';
import { finishSocialLogin } from '@maidan/contract/accounts/identity/finish-social-login.ts';
import { startSocialLogin } from '@maidan/contract/accounts/identity/start-social-login.ts';
import { verifyAddress } from '@maidan/contract/accounts/login/verify-address.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { takeTicket } from '#modules/accounts/verification/tickets.ts';
import {
  loginAtProvider,
  PROVIDER_CLIENT,
  startIdentityProvider,
  type IdentityProvider,
} from '#testing/stand-ins/identity-provider.ts';
import { setUpSecondStep } from '#testing/second-step.ts';
import {
  cookieOf,
  createTestApp,
  uniqueName,
  type Caller,
  type MemberCaller,
  type TestApp,
} from '#testing/test-app.ts';
import { linkTakenIdentity, SOCIAL_TICKET } from './taken-identity.ts';

let provider: IdentityProvider;
let node: TestApp;

const database = await databaseForThisFile();
beforeAll(async () => {
  provider = await startIdentityProvider({ redirectUris: ['http://localhost:3000/login/social'] });
  const google = { issuer: provider.issuer, ...PROVIDER_CLIENT, tokenEndpoint: null };
  node = await createTestApp({ ...database, identityProviders: { google, facebook: null } });
  await offerServices({ google: true, facebook: false });
});
afterAll(async () => {
  await node.close();
  await provider.stop();
});

async function offerServices(flags: { google: boolean; facebook: boolean }): Promise<void> {
  const { settings } = node.app.platform;
  await settings.change('whitelabel', { ...(await settings.get('whitelabel')), ...flags });
}

const start = (service: 'google' | 'facebook') =>
  node.callAs(null, startSocialLogin, { provider: service, site: 'member' });

/** What the browser of a person holds between leaving and coming back. */
type Trip = { state: string; code: string; cookie: string };

async function goAndComeBack(name: string, begin = startLogin): Promise<Trip> {
  const { url, cookie } = await begin();
  const back = await loginAtProvider(url, name);
  const read = (key: string) => back.searchParams.get(key) ?? '';
  return { state: read('state'), code: read('code'), cookie };
}

async function startLogin(site: 'member' | 'agent' = 'member') {
  const { body, raw } = await node.callAs(null, startSocialLogin, { provider: 'google', site });
  if (!body.success) throw new Error(body.code);
  return { url: body.value.url, cookie: cookieOf(raw) };
}

const startLink = (caller: MemberCaller) => async () => {
  const { body, raw } = await node.callAs(caller, linkIdentity, { provider: 'google' });
  if (!body.success) throw new Error(body.code);
  return { url: body.value.url, cookie: cookieOf(raw) };
};

async function finish({ state, code, cookie }: Trip, caller: Caller = {}) {
  const cookies = [caller.cookie, cookie].filter((part) => part !== undefined).join('; ');
  const { body, raw } = await node.callAs({ ...caller, cookie: cookies }, finishSocialLogin, { state, code });
  return body.success ? { ...body.value, raw } : { state: body.code };
}

async function link(member: MemberCaller, name: string) {
  return finish(await goAndComeBack(name, startLink(member)), member);
}

const links = (memberId: string) =>
  database.db.query(sql`select provider, subject from identity_link where member_id = ${memberId}::bigint`);
const sessions = async () => (await database.db.query(sql`select from session`)).length;

test('[LOG-14] a service without credentials cannot be offered: the setting is refused with the reason, and stays', async () => {
  await expect(offerServices({ google: true, facebook: true })).rejects.toThrow(
    /facebook needs credentials first: OIDC_FACEBOOK_CLIENT_ID/,
  );
  expect((await node.app.platform.settings.get('whitelabel')).facebook).toBe(false);
});

describe('who may not', () => {
  test('[LOG-14] a service that is not configured, or switched off, is not offered', async () => {
    expect((await start('facebook')).body).toMatchObject({ code: 'FEATURE_OFF' });
    await offerServices({ google: false, facebook: false });
    expect((await start('google')).body).toMatchObject({ code: 'FEATURE_OFF' });
    await offerServices({ google: true, facebook: false });
    expect((await start('google')).body).toMatchObject({ success: true });
  });

  test('[LOG-14] T30: a state works once, and only one that was given out', async () => {
    const trip = await goAndComeBack(uniqueName());
    expect((await finish({ ...trip, state: 'A'.repeat(43) })).state).toBe('TICKET_INVALID');
    expect((await finish(trip)).state).toBe('unknown');
    expect((await finish(trip)).state).toBe('TICKET_INVALID');
  });

  test('[LOG-14] T30: a return in another browser is refused, and is over with', async () => {
    const before = await sessions();
    const [own, other] = [await goAndComeBack(uniqueName()), await startLogin()];
    for (const cookie of ['', other.cookie])
      expect((await finish({ ...(await goAndComeBack(uniqueName())), cookie })).state).toBe(
        'IDENTITY_REFUSED',
      );
    expect((await finish({ ...own, cookie: other.cookie })).state).toBe('IDENTITY_REFUSED');
    expect((await finish(own)).state).toBe('TICKET_INVALID');
    expect(await sessions()).toBe(before);
  });

  test('[LOG-14] T30: the code of another login, a used one and an invented one are refused', async () => {
    const [one, other] = [await goAndComeBack(uniqueName()), await goAndComeBack(uniqueName())];
    // The provider itself holds the verifier against it (PKCE).
    expect((await finish({ ...one, code: other.code })).state).toBe('IDENTITY_REFUSED');
    const third = await goAndComeBack(uniqueName());
    expect((await finish({ ...third, code: 'invented' })).state).toBe('IDENTITY_REFUSED');
    const notes = await database.db.query(sql`select from security_event where kind = 'identity-refused'`);
    expect(notes.length).toBeGreaterThan(1);
  });

  test('[LOG-14] T30: an identity is linked only into the session that asked for it', async () => {
    const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
    for (const caller of [{}, other, { token: member.token, cookie: other.cookie }]) {
      const trip = await goAndComeBack(uniqueName(), startLink(member));
      expect((await finish(trip, caller)).state).toBe('IDENTITY_REFUSED');
    }
    expect(await links(member.memberId)).toEqual([]);
    expect(await links(other.memberId)).toEqual([]);
  });

  test('[LOG-14] T30: what belongs to one account cannot be linked to another, and the own link stays', async () => {
    const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
    const [name, own] = [uniqueName(), uniqueName()];
    await link(member, name);
    await link(other, own);
    expect((await link(other, name)).state).toBe('IDENTITY_TAKEN');
    expect(await links(other.memberId)).toEqual([{ provider: 'google', subject: own }]);
    expect(await links(member.memberId)).toEqual([{ provider: 'google', subject: name }]);
  });

  test('[LOG-14] T30: the same e-mail opens nothing; only the subject counts', async () => {
    const member = await node.registerAndLogin();
    const name = uniqueName();
    await database.db.query(sql`
      update member set email = ${`${name}@example.com`}, email_key = ${`${name}@example.com`}
      where id = ${member.memberId}::bigint`);
    expect((await finish(await goAndComeBack(name))).state).toBe('unknown');
  });

  test('[LOG-14] the only way in cannot be unlinked, and what is not linked is not found', async () => {
    const member = await node.registerAndLogin();
    const unlinked = () => node.callAs(member, unlinkIdentity, { provider: 'google' });
    expect((await unlinked()).body).toMatchObject({ code: 'NOT_FOUND' });
    await link(member, uniqueName());
    await database.db.query(
      sql`update member set has_password = false where id = ${member.memberId}::bigint`,
    );
    expect((await unlinked()).body).toMatchObject({ code: 'OPERATION_CONFLICT' });
    expect(await links(member.memberId)).toHaveLength(1);
  });

  test('[LOG-14] a session that waits cannot put a new key in the door', async () => {
    const member = await node.registerAndLogin();
    await database.db.query(sql`
      update session set held_until = platform_now() + interval '1 hour' where member_id = ${member.memberId}::bigint`);
    const answer = await node.callAs(member, linkIdentity, { provider: 'google' });
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'HELD_FOR_SAFETY' }]);
  });

  test('[LOG-04] whoever comes through the door of agents and is none is told so, without a session', async () => {
    const member = await node.registerAndLogin();
    const name = uniqueName();
    await link(member, name);
    const before = await sessions();
    const trip = await goAndComeBack(name, () => startLogin('agent'));
    expect((await finish(trip)).state).toBe('NOT_AN_AGENT');
    expect(await sessions()).toBe(before);
  });
});

describe('who may', () => {
  test('[LOG-14] the browser is sent away with PKCE, a state and a nonce, and back to this site alone', async () => {
    const { url, cookie } = await startLogin();
    const sent = new URL(url);
    expect(sent.origin).toBe(provider.issuer);
    expect(Object.fromEntries(sent.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/login/social',
      scope: 'openid profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(sent.searchParams.get(name)).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(url).not.toContain(cookie.split('=')[1] ?? '-');
  });

  test('[LOG-14] a linked identity logs in, with both halves of a session', async () => {
    const member = await node.registerAndLogin();
    const name = uniqueName();
    expect((await link(member, name)).state).toBe('linked');
    const back = await finish(await goAndComeBack(name));
    if (!('login' in back) || back.login.token === null) throw new Error(back.state);
    const caller = { token: back.login.token, cookie: cookieOf(back.raw) };
    expect((await node.callAs(caller, getMemberInfo, {})).body).toMatchObject({
      value: { account: member.username },
    });
    const kinds = await database.db.query<{ kind: string }>(sql`
      select kind from security_event where member_id = ${member.memberId}::bigint order by id`);
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['identity-linked', 'login']));
  });

  test('[LOG-13] [LOG-14] whoever set up an app is asked for it, and comes in with its code', async () => {
    const member = await node.registerAndLogin();
    const name = uniqueName();
    await link(member, name);
    const codeOfApp = await setUpSecondStep(node, member);
    const before = await sessions();
    const back = await finish(await goAndComeBack(name));
    if (!('login' in back)) throw new Error(back.state);
    expect(back.login).toMatchObject({
      token: null,
      verification: { reason: 'secondStep', ways: [{ way: 'totp' }, { way: 'recovery' }], lossWays: [] },
    });
    expect(await sessions()).toBe(before);
    const ticket = back.login.verification?.ticket ?? '';
    const shown = { way: 'totp', ticket, code: codeOfApp(0), remember: false } as const;
    expect((await node.callAs(null, verifyAddress, shown)).body).toMatchObject({ success: true });
    expect(await sessions()).toBe(before + 1);
  });

  test('[LOG-14] an unknown one gets a ticket, once, that links it in the transaction of a registration', async () => {
    const member = await node.registerAndLogin();
    const name = uniqueName();
    const back = await finish(await goAndComeBack(name));
    if (!('socialTicket' in back)) throw new Error(back.state);
    expect(back).toMatchObject({ provider: 'google', name: `Name of ${name}` });
    const { merchant } = node.app.platform.config;
    const given = { purpose: SOCIAL_TICKET, ticket: back.socialTicket };
    const ticket = await takeTicket(database.db, merchant, given);
    expect(await takeTicket(database.db, merchant, given)).toBeNull();
    await database.db.transaction((tx) =>
      linkTakenIdentity(tx, merchant, member.memberId, ticket?.data ?? {}),
    );
    expect(await links(member.memberId)).toEqual([{ provider: 'google', subject: name }]);
  });

  test('[LOG-14] a member sees what is linked, links another instead, and unlinks it', async () => {
    const member = await node.registerAndLogin();
    const [first, second] = [uniqueName(), uniqueName()];
    await link(member, first);
    await link(member, second);
    expect(await links(member.memberId)).toEqual([{ provider: 'google', subject: second }]);
    expect((await node.callAs(member, getSecurity, {})).body).toMatchObject({
      value: { identities: [{ provider: 'google', name: `Name of ${second}` }] },
    });
    expect((await node.callAs(member, unlinkIdentity, { provider: 'google' })).body.success).toBe(true);
    expect(await links(member.memberId)).toEqual([]);
    expect((await finish(await goAndComeBack(second))).state).toBe('unknown');
  });
});
