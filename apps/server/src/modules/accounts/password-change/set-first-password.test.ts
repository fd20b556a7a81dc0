import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { setFirstPassword } from '@maidan/contract/accounts/password-change/set-first-password.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { giveContacts, postFor } from '#testing/inbox.ts';
import { cookieOf, PASSWORD, type Caller, type MemberCaller } from '#testing/test-app.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const NEW = 'a very first password 9';
const choose = (caller: Caller, newPassword = NEW, confirmNewPassword = newPassword) =>
  node.callAs(caller, setFirstPassword, { newPassword, confirmNewPassword });
const codeOf = ({ body }: Awaited<ReturnType<typeof choose>>) => (body.success ? 'OK' : body.code);
const enter = async (username: string, password: string) => {
  const { body, raw } = await node.callAs(null, login, { type: 'username', username, password });
  return body.success ? { token: body.value.token ?? '', cookie: cookieOf(raw) } : null;
};
const rowOf = ({ memberId }: MemberCaller) =>
  database.db.query<{ passwordHash: string; hasPassword: boolean }>(
    sql`select password_hash, has_password from member where id = ${memberId}::bigint`,
  );

/** As an account that was opened through another service: there are sessions, but never was a password. */
async function withoutPassword(): Promise<{ member: MemberCaller; elsewhere: Caller }> {
  const member = await node.registerAndLogin();
  const elsewhere = (await enter(member.username, PASSWORD)) ?? {};
  await database.db.query(sql`update member set has_password = false where id = ${member.memberId}::bigint`);
  return { member, elsewhere };
}

describe('refused, and nothing is written', () => {
  test('[PWD-01] an account that has a password changes it, with the old one', async () => {
    const member = await node.registerAndLogin();
    const before = await rowOf(member);
    const answer = await choose(member);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'PASSWORD_ALREADY_SET']);
    expect(await rowOf(member)).toEqual(before);
    expect(await enter(member.username, PASSWORD)).not.toBeNull();
  });

  test('[PWD-01] T25: a session that came about by number or hand-over puts no lock on the account', async () => {
    const { member } = await withoutPassword();
    await database.db.query(sql`
      update session set assurance = 'low', held_until = platform_now() + interval '1 day'
      where member_id = ${member.memberId}::bigint`);
    expect(codeOf(await choose(member))).toBe('HELD_FOR_SAFETY');
    expect((await rowOf(member))[0]?.hasPassword).toBe(false);
  });

  test.each([
    ['one that everybody guesses', 'password123', 'password123', 'PASSWORD_WEAK'],
    ['two that differ', NEW, `${NEW}0`, 'BAD_REQUEST'],
  ])('[PWD-01] %s', async (_what, first, second, code) => {
    const { member } = await withoutPassword();
    expect(codeOf(await choose(member, first, second))).toBe(code);
    expect((await rowOf(member))[0]?.hasPassword).toBe(false);
  });
});

describe('a first password', () => {
  test('[PWD-01] [LOG-16] opens the account from then on, and ends every other session', async () => {
    const { member, elsewhere } = await withoutPassword();
    const email = `${member.username}@mail.example`;
    await giveContacts(node, member.memberId, { email });
    expect(await enter(member.username, NEW)).toBeNull();
    const answer = await choose(member);
    if (!answer.body.success) throw new Error(answer.raw.body);
    const now = { token: answer.body.value.token, cookie: cookieOf(answer.raw) };
    const info = async (caller: Caller) => (await node.callAs(caller, getMemberInfo, {})).status;
    expect([await info(now), await info(member), await info(elsewhere)]).toEqual([200, 401, 401]);
    expect(await enter(member.username, NEW)).not.toBeNull();
    const events = await database.db.query(sql`
      select kind from security_event where member_id = ${member.memberId}::bigint and kind = 'password-set'`);
    expect(events).toHaveLength(1);
    expect((await postFor(node, email))[0]?.body).toContain('has a password now');
  });

  test('[PWD-01] of five at the same moment one is first', async () => {
    const { member } = await withoutPassword();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => choose(member, `a very first password ${index}`)),
    );
    expect(answers.map(codeOf).filter((code) => code === 'OK')).toHaveLength(1);
  });
});
