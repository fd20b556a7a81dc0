import { randomUUID } from 'node:crypto';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { endOneSession } from '@maidan/contract/accounts/sessions/end-one-session.ts';
import { endOtherSessions } from '@maidan/contract/accounts/sessions/end-other-sessions.ts';
import { listSessions } from '@maidan/contract/accounts/sessions/list-sessions.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { cookieOf, type Caller, type MemberCaller } from '#testing/test-app.ts';
import { forgetOldSessions } from './forget-old-sessions.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

async function logInFrom(
  member: MemberCaller,
  headers: Record<string, string> = {},
): Promise<Required<Caller>> {
  const { username, password } = member;
  const payload = await node.encrypt(login, { type: 'username', username, password, site: 'member' });
  const raw = await node.app.inject({
    method: 'POST',
    url: login.path,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ payload }),
  });
  const { value } = raw.json<{ value: { token: string } }>();
  return { token: value.token, cookie: cookieOf(raw) };
}

async function sessionsOf(caller: Caller) {
  const { body } = await node.callAs(caller, listSessions, {});
  if (!body.success) throw new Error(body.code);
  return body.value.sessions;
}

const idOf = async (caller: Caller) => (await sessionsOf(caller)).find(({ current }) => current)?.id ?? '';

const openRows = (memberId: string) =>
  database.db.query<{ id: string; endReason: string | null }>(sql`
    select id, end_reason from session where member_id = ${memberId}::bigint and ended_at is null`);

const eventsOf = async (memberId: string) =>
  (
    await database.db.query<{ kind: string }>(
      sql`select kind from security_event where member_id = ${memberId}::bigint order by id`,
    )
  ).map(({ kind }) => kind);

describe('who may not', () => {
  test('[LOG-16] the session of somebody else and one that never was are the same answer, and stay open', async () => {
    const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
    const [foreign] = await sessionsOf(other);
    const before = await openRows(other.memberId);
    for (const id of [foreign?.id ?? '', randomUUID()]) {
      const answer = await node.callAs(member, endOneSession, { id });
      expect([answer.status, answer.body]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    }
    expect(await openRows(other.memberId)).toEqual(before);
    expect((await node.callAs(other, getMemberInfo, {})).status).toBe(200);
  });

  test('[LOG-16] a session that has ended cannot be ended again', async () => {
    const member = await node.registerAndLogin();
    const second = await logInFrom(member);
    const id = await idOf(second);
    expect((await node.callAs(member, endOneSession, { id })).body.success).toBe(true);
    expect((await node.callAs(member, endOneSession, { id })).status).toBe(404);
    expect((await node.callAs(second, getMemberInfo, {})).status).toBe(401);
  });
});

const endedOf = async (caller: Caller) => {
  const { body } = await node.callAs(caller, getMemberInfo, {});
  return body.success ? 'open' : (body.ended ?? 'unsaid');
};

describe('who is told why a session is over', () => {
  test('[LOG-16] whoever holds both halves hears the real reason, one half alone hears none', async () => {
    const member = await node.registerAndLogin();
    const other = await logInFrom(member);
    expect(await endedOf({ token: other.token, cookie: member.cookie })).toBe('unsaid');
    await node.callAs(member, endOtherSessions, {});
    expect([await endedOf(other), await endedOf(member)]).toEqual(['ended', 'open']);
    expect(await endedOf({ token: other.token, cookie: member.cookie })).toBe('unsaid');
    const late = await logInFrom(member);
    await database.db.query(sql`
      update session set last_seen_at = platform_now() - interval '31 minutes' where member_id = ${member.memberId}::bigint and ended_at is null`);
    expect([await endedOf(late), await endedOf(other)]).toEqual(['expired', 'ended']);
    const last = await logInFrom(member);
    await database.db.query(sql`update member set status = 'closed' where id = ${member.memberId}::bigint`);
    expect(await endedOf(last)).toBe('blocked');
  });
});

describe('who may', () => {
  test('[LOG-16] a member sees every open session with its device and address, and which one this is', async () => {
    const member = await node.registerAndLogin();
    const phone = await logInFrom(member, { 'user-agent': PHONE });
    const seen = await sessionsOf(phone);
    expect(seen.length).toBe((await openRows(member.memberId)).length);
    expect(seen.filter(({ current }) => current)).toMatchObject([
      { device: 'Safari 17, iPhone', ip: '127.0.0.1' },
    ]);
    await database.db.query(sql`
      update session set last_seen_at = platform_now() - interval '31 minutes'
      where member_id = ${member.memberId}::bigint and device = ''`);
    expect(await sessionsOf(phone)).toHaveLength(1);
  });

  test('[LOG-16] ending one ends that one alone, and is noted', async () => {
    const member = await node.registerAndLogin();
    const phone = await logInFrom(member, { 'user-agent': PHONE });
    const id = await idOf(phone);
    expect((await node.callAs(member, endOneSession, { id })).body).toMatchObject({ value: { ended: true } });
    const refused = await node.callAs(phone, getMemberInfo, {});
    expect([refused.status, refused.body]).toMatchObject([401, { code: 'NOT_LOGGED_IN', ended: 'ended' }]);
    expect((await node.callAs(member, getMemberInfo, {})).status).toBe(200);
    const [row] = await database.db.query(sql`select end_reason from session where id = ${id}::uuid`);
    expect(row).toEqual({ endReason: 'ended' });
    expect((await eventsOf(member.memberId)).at(-1)).toBe('session-ended');
  });

  test('[LOG-16] ending the own one is a logout: the cookie goes too', async () => {
    const member = await node.registerAndLogin();
    const id = await idOf(member);
    const answer = await node.callAs(member, endOneSession, { id });
    expect(cookieOf(answer.raw)).toBe('maidan-half=');
    expect((await node.callAs(member, getMemberInfo, {})).status).toBe(401);
  });

  test('[LOG-16] ending all others leaves this one, and nobody else is touched', async () => {
    const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
    const [second, third] = [await logInFrom(member), await logInFrom(member)];
    const open = await openRows(member.memberId);
    const answer = await node.callAs(second, endOtherSessions, {});
    expect(answer.body).toMatchObject({ value: { ended: open.length - 1 } });
    for (const dead of [member, third]) expect((await node.callAs(dead, getMemberInfo, {})).status).toBe(401);
    for (const living of [second, other])
      expect((await node.callAs(living, getMemberInfo, {})).status).toBe(200);
    expect((await node.callAs(second, endOtherSessions, {})).body).toMatchObject({ value: { ended: 0 } });
  });

  test('[LOG-16] the member is told of the login before this one, not of this one', async () => {
    const member = await node.registerAndLogin();
    const told = async (caller: Caller) => {
      const { body } = await node.callAs(caller, getMemberInfo, {});
      return body.success ? body.value.lastLoginAt : null;
    };
    const [newest] = await database.db.query<{ createdAt: Date }>(sql`
      select max(created_at) as created_at from session where member_id = ${member.memberId}::bigint`);
    const second = await logInFrom(member);
    expect(await told(second)).toBe(newest?.createdAt.toISOString());
    expect((await told(member)) ?? '').not.toBe(newest?.createdAt.toISOString());
  });
});

test('[LOG-16] what has expired is ended by the house, what ended a month ago is gone, the rest stays', async () => {
  const member = await node.registerAndLogin();
  const [old, idle] = [await logInFrom(member), await logInFrom(member)];
  const [oldId, idleId, ownId] = [await idOf(old), await idOf(idle), await idOf(member)];
  await database.db.query(sql`
    update session set ended_at = platform_now() - interval '31 days', end_reason = 'logout' where id = ${oldId}::uuid`);
  await database.db.query(sql`
    update session set last_seen_at = platform_now() - interval '2 hours' where id = ${idleId}::uuid`);
  await forgetOldSessions(node.app.platform);
  const rows = await database.db.query<{ id: string; endReason: string | null }>(sql`
    select id, end_reason from session where id = any(${[oldId, idleId, ownId]}::uuid[])`);
  expect(new Map(rows.map((row) => [row.id, row.endReason]))).toEqual(
    new Map([
      [idleId, 'expired'],
      [ownId, null],
    ]),
  );
});
