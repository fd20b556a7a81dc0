import { finishPasskey } from '@maidan/contract/accounts/passkey/finish-passkey.ts';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { getSecurity } from '@maidan/contract/accounts/security/get-security.ts';
import { removePasskey } from '@maidan/contract/accounts/passkey/remove-passkey.ts';
import { startPasskey } from '@maidan/contract/accounts/passkey/start-passkey.ts';
import { finishPasskeyLogin } from '@maidan/contract/accounts/passkey/finish-passkey-login.ts';
import { startPasskeyLogin } from '@maidan/contract/accounts/passkey/start-passkey-login.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { SoftwareKey, type Bent } from '#testing/stand-ins/software-key.ts';
import { cookieOf, type MemberCaller } from '#testing/test-app.ts';

const ORIGIN = 'http://localhost:3000';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  await offer(true);
});

async function offer(passkeys: boolean): Promise<void> {
  const { settings } = node.app.platform;
  await settings.change('whitelabel', { ...(await settings.get('whitelabel')), passkeys });
}

async function begin(member: MemberCaller) {
  const { body } = await node.callAs(member, startPasskey, { password: member.password });
  if (!body.success) throw new Error(body.code);
  return body.value;
}

async function addKey(member: MemberCaller, bent: Bent = {}, key = new SoftwareKey(ORIGIN)) {
  const { ticket, options } = await begin(member);
  const input = { ticket, name: 'My phone', answer: key.create(options, bent) };
  const { body } = await node.callAs(member, finishPasskey, input);
  return { key, code: body.success ? 'OK' : body.code };
}

async function challenge() {
  const { body } = await node.callAs(null, startPasskeyLogin, {});
  if (!body.success) throw new Error(body.code);
  return body.value;
}

async function enter(ticket: string, answer: Record<string, unknown>, site: 'member' | 'agent' = 'member') {
  const result = await node.callAs(null, finishPasskeyLogin, { ticket, site, answer });
  return { code: result.body.success ? 'OK' : result.body.code, ...result };
}

async function logInWith(key: SoftwareKey, bent: Bent = {}) {
  const { ticket, options } = await challenge();
  return enter(ticket, key.get(options, bent));
}

const keysOf = (memberId: string) =>
  database.db.query<{ credentialId: string; counter: bigint }>(
    sql`select credential_id, counter from passkey where member_id = ${memberId}::bigint`,
  );
const sessions = async () => (await database.db.query(sql`select from session`)).length;

describe('who may not', () => {
  test('[LOG-14] a new key needs the password where there is one, and the flag of the operator', async () => {
    const member = await node.registerAndLogin();
    for (const input of [{}, { password: 'not mine' }])
      expect((await node.callAs(member, startPasskey, input)).body).toMatchObject({ code: 'PASSWORD_WRONG' });
    await offer(false);
    const off = await node.callAs(member, startPasskey, { password: member.password });
    expect([off.body, (await node.callAs(null, startPasskeyLogin, {})).body]).toMatchObject([
      { code: 'FEATURE_OFF' },
      { code: 'FEATURE_OFF' },
    ]);
    await offer(true);
  });

  test.each<[string, Bent]>([
    ['made for another site', { origin: 'https://evil.example' }],
    ['made for another host', { rpId: 'evil.example' }],
    ['that answers another challenge', { challenge: 'AAAA' }],
    ['that was used, not made', { type: 'webauthn.get' }],
    ['whose holder was not verified', { unverified: true }],
  ])('a new key %s is not kept', async (_what, bent) => {
    const member = await node.registerAndLogin();
    expect((await addKey(member, bent)).code).toBe('PASSKEY_REFUSED');
    expect(await keysOf(member.memberId)).toEqual([]);
  });

  test('a ticket for a new key works once, for its own member, and not for a login', async () => {
    const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
    const key = new SoftwareKey(ORIGIN);
    const [first, second] = [await begin(member), await begin(member)];
    const finish = async (caller: MemberCaller, { ticket, options }: typeof first) => {
      const input = { ticket, name: 'Key', answer: key.create(options) };
      const { body } = await node.callAs(caller, finishPasskey, input);
      return body.success ? 'OK' : body.code;
    };
    expect(await finish(other, first)).toBe('TICKET_INVALID');
    expect((await enter(second.ticket, key.get(second.options))).code).toBe('TICKET_INVALID');
    expect(await finish(member, second)).toBe('OK');
    expect(await finish(member, second)).toBe('TICKET_INVALID');
    expect((await addKey(other, {}, key)).code).toBe('PASSKEY_REFUSED');
    expect(await keysOf(other.memberId)).toEqual([]);
  });

  test.each<[string, Bent]>([
    ['for another site', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['to another challenge', { challenge: 'AAAA' }],
    ['of a key being made', { type: 'webauthn.create' }],
    ['without its holder being verified', { unverified: true }],
    ['in the name of somebody else', { userHandle: 'AAAA' }],
  ])('an answer %s opens nothing', async (_what, bent) => {
    const member = await node.registerAndLogin();
    const { key } = await addKey(member);
    const before = await sessions();
    expect((await logInWith(key, bent)).code).toBe('PASSKEY_REFUSED');
    expect(await sessions()).toBe(before);
  });

  test('a key nobody registered, a copied key whose counter stands still, and an answer sent twice open nothing', async () => {
    const member = await node.registerAndLogin();
    const { key } = await addKey(member);
    expect((await logInWith(new SoftwareKey(ORIGIN))).code).toBe('PASSKEY_REFUSED');
    expect((await logInWith(key, { counter: 7 })).code).toBe('OK');
    const before = await sessions();
    for (const counter of [7, 6, 0]) expect((await logInWith(key, { counter })).code).toBe('PASSKEY_REFUSED');
    const { ticket, options } = await challenge();
    const answer = key.get(options, { counter: 8 });
    const codes = await Promise.all([1, 2, 3].map(async () => (await enter(ticket, answer)).code));
    expect(codes.toSorted()).toEqual(['OK', 'TICKET_INVALID', 'TICKET_INVALID']);
    expect(await sessions()).toBe(before + 1);
    expect(await keysOf(member.memberId)).toMatchObject([{ counter: 8n }]);
  });

  test('[LOG-04] the door of agents stays shut for members', async () => {
    const { key } = await addKey(await node.registerAndLogin());
    const { ticket, options } = await challenge();
    expect((await enter(ticket, key.get(options), 'agent')).code).toBe('NOT_AN_AGENT');
  });

  test('the key of somebody else is not found, and the only way in cannot be removed', async () => {
    const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
    const { key } = await addKey(member);
    expect((await node.callAs(other, removePasskey, { id: key.id })).body).toMatchObject({
      code: 'NOT_FOUND',
    });
    await database.db.query(
      sql`update member set has_password = false where id = ${member.memberId}::bigint`,
    );
    expect((await node.callAs(member, removePasskey, { id: key.id })).body).toMatchObject({
      code: 'OPERATION_CONFLICT',
    });
    expect(await keysOf(member.memberId)).toHaveLength(1);
  });
});

describe('who may', () => {
  test('[LOG-14] a member adds a key, logs in with it and no name, and removes it again', async () => {
    const member = await node.registerAndLogin();
    const { key, code } = await addKey(member);
    expect(code).toBe('OK');
    const answer = await logInWith(key);
    if (!answer.body.success || answer.body.value.token === null) throw new Error(answer.code);
    const caller = { token: answer.body.value.token, cookie: cookieOf(answer.raw) };
    expect((await node.callAs(caller, getMemberInfo, {})).body).toMatchObject({
      value: { account: member.username },
    });
    const { body } = await node.callAs(caller, getSecurity, {});
    expect(body).toMatchObject({ value: { passkeys: [{ id: key.id, name: 'My phone' }] } });
    expect(body.success && body.value.passkeys[0]?.lastUsedAt).not.toBeNull();
    expect((await node.callAs(member, removePasskey, { id: key.id })).body.success).toBe(true);
    expect((await logInWith(key)).code).toBe('PASSKEY_REFUSED');
    const kinds = await database.db.query<{ kind: string }>(sql`
      select kind from security_event where member_id = ${member.memberId}::bigint order by id`);
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['passkey-added', 'passkey-removed']),
    );
  });

  test('[LOG-14] a key that does not count stays good', async () => {
    const { key } = await addKey(await node.registerAndLogin());
    for (let time = 0; time < 2; time += 1) expect((await logInWith(key, { counter: 0 })).code).toBe('OK');
  });

  test('[LOG-14] the challenge names no account, and asks the key to verify its holder', async () => {
    const { options } = await challenge();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options['allowCredentials'] ?? []).toEqual([]);
    const member = await node.registerAndLogin();
    expect((await begin(member)).options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });
});
