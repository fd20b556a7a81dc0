import { ANNOUNCEMENTS_PER_PAGE } from '@maidan/contract/constants.ts';
import { countUnread } from '@maidan/contract/messages/count-unread.ts';
import { markRead } from '@maidan/contract/messages/mark-read.ts';
import { listOwnAnnouncements } from '@maidan/contract/messages/own/list-own-announcements.ts';
import { setLimit } from '@maidan/contract/protection/set-limit.ts';
import { setRewardsWanted } from '@maidan/contract/rewards/set-rewards-wanted.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '#db/sql.ts';
import { publishAnnouncement } from '#modules/messages/save-content.ts';
import { asOwner } from '#testing/as-owner.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { beginDeposit } from '#testing/deposits.ts';
import type { MemberCaller } from '#testing/test-app.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

beforeEach(() => asOwner(database.url, 'delete from announcement; delete from banner'));

const publish = (type: string, title: string, execution: string | null = null) =>
  publishAnnouncement(node.app.platform, {
    type,
    execution,
    title: { en: title, bn: `${title} বাংলা` },
    content: { en: '<p>It rains.</p>' },
  });
async function center(member: MemberCaller, input: RequestOf<typeof listOwnAnnouncements> = {}) {
  const { body, raw } = await node.callAs(member, listOwnAnnouncements, input);
  if (!body.success) throw new Error(raw.body);
  return body.value;
}
const titlesOf = async (member: MemberCaller, input: RequestOf<typeof listOwnAnnouncements> = {}) =>
  (await center(member, input)).list.map(({ title }) => title);

test('[MSG-01] what is for visitors, for newcomers, over or not yet there is not in the center, nor opened by its address', async () => {
  const member = await node.registerAndLogin();
  const hidden = [await publish('PL', 'Visitors', 'B'), await publish('PL', 'Newcomers', 'F')];
  const over = await publish('PL', 'Over');
  await asOwner(
    database.url,
    `update announcement set published_at = now() - interval '2 days', ends_at = now() - interval '1 day' where id = ${over}`,
  );
  for (const show of [...hidden, over, '999999', 'b-nothing'])
    expect(await center(member, { show })).toMatchObject({ list: [], pages: 1, shown: null });
  for (const bad of [{ show: '../1' }, { type: 'X' }, { page: '0' }, { page: '1001' }])
    expect((await node.callAs(member, listOwnAnnouncements, bad as never)).status).toBe(400);
});

test('[MSG-01] all types are found, newest first and nine a page; a type is chosen, and a page too far is the last', async () => {
  const member = await node.registerAndLogin();
  for (let number = 1; number <= ANNOUNCEMENTS_PER_PAGE + 2; number += 1)
    await publish('PL', `Notice ${number}`);
  await publish('H', 'Headline', 'A');
  const offer = await publish('PR', 'Offer');
  await publish('PU', 'Popup');
  await database.db.query(sql`
    insert into banner (merchant, id, group_name, title, subtitle, scene, seed, linkage_type, url)
    values ('maidan', 'home1', 'w_home', '{"en": "Banner"}', '{"en": "Look"}', 'river', 1, 'page', '/rng')`);
  const first = await center(member);
  expect(first.list.map(({ title }) => title).slice(0, 4)).toEqual([
    'Popup',
    'Offer',
    'Headline',
    'Notice 11',
  ]);
  expect([first.list.length, first.pages]).toEqual([9, 2]);
  expect(first.counts).toEqual([
    { type: 'PL', total: 11 },
    { type: 'H', total: 1 },
    { type: 'PR', total: 1 },
    { type: 'PU', total: 1 },
    { type: 'B', total: 1 },
  ]);
  expect(await titlesOf(member, { page: '2' })).toEqual([
    'Notice 5',
    'Notice 4',
    'Notice 3',
    'Notice 2',
    'Notice 1',
    'Banner',
  ]);
  expect(await titlesOf(member, { page: '9', type: 'PL' })).toEqual(['Notice 2', 'Notice 1']);
  expect(await titlesOf(member, { type: 'PR', language: 'bn' })).toEqual(['Offer বাংলা']);
  // AGT-01: without what is offered.
  expect((await titlesOf(member, { only: 'news' })).slice(0, 2)).toEqual(['Headline', 'Notice 11']);
  expect(await titlesOf(member, { only: 'news', type: 'PR' })).toEqual([]);
  expect((await center(member, { type: 'B', show: offer })).shown).toMatchObject({ id: offer, type: 'PR' });
  expect((await center(member, { type: 'B' })).list).toMatchObject([
    { id: 'b-home1', link: '/rng', read: true },
  ]);
});

test('[HDR-08] [MSG-01] read is remembered for every type, for each member; the bell counts notices and headlines', async () => {
  const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
  const ids = [await publish('PL', 'Notice'), await publish('PR', 'Offer'), await publish('PU', 'Popup')];
  const counted = async (caller: MemberCaller) => (await node.callAs(caller, countUnread, {})).body;
  expect(await counted(member)).toMatchObject({ value: { unreadMessage: 1, ids: [ids[0]] } });
  await node.callAs(member, markRead, { ids });
  expect((await center(member)).list.map(({ read }) => read)).toEqual([true, true, true]);
  expect((await center(other)).list.map(({ read }) => read)).toEqual([false, false, false]);
  expect(await counted(member)).toMatchObject({ value: { unreadMessage: 0 } });
});

test('[MSG-01] R2: whoever takes a break reads the news and is offered nothing', async () => {
  const member = await node.registerAndLogin();
  await publish('PL', 'Notice');
  const offer = await publish('PR', 'Offer');
  await publish('PU', 'Popup');
  await asOwner(
    database.url,
    `update member set break_kind = 'timeout', break_until = platform_now() + interval '1 day' where id = ${member.memberId}`,
  );
  expect(await center(member, { show: offer })).toMatchObject({
    list: [{ title: 'Notice' }],
    shown: null,
    counts: [{ type: 'PL' }, { type: 'H' }],
  });
  expect(await titlesOf(member, { type: 'PR' })).toEqual([]);
});

test('[MSG-01] R1, R2: near an own limit only the news are there; whoever opted out sees banners beside them', async () => {
  const [near, out] = [await node.registerAndLogin(), await node.registerAndLogin()];
  await publish('PL', 'Notice');
  const offer = await publish('PR', 'Offer');
  await publish('PU', 'Popup');
  await database.db.query(sql`
    insert into banner (merchant, id, group_name, title, subtitle, scene, seed, linkage_type, url)
    values ('maidan', 'home1', 'w_home', '{"en": "Banner"}', '{"en": "Look"}', 'river', 1, 'page', '/rng')`);
  expect((await titlesOf(near)).toSorted()).toEqual(['Banner', 'Notice', 'Offer', 'Popup']);
  await node.callAs(near, setLimit, { kind: 'deposit', period: 'day', value: '600.00' });
  await beginDeposit(node, near, { amount: '500.00' });
  await node.callAs(out, setRewardsWanted, { wanted: false });
  expect(await center(near, { show: offer })).toMatchObject({ list: [{ title: 'Notice' }], shown: null });
  expect((await titlesOf(out)).toSorted()).toEqual(['Banner', 'Notice']);
  expect((await center(out, { show: offer })).shown).toBeNull();
  await node.callAs(out, setRewardsWanted, { wanted: true });
  expect((await titlesOf(out)).toSorted()).toEqual(['Banner', 'Notice', 'Offer', 'Popup']);
});
