import { once } from 'node:events';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { confirmLimit } from '@maidan/contract/protection/confirm-limit.ts';
import { getProtection } from '@maidan/contract/protection/get-protection.ts';
import { getRealityCheck } from '@maidan/contract/protection/get-reality-check.ts';
import type { BreakLength, LimitKind, LimitPeriod } from '@maidan/contract/protection/protection.ts';
import { setLimit } from '@maidan/contract/protection/set-limit.ts';
import { setRealityCheck } from '@maidan/contract/protection/set-reality-check.ts';
import { startBreak } from '@maidan/contract/protection/start-break.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { ownFramesOf, listeningNode, openPage, openSilently } from '#testing/live-page.ts';
import type { MemberCaller, TestApp } from '#testing/test-app.ts';

let node: TestApp;
let member: MemberCaller;

const database = await databaseForThisFile();
beforeAll(async () => {
  node = await listeningNode(database);
});
beforeEach(async () => {
  member = await node.registerAndLogin();
});
afterAll(async () => {
  await node.close();
});

const set = async (kind: LimitKind, period: LimitPeriod, value: string | null) => {
  const { body } = await node.callAs(member, setLimit, { kind, period, value });
  return body.success ? body.value.outcome : body.code;
};
const confirm = async (kind: LimitKind, period: LimitPeriod) => {
  const { body } = await node.callAs(member, confirmLimit, { kind, period });
  return body.success ? 'confirmed' : body.code;
};
const pause = async (length: BreakLength) => {
  const { body } = await node.callAs(member, startBreak, { length });
  return body.success ? body.value.break : body.code;
};
const state = async () => {
  const { body } = await node.callAs(member, getProtection, {});
  if (!body.success) throw new Error(body.code);
  return body.value;
};
/** As if the wish had been uttered so much earlier. */
const age = (hours: number) =>
  asOwner(
    database.url,
    `update player_limit set wanted_from = wanted_from - interval '${hours} hours' where member_id = ${member.memberId}`,
  );

describe('R1: a limit', () => {
  test.each([
    ['stake', 'day', '0.00'],
    ['stake', 'day', '-5.00'],
    ['stake', 'day', '60'],
    ['time', 'day', '60.00'],
    ['time', 'day', '5'],
    ['deposit', 'week', '1e3'],
    ['loss', 'month', ''],
  ] as const)('of %s a %s is not set to "%s"', async (kind, period, value) => {
    expect(await set(kind, period, value)).toBe('BAD_REQUEST');
    expect((await state()).limits).toEqual([]);
  });

  test('holds at once when it is tighter, and is only asked for when it is looser', async () => {
    expect(await set('stake', 'day', '500.00')).toBe('set');
    expect(await set('stake', 'day', '200.00')).toBe('set');
    expect(await set('stake', 'day', '900.00')).toBe('asked');
    expect((await state()).limits).toMatchObject([
      { value: '200.00', left: '200.00', wish: { value: '900.00', ripe: false } },
    ]);
    expect(await confirm('stake', 'day')).toBe('LIMIT_TOO_EARLY');
    await age(23);
    expect(await confirm('stake', 'day')).toBe('LIMIT_TOO_EARLY');
    expect((await state()).limits[0]?.value).toBe('200.00');
    await age(1);
    expect((await state()).limits[0]).toMatchObject({ value: '200.00', wish: { ripe: true } });
    expect(await confirm('stake', 'day')).toBe('confirmed');
    expect((await state()).limits).toMatchObject([{ value: '900.00', wish: null }]);
    expect(await confirm('stake', 'day')).toBe('LIMIT_NOT_ASKED');
  });

  test('goes away only after a day and a second yes', async () => {
    await set('time', 'week', '600');
    expect(await set('time', 'week', null)).toBe('asked');
    expect((await state()).limits).toMatchObject([{ value: '600', wish: { value: null } }]);
    await age(24);
    expect((await state()).limits).toHaveLength(1);
    expect(await confirm('time', 'week')).toBe('confirmed');
    expect((await state()).limits).toEqual([]);
  });

  test('a wish is taken back by naming the present value, and forgotten after a week', async () => {
    await set('loss', 'month', '1000.00');
    await set('loss', 'month', '2000.00');
    expect(await set('loss', 'month', '1000.00')).toBe('withdrawn');
    expect((await state()).limits).toMatchObject([{ value: '1000.00', wish: null }]);
    await set('loss', 'month', '2000.00');
    await age(24 + 7 * 24 + 1);
    expect(await confirm('loss', 'month')).toBe('LIMIT_NOT_ASKED');
    // Asked anew, the day begins anew.
    expect(await set('loss', 'month', '2000.00')).toBe('asked');
    expect(await confirm('loss', 'month')).toBe('LIMIT_TOO_EARLY');
  });

  test('cannot be loosened by the application behind the back of its function', async () => {
    await set('stake', 'day', '10.00');
    for (const statement of [
      sql`update player_limit set value = 1000000`,
      sql`delete from player_limit`,
      sql`update play_hour set stake = 0`,
      sql`delete from player_break`,
    ])
      await expect(database.db.query(statement)).rejects.toThrow(/permission denied/);
    await pause('7d');
    await expect(
      database.db.query(sql`update member set break_until = null where id = ${member.memberId}::bigint`),
    ).rejects.toThrow(/never shortened/);
  });
});

describe('R2: a break', () => {
  test('grows and never shrinks', async () => {
    expect(await pause('7d')).toMatchObject({ kind: 'timeout' });
    expect(await pause('24h')).toBe('BREAK_NOT_SHORTER');
    expect(await pause('6m')).toMatchObject({ kind: 'exclusion' });
    expect(await pause('30d')).toBe('BREAK_NOT_SHORTER');
    expect(await pause('forever')).toEqual({ kind: 'exclusion', until: null });
    expect(await pause('12m')).toBe('BREAK_NOT_SHORTER');
    const rows = await database.db.query(
      sql`select kind from player_break where member_id = ${member.memberId}::bigint order by id`,
    );
    expect(rows).toHaveLength(3);
  });

  test('is heard by every open page at once, and known to every new session', async () => {
    const page = await openPage(node, member);
    await pause('24h');
    await vi.waitFor(
      () => expect(ownFramesOf(page)).toMatchObject([{ type: 'protection', data: { onBreak: true } }]),
      { timeout: 60_000 },
    );
    page.socket.close();
    const { username, password } = member;
    const again = await node.callAs(null, login, { type: 'username', username, password });
    expect(again.status).toBe(200);
    const info = await node.callAs(member, getMemberInfo, {});
    expect(info.body.success && info.body.value.break).toMatchObject({ kind: 'timeout' });
  });

  test('T28: that begins while a page is being let in leaves it without chat', async () => {
    const page = await openSilently(node, member);
    const { settings } = node.app.platform;
    const { view } = settings;
    // Asked once it is known who comes, and before they hear anything.
    const between = vi.spyOn(settings, 'view').mockImplementationOnce(async () => {
      expect(await pause('24h')).toMatchObject({ kind: 'timeout' });
      return view();
    });
    page.socket.send(JSON.stringify({ type: 'hello', token: member.token }));
    await vi.waitFor(() => expect(page.received[0]).toMatchObject({ type: 'welcome' }), { timeout: 60_000 });
    expect(between).toHaveBeenCalled();
    page.socket.send(JSON.stringify({ type: 'hear', room: 'tea' }));
    // Answered in the order in which it was sent.
    page.socket.ping();
    await once(page.socket, 'pong');
    expect(page.received).not.toContainEqual({ type: 'hearing', room: 'tea' });
    between.mockRestore();
    page.socket.terminate();
  });

  test('ends by itself, by the clock of the database', async () => {
    await pause('24h');
    await asOwner(
      database.url,
      `alter table member disable trigger member_break_stays;
       update member set break_until = platform_now() - interval '1 second' where id = ${member.memberId};
       alter table member enable trigger member_break_stays`,
    );
    expect((await state()).break).toBeNull();
    expect(await pause('24h')).toMatchObject({ kind: 'timeout' });
  });
});

test('the look at time and money says since when, and comes as often as was chosen', async () => {
  const reality = async () => {
    const { body } = await node.callAs(member, getRealityCheck, {});
    if (!body.success) throw new Error(body.code);
    return body.value;
  };
  expect(await reality()).toMatchObject({ everyMinutes: 60, stakes: '0.00', wins: '0.00', net: '0.00' });
  const wrong = await node.callAs(member, setRealityCheck, { minutes: 7 as never });
  expect(wrong.status).toBe(400);
  await node.callAs(member, setRealityCheck, { minutes: 15 });
  expect((await reality()).everyMinutes).toBe(15);
  expect((await state()).realityMinutes).toBe(15);
});
