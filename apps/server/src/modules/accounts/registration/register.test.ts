import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { register } from '@maidan/contract/accounts/registration/register.ts';
import { describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { startPersonProvider } from '#testing/stand-ins/person-provider.ts';
import { cookieOf, createTestApp, registerInput, uniqueName } from '#testing/test-app.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const members = async () => (await database.db.query(sql`select from member`)).length;
const sendSealed = async (data: unknown) => {
  const raw = await node.app.inject({
    method: 'PUT',
    url: register.path,
    payload: { payload: await node.encrypt(register, data) },
  });
  return { status: raw.statusCode, body: raw.json<{ code?: string; fields?: Record<string, string> }>() };
};

describe('refusals', () => {
  test.each([
    ['[REG-05] two different passwords', { confirmPassword: 'another one' }, 'confirmPassword'],
    ['[REG-07] terms not accepted', { termsAccepted: false }, 'termsAccepted'],
    ['[REG-07] age not confirmed', { adultConfirmed: false }, 'adultConfirmed'],
    ['a name with a space', { username: 'rahim uddin' }, 'username'],
    ['a name that begins with a digit', { username: '1rahim' }, 'username'],
    ['a short password', { password: 'short', confirmPassword: 'short' }, 'password'],
    ['T15: a role of the own choosing', { type: 1 }, 'type'],
    ['T15: an agent by claim', { isAgent: true }, 'isAgent'],
    ['T15: a status', { status: 'active', has_vip: true }, 'has_vip'],
  ])('%s opens no account', async (_what, change, field) => {
    const before = await members();
    const { status, body } = await sendSealed({ ...registerInput(uniqueName()), ...change });
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
    expect(Object.keys(body.fields ?? {})).toContain(field);
    expect(await members()).toBe(before);
  });

  test('T15: __proto__ in the sealed data reaches nothing', async () => {
    const before = await members();
    const text = JSON.stringify(registerInput(uniqueName())).replace('{', '{"__proto__":{"isAgent":true},');
    const { status, body } = await sendSealed(text);
    expect([status, body.code]).toEqual([400, 'PAYLOAD_REFUSED']);
    expect(await members()).toBe(before);
    expect(({} as Record<string, unknown>)['isAgent']).toBeUndefined();
  });

  test('a taken name is refused in whatever letters, in the language of the page', async () => {
    const username = uniqueName();
    await node.callAs(null, register, registerInput(username));
    const raw = await node.app.inject({
      method: 'PUT',
      url: register.path,
      headers: { 'x-language': 'bn' },
      payload: { payload: await node.encrypt(register, registerInput(username.toUpperCase())) },
    });
    expect(raw.statusCode).toBe(409);
    expect(raw.json()).toMatchObject({
      code: 'USERNAME_TAKEN',
      message: 'এই ইউজারনেমটি আগেই নেওয়া হয়েছে। অন্য একটি বেছে নিন।',
      fields: { username: 'এই নামটি নেওয়া হয়ে গেছে।' },
    });
    expect(raw.cookies).toEqual([]);
  });

  test('of many registrations of one name at the same moment exactly one succeeds, with one welcome', async () => {
    const username = uniqueName();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => node.callAs(null, register, registerInput(username))),
    );
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    const rows = await database.db.query(sql`select from member where username = ${username}`);
    expect(rows).toHaveLength(1);
  });
});

describe('success', () => {
  test('[REG-10] a sealed PUT opens the account, logs in and gives the welcome play money', async () => {
    const username = uniqueName();
    const answer = await node.callAs(null, register, registerInput(username));
    expect(answer.body).toMatchObject({
      success: true,
      value: { firstTimeLogin: true, passwordExpired: false },
    });
    if (!answer.body.success) throw new Error('refused');
    const caller = { token: answer.body.value.token ?? '', cookie: cookieOf(answer.raw) };
    const info = await node.callAs(caller, getMemberInfo, {});
    expect(info.body).toMatchObject({
      success: true,
      value: {
        account: username,
        type: 0,
        isAgent: false,
        isTrial: false,
        hasVip: false,
        vipLabelName: null,
      },
    });
    const owner = info.body.success ? info.body.value.id : '';
    const balance = await readBalance(database.db, { merchant: 'maidan', owner, currency: 'PLY' });
    expect(balance.balance).toBe(1_000_000n);
  });

  test('with real money nobody is given anything for registering', async () => {
    const provider = await startPersonProvider();
    const real = await createTestApp({ ...database, ...provider.checks, profile: 'production' });
    const { memberId } = await real.registerAndLogin();
    const { balance } = await readBalance(database.db, {
      merchant: 'maidan',
      owner: memberId,
      currency: 'PLY',
    });
    expect(balance).toBe(0n);
    await real.close();
    await provider.stop();
  });
});
