import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import { confirmTotp } from '@maidan/contract/accounts/second-step/confirm-totp.ts';
import { forgetDevice } from '@maidan/contract/accounts/second-step/forget-device.ts';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { getSecurity } from '@maidan/contract/accounts/security/get-security.ts';
import { keepTotp } from '@maidan/contract/accounts/second-step/keep-totp.ts';
import { renewRecoveryCodes } from '@maidan/contract/accounts/second-step/renew-recovery-codes.ts';
import { resetByPhone } from '@maidan/contract/accounts/password-change/reset-by-phone.ts';
import { sendForgotCode } from '@maidan/contract/accounts/password-change/send-forgot-code.ts';
import { setPaymentPassword } from '@maidan/contract/accounts/payment-password/set-payment-password.ts';
import { setTotpAlways } from '@maidan/contract/accounts/second-step/set-totp-always.ts';
import { startTotp } from '@maidan/contract/accounts/second-step/start-totp.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { reportLoss } from '@maidan/contract/accounts/second-step/report-loss.ts';
import { sendLoginCode } from '@maidan/contract/accounts/login/send-login-code.ts';
import { sendLossCode } from '@maidan/contract/accounts/second-step/send-loss-code.ts';
import { verifyAddress } from '@maidan/contract/accounts/login/verify-address.ts';
import { URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { codeFor, giveContacts, newBrowser, newNumber, postFor, wrongCode } from '#testing/inbox.ts';
import { holdClock, letClockRun } from '#testing/clocks/still-clock.ts';
import {
  cookieOf,
  createTestApp,
  PASSWORD,
  type From,
  type MemberCaller,
  type TestApp,
} from '#testing/test-app.ts';
import { removeLostSecondSteps } from './remove-lost.ts';

// No setting is changed here: what is promised holds as the site comes out of the box.
let node: TestApp;
const database = await databaseForThisFile();
beforeAll(async () => {
  holdClock();
  node = await createTestApp(database);
});
afterAll(async () => {
  letClockRun();
  await node.close();
});

type Answer = Pick<Awaited<ReturnType<typeof byPassword>>, 'body' | 'raw'>;
const ABROAD = { ip: '203.0.113.77' };
const byPassword = ({ username }: MemberCaller, from: From | null = ABROAD, password = PASSWORD) =>
  node.callAs(from, login, { type: 'username', username, password });
const valueOf = ({ body, raw }: Answer) => {
  if (!body.success) throw new Error(raw.body);
  return body.value;
};
const codeOf = ({ body }: { body: { success: boolean } }) => ('code' in body ? body.code : 'OK');
/** What a login is asked for, or `in`. */
const asked = (answer: Answer) => {
  const { token, verification } = valueOf(answer);
  return token !== null ? 'in' : verification?.ways.map(({ way }) => way);
};
const ticketOf = (answer: Answer) => valueOf(answer).verification?.ticket ?? '';
const eventsOf = async ({ memberId }: MemberCaller) =>
  (
    await database.db.query<{ kind: string }>(
      sql`select kind from security_event where member_id = ${memberId}::bigint order by id`,
    )
  ).map(({ kind }) => kind);
const sessionsOf = async ({ memberId }: MemberCaller) =>
  (await database.db.query(sql`select from session where member_id = ${memberId}::bigint`)).length;

async function protectedMember() {
  const member = await node.registerAndLogin();
  const number = newNumber();
  const email = `${member.username}@mail.example`;
  await giveContacts(node, member.memberId, { mobile: number.kept, email });
  const started = await node.callAs(member, startTotp, {});
  if (!started.body.success) throw new Error(started.raw.body);
  const totp = URI.parse(started.body.value.url);
  const at = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
  const setUpBy = at(-1);
  const on = await node.callAs(member, confirmTotp, { code: setUpBy });
  if (!on.body.success) throw new Error(on.raw.body);
  const device = on.raw.cookies.find(({ name }) => name === 'maidan-half-device');
  return {
    member,
    number,
    email,
    at,
    setUpBy,
    recoveryCodes: on.body.value.recoveryCodes,
    home: { cookie: `${device?.name}=${device?.value}` },
  };
}

const shows = (ticket: string, code: string, remember = true, from: From = ABROAD) =>
  node.callAs(from, verifyAddress, { way: 'totp', ticket, code, remember });

const recovers = (ticket: string, code: string) =>
  node.callAs(ABROAD, verifyAddress, { way: 'recovery', ticket, code });
const aDayLater = () =>
  database.db.query(sql`update second_step_loss set removes_at = removes_at - interval '1 day'`);
const remove = () => removeLostSecondSteps.run(node.app.platform, node.app.log);
const report = async (member: MemberCaller, target: string) => {
  const ticket = ticketOf(await byPassword(member));
  await asOwner(database.url, `update message_sent set at = at - interval '2 minutes'`);
  await node.callAs(ABROAD, sendLossCode, { ticket, way: 'email' });
  return node.callAs(ABROAD, reportLoss, { ticket, way: 'email', code: await codeFor(node, target) });
};

describe('whoever set up an app is asked for it, with the settings the site comes with', () => {
  test('[LOG-13] the password alone opens no session from a new browser, at a new address or the old one', async () => {
    const { member } = await protectedMember();
    const before = await sessionsOf(member);
    for (const from of [ABROAD, null]) {
      const answer = await byPassword(member, from);
      expect(asked(answer)).toEqual(['totp', 'recovery']);
      expect(valueOf(answer).verification).toMatchObject({ reason: 'secondStep', heldUntil: null });
      expect(answer.raw.cookies).toEqual([]);
    }
    expect(await sessionsOf(member)).toBe(before);
  });

  test('[LOG-13] [LOG-07] a code by SMS is no second step, and neither is a reset by phone', async () => {
    const { member, number, at } = await protectedMember();
    const browser = newBrowser();
    await node.callAs(browser, sendLoginCode, number.form);
    const verificationCode = await codeFor(node, number.kept);
    const bySms = await node.callAs(browser, login, { type: 'sms', ...number.form, verificationCode });
    expect(asked(bySms)).toEqual(['totp', 'recovery']);
    await asOwner(database.url, `update message_sent set at = at - interval '2 minutes'`);
    await node.callAs(browser, sendForgotCode, number.form);
    const reset = await node.callAs(browser, resetByPhone, {
      ...number.form,
      verificationCode: await codeFor(node, number.kept),
      newPassword: 'quite another horse',
    });
    expect(asked(reset)).toEqual(['totp', 'recovery']);
    // The account waits although nobody finished that login, so that a stolen number cannot ask for the removal by itself.
    const again = await byPassword(member, ABROAD, 'quite another horse');
    expect(valueOf(again).verification?.lossWays.map(({ way }) => way)).toEqual(['email']);
    const done = await shows(ticketOf(reset), at(0));
    if (!done.body.success) throw new Error(done.raw.body);
    const caller = { token: done.body.value.token ?? '', cookie: cookieOf(done.raw) };
    const payment = {
      password: 'quite another horse',
      paymentPassword: '482915',
      confirmPaymentPassword: '482915',
    };
    expect(codeOf(await node.callAs(caller, setPaymentPassword, payment))).toBe('OK');
  });

  test('[LOG-04] [LOG-13] an agent at the agents’ door is asked too', async () => {
    const { member } = await protectedMember();
    await database.db.query(
      sql`update member set type = ${AGENT_TYPES[0]} where id = ${member.memberId}::bigint`,
    );
    const { username } = member;
    const input = { type: 'username', username, password: PASSWORD, site: 'agent' } as const;
    expect(asked(await node.callAs(ABROAD, login, input))).toEqual(['totp', 'recovery']);
  });

  test('[LOG-13] a wrong code is refused, counted and noted; a right one works once', async () => {
    const { member, at, setUpBy } = await protectedMember();
    const ticket = ticketOf(await byPassword(member));
    expect(codeOf(await shows(ticket, wrongCode(at(0))))).toBe('VERIFICATION_FAILED');
    expect(codeOf(await shows(ticket, setUpBy))).toBe('VERIFICATION_FAILED');
    const right = at(0);
    expect(codeOf(await shows(ticket, right))).toBe('OK');
    const second = ticketOf(await byPassword(member));
    expect(codeOf(await shows(second, right))).toBe('VERIFICATION_FAILED');
    expect(await eventsOf(member)).toEqual(
      expect.arrayContaining(['second-step-wrong', 'second-step-shown']),
    );
    // The pause is a second at first, so the codes follow each other at once: the logins, which take long, come before.
    const tickets = [];
    for (let count = 0; count < 6; count += 1) tickets.push(ticketOf(await byPassword(member)));
    const answers = [];
    for (const one of tickets) answers.push(codeOf(await shows(one, wrongCode(at(1)))));
    expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a known device', () => {
  test('[LOG-13] is asked once, for a month, by a cookie no script can read; its hash is all that is kept', async () => {
    const { member, home, at } = await protectedMember();
    expect(asked(await byPassword(member, { ...ABROAD, ...home }))).toBe('in');
    const done = await shows(ticketOf(await byPassword(member)), at(0));
    const cookie = done.raw.cookies.find(({ name }) => name === 'maidan-half-device');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 30 * 86_400 });
    const there = { ...ABROAD, cookie: `${cookie?.name}=${cookie?.value}` };
    expect(asked(await byPassword(member, there))).toBe('in');
    const rows = await database.db.query<{ row: string }>(sql`
      select row_to_json(d)::text as row from known_device d where member_id = ${member.memberId}::bigint`);
    expect(rows.map(({ row }) => row).join('')).not.toContain(cookie?.value);
    // Somebody else's account on the same browser is asked all the same.
    const { member: other } = await protectedMember();
    expect(asked(await byPassword(other, there))).toEqual(['totp', 'recovery']);
    await database.db.query(sql`
      update known_device set expires_at = platform_now() where member_id = ${member.memberId}::bigint`);
    expect(asked(await byPassword(member, there))).toEqual(['totp', 'recovery']);
  });

  test('[LOG-13] is none where the member did not want it, and none any more once it is forgotten', async () => {
    const { member, home, at } = await protectedMember();
    const done = await shows(ticketOf(await byPassword(member)), at(0), false);
    expect(done.raw.cookies.map(({ name }) => name)).not.toContain('maidan-half-device');
    const seen = await node.callAs(
      { ...member, cookie: `${member.cookie}; ${home.cookie}` },
      getSecurity,
      {},
    );
    const devices = seen.body.success ? (seen.body.value.secondStep?.devices ?? []) : [];
    expect(devices.map(({ current }) => current)).toEqual([true]);
    const stranger = await node.registerAndLogin();
    const id = devices[0]?.id ?? '';
    expect(codeOf(await node.callAs(stranger, forgetDevice, { id }))).toBe('NOT_FOUND');
    expect(asked(await byPassword(member, home))).toBe('in');
    expect(codeOf(await node.callAs(member, forgetDevice, { id }))).toBe('OK');
    expect(asked(await byPassword(member, home))).toEqual(['totp', 'recovery']);
  });

  test('[LOG-13] is asked each time if the member wants that; only the password makes it looser again', async () => {
    const { member, home } = await protectedMember();
    expect(codeOf(await node.callAs(member, setTotpAlways, { always: true }))).toBe('OK');
    expect(asked(await byPassword(member, home))).toEqual(['totp', 'recovery']);
    const looser = { always: false, password: 'wrong' } as const;
    expect(codeOf(await node.callAs(member, setTotpAlways, looser))).toBe('PASSWORD_WRONG');
    expect(asked(await byPassword(member, home))).toEqual(['totp', 'recovery']);
    await node.callAs(member, setTotpAlways, { always: false, password: PASSWORD });
    expect(asked(await byPassword(member, home))).toBe('in');
  });
});

describe('recovery codes', () => {
  test('[LOG-13] ten are shown at set-up, lie hashed, and each opens the door once, told to both contacts', async () => {
    const { member, recoveryCodes, email, number } = await protectedMember();
    expect(new Set(recoveryCodes).size).toBe(10);
    const code = recoveryCodes[3] ?? '';
    const kept = await database.db.query<{ row: string }>(sql`
      select row_to_json(r)::text as row from recovery_code r where member_id = ${member.memberId}::bigint`);
    expect(kept.map(({ row }) => row).join('')).not.toContain(code.replace('-', ''));
    const { recoveryCodes: foreign } = await protectedMember();
    const ticket = ticketOf(await byPassword(member));
    expect(codeOf(await recovers(ticket, foreign[0] ?? ''))).toBe('VERIFICATION_FAILED');
    expect(codeOf(await recovers(ticket, code.toLowerCase().replace('-', ' ')))).toBe('OK');
    expect(codeOf(await recovers(ticketOf(await byPassword(member)), code))).toBe('VERIFICATION_FAILED');
    for (const target of [email, number.kept])
      expect((await postFor(node, target))[0]?.body).toContain('recovery code');
    expect(await eventsOf(member)).toContain('recovery-code-used');
  });

  test('[LOG-13] new ones need password and code, and end the old ones', async () => {
    const { member, recoveryCodes, at } = await protectedMember();
    const renew = (password: string, code: string) =>
      node.callAs(member, renewRecoveryCodes, { password, code });
    expect(codeOf(await renew('wrong', at(0)))).toBe('PASSWORD_WRONG');
    expect(codeOf(await renew(PASSWORD, wrongCode(at(0))))).toBe('CODE_WRONG');
    const renewed = await renew(PASSWORD, at(0));
    const fresh = renewed.body.success ? renewed.body.value.recoveryCodes : [];
    expect(fresh).toHaveLength(10);
    const ticket = ticketOf(await byPassword(member));
    expect(codeOf(await recovers(ticket, recoveryCodes[0] ?? ''))).toBe('VERIFICATION_FAILED');
    expect(codeOf(await recovers(ticket, fresh[0] ?? ''))).toBe('OK');
  });
});

describe('a lost app', () => {
  test('[LOG-13] neither a wrong code nor a login without the password begins the day', async () => {
    const { member, number, email } = await protectedMember();
    const ticket = ticketOf(await byPassword(member));
    await node.callAs(ABROAD, sendLossCode, { ticket, way: 'email' });
    const code = wrongCode(await codeFor(node, email));
    expect(codeOf(await node.callAs(ABROAD, reportLoss, { ticket, way: 'email', code }))).toBe('CODE_WRONG');
    const browser = newBrowser();
    await node.callAs(browser, sendLoginCode, number.form);
    const verificationCode = await codeFor(node, number.kept);
    const bySms = await node.callAs(browser, login, { type: 'sms', ...number.form, verificationCode });
    expect(valueOf(bySms).verification?.lossWays).toEqual([]);
    const way = { ticket: ticketOf(bySms), way: 'email' } as const;
    expect(codeOf(await node.callAs(ABROAD, sendLossCode, way))).toBe('TICKET_INVALID');
    expect(
      await database.db.query(sql`select from second_step_loss where member_id = ${member.memberId}::bigint`),
    ).toEqual([]);
  });

  test('[LOG-13] goes after a day by the database’s clock, told to both contacts, and not a moment before', async () => {
    const { member, email, number } = await protectedMember();
    expect(codeOf(await report(member, email))).toBe('OK');
    for (const target of [email, number.kept])
      expect((await postFor(node, target))[0]?.body).toContain('is lost');
    await remove();
    const again = await byPassword(member);
    expect(asked(again)).toEqual(['totp', 'recovery']);
    expect(valueOf(again).verification?.removesAt).toMatch(/Z$/);
    // Asking once more does not move the day.
    const [due] = await database.db.query(
      sql`select removes_at from second_step_loss where member_id = ${member.memberId}::bigint`,
    );
    await report(member, email);
    expect(
      await database.db.query(
        sql`select removes_at from second_step_loss where member_id = ${member.memberId}::bigint`,
      ),
    ).toEqual([due]);
    await aDayLater();
    expect(await Promise.all([remove(), remove()]).then(([one, other]) => one + other)).toBe(1);
    expect(asked(await byPassword(member))).toBe('in');
    expect((await postFor(node, email))[0]?.body).toContain('was removed');
    const seen = await node.callAs(member, getSecurity, {});
    expect(seen.body).toMatchObject({ value: { totp: false, secondStep: null } });
    expect(await eventsOf(member)).toEqual(
      expect.arrayContaining(['second-step-lost', 'second-step-removed']),
    );
  });

  test('[LOG-13] can be stopped by whoever shows the second step, and by nobody else', async () => {
    const { member, email, at } = await protectedMember();
    await report(member, email);
    // A session from before, which never showed it.
    await database.db.query(
      sql`update session set second_step = false where member_id = ${member.memberId}::bigint`,
    );
    expect(codeOf(await node.callAs(member, keepTotp, {}))).toBe('SECOND_STEP_NEEDED');
    const done = await shows(ticketOf(await byPassword(member)), at(0));
    if (!done.body.success) throw new Error(done.raw.body);
    const owner = { token: done.body.value.token ?? '', cookie: cookieOf(done.raw) };
    const seen = await node.callAs(owner, getSecurity, {});
    expect(seen.body).toMatchObject({ value: { secondStep: { loss: { mayKeep: true } } } });
    expect(codeOf(await node.callAs(owner, keepTotp, {}))).toBe('OK');
    expect(codeOf(await node.callAs(owner, keepTotp, {}))).toBe('NOT_FOUND');
    await aDayLater();
    expect(await remove()).toBe(0);
    expect(asked(await byPassword(member))).toEqual(['totp', 'recovery']);
    expect((await node.callAs(owner, getMemberInfo, {})).status).toBe(200);
    expect((await postFor(node, email))[0]?.body).toContain('stays');
  });
});
