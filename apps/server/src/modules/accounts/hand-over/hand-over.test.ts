import { randomUUID } from 'node:crypto';
import { AGENT_TYPES, HAND_OVER_CODE_PARAM, LANGUAGE_PARAM } from '@maidan/contract/constants.ts';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { startTotp } from '@maidan/contract/accounts/second-step/start-totp.ts';
import { collectHandOver } from '@maidan/contract/accounts/hand-over/collect-hand-over.ts';
import { confirmHandOver } from '@maidan/contract/accounts/hand-over/confirm-hand-over.ts';
import { createHandOver } from '@maidan/contract/accounts/hand-over/create-hand-over.ts';
import { exchangeHandOver } from '@maidan/contract/accounts/hand-over/exchange-hand-over.ts';
import { logout } from '@maidan/contract/accounts/sessions/logout.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { ownFramesOf, listeningNode, openPage } from '#testing/live-page.ts';
import { cookieOf, uniqueName, type Caller, type MemberCaller, type TestApp } from '#testing/test-app.ts';
import { openQuestions } from './ask-first-screen.ts';
import { createOperatorHandOver } from './create-hand-over.ts';

let desktopNode: TestApp;
let phoneNode: TestApp;

const database = await databaseForThisFile({ maxConnections: 20 });
beforeAll(async () => {
  [desktopNode, phoneNode] = await Promise.all([listeningNode(database), listeningNode(database)]);
});
afterAll(async () => {
  await Promise.all([desktopNode.close(), phoneNode.close()]);
});

async function offer(caller: Caller) {
  const { body } = await desktopNode.callAs(caller, createHandOver, {});
  if (!body.success) throw new Error(body.code);
  const code = new URL(body.value.url).searchParams.get(HAND_OVER_CODE_PARAM) ?? '';
  return { ...body.value, code };
}

async function scan(code: string, node = phoneNode) {
  const { body, raw } = await node.callAs(null, exchangeHandOver, { code });
  return body.success ? { ...body.value, raw } : { state: body.code };
}

async function claim(member: MemberCaller) {
  const { id, code } = await offer(member);
  const scanned = await scan(code);
  if (scanned.state !== 'waiting' || !('ticket' in scanned)) throw new Error(scanned.state);
  return { id, code, ticket: scanned.ticket, account: scanned.account };
}

async function collect(ticket: string) {
  const { body, raw } = await phoneNode.callAs(null, collectHandOver, { ticket });
  return body.success ? { ...body.value, raw } : { state: body.code };
}

const openSessions = async (memberId: string) =>
  (
    await database.db.query(
      sql`select from session where member_id = ${memberId}::bigint and ended_at is null`,
    )
  ).length;

const age = (id: string, seconds: number) =>
  database.db.query(sql`
    update hand_over set expires_at = expires_at - make_interval(secs => ${seconds}),
      claimed_at = claimed_at - make_interval(secs => ${seconds}) where id = ${id}::uuid`);

describe('who may not', () => {
  test('[LOG-06] T1: a real session token, or half of one, is no code, and is refused like any unknown text', async () => {
    const member = await desktopNode.registerAndLogin();
    const before = await openSessions(member.memberId);
    for (const code of [member.token, member.cookie.split('=')[1] ?? '', 'A'.repeat(43)])
      expect((await scan(code)).state).toBe('TICKET_INVALID');
    expect(await openSessions(member.memberId)).toBe(before);
  });

  test('[LOG-13] [SID-06] with a second step set up, only a screen that has shown it vouches for another device', async () => {
    const member = await desktopNode.registerAndLogin();
    // Enough for the door: it looks whether there is an app, never into it.
    await database.db.query(sql`
      update member set totp_secret = ${Buffer.from('sealed')} where id = ${member.memberId}::bigint`);
    const handOver = async () => {
      const { id, ticket } = await claim(member);
      await desktopNode.callAs(member, confirmHandOver, { id, allow: true });
      const collected = await collect(ticket);
      if (!('login' in collected)) throw new Error(collected.state);
      return collected.login;
    };
    const asked = await handOver();
    expect([asked.token, asked.verification?.reason]).toEqual([null, 'secondStep']);
    await database.db.query(sql`
      update session set second_step = true where member_id = ${member.memberId}::bigint`);
    expect((await handOver()).token).not.toBeNull();
  });

  test('[SID-06] T19: a second scan is refused, on another node too', async () => {
    const member = await desktopNode.registerAndLogin();
    const { code } = await claim(member);
    for (const node of [phoneNode, desktopNode])
      expect((await scan(code, node)).state).toBe('TICKET_INVALID');
  });

  test('[SID-06] T19: a scan after 61 seconds is refused, one after 59 is not', async () => {
    const member = await desktopNode.registerAndLogin();
    const [late, early] = [await offer(member), await offer(member)];
    await age(late.id, 61);
    await age(early.id, 59);
    expect((await scan(late.code)).state).toBe('TICKET_INVALID');
    expect((await scan(early.code)).state).toBe('waiting');
  });

  test('[SID-06] T19: a scan after the screen has logged out is refused', async () => {
    const member = await desktopNode.registerAndLogin();
    const { code } = await offer(member);
    await desktopNode.callAs(member, logout, {});
    expect((await scan(code)).state).toBe('TICKET_INVALID');
  });

  test('[SID-06] T19: without the yes of the screen nobody is let in', async () => {
    const member = await desktopNode.registerAndLogin();
    const before = await openSessions(member.memberId);
    const { id, ticket } = await claim(member);
    expect((await collect(ticket)).state).toBe('waiting');
    await age(id, 121);
    expect((await collect(ticket)).state).toBe('TICKET_INVALID');
    expect((await desktopNode.callAs(member, confirmHandOver, { id, allow: true })).body).toMatchObject({
      code: 'TICKET_INVALID',
    });
    expect(await openSessions(member.memberId)).toBe(before);
  });

  test('[SID-06] T19: a no is a no, and stays one', async () => {
    const member = await desktopNode.registerAndLogin();
    const before = await openSessions(member.memberId);
    const { id, ticket } = await claim(member);
    expect((await desktopNode.callAs(member, confirmHandOver, { id, allow: false })).body).toMatchObject({
      value: { allowed: false },
    });
    expect((await collect(ticket)).state).toBe('refused');
    expect((await desktopNode.callAs(member, confirmHandOver, { id, allow: true })).status).toBe(400);
    expect((await collect(ticket)).state).toBe('refused');
    expect(await openSessions(member.memberId)).toBe(before);
  });

  test('[SID-06] T19: a screen that logs out after its yes takes it back', async () => {
    const member = await desktopNode.registerAndLogin();
    const { id, ticket } = await claim(member);
    await desktopNode.callAs(member, confirmHandOver, { id, allow: true });
    await desktopNode.callAs(member, logout, {});
    expect((await collect(ticket)).state).toBe('refused');
  });

  test('[SID-06] T19: only the session that showed the code can agree, and only once somebody has scanned it', async () => {
    const [member, stranger] = [await desktopNode.registerAndLogin(), await desktopNode.registerAndLogin()];
    const unseen = await offer(member);
    expect((await desktopNode.callAs(member, confirmHandOver, { id: unseen.id, allow: true })).status).toBe(
      400,
    );
    const { id, ticket } = await claim(member);
    const sameMember = await secondSession(member);
    for (const other of [stranger, sameMember])
      expect((await desktopNode.callAs(other, confirmHandOver, { id, allow: true })).status).toBe(400);
    expect((await collect(ticket)).state).toBe('waiting');
  });

  test('[SID-06] T19: a ticket gives one session, however often and fast it is asked', async () => {
    const member = await desktopNode.registerAndLogin();
    const { id, ticket } = await claim(member);
    await desktopNode.callAs(member, confirmHandOver, { id, allow: true });
    const before = await openSessions(member.memberId);
    const states = await Promise.all(Array.from({ length: 10 }, async () => (await collect(ticket)).state));
    expect(states.filter((state) => state === 'loggedIn')).toHaveLength(1);
    expect((await collect(ticket)).state).toBe('TICKET_INVALID');
    expect(await openSessions(member.memberId)).toBe(before + 1);
  });

  test('a code for nobody is not made', async () => {
    expect(
      await createOperatorHandOver(database.db, desktopNode.app.platform.config, {
        username: uniqueName(),
        by: 'Farida',
      }),
    ).toBeNull();
  });
});

async function secondSession(member: MemberCaller): Promise<Caller> {
  const made = await createOperatorHandOver(database.db, desktopNode.app.platform.config, {
    username: member.username,
    by: 'Farida',
  });
  const code = new URL(made?.url ?? '').searchParams.get(HAND_OVER_CODE_PARAM) ?? '';
  const scanned = await scan(code);
  if (!('login' in scanned) || scanned.login.token === null) throw new Error(scanned.state);
  return { token: scanned.login.token, cookie: cookieOf(scanned.raw) };
}

describe('who may', () => {
  test('[LOG-06] T1, R3: of fifty exchanges of one code at once, on two nodes, exactly one succeeds', async () => {
    const { username, memberId } = await desktopNode.registerAndLogin();
    const before = await openSessions(memberId);
    const made = await createOperatorHandOver(database.db, desktopNode.app.platform.config, {
      username,
      by: 'Farida',
    });
    const code = new URL(made?.url ?? '').searchParams.get(HAND_OVER_CODE_PARAM) ?? '';
    const nodes = [desktopNode, phoneNode];
    const states = await Promise.all(
      Array.from({ length: 50 }, async (_, count) => (await scan(code, nodes[count % 2])).state),
    );
    expect(states.filter((state) => state === 'loggedIn')).toHaveLength(1);
    expect(states.filter((state) => state === 'TICKET_INVALID')).toHaveLength(49);
    expect(await openSessions(memberId)).toBe(before + 1);
  });

  test('[SID-06] the link carries the language and a code of 256 bits, kept as a hash, and no token', async () => {
    const member = await desktopNode.registerAndLogin();
    const { url, code, expiresInSeconds } = await offer(member);
    const address = new URL(url);
    expect([address.origin, address.pathname]).toEqual(['http://localhost:3000', '/']);
    expect([...address.searchParams.keys()].toSorted()).toEqual(
      [LANGUAGE_PARAM, HAND_OVER_CODE_PARAM].toSorted(),
    );
    expect(Buffer.from(code, 'base64url')).toHaveLength(32);
    expect(code).not.toBe(member.token);
    expect(expiresInSeconds).toBe(60);
    const rows = await database.db.query(sql`select t::text from hand_over t`);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(code, 'base64url').toString('hex'));
  });

  test('[SID-06] T19: scanned, asked on the screen, agreed: the phone gets a session of its own, of low trust', async () => {
    const member = await desktopNode.registerAndLogin();
    const page = await openPage(desktopNode, member);
    const { id, ticket, account } = await claim(member);
    expect(account).toBe(`${member.username.slice(0, 2)}•••${member.username.slice(-1)}`);
    await vi.waitFor(
      () => expect(ownFramesOf(page)).toMatchObject([{ type: 'hand-over-asked', data: { id, device: '' } }]),
      { timeout: 60_000 },
    );
    page.socket.terminate();
    await desktopNode.callAs(member, confirmHandOver, { id, allow: true });
    const collected = await collect(ticket);
    if (!('login' in collected) || collected.login.token === null) throw new Error(collected.state);
    const phone = { token: collected.login.token, cookie: cookieOf(collected.raw) };
    expect(phone.token).not.toBe(member.token);
    expect((await phoneNode.callAs(phone, getMemberInfo, {})).body).toMatchObject({
      value: { account: member.username },
    });
    const held = await phoneNode.callAs(phone, startTotp, {});
    expect([held.status, held.body]).toMatchObject([403, { code: 'HELD_FOR_SAFETY' }]);
    expect((await desktopNode.callAs(member, getMemberInfo, {})).status).toBe(200);
    const [row] = await database.db.query(sql`
      select assurance, held_until > platform_now() + interval '23 hours' as held from session
      where member_id = ${member.memberId}::bigint order by created_at desc limit 1`);
    expect(row).toEqual({ assurance: 'low', held: true });
  });

  test('[LOG-06] a code of the operator logs an agent in through the door of agents', async () => {
    const agent = await desktopNode.registerAndLogin();
    await database.db.query(sql`
      update member set type = ${AGENT_TYPES[0]} where id = ${agent.memberId}::bigint`);
    const session = await secondSession(agent);
    expect((await phoneNode.callAs(session, getMemberInfo, {})).body).toMatchObject({
      value: { isAgent: true },
    });
  });
});

test('[SID-06] a screen that heard nothing when its code was scanned is asked once it is back, while an answer still counts', async () => {
  const member = await desktopNode.registerAndLogin();
  const told = new Promise<void>((resolve) => {
    const stop = desktopNode.app.platform.bus.subscribe((message) => {
      if (message.kind !== 'frame' || message.frame.type !== 'hand-over-asked') return;
      stop();
      resolve();
    });
  });
  const { id } = await claim(member);
  await told;
  const page = await openPage(desktopNode, member);
  await vi.waitFor(
    () => expect(ownFramesOf(page)).toMatchObject([{ type: 'hand-over-asked', data: { id, device: '' } }]),
    { timeout: 60_000 },
  );
  page.socket.terminate();
  const [own] = await database.db.query<{ id: string }>(
    sql`select session_id as id from hand_over where id = ${id}::uuid`,
  );
  const { memberId } = member;
  const ids = async (sessionId = own?.id ?? '') =>
    (await openQuestions(desktopNode.app.platform, { memberId, sessionId })).map(
      (frame) => frame.type === 'hand-over-asked' && frame.data.id,
    );
  expect(await ids()).toEqual([id]);
  expect(await ids(randomUUID())).toEqual([]);
  await age(id, 121);
  const [offered, asked] = [await offer(member), await claim(member)];
  expect(offered.id).not.toBe(asked.id);
  expect(await ids()).toEqual([asked.id]);
  await desktopNode.callAs(member, confirmHandOver, { id: asked.id, allow: false });
  expect(await ids()).toEqual([]);
});
