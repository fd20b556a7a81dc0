import { confirmTotp } from '@maidan/contract/accounts/second-step/confirm-totp.ts';
import { getSecurity } from '@maidan/contract/accounts/security/get-security.ts';
import { startTotp } from '@maidan/contract/accounts/second-step/start-totp.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { sendAddressCode } from '@maidan/contract/accounts/login/send-address-code.ts';
import { verifyAddress } from '@maidan/contract/accounts/login/verify-address.ts';
import { URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { codeFor, giveContacts, newNumber, postFor, wrongCode } from '#testing/inbox.ts';
import { holdClock, letClockRun } from '#testing/clocks/still-clock.ts';
import { createTestApp, PASSWORD, type MemberCaller, type TestApp } from '#testing/test-app.ts';

let node: TestApp;
const database = await databaseForThisFile();
beforeAll(async () => {
  holdClock();
  node = await createTestApp(database);
});
beforeEach(() => check(['sms', 'email', 'bankName', 'totp']));
afterAll(async () => {
  letClockRun();
  await node.close();
});

const ABROAD = { ip: '203.0.113.50' };
const check = async (ways: ('sms' | 'email' | 'bankName' | 'totp')[], enabled = true) => {
  const { settings } = node.app.platform;
  const whitelabel = await settings.get('whitelabel');
  await settings.change('whitelabel', { ...whitelabel, newAddressCheck: { enabled, ways } });
};
const enter = async ({ username }: MemberCaller, from = ABROAD) => {
  const { body, raw } = await node.callAs(from, login, { type: 'username', username, password: PASSWORD });
  if (!body.success) throw new Error(raw.body);
  return { ...body.value, cookies: raw.cookies };
};
const ticketFor = async (member: MemberCaller) => {
  const { verification } = await enter(member);
  if (verification === null) throw new Error('nothing was asked');
  return verification.ticket;
};
const sessionsOf = async ({ memberId }: MemberCaller) =>
  (await database.db.query(sql`select from session where member_id = ${memberId}::bigint`)).length;

async function memberWith({ payeeName }: { payeeName?: string } = {}) {
  const member = await node.registerAndLogin();
  const number = newNumber();
  const email = `${member.username}@mail.example`;
  await giveContacts(node, member.memberId, {
    mobile: number.kept,
    email,
    ...(payeeName === undefined ? {} : { payeeName }),
  });
  return { member, mobile: number.kept, email };
}
async function withTotp(member: MemberCaller) {
  const started = await node.callAs(member, startTotp, {});
  if (!started.body.success) throw new Error(started.raw.body);
  const totp = URI.parse(started.body.value.url);
  const at = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
  await node.callAs(member, confirmTotp, { code: at(-1) });
  return at;
}
const verify = async (input: Parameters<typeof node.callAs<typeof verifyAddress>>[2], from = ABROAD) => {
  const answer = await node.callAs(from, verifyAddress, input);
  return { code: answer.body.success ? 'OK' : answer.body.code, answer };
};

describe('an address never seen', () => {
  test('[LOG-13] gives no session, no cookie, and only the ways this member has, masked', async () => {
    const { member, mobile } = await memberWith();
    const before = await sessionsOf(member);
    const { token, verification, cookies } = await enter(member);
    expect([token, cookies, await sessionsOf(member)]).toEqual([null, [], before]);
    expect(verification?.ways.map(({ way }) => way)).toEqual(['sms', 'email']);
    expect(JSON.stringify(verification?.ways)).not.toContain(mobile.slice(4, 10));
  });

  test('[LOG-13] T26: only what the operator lists, and a name on an account never without a code behind it', async () => {
    const { member } = await memberWith({ payeeName: 'Rahima Khatun' });
    await check(['email', 'bankName']);
    const { verification } = await enter(member);
    expect(verification?.ways.map(({ way }) => way)).toEqual(['email', 'bankName']);
    const ticket = verification?.ticket ?? '';
    expect((await node.callAs(ABROAD, sendAddressCode, { ticket, way: 'sms' })).body).toMatchObject({
      code: 'TICKET_INVALID',
    });
    const nameless = await node.registerAndLogin();
    await database.db.query(
      sql`update member set payee_name = 'Somebody' where id = ${nameless.memberId}::bigint`,
    );
    expect((await enter(nameless)).token).not.toBeNull();
  });

  test('a wrong code is refused five times in all, then the ticket is dead; no session comes of it', async () => {
    const { member, mobile } = await memberWith();
    const before = await sessionsOf(member);
    const ticket = await ticketFor(member);
    await node.callAs(ABROAD, sendAddressCode, { ticket, way: 'sms' });
    const code = wrongCode(await codeFor(node, mobile));
    const answers = [];
    for (let count = 0; count < 6; count += 1)
      answers.push((await verify({ way: 'sms', ticket, code })).code);
    expect(answers.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'VERIFICATION_FAILED'));
    expect(answers[5]).not.toBe('OK');
    expect(await sessionsOf(member)).toBe(before);
  });

  test('T26: with the right code and a wrong name it is refused, and with a right name and a wrong code too', async () => {
    const { member, mobile } = await memberWith({ payeeName: 'Rahima Khatun' });
    const ticket = await ticketFor(member);
    await node.callAs(ABROAD, sendAddressCode, { ticket, way: 'bankName' });
    const code = await codeFor(node, mobile);
    const wrong = {
      way: 'bankName',
      ticket,
      bankAccountName: 'Rahima Khatun',
      code: wrongCode(code),
    } as const;
    expect((await verify(wrong)).code).toBe('VERIFICATION_FAILED');
    const stranger = { way: 'bankName', ticket, bankAccountName: 'Karim Khan', code } as const;
    expect((await verify(stranger)).code).toBe('VERIFICATION_FAILED');
  });

  test('T26: one TOTP code works once, also for two at the same moment, and an old one not at all', async () => {
    const { member } = await memberWith();
    const at = await withTotp(member);
    const [one, other] = [await ticketFor(member), await ticketFor(member)];
    expect((await verify({ way: 'totp', ticket: one, code: at(-3) })).code).toBe('VERIFICATION_FAILED');
    const code = at(0);
    const answers = await Promise.all(
      [one, other].map(async (ticket) => (await verify({ way: 'totp', ticket, code })).code),
    );
    expect(answers.toSorted()).toEqual(['OK', 'VERIFICATION_FAILED']);
  });
});

describe('what finishes the login', () => {
  test.each(['sms', 'email'] as const)(
    '[LOG-13] a code by %s, once, and the address is known from then on',
    async (way) => {
      const { member, mobile, email } = await memberWith();
      const ticket = await ticketFor(member);
      const sent = await node.callAs(ABROAD, sendAddressCode, { ticket, way });
      expect(sent.status).toBe(200);
      const code = await codeFor(node, way === 'sms' ? mobile : email);
      const { answer } = await verify({ way, ticket, code });
      expect(answer.body).toMatchObject({ value: { token: expect.any(String), verification: null } });
      expect(answer.raw.cookies).toHaveLength(1);
      expect((await verify({ way, ticket, code })).code).toBe('TICKET_INVALID');
      expect((await enter(member)).token).not.toBeNull();
      const kinds = await database.db.query(sql`
      select kind from security_event where member_id = ${member.memberId}::bigint and kind = 'address-verified'`);
      expect(kinds).toHaveLength(1);
    },
  );

  test('[LOG-13] the bank account name together with a code, however it is spaced', async () => {
    const { member, mobile } = await memberWith({ payeeName: 'Rahima Khatun' });
    const ticket = await ticketFor(member);
    await node.callAs(ABROAD, sendAddressCode, { ticket, way: 'bankName' });
    const code = await codeFor(node, mobile);
    const bankAccountName = '  rahima   KHATUN ';
    expect((await verify({ way: 'bankName', ticket, bankAccountName, code })).code).toBe('OK');
  });

  test('[LOG-13] a code of the authenticator app', async () => {
    const { member } = await memberWith();
    const at = await withTotp(member);
    const ticket = await ticketFor(member);
    expect((await verify({ way: 'totp', ticket, code: at(0) })).code).toBe('OK');
  });

  test('nothing is asked at a known address or where the check is off', async () => {
    const { member } = await memberWith();
    expect((await enter(member, { ip: '127.0.0.1' })).token).not.toBeNull();
    await check(['sms'], false);
    expect(await enter(member, { ip: '203.0.113.51' })).toMatchObject({ token: expect.any(String) });
  });
});

const assurancesAbroad = ({ memberId }: MemberCaller) =>
  database.db.query(sql`
    select assurance, held_until > platform_now() as held from session
    where member_id = ${memberId}::bigint and ip = ${ABROAD.ip} order by created_at`);

describe('a member who has none of the ways', () => {
  test('[LOG-13] T25: is let in and told so, but moves nothing and changes no lock for a day', async () => {
    const plain = await node.registerAndLogin();
    const { token, verification, unprovedAddress, cookies } = await enter(plain);
    expect([verification, unprovedAddress]).toEqual([null, true]);
    const here = { token: token ?? '', cookie: cookies.map((one) => `${one.name}=${one.value}`).join('; ') };
    expect((await node.callAs(here, startTotp, {})).body).toMatchObject({ code: 'HELD_FOR_SAFETY' });
    expect((await node.callAs(here, getSecurity, {})).body).toMatchObject({
      value: { heldUntil: expect.any(String), heldBecause: 'newAddress' },
    });
    const events = await database.db.query(sql`
      select kind from security_event where member_id = ${plain.memberId}::bigint and kind = 'address-unproved'`);
    expect(events).toHaveLength(1);
  });

  test('[LOG-13] coming twice proves nothing; after a day the address is known', async () => {
    const plain = await node.registerAndLogin();
    await enter(plain);
    expect(await enter(plain)).toMatchObject({ unprovedAddress: true });
    await database.db.query(sql`
      update member_address set first_seen_at = platform_now() - interval '1 minute'
      where member_id = ${plain.memberId}::bigint and first_seen_at > platform_now()`);
    expect((await enter(plain)).unprovedAddress).toBeUndefined();
    expect(await assurancesAbroad(plain)).toEqual([
      { assurance: 'low', held: true },
      { assurance: 'low', held: true },
      { assurance: 'full', held: null },
    ]);
  });

  test('[LOG-13] hears of it where it can be written to, also by a way that is not listed', async () => {
    const { member, email } = await memberWith();
    await check(['totp']);
    expect(await enter(member)).toMatchObject({ unprovedAddress: true });
    expect((await postFor(node, email))[0]).toMatchObject({ subject: 'A login to your Maidan account' });
  });

  test('[LOG-13] at home nothing changes', async () => {
    const plain = await node.registerAndLogin();
    await enter(plain);
    expect((await enter(plain, { ip: '127.0.0.1' })).unprovedAddress).toBeUndefined();
  });
});
