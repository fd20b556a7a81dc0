import { changePassword } from '@maidan/contract/accounts/password-change/change-password.ts';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { listSecurityEvents } from '@maidan/contract/accounts/security/list-security-events.ts';
import { startTotp } from '@maidan/contract/accounts/second-step/start-totp.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { sendLoginCode } from '@maidan/contract/accounts/login/send-login-code.ts';
import { getUplineDesk } from '@maidan/contract/upline/get-upline-desk.ts';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import type { SettingValue } from '#settings/settings.ts';
import { codeFor, giveContacts, newBrowser, newNumber } from '#testing/inbox.ts';
import { cookieOf, PASSWORD, type MemberCaller } from '#testing/test-app.ts';

let standard: SettingValue<'whitelabel'>;
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  standard = await node.app.platform.settings.get('whitelabel');
});
afterEach(() => node.app.platform.settings.change('whitelabel', standard));

const offer = (change: Partial<SettingValue<'whitelabel'>>) =>
  node.app.platform.settings.change('whitelabel', { ...standard, ...change });
const byName = (username: string, password = PASSWORD, site: 'member' | 'agent' = 'member') =>
  node.callAs(null, login, { type: 'username', username, password, site });
const BROWSER = newBrowser();
const bySms = (number: ReturnType<typeof newNumber>, verificationCode: string) =>
  node.callAs(BROWSER, login, { type: 'sms', ...number.form, verificationCode });
const codeOf = ({ body }: Awaited<ReturnType<typeof byName>>) => (body.success ? 'OK' : body.code);
const valueOf = ({ body, raw }: Awaited<ReturnType<typeof byName>>) => {
  if (!body.success) throw new Error(raw.body);
  return { ...body.value, cookie: cookieOf(raw) };
};
const sessionsOf = async ({ memberId }: MemberCaller) =>
  (await database.db.query(sql`select from session where member_id = ${memberId}::bigint`)).length;
const setMember = (memberId: string, change: ReturnType<typeof sql>) =>
  database.db.query(sql`update member set ${change} where id = ${memberId}::bigint`);

const forced = async (member: MemberCaller, password = PASSWORD) => {
  const { token, changeTicket, cookie, passwordExpired } = valueOf(await byName(member.username, password));
  if (token === null) throw new Error('no session');
  return { caller: { token, cookie }, changeTicket, passwordExpired };
};

describe('which door', () => {
  test('[LOG-04] a member on the agent page hears so only after the right password', async () => {
    const member = await node.registerAndLogin();
    const before = await sessionsOf(member);
    expect(codeOf(await byName(member.username, 'wrong', 'agent'))).toBe('LOGIN_FAILED');
    const refused = await byName(member.username, PASSWORD, 'agent');
    expect([refused.status, codeOf(refused)]).toEqual([403, 'NOT_AN_AGENT']);
    expect(refused.body.message).toBe('Non-agents cannot log in');
    expect([refused.raw.cookies, await sessionsOf(member)]).toEqual([[], before]);
  });

  test.each([1, 2, 41, 42])('[LOG-04] an agent of type %i comes in at the agent page only', async (type) => {
    const agent = await node.registerAndLogin();
    await setMember(agent.memberId, sql`type = ${type}`);
    expect(codeOf(await byName(agent.username, 'wrong'))).toBe('LOGIN_FAILED');
    const refused = await byName(agent.username);
    expect(codeOf(refused)).toBe('NOT_A_MEMBER');
    expect(refused.body.message).toBe('Non-member account unable to login');
    expect(codeOf(await byName(agent.username, PASSWORD, 'agent'))).toBe('OK');
  });

  test('[SET-03] a site without passwords takes none', async () => {
    const { username } = await node.registerAndLogin();
    await offer({ pwdEnabled: false });
    expect(codeOf(await byName(username))).toBe('FEATURE_OFF');
  });
});

describe('a password that must be changed first', () => {
  test('[LOG-03] a password on the list of weak ones, also written in capitals', async () => {
    const member = await node.registerAndLogin();
    await node.app.platform.settings.change('weakPasswords', [PASSWORD.toUpperCase()]);
    expect((await forced(member)).changeTicket).not.toBeNull();
    await offer({ forcedPasswordChange: false });
    expect((await forced(member)).changeTicket).toBeNull();
    await node.app.platform.settings.change('weakPasswords', ['abc12345']);
  });

  test('[LOG-03] [LOG-13] an expired one, by its own date or by the operator’s number of days', async () => {
    const member = await node.registerAndLogin();
    await setMember(member.memberId, sql`password_changed_at = platform_now() - interval '91 days'`);
    expect((await forced(member)).changeTicket).toBeNull();
    await offer({ passwordExpiryDays: 90 });
    expect(await forced(member)).toMatchObject({ passwordExpired: true, changeTicket: expect.any(String) });
    await setMember(
      member.memberId,
      sql`password_changed_at = platform_now(), password_expires_at = platform_now()`,
    );
    expect(await forced(member)).toMatchObject({ passwordExpired: true, changeTicket: expect.any(String) });
    // With expiry switched off a date beside the account expires nothing.
    await offer({ passwordExpiryDays: 0 });
    expect(await forced(member)).toMatchObject({ passwordExpired: false, changeTicket: null });
  });

  test('[LOG-13] [PWD-04] the first login with a password somebody else gave out', async () => {
    const member = await node.registerAndLogin();
    await setMember(member.memberId, sql`last_login_at = null`);
    // Who has chosen it need not choose another.
    expect(valueOf(await byName(member.username)).changeTicket).toBeNull();
    await setMember(member.memberId, sql`last_login_at = null, password_changed_at = null`);
    const answer = valueOf(await byName(member.username));
    expect([answer.firstTimeLogin, answer.changeTicket === null]).toEqual([true, false]);
    // Leaving without one and coming again asks again.
    const again = valueOf(await byName(member.username));
    expect([again.firstTimeLogin, again.changeTicket === null]).toEqual([false, false]);
    await setMember(member.memberId, sql`last_login_at = platform_now(), must_change_password = true`);
    expect(valueOf(await byName(member.username)).changeTicket).not.toBeNull();
  });

  test('[LOG-13] until it is changed the session can do nothing else, and then everything', async () => {
    const member = await node.registerAndLogin();
    await setMember(member.memberId, sql`must_change_password = true`);
    const { caller, changeTicket } = await forced(member);
    expect((await node.callAs(caller, listSecurityEvents, {})).body).toMatchObject({
      code: 'PASSWORD_CHANGE_REQUIRED',
    });
    const info = await node.callAs(caller, getMemberInfo, {});
    expect(info.body).toMatchObject({ value: { mustChangePassword: true } });
    const newPassword = 'another fine password 7';
    const form = { newPassword, confirmNewPassword: newPassword, changeTicket: changeTicket ?? '' };
    const changed = await node.callAs(caller, changePassword, form);
    if (!changed.body.success) throw new Error(changed.raw.body);
    const now = { token: changed.body.value.token, cookie: cookieOf(changed.raw) };
    expect((await node.callAs(now, listSecurityEvents, {})).status).toBe(200);
    expect((await node.callAs(now, changePassword, form)).body).toMatchObject({ code: 'TICKET_INVALID' });
    expect(valueOf(await byName(member.username, newPassword)).changeTicket).toBeNull();
  });

  test('[LOG-03] never after a login by SMS', async () => {
    const member = await node.registerAndLogin();
    const number = newNumber();
    await giveContacts(node, member.memberId, { mobile: number.kept });
    await setMember(member.memberId, sql`must_change_password = true`);
    await node.callAs(BROWSER, sendLoginCode, number.form);
    expect(valueOf(await bySms(number, await codeFor(node, number.kept))).changeTicket).toBeNull();
  });
});

describe('by SMS', () => {
  test('[LOG-01] [LOG-07] the code of the own number opens a session', async () => {
    const member = await node.registerAndLogin();
    const number = newNumber();
    await giveContacts(node, member.memberId, { mobile: number.kept });
    expect(codeOf(await bySms(number, '000000'))).toBe('CODE_WRONG');
    await node.callAs(BROWSER, sendLoginCode, number.form);
    const { token, cookie } = valueOf(await bySms(number, await codeFor(node, number.kept)));
    const info = await node.callAs({ token: token ?? '', cookie }, getMemberInfo, {});
    expect(info.body).toMatchObject({ value: { account: member.username } });
    const events = await database.db.query(sql`
      select kind, detail from security_event where member_id = ${member.memberId}::bigint order by id desc limit 1`);
    expect(events).toEqual([{ kind: 'login', detail: { way: 'sms' } }]);
  });

  test('T25: a number can be moved to another card, so such a session changes no lock', async () => {
    const member = await node.registerAndLogin();
    const number = newNumber();
    await giveContacts(node, member.memberId, { mobile: number.kept });
    await node.callAs(BROWSER, sendLoginCode, number.form);
    const { token, cookie } = valueOf(await bySms(number, await codeFor(node, number.kept)));
    const caller = { token: token ?? '', cookie };
    expect((await node.callAs(caller, startTotp, {})).body).toMatchObject({ code: 'HELD_FOR_SAFETY' });
    const told = { value: { heldUntil: expect.any(String), heldBecause: 'noPassword' } };
    expect((await node.callAs(caller, getUplineDesk, {})).body).toMatchObject(told);
    expect((await node.callAs(member, getUplineDesk, {})).body).toMatchObject({
      value: { heldUntil: null, heldBecause: null },
    });
  });

  test('[SET-03] is refused where it is not offered, also with a good code', async () => {
    const member = await node.registerAndLogin();
    const number = newNumber();
    await giveContacts(node, member.memberId, { mobile: number.kept });
    await node.callAs(BROWSER, sendLoginCode, number.form);
    const code = await codeFor(node, number.kept);
    await offer({ smsEnabled: false });
    expect(codeOf(await bySms(number, code))).toBe('FEATURE_OFF');
  });
});
