import { publicChannel } from '@maidan/contract/live.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { framesOf, listeningNode, openPage, openSilently } from '#testing/live-page.ts';
import type { MemberCaller, TestApp } from '#testing/test-app.ts';

const RESTRICTED = 4403;
const HERE = ['127.0.0.0/8'];

let a: TestApp;
let b: TestApp;

const database = await databaseForThisFile();
beforeAll(async () => {
  [a, b] = await Promise.all([listeningNode(database), listeningNode(database)]);
});
afterAll(async () => {
  await Promise.all([a.close(), b.close()]);
});
afterEach(async () => {
  let isOver = false;
  const end = b.app.platform.bus.subscribe((message) => {
    if (message.kind === 'frame' && message.frame.channel === publicChannel('brand')) isOver = true;
  });
  await a.app.platform.settings.change('blockedAddresses', []);
  await a.app.platform.settings.change('systemStatus', 0);
  // News keeps its order: once this has come, none of what was before it reaches the next test's pages.
  await a.app.platform.settings.change('brandTokens', {});
  await vi.waitUntil(() => isOver, 60_000);
  end();
});

/** A game that was opened before. */
async function sitDown({ memberId }: MemberCaller): Promise<() => Promise<number>> {
  await database.db.query(sql`
    insert into launch_session (merchant, token_hash, member_id, session_id, partner, vendor_code, node_id, game_code,
      currency, expires_at)
    select merchant, sha256(id::text::bytea), member_id, id, 'MAIDAN', 'EG2', 'n', 'line-slot', 'PLY',
      platform_now() + interval '1 hour'
    from session where member_id = ${memberId}::bigint order by created_at desc limit 1`);
  return async () => {
    const rows = await database.db.query(sql`
      select from launch_session where member_id = ${memberId}::bigint and expires_at > platform_now()`);
    return rows.length;
  };
}

test('[STA-02] T14: open sockets are told and closed at once on every node, and their games take no more bets', async () => {
  const member = await a.registerAndLogin();
  const openGames = await sitDown(member);
  const pages = [await openPage(a, member), await openPage(b, member), await openPage(b, null)];
  expect(await openGames()).toBe(1);
  await a.app.platform.settings.change('blockedAddresses', HERE);
  for (const page of pages) {
    expect(await page.closed).toBe(RESTRICTED);
    expect(framesOf(page)).toContainEqual(
      expect.objectContaining({ type: 'settings-changed', data: { what: 'status' } }),
    );
  }
  await vi.waitFor(async () => expect(await openGames()).toBe(0), { timeout: 60_000 });
});

test('[STA-02] T14: a session that comes back from there is told and closed, and loses its games', async () => {
  const member = await a.registerAndLogin();
  const openGames = await sitDown(member);
  await a.app.platform.settings.change('blockedAddresses', HERE);
  const page = await openSilently(a, member);
  page.socket.send(JSON.stringify({ type: 'hello', token: member.token }));
  expect(await page.closed).toBe(RESTRICTED);
  expect(page.received).toMatchObject([{ type: 'settings-changed', data: { what: 'status' } }]);
  expect(await openGames()).toBe(0);
});

test('[STA-02] T14: a rule of which no news came is found by the next look, long before a minute is over', async () => {
  const member = await a.registerAndLogin();
  const page = await openPage(a, member);
  // Written past the node: what it remembers of the settings lives five seconds, and it looks every twenty.
  await database.db.query(sql`
    insert into setting (merchant, key, value) values ('maidan', 'blockedAddresses', ${JSON.stringify(HERE)}::jsonb)
    on conflict (merchant, key) do update set value = excluded.value`);
  await vi.waitFor(
    async () => {
      await a.app.live.sweep();
      expect(page.socket.readyState).not.toBe(page.socket.OPEN);
    },
    { timeout: 60_000, interval: 200 },
  );
  expect(await page.closed).toBe(RESTRICTED);
});

test('[STA-03] maintenance leaves sockets open, so that pages hear of its end', async () => {
  const page = await openPage(b, null);
  await a.app.platform.settings.change('systemStatus', 1);
  await vi.waitFor(() => expect(framesOf(page)).toHaveLength(1), { timeout: 60_000 });
  await a.app.platform.settings.change('systemStatus', 0);
  await vi.waitFor(() => expect(framesOf(page)).toHaveLength(2), { timeout: 60_000 });
  expect(page.socket.readyState).toBe(page.socket.OPEN);
  page.socket.terminate();
});
