import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { getSecurity } from '@maidan/contract/accounts/security/get-security.ts';
import { listSecurityEvents } from '@maidan/contract/accounts/security/list-security-events.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { logout } from '@maidan/contract/accounts/sessions/logout.ts';
import { describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { recordSecurityEvent } from '#modules/security-events/security-event.ts';
import type { Caller } from '#testing/test-app.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

async function eventsOf(caller: Caller, cursor?: string) {
  const { body } = await node.callAs(caller, listSecurityEvents, cursor === undefined ? {} : { cursor });
  if (!body.success) throw new Error(body.code);
  return body.value;
}

describe('what a member may not see', () => {
  test('events of others, events the house keeps for itself, and attempts that name nobody', async () => {
    const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
    const note = { ip: '203.0.113.9', requestId: 'r' };
    const { platform } = node.app;
    await recordSecurityEvent(platform, { ...note, kind: 'login-failed', memberId: other.memberId });
    await recordSecurityEvent(platform, { ...note, kind: 'token-in-query', memberId: member.memberId });
    await recordSecurityEvent(platform, { ...note, kind: 'login-failed' });
    const { events } = await eventsOf(member);
    expect(events.filter(({ ip }) => ip === note.ip)).toEqual([]);
    expect(events.map(({ kind }) => kind)).not.toContain('token-in-query');
  });

  test.each(['AAAA', 'MTIzNDU2Nzg5MDEyMzQ1Njc4OTA', '-'])(
    'a cursor nobody gave out is refused: %s',
    async (cursor) => {
      const member = await node.registerAndLogin();
      expect((await node.callAs(member, listSecurityEvents, { cursor })).status).toBe(400);
    },
  );
});

describe('what a member sees', () => {
  test('[LOG-16] logins, failures and logouts with device and address, newest first', async () => {
    const member = await node.registerAndLogin();
    const { username, password } = member;
    await node.callAs(null, login, { type: 'username', username, password: 'not mine' });
    const again = await node.callAs(null, login, { type: 'username', username, password });
    expect(again.status).toBe(200);
    const { events } = await eventsOf(member);
    expect(events.slice(0, 2)).toMatchObject([
      { kind: 'login', ip: '127.0.0.1', country: null },
      { kind: 'login-failed', ip: '127.0.0.1' },
    ]);
    await node.callAs(member, logout, {});
    const [row] = await database.db.query(sql`
      select kind from security_event where member_id = ${member.memberId}::bigint order by id desc limit 1`);
    expect(row).toEqual({ kind: 'logout' });
  });

  test('[LOG-16] pages join without a gap and without a double', async () => {
    const member = await node.registerAndLogin();
    await database.db.query(sql`
      insert into security_event (merchant, kind, member_id, ip, request_id)
      select 'maidan', 'login', ${member.memberId}::bigint, '127.0.0.1', 'r' from generate_series(1, 45)`);
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await eventsOf(member, cursor);
      expect(page.events.length).toBeLessThanOrEqual(20);
      ids.push(...page.events.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    const rows = await database.db.query<{ id: bigint }>(sql`
      select id from security_event where member_id = ${member.memberId}::bigint order by id desc`);
    expect(ids).toEqual(rows.map(({ id }) => id.toString()));
  });

  test('[LOG-16] how the account is protected, with contacts masked and no secret', async () => {
    const member = await node.registerAndLogin();
    await database.db.query(sql`
      update member set mobile = '8801712345678', email = 'rahim@example.com', email_key = 'rahim@example.com',
        mobile_verified_at = platform_now(), email_verified_at = platform_now()
      where id = ${member.memberId}::bigint`);
    const answer = await node.callAs(member, getSecurity, {});
    expect(answer.body).toMatchObject({
      value: {
        hasPassword: true,
        hasPaymentPassword: false,
        totp: false,
        passkeys: [],
        identities: [],
        heldUntil: null,
        heldBecause: null,
      },
    });
    expect(answer.raw.body).not.toMatch(/8801712345678|rahim@|argon2/);
    expect(answer.body.success && answer.body.value.mobile).toMatch(/678$/);
    // What was only typed is masked too: an open page tells nobody where its owner is reached.
    await database.db.query(sql`
      update member set email_verified_at = null, mobile_verified_at = null where id = ${member.memberId}::bigint`);
    const typed = await node.callAs(member, getSecurity, {});
    expect(typed.body).toMatchObject({ value: { email: 'r••••@example.com', emailProved: false } });
    expect(typed.raw.body).not.toMatch(/8801712345678|rahim@/);
  });

  test('T25: a session that waits says until when; the account itself is told in its list', async () => {
    const member = await node.registerAndLogin();
    const [row] = await database.db.query<{ heldUntil: Date }>(sql`
      update session set held_until = platform_now() + interval '5 hours'
      where member_id = ${member.memberId}::bigint returning held_until`);
    const { body } = await node.callAs(member, getSecurity, {});
    expect(body.success && body.value.heldUntil?.slice(0, 16)).toBe(
      row?.heldUntil.toISOString().slice(0, 16),
    );
    expect((await node.callAs(member, getMemberInfo, {})).status).toBe(200);
  });
});
