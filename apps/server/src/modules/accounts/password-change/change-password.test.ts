import { changePassword } from '@maidan/contract/accounts/password-change/change-password.ts';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { issueTicket } from '#modules/accounts/verification/tickets.ts';
import { giveContacts, newNumber, postFor } from '#testing/inbox.ts';
import { cookieOf, PASSWORD, type Caller, type MemberCaller } from '#testing/test-app.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const NEW = 'a quite new password 9';
type Form = {
  oldPassword?: string;
  changeTicket?: string;
  newPassword?: string;
  confirmNewPassword?: string;
};
const change = (caller: Caller, form: Form) =>
  node.callAs(caller, changePassword, { newPassword: NEW, confirmNewPassword: NEW, ...form });
const codeOf = ({ body }: Awaited<ReturnType<typeof change>>) => (body.success ? 'OK' : body.code);
const hashOf = async ({ memberId }: MemberCaller) =>
  database.db.query(sql`select password_hash from member where id = ${memberId}::bigint`);
const enter = async (username: string, password: string) => {
  const { body, raw } = await node.callAs(null, login, { type: 'username', username, password });
  return body.success ? { token: body.value.token ?? '', cookie: cookieOf(raw) } : null;
};
const ticketOf = (memberId: string) =>
  issueTicket(database.db, 'maidan', { purpose: 'change-password', memberId, seconds: 600 });

describe('refused, and the old password stays', () => {
  test('[PWD-01] T3: without the old password and without a ticket', async () => {
    const member = await node.registerAndLogin();
    const before = await hashOf(member);
    const answer = await change(member, {});
    expect(codeOf(answer)).toBe('PASSWORD_WRONG');
    expect(answer.body).toMatchObject({ fields: { oldPassword: expect.any(String) } });
    expect(await hashOf(member)).toEqual(before);
  });

  test('[PWD-01] with a wrong old password, and after five of them for a while also with the right one', async () => {
    const member = await node.registerAndLogin();
    const before = await hashOf(member);
    const answers = [];
    for (let count = 0; count < 6; count += 1)
      answers.push(codeOf(await change(member, { oldPassword: 'wrong' })));
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'PASSWORD_WRONG'), 'TOO_MANY_REQUESTS']);
    expect(codeOf(await change(member, { oldPassword: PASSWORD }))).toBe('TOO_MANY_REQUESTS');
    expect(await hashOf(member)).toEqual(before);
  });

  test('[LOG-12] T3: with somebody else’s ticket, an invented one, or one past its ten minutes', async () => {
    const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
    const before = await hashOf(member);
    const late = await ticketOf(member.memberId);
    await database.db.query(sql`update ticket set expires_at = platform_now()`);
    for (const changeTicket of [await ticketOf(other.memberId), 'A'.repeat(43), late])
      expect(codeOf(await change(member, { changeTicket }))).toBe('TICKET_INVALID');
    expect(await hashOf(member)).toEqual(before);
  });

  test.each([
    ['the same again', PASSWORD, 'PASSWORD_SAME'],
    ['one that everybody guesses', 'password123', 'PASSWORD_WEAK'],
  ])('[PWD-01] %s, and the ticket is not used up', async (_what, newPassword, code) => {
    const member = await node.registerAndLogin();
    const changeTicket = await ticketOf(member.memberId);
    const before = await hashOf(member);
    expect(codeOf(await change(member, { changeTicket, newPassword, confirmNewPassword: newPassword }))).toBe(
      code,
    );
    expect(await hashOf(member)).toEqual(before);
    expect(codeOf(await change(member, { changeTicket }))).toBe('OK');
  });

  test('[REG-05] [PWD-01] when the second entry differs', async () => {
    const member = await node.registerAndLogin();
    const answer = await change(member, { oldPassword: PASSWORD, confirmNewPassword: 'something else 1' });
    expect(answer.body).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { confirmNewPassword: expect.any(String) },
    });
  });
});

describe('a new password', () => {
  test('[PWD-01] [LOG-16] R4: gives this session new halves, kills the old ones and every other session', async () => {
    const member = await node.registerAndLogin();
    const elsewhere = await enter(member.username, PASSWORD);
    const answer = await change(member, { oldPassword: PASSWORD });
    if (!answer.body.success) throw new Error(answer.raw.body);
    const now = { token: answer.body.value.token, cookie: cookieOf(answer.raw) };
    const info = async (caller: Caller | null) => (await node.callAs(caller, getMemberInfo, {})).status;
    expect([await info(now), await info(member), await info(elsewhere)]).toEqual([200, 401, 401]);
    expect(await info({ token: now.token, cookie: member.cookie })).toBe(401);
    const ended = await database.db.query<{ endReason: string }>(sql`
      select distinct end_reason from session
      where member_id = ${member.memberId}::bigint and ended_at is not null`);
    expect(ended).toEqual([{ endReason: 'password' }]);
    expect(await enter(member.username, PASSWORD)).toBeNull();
    expect(await enter(member.username, NEW)).not.toBeNull();
  });

  test('[LOG-12] T3: a ticket works once, also for ten at the same moment', async () => {
    const member = await node.registerAndLogin();
    const changeTicket = await ticketOf(member.memberId);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const newPassword = `a quite new password ${index}`;
        return change(member, { changeTicket, newPassword, confirmNewPassword: newPassword });
      }),
    );
    expect(answers.map(codeOf).filter((code) => code === 'OK')).toHaveLength(1);
  });

  test('the owner is told by mail, or by SMS where there is no mail, and finds it among the events', async () => {
    const [one, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
    const number = newNumber();
    await giveContacts(node, one.memberId, { email: `${one.username}@mail.example` });
    await giveContacts(node, other.memberId, { mobile: number.kept });
    for (const member of [one, other])
      expect(codeOf(await change(member, { oldPassword: PASSWORD }))).toBe('OK');
    const [mail] = await postFor(node, `${one.username}@mail.example`);
    expect(mail).toMatchObject({ kind: 'mail', subject: 'Your Maidan password', code: null });
    expect(mail?.body).toContain(one.username);
    expect(await postFor(node, number.kept)).toMatchObject([{ kind: 'sms' }]);
    const events = await database.db.query(sql`
      select kind from security_event where member_id = ${one.memberId}::bigint and kind = 'password-changed'`);
    expect(events).toHaveLength(1);
  });
});
