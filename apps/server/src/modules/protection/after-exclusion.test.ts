import { randomUUID } from 'node:crypto';
import { listChatMessages } from '@maidan/contract/chat/list-chat-messages.ts';
import { sendChatMessage } from '@maidan/contract/chat/send-chat-message.ts';
import { startDeposit } from '@maidan/contract/deposit/start-deposit.ts';
import { launchGame } from '@maidan/contract/games/launch-game.ts';
import type { Operation, RequestOf } from '@maidan/contract/operation.ts';
import { startBreak } from '@maidan/contract/protection/start-break.ts';
import { sendToUpline } from '@maidan/contract/upline/send-to-upline.ts';
import { transferWallet } from '@maidan/contract/vendor-wallet/transfer-wallet.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { giveWelcomeMoney } from '#modules/accounts/registration/welcome-money.ts';
import { uplineKey } from '#modules/upline/upline-key.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { balanceOf } from '#testing/deposits.ts';
import { listeningNode, openPage, type Page } from '#testing/live-page.ts';
import { sitDown } from '#testing/play-rounds.ts';
import type { MemberCaller, TestApp } from '#testing/test-app.ts';
import { putBelow, withPin } from '#testing/uplines.ts';
import { disbursed, PIN, readyMember } from '#testing/withdrawals.ts';

let a: TestApp;
let b: TestApp;
let driver: Awaited<ReturnType<typeof createMaidanDriver>>;

const database = await databaseForThisFile();
beforeAll(async () => {
  await database.db.query(
    sql`insert into chat_room (merchant, room, language, name) values ('maidan', 'tea', 'en', 'Tea stall')`,
  );
  [a, b] = await Promise.all([listeningNode(database), listeningNode(database)]);
  driver = await createMaidanDriver(database.db, database.url);
});
afterAll(async () => {
  await Promise.all([a.close(), b.close()]);
  await driver.close();
});

/** Who excludes themselves on one node is excluded on the other. */
const exclude = async (member: MemberCaller) =>
  expect((await a.callAs(member, startBreak, { length: '6m' })).status).toBe(200);
const codeOf = async <O extends Operation>(member: MemberCaller, operation: O, input: RequestOf<O>) => {
  const { body } = await b.callAs(member, operation, input);
  return body.success ? 'OK' : body.code;
};
async function hear(page: Page, room: string): Promise<void> {
  page.socket.send(JSON.stringify({ type: 'hear', room }));
  await vi.waitFor(() => expect(page.received).toContainEqual({ type: 'hearing', room }), {
    timeout: 60_000,
  });
}

test('[MEM-13] R2: after an exclusion there is no launch, deposit or chat on any node, and no row is left of the attempts', async () => {
  const member = await a.registerAndLogin();
  await exclude(member);
  const line = { room: 'tea', text: 'hello', operationId: randomUUID() };
  expect([
    await codeOf(member, launchGame, {
      nodeId: 'conf-slot',
      device: 'desktop',
      language: 'en',
      theme: 'dark',
    }),
    await codeOf(member, startDeposit, {
      operationId: randomUUID(),
      methodId: 'sandbox-pay',
      amount: '500.00',
    }),
    await codeOf(member, sendChatMessage, line),
    await codeOf(member, listChatMessages, { room: 'tea' }),
  ]).toEqual(['ON_BREAK', 'ON_BREAK', 'NOT_ALLOWED', 'NOT_ALLOWED']);
  const [rows] = await database.db.query<Record<string, number>>(sql`
    select (select count(*)::int from launch_session where member_id = ${member.memberId}::bigint) as launches,
      (select count(*)::int from deposit where member_id = ${member.memberId}::bigint) as deposits,
      (select count(*)::int from chat_message where member_id = ${member.memberId}::bigint) as lines`);
  expect(rows).toEqual({ launches: 0, deposits: 0, lines: 0 });
});

const move = (direction: 'in' | 'out') => ({
  operationId: randomUUID(),
  vendorCode: 'CONF',
  direction,
  amount: '100.00',
});

test('[MEM-12] [GAM-09] R2: after an exclusion no money is sent up, taken from below, moved to a vendor or given, and no row is left', async () => {
  const [above, member, below] = [await a.registerAndLogin(), await withPin(a), await withPin(a)];
  await putBelow(a, above, member);
  await putBelow(a, member, below);
  await a.app.platform.settings.change('merchantWallet', { isSingle: false, ownWallets: ['CONF'] });
  await exclude(member);
  const upwards = (from: MemberCaller, to: MemberCaller) =>
    codeOf(from, sendToUpline, {
      operationId: randomUUID(),
      amount: '500.00',
      to: uplineKey({ merchant: 'maidan', memberId: from.memberId }, to.memberId),
      paymentPassword: PIN,
    });
  expect([
    await upwards(member, above),
    await upwards(below, member),
    await codeOf(member, transferWallet, move('in')),
    // What lies at a vendor comes home also on a break; here nothing lies there.
    await codeOf(member, transferWallet, move('out')),
  ]).toEqual(['ON_BREAK', 'UPLINE_CLOSED', 'ON_BREAK', 'INSUFFICIENT_FUNDS']);
  const gift = giveWelcomeMoney(database.db, b.app.platform, member.memberId);
  await expect(gift).rejects.toMatchObject({ code: 'ON_BREAK' });
  for (const { memberId } of [above, member, below]) {
    const [rows] = await database.db.query<Record<string, number>>(sql`
      select (select count(*)::int from upline_transfer where ${memberId}::bigint in (sender_id, receiver_id)) as sent,
        (select count(*)::int from vendor_transfer where member_id = ${memberId}::bigint) as moved,
        (select version::int from ledger_account where kind = 'member' and owner = ${memberId}) as postings`);
    // The welcome money of the registration is all there is.
    expect(rows).toEqual({ sent: 0, moved: 0, postings: 1 });
  }
});

test('R2, T28: a page that hears a chat room on another node is closed at once, and hears none when it comes back', async () => {
  const member = await a.registerAndLogin();
  const [chatting, reading] = [await openPage(b, member), await openPage(b, member)];
  await hear(chatting, 'tea');
  await exclude(member);
  // By the news itself: this node has no heartbeat that would look after its sockets.
  expect(await chatting.closed).toBe(1012);
  // A page without a room stays, to show what became of it; but it opens none.
  reading.socket.send(JSON.stringify({ type: 'hear', room: 'tea' }));
  const again = await openPage(b, member);
  again.socket.send(JSON.stringify({ type: 'hear', room: 'tea' }));
  const speaker = await a.registerAndLogin();
  const friend = await openPage(b, speaker);
  await hear(friend, 'tea');
  await a.callAs(speaker, sendChatMessage, { room: 'tea', text: 'anybody?', operationId: randomUUID() });
  // Not the last frame: news for everybody (an earlier change of settings) may come after the line.
  await expect.poll(() => friend.received.map(({ type }) => type), { timeout: 60_000 }).toContain('chat');
  for (const page of [reading, again])
    expect(page.received.filter(({ type }) => type === 'chat' || type === 'hearing')).toEqual([]);
  for (const page of [reading, again, friend]) page.socket.terminate();
});

test('[MEM-05] R2, W25: bets end with the exclusion, while an open one is paid and money goes out', async () => {
  const ready = await readyMember(a);
  const { memberId } = ready.member;
  const seat = await sitDown(database.db, memberId);
  await seat.bet('open', '10.00');
  const before = await balanceOf(database.db, memberId);
  await exclude(ready.member);
  expect(await seat.bet('late', '10.00')).toBe('PLAYER_DISABLED');
  expect(await seat.win('open', '35.00')).toBe('OK');
  expect(await balanceOf(database.db, memberId)).toBe(before + 35_00n);
  await disbursed(b, ready, '500.00');
  expect(await balanceOf(database.db, memberId)).toBe(before + 35_00n - 500_00n);
  expect(await checkLedger(database.db)).toEqual([]);
});
