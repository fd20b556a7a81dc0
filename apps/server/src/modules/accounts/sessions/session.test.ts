import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { register } from '@maidan/contract/accounts/registration/register.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { logout } from '@maidan/contract/accounts/sessions/logout.ts';
import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { cookieOf, createTestApp, PASSWORD, registerInput, uniqueName } from '#testing/test-app.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const codeOf = (answer: { body: { success: boolean } }) => ('code' in answer.body ? answer.body.code : 'OK');
const loginInput = (username: string, password = PASSWORD) =>
  ({ type: 'username', username, password }) as const;
const openSessions = async (username: string) => {
  const rows = await database.db.query(sql`
    select s.id from session s join member m on m.merchant = s.merchant and m.id = s.member_id
    where m.username = ${username} and s.ended_at is null`);
  return rows.length;
};

describe('who may not', () => {
  test('T2: the token alone, and the cookie alone, open nothing', async () => {
    const { token, cookie } = await node.registerAndLogin();
    for (const caller of [null, { token }, { cookie }, { token: 'A'.repeat(43), cookie }]) {
      const answer = await node.callAs(caller, getMemberInfo, {});
      expect([answer.status, codeOf(answer)]).toEqual([401, 'NOT_LOGGED_IN']);
    }
  });

  test('T2: halves of two different sessions do not fit together', async () => {
    const [one, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
    const answer = await node.callAs({ token: one.token, cookie: other.cookie }, getMemberInfo, {});
    expect(answer.status).toBe(401);
  });

  test('T23: an unknown name and a wrong password get the same answer', async () => {
    const { username } = await node.registerAndLogin();
    const wrong = await node.callAs(null, login, loginInput(username, 'not my password'));
    const unknown = await node.callAs(null, login, loginInput(uniqueName(), 'not my password'));
    expect([wrong.status, codeOf(wrong)]).toEqual([401, 'LOGIN_FAILED']);
    const { requestId: _one, ...wrongBody } = wrong.raw.json<Record<string, unknown>>();
    const { requestId: _other, ...unknownBody } = unknown.raw.json<Record<string, unknown>>();
    expect(unknownBody).toEqual(wrongBody);
    expect(wrong.raw.cookies).toEqual([]);
  });

  test('a closed account is told so only after the right password, and its open session is dead at once', async () => {
    const member = await node.registerAndLogin();
    await database.db.query(sql`update member set status = 'closed' where username = ${member.username}`);
    expect((await node.callAs(member, getMemberInfo, {})).status).toBe(401);
    expect(codeOf(await node.callAs(null, login, loginInput(member.username, 'wrong')))).toBe('LOGIN_FAILED');
    const closed = await node.callAs(null, login, loginInput(member.username));
    expect([closed.status, codeOf(closed)]).toEqual([403, 'ACCOUNT_CLOSED']);
  });

  test.each(['idle', 'absolute'])(
    'a session past its %s time is dead by the clock of the database',
    async (kind) => {
      const member = await node.registerAndLogin();
      const column =
        kind === 'idle'
          ? sql`last_seen_at = platform_now() - interval '30 minutes 1 second'`
          : sql`created_at = platform_now() - interval '12 hours 1 second'`;
      await database.db.query(sql`update session set ${column} where member_id = ${member.memberId}::bigint`);
      expect((await node.callAs(member, getMemberInfo, {})).status).toBe(401);
    },
  );

  test('T8: a valid token in the address opens nothing and is noted', async () => {
    const member = await node.registerAndLogin();
    const raw = await node.app.inject({
      url: `${getBalance.path}?token=${member.token}`,
      headers: { cookie: member.cookie },
    });
    expect(raw.statusCode).toBe(401);
    const notes = await database.db.query<{ detail: unknown }>(sql`
      select detail from security_event where kind = 'token-in-query' order by at desc limit 1`);
    expect(notes).toEqual([{ detail: { operation: 'getBalance' } }]);
    const visitor = await node.app.inject({ url: `/wps/system/status?token=${member.token}` });
    expect(visitor.statusCode).toBe(200);
  });
});

describe('who may', () => {
  test('[LOG-02] a login gives the token in the answer and the other half as a cookie no script can read', async () => {
    const username = uniqueName();
    await node.callAs(null, register, registerInput(username));
    const answer = await node.callAs(null, login, loginInput(username.toUpperCase()));
    expect(answer.body).toMatchObject({
      success: true,
      value: { firstTimeLogin: false, passwordExpired: false },
    });
    const [cookie] = answer.raw.cookies;
    expect(cookie).toMatchObject({ name: 'maidan-half', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(answer.raw.body).not.toContain(cookie?.value);
  });

  test('neither half is kept as it is', async () => {
    const { token, cookie } = await node.registerAndLogin();
    const rows = await database.db.query(
      sql`select encode(token_hash, 'base64') || encode(half_hash, 'base64') as kept from session`,
    );
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(Buffer.from(token, 'base64url').toString('base64'));
    expect(kept).not.toContain(Buffer.from(cookie.split('=')[1] ?? '', 'base64url').toString('base64'));
  });

  test('activity is noted at most once a minute', async () => {
    const member = await node.registerAndLogin();
    const seen = async () =>
      database.db.query(
        sql`select last_seen_at from session where member_id = ${member.memberId}::bigint order by id`,
      );
    const before = await seen();
    await node.callAs(member, getMemberInfo, {});
    expect(await seen()).toEqual(before);
    await database.db.query(sql`
      update session set last_seen_at = platform_now() - interval '61 seconds' where member_id = ${member.memberId}::bigint`);
    await node.callAs(member, getMemberInfo, {});
    const [row] = await database.db.query<{ fresh: boolean }>(sql`
      select max(last_seen_at) > platform_now() - interval '10 seconds' as fresh from session
      where member_id = ${member.memberId}::bigint`);
    expect(row?.fresh).toBe(true);
  });

  test('R4: logout kills both halves at once, on another node too, and removes the cookie', async () => {
    const other = await createTestApp(database);
    const member = await node.registerAndLogin();
    expect((await other.callAs(member, getMemberInfo, {})).status).toBe(200);
    const answer = await node.callAs(member, logout, {});
    expect(answer.body).toMatchObject({ success: true, value: { ended: true } });
    expect(cookieOf(answer.raw)).toBe('maidan-half=');
    expect((await other.callAs(member, getMemberInfo, {})).status).toBe(401);
    expect((await node.callAs(member, logout, {})).status).toBe(401);
    expect(await openSessions(member.username)).toBe(1);
    await other.close();
  });

  test('logout also exists as POST', async () => {
    const member = await node.registerAndLogin();
    const raw = await node.app.inject({
      method: 'POST',
      url: logout.path,
      headers: { authorization: `Bearer ${member.token}`, cookie: member.cookie },
    });
    expect(raw.json()).toMatchObject({ success: true, value: { ended: true } });
  });
});
