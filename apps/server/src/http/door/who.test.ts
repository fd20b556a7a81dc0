import { TRIAL_TYPE } from '@maidan/contract/constants.ts';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { getSecurity } from '@maidan/contract/accounts/security/get-security.ts';
import { startTotp } from '@maidan/contract/accounts/second-step/start-totp.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { listGames } from '@maidan/contract/games/list-games.ts';
import { listSessions } from '@maidan/contract/accounts/sessions/list-sessions.ts';
import { describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql, type Sql } from '#db/sql.ts';
import type { CallContext } from '#call/call-context.ts';
import { makeAccountWait } from '#modules/accounts/sessions/make-account-wait.ts';
import { openSession } from '#modules/accounts/sessions/open-session.ts';
import type { MemberCaller } from '#testing/test-app.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const bend = (member: MemberCaller, change: Sql) =>
  database.db.query(sql`update session set ${change} where member_id = ${member.memberId}::bigint`);
const codeOf = async (answer: ReturnType<typeof node.callAs>) => {
  const { body } = await answer;
  return body.success ? 'OK' : body.code;
};

describe('a living session is still refused', () => {
  test('[LOG-09] to a trial player what needs a real account', async () => {
    const member = await node.registerAndLogin();
    await database.db.query(
      sql`update member set type = ${TRIAL_TYPE} where id = ${member.memberId}::bigint`,
    );
    expect(await codeOf(node.callAs(member, getSecurity, {}))).toBe('NEEDS_REAL_ACCOUNT');
    expect(await codeOf(node.callAs(member, listSessions, {}))).toBe('OK');
  });

  test('[LOG-13] whatever is not the change itself, while the password must be changed', async () => {
    const member = await node.registerAndLogin();
    await bend(member, sql`must_change_password = true`);
    for (const operation of [getSecurity, listSessions])
      expect(await codeOf(node.callAs(member, operation, {}))).toBe('PASSWORD_CHANGE_REQUIRED');
    expect((await node.callAs(member, getMemberInfo, {})).body).toMatchObject({
      value: { mustChangePassword: true },
    });
  });

  test('T25: what matters, while it waits, with the time in words; afterwards no more', async () => {
    const member = await node.registerAndLogin();
    const [row] = await database.db.query<{ heldUntil: Date }>(sql`
      update session set assurance = 'low', held_until = platform_now() + interval '3 hours'
      where member_id = ${member.memberId}::bigint returning held_until`);
    const { status, body } = await node.callAs(member, startTotp, {});
    expect([status, body]).toMatchObject([403, { code: 'HELD_FOR_SAFETY' }]);
    const until = row?.heldUntil.toISOString().slice(0, 16).replace('T', ' ') ?? '-';
    expect(body.message).toContain(`${until} UTC`);
    expect(await codeOf(node.callAs(member, getSecurity, {}))).toBe('OK');
    await bend(member, sql`held_until = platform_now() - interval '1 second'`);
    expect(await codeOf(node.callAs(member, startTotp, {}))).toBe('OK');
  });
});

const context = (): CallContext =>
  ({
    ...node.app.platform,
    ip: '127.0.0.1',
    userAgent: '',
    place: () => Promise.resolve({ ip: '127.0.0.1', country: 'BD' }),
  }) as unknown as CallContext;
const open = (opening: Parameters<typeof openSession>[2]) =>
  database.db.transaction((tx) => openSession(tx, context(), opening));
const heldHours = async (id: string) => {
  const [row] = await database.db.query<{ hours: number | null }>(sql`
    select round(extract(epoch from held_until - created_at) / 3600)::int as hours from session where id = ${id}::uuid`);
  return row?.hours ?? null;
};

const reasonOf = async (id: string) => {
  const [row] = await database.db.query<{ heldBecause: string | null }>(
    sql`select held_because from session where id = ${id}::uuid`,
  );
  return row?.heldBecause ?? null;
};

describe('T25: an account that waits', () => {
  test('gives its reason to the sessions it binds; of two waits the one that ends last is told', async () => {
    const { memberId } = await node.registerAndLogin();
    const waits = (hours: number, because: 'phoneReset' | 'contactChanged') =>
      makeAccountWait(database.db, node.app.platform.config.merchant, memberId, { hours, because });
    const reason = async (opening: Partial<Parameters<typeof open>[0]>) =>
      reasonOf((await open({ memberId, ...opening })).id);
    expect(await reason({})).toBeNull();
    await waits(30, 'contactChanged');
    await waits(24, 'phoneReset');
    expect(await reason({})).toBe('contactChanged');
    expect(await reason({ assurance: 'low', heldBecause: 'noPassword' })).toBe('contactChanged');
    expect(await reason({ secondStep: true })).toBeNull();
    await database.db.query(sql`
      update member set held_until = platform_now() + interval '3 hours' where id = ${memberId}::bigint`);
    expect(await reason({ assurance: 'low', heldBecause: 'noPassword' })).toBe('noPassword');
    await waits(24, 'phoneReset');
    expect(await reason({})).toBe('phoneReset');
    await database.db.query(sql`
      update member set held_until = platform_now() - interval '1 second' where id = ${memberId}::bigint`);
    expect(await reason({})).toBeNull();
  });

  test('makes the next login with the password wait too, but not one with a second step', async () => {
    const { memberId, username, password } = await node.registerAndLogin();
    const reset = await open({
      memberId,
      assurance: 'low',
      accountWait: { hours: 24, because: 'phoneReset' },
    });
    expect(await heldHours(reset.id)).toBe(24);
    expect(await heldHours((await open({ memberId })).id)).toBe(24);
    expect(await heldHours((await open({ memberId, secondStep: true })).id)).toBeNull();
    await node.callAs(null, login, { type: 'username', username, password });
    const [newest] = await database.db.query<{ id: string }>(sql`
      select id from session where member_id = ${memberId}::bigint order by created_at desc limit 1`);
    expect(await heldHours(newest?.id ?? '')).toBe(24);
  });

  test('a session handed over waits by itself; the account does not', async () => {
    const { memberId } = await node.registerAndLogin();
    expect(await heldHours((await open({ memberId, assurance: 'low' })).id)).toBe(24);
    expect(await heldHours((await open({ memberId })).id)).toBeNull();
  });
});

test('a visitor’s call that does not ask who calls looks nobody up, whatever it carries', async () => {
  const member = await node.registerAndLogin();
  await bend(member, sql`last_seen_at = platform_now() - interval '5 minutes'`);
  await node.callAs(member, listGames, { gameType: 'RNG' });
  const seen = await database.db.query(sql`
    select from session where member_id = ${member.memberId}::bigint and last_seen_at > platform_now() - interval '4 minutes'`);
  expect(seen).toEqual([]);
});
