import { LIVE_WINS_AT_ONCE } from '@maidan/contract/constants.ts';
import { listLiveWins } from '@maidan/contract/messages/list-live-wins.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { sql } from '#db/sql.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { HOUSE_PARTNER } from '#call/partner.ts';
import { asOwner } from '#testing/as-owner.ts';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { framesOf, listeningNode, openPage } from '#testing/live-page.ts';
import { sitDown } from '#testing/play-rounds.ts';
import type { TestApp } from '#testing/test-app.ts';
import { followWins } from './follow-wins.ts';
import { maskName } from './mask-name.ts';
import { SEEDED_ROUND } from './seeded-round.ts';

const base = await databaseForThisFile();
const driver = await createMaidanDriver(base.db, base.url, HOUSE_PARTNER);
let node: TestApp;
beforeAll(async () => {
  node = await listeningNode(base);
});
afterAll(async () => {
  await node.close();
  await driver.close();
});

async function seatOfNewPlayer() {
  const { id } = await driver.newPlayer('5000.00');
  return { id, seat: await sitDown(base.db, id) };
}
const usernameOf = async (id: string): Promise<string> => {
  const [row] = await base.db.query<{ username: string }>(
    sql`select username from member where merchant = 'maidan' and id = ${id}`,
  );
  return row?.username ?? '';
};
const amounts = (frame: Awaited<ReturnType<ReturnType<typeof followWins>['next']>>): string[] =>
  frame?.type === 'wins' ? frame.data.wins.map(({ winAmount }) => winAmount) : [];

test('[HOM-03] what a round paid above its stake is told once, under a masked name; less than the stake, an open round and an invented one are no win', async () => {
  const { id, seat } = await seatOfNewPlayer();
  const feed = followWins(node.app.platform);
  await seat.play(`${SEEDED_ROUND}feed`, '1.00', '900.00');
  await seat.play('feed-less', '10.00', '4.00');
  await seat.play('feed-same', '10.00', '10.00');
  await seat.bet('feed-open', '1.00');
  expect(await feed.next()).toBeNull();
  await seat.play('feed-won', '10.00', '25.50');
  const frame = await feed.next();
  const masked = maskName(await usernameOf(id));
  expect(frame).toMatchObject({
    type: 'wins',
    channel: 'wins',
    data: { wins: [{ customerName: masked, isBot: false, winAmount: '25.50' }] },
  });
  expect(JSON.stringify(frame)).not.toContain(await usernameOf(id));
  expect(await feed.next()).toBeNull();
  const { body } = await node.callAs(null, listLiveWins, {});
  expect(body).toMatchObject({ success: true, value: { list: [{ winAmount: '25.50' }] } });
});

test('[HOM-03] of many that settle together the highest are told, and what is taken back is not', async () => {
  const { seat } = await seatOfNewPlayer();
  const feed = followWins(node.app.platform);
  await feed.next();
  for (let round = 1; round <= LIVE_WINS_AT_ONCE + 3; round += 1)
    await seat.play(`many-${round}`, '1.00', `${30 + round}.00`);
  await seat.takeBackWin(`many-${LIVE_WINS_AT_ONCE + 3}`);
  const told = amounts(await feed.next());
  expect(told.toSorted()).toEqual(
    Array.from({ length: LIVE_WINS_AT_ONCE }, (_, index) => `${33 + index}.00`),
  );
  // The others are not made up for: the feed is a sample of what happens, at a rate that can be read.
  expect(await feed.next()).toBeNull();
});

test('[HOM-03] who has rested is told of the last seconds, not of what was told before', async () => {
  const { seat } = await seatOfNewPlayer();
  const feed = followWins(node.app.platform);
  await seat.play('rest-old', '1.00', '70.00');
  await asOwner(
    base.url,
    `update game_round set settled_at = settled_at - interval '1 minute' where round_id = 'rest-old'`,
  );
  await seat.play('rest-fresh', '1.00', '71.00');
  expect(amounts(await feed.next())).toContain('71.00');
  feed.rest();
  const again = amounts(await feed.next());
  expect(again).toContain('71.00');
  expect(again).not.toContain('70.00');
});

test('[HOM-03] over the socket only whoever watches is told, a visitor too, until they stop', async () => {
  const { seat } = await seatOfNewPlayer();
  const [watching, other] = [await openPage(node, null), await openPage(node, null)];
  watching.socket.send(JSON.stringify({ type: 'watch', wins: true }));
  await expect.poll(() => node.app.live.areWinsWatched()).toBe(true);
  await seat.play('socket-won', '1.00', '88.00');
  const wins = () => framesOf(watching).flatMap((frame) => (frame.type === 'wins' ? frame.data.wins : []));
  await expect.poll(() => wins().map(({ winAmount }) => winAmount)).toContain('88.00');
  expect(framesOf(other).filter(({ type }) => type === 'wins')).toEqual([]);
  watching.socket.send(JSON.stringify({ type: 'watch', wins: false }));
  await expect.poll(() => node.app.live.areWinsWatched()).toBe(false);
  watching.socket.send(JSON.stringify({ type: 'watch', wins: true }));
  await expect.poll(() => node.app.live.areWinsWatched()).toBe(true);
  watching.socket.close();
  await expect.poll(() => node.app.live.areWinsWatched()).toBe(false);
  other.socket.close();
  expect(await checkLedger(base.db)).toEqual([]);
});
