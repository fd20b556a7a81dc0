import { randomUUID } from 'node:crypto';
import { sendFeedback } from '@maidan/contract/feedback/send-feedback.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { countUnread } from '@maidan/contract/messages/count-unread.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { listPlatformMessages } from '@maidan/contract/messages/platform/list-platform-messages.ts';
import { readPlatformMessages } from '@maidan/contract/messages/platform/read-platform-messages.ts';
import { removePlatformMessage } from '@maidan/contract/messages/platform/remove-platform-message.ts';
import { confirmTransfer } from '@maidan/contract/deposit/confirm-transfer.ts';
import { setLimit } from '@maidan/contract/protection/set-limit.ts';
import { startBreak } from '@maidan/contract/protection/start-break.ts';
import { setRewardsWanted } from '@maidan/contract/rewards/set-rewards-wanted.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#db/sql.ts';
import { answerFeedback } from '#modules/feedback/answer-feedback.ts';
import { reviewDeposit } from '#modules/deposit/review-deposit.ts';
import { rejectWithdrawal } from '#modules/withdrawal/review-withdrawal.ts';
import { asOwner } from '#testing/as-owner.ts';
import { beginDeposit } from '#testing/deposits.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { ACT, disbursed, readyMember, requested } from '#testing/withdrawals.ts';
import { XSS_CORPUS } from '#testing/xss-corpus.ts';
import { sendMessage, takeBackMessage } from './send-message.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const desk = () => node.app.platform;

const TITLE = { en: 'Rain', bn: 'বৃষ্টি' };
const write = (to: object, more: object = {}) =>
  sendMessage(desk(), { to, title: TITLE, content: { en: '<p>It rains.</p>' }, ...more }).then(
    ({ id }) => id,
  );

async function page(member: MemberCaller, input: RequestOf<typeof listPlatformMessages> = {}) {
  const { body } = await node.callAs(member, listPlatformMessages, input);
  if (!body.success) throw new Error(body.code);
  return body.value;
}
const titles = async (member: MemberCaller, language: Language = 'en') =>
  (await page(member, { language })).messages.map(({ title }) => title);
async function unread(member: MemberCaller) {
  const { body } = await node.callAs(member, countUnread, {});
  if (!body.success) throw new Error(body.code);
  return body.value;
}
const read = async (member: MemberCaller, ids?: string[]) =>
  (await node.callAs(member, readPlatformMessages, ids === undefined ? {} : { ids })).body;
const remove = async (member: MemberCaller, id: string) =>
  (await node.callAs(member, removePlatformMessage, { id })).body;
const states = () =>
  database.db.query<{ memberId: bigint }>(sql`select member_id from platform_message_state order by 1`);

beforeEach(async () => {
  await asOwner(database.url, 'delete from platform_message');
});

describe('refusals: nothing is written', () => {
  test.each([
    ['nobody', { to: { member: 'nobody-of-this-name' } }, 'nobody is called'],
    ['no such audience', { to: { audience: 'everybody' } }, 'to: Invalid'],
    ['a member and an audience', { to: { member: 'a', audience: 'all' } }, 'to'],
    ['no words that stay', { content: { en: '<script>1</script>' } }, 'nothing is left'],
    ['no title in the default language', { title: { bn: 'বৃষ্টি' } }, 'title'],
    ['a name that nobody bears', { to: { members: ['nobody-of-this-name'] } }, 'nobody is called'],
    ['more names than there may be', { to: { members: Array.from({ length: 1_001 }, () => 'a') } }, 'to'],
    ['a language that is none', { to: { languages: ['xx'] } }, 'to'],
    [
      'a time that ends before it begins',
      { to: { joinedSince: '2026-02-01T00:00:00.000Z', joinedBefore: '2026-01-01T00:00:00.000Z' } },
      'joinedBefore',
    ],
    ['an end that is past', { endsAt: '2020-01-01T00:00:00.000Z' }, 'endsAt'],
  ])('[MSG-03] a message to %s is refused', async (_what, change, words) => {
    await expect(
      sendMessage(desk(), { to: { audience: 'all' }, title: TITLE, content: { en: 'x' }, ...change }),
    ).rejects.toThrow(words);
    expect(await database.db.query(sql`select id from platform_message`)).toEqual([]);
  });

  test('[MSG-03] what is not the caller’s is neither shown, read nor removed', async () => {
    const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
    const id = await write({ member: member.username });
    expect(await titles(other)).toEqual([]);
    expect(await read(other, [id, '999999'])).toMatchObject({ success: true });
    expect(await remove(other, id)).toMatchObject({ success: false, code: 'NOT_FOUND' });
    for (const bad of ['0', '-1', '1 or 1=1', '9'.repeat(19)])
      expect(await remove(member, bad)).toMatchObject({ success: false, code: 'BAD_REQUEST' });
    expect(await read(member, [])).toMatchObject({ success: false, code: 'BAD_REQUEST' });
    expect(await states()).toEqual([]);
    expect(await unread(member)).toMatchObject({ messages: 1, unreadMessage: 1 });
  });

  test('[MSG-03] T16: no text of the house carries more than letters to a page', async () => {
    const member = await node.registerAndLogin();
    for (const attack of XSS_CORPUS)
      await write({ member: member.username }, { content: { en: `<p>It rains.</p>${attack}` } });
    for (const { content } of (await page(member, { pageSize: '50' })).messages)
      expect(content).not.toMatch(/<(?!\/?(?:p|b|i|u|a|br|img|h2|h3|h4|ul|ol|li)\b)|javascript:|\son\w+=/i);
  });
});

test('[MSG-03] a message to an audience is one row, for whoever belongs to it and was there when it was sent', async () => {
  const [member, agent] = [await node.registerAndLogin(), await node.registerAndLogin()];
  await asOwner(database.url, `update member set type = 1 where id = ${agent.memberId}`);
  await write({ audience: 'all' });
  await write({ audience: 'agents' }, { title: { en: 'Agents' } });
  await write({ audience: 'vip' }, { title: { en: 'VIP' } });
  expect(await titles(member)).toEqual(['Rain']);
  expect(await titles(member, 'bn')).toEqual(['বৃষ্টি']);
  // Nobody wrote it in Hindi.
  expect(await titles(member, 'hi')).toEqual(['Rain']);
  expect(await titles(agent)).toEqual(['Agents', 'Rain']);
  const later = await node.registerAndLogin();
  expect(await titles(later)).toEqual([]);
  expect(await database.db.query(sql`select id from platform_message`)).toHaveLength(3);
});

test('[MSG-03] a message is narrowed by language, by when somebody joined and by names, and stays one row', async () => {
  const [member, agent] = [await node.registerAndLogin(), await node.registerAndLogin()];
  await asOwner(
    database.url,
    `update member set type = 1, created_at = '2020-01-01' where id = ${agent.memberId}`,
  );
  await write({ languages: ['bn', 'hi'] }, { title: { en: 'Bengal' } });
  await write({ joinedBefore: '2021-01-01T00:00:00.000Z' }, { title: { en: 'Old friends' } });
  await write({ joinedSince: '2021-01-01T00:00:00.000Z' }, { title: { en: 'New friends' } });
  const names = [member.username.toUpperCase(), agent.username];
  await write({ members: names }, { title: { en: 'By name' } });
  await write({ audience: 'agents', members: names }, { title: { en: 'Agents by name' } });
  expect(await titles(member)).toEqual(['By name', 'New friends']);
  expect(await titles(member, 'bn')).toEqual(['By name', 'New friends', 'Bengal']);
  expect(await titles(agent)).toEqual(['Agents by name', 'By name', 'Old friends']);
  expect(await unread(member)).toMatchObject({ messages: 2 });
  expect(await unread(agent)).toMatchObject({ messages: 3 });
  expect(await read(member)).toMatchObject({ success: true, value: { unreadMessage: 0 } });
  expect(await database.db.query(sql`select id from platform_message`)).toHaveLength(5);
});

test('[MSG-03] [SET-04] read is counted for each, one by one or all; what comes after is unread', async () => {
  const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
  const first = await write({ audience: 'all' });
  await write({ member: member.username });
  expect(await read(member, [first])).toMatchObject({ success: true, value: { unreadMessage: 1 } });
  expect((await page(member)).messages.map(({ read: was }) => was)).toEqual([false, true]);
  await Promise.all(Array.from({ length: 5 }, () => read(member)));
  expect(await unread(member)).toMatchObject({ messages: 0, unreadMessage: 0 });
  expect(await unread(other)).toMatchObject({ messages: 1, unreadMessage: 1 });
  expect(await states()).toEqual([
    { memberId: BigInt(member.memberId) },
    { memberId: BigInt(member.memberId) },
  ]);
  await write({ audience: 'all' });
  expect(await unread(member)).toMatchObject({ messages: 1 });
});

test('[MSG-03] what is removed is gone for whoever removed it, and pages go on where they ended', async () => {
  const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
  const ids: string[] = [];
  for (const number of [1, 2, 3, 4, 5])
    ids.unshift(await write(number % 2 === 0 ? { audience: 'all' } : { member: member.username }));
  expect(await remove(member, ids[1] ?? '')).toMatchObject({ success: true, value: { unreadMessage: 4 } });
  expect(await remove(member, ids[1] ?? '')).toMatchObject({ success: false, code: 'NOT_FOUND' });
  const first = await page(member, { pageSize: '2' });
  expect(first.messages.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
  const second = await page(member, { pageSize: '2', cursor: first.nextCursor ?? '' });
  expect(second).toMatchObject({ nextCursor: null });
  expect(second.messages.map(({ id }) => id)).toEqual([ids[3], ids[4]]);
  expect(await unread(other)).toMatchObject({ messages: 2 });
});

test('[MSG-03] an operator takes a message back, once; what the platform itself told stays', async () => {
  const member = await node.registerAndLogin();
  const id = await write({ audience: 'all' });
  expect(await takeBackMessage(desk(), id)).toEqual({ toMany: true });
  expect(await takeBackMessage(desk(), id)).toBeNull();
  expect(await titles(member)).toEqual([]);
  expect(await unread(member)).toMatchObject({ messages: 0 });
});

test('[MSG-03] R2: whoever takes a break is offered nothing, and still told the rest', async () => {
  const member = await node.registerAndLogin();
  await write({ audience: 'all' }, { offer: true, title: { en: 'An offer' } });
  await write({ audience: 'all' });
  expect(await titles(member)).toEqual(['Rain', 'An offer']);
  await asOwner(
    database.url,
    `update member set break_kind = 'timeout', break_until = platform_now() + interval '1 day' where id = ${member.memberId}`,
  );
  expect(await titles(member)).toEqual(['Rain']);
  expect(await unread(member)).toMatchObject({ messages: 1 });
});

test('[MSG-03] R1, R2: neither to all nor to one is an offer shown on a break, near a limit or to whoever opted out', async () => {
  const [away, near, out] = [
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
  ];
  await write({ audience: 'all' }, { offer: true, title: { en: 'An offer' } });
  await write({ audience: 'all' });
  for (const { username } of [away, near, out])
    await write({ member: username }, { offer: true, title: { en: 'For you' } });
  expect(await titles(near)).toEqual(['For you', 'Rain', 'An offer']);
  await node.callAs(near, setLimit, { kind: 'deposit', period: 'day', value: '600.00' });
  await beginDeposit(node, near, { amount: '500.00' });
  await node.callAs(away, startBreak, { length: '24h' });
  await node.callAs(out, setRewardsWanted, { wanted: false });
  for (const member of [away, near, out]) {
    expect(await titles(member)).toEqual(['Rain']);
    expect(await unread(member)).toMatchObject({ messages: 1 });
  }
  await node.callAs(out, setRewardsWanted, { wanted: true });
  expect(await titles(out)).toEqual(['For you', 'Rain', 'An offer']);
});

test('[MSG-03] whoever becomes VIP later was not told what was sent to VIPs before', async () => {
  const member = await node.registerAndLogin();
  await write({ audience: 'vip' }, { title: { en: 'Before' } });
  await asOwner(
    database.url,
    `insert into vip_change (merchant, member_id, level, label, name) values ('maidan', ${member.memberId}, 1, 'Silver', '{"en":"Silver"}');
     update member set has_vip = true where id = ${member.memberId}`,
  );
  await write({ audience: 'vip' }, { title: { en: 'After' } });
  expect(await titles(member)).toEqual(['After']);
});

test('[MSG-03] whoever becomes an agent later was not told what was sent to agents before, nor is once they are none', async () => {
  const member = await node.registerAndLogin();
  const becomes = (type: number) =>
    asOwner(database.url, `update member set type = ${type} where id = ${member.memberId}`);
  await write({ audience: 'agents' }, { title: { en: 'Before' } });
  await becomes(1);
  await write({ audience: 'agents' }, { title: { en: 'After' } });
  await becomes(2);
  expect(await titles(member)).toEqual(['After']);
  await becomes(0);
  expect(await titles(member)).toEqual([]);
});

test('[MSG-03] steps of money and answers are told once each, in the language of whoever reads', async () => {
  const ready = await readyMember(node);
  const { member } = ready;
  await disbursed(node, ready);
  expect((await page(member)).messages).toMatchObject([
    { kind: 'withdrawal-paid', title: 'Your withdrawal was sent', link: '/member/withdraw', read: false },
  ]);
  const turnedDown = await requested(node, ready);
  await rejectWithdrawal(desk(), { id: turnedDown, ...ACT });
  const { deposit } = await beginDeposit(node, member, { methodId: 'bank-transfer', amount: '2000.00' });
  await node.callAs(member, confirmTransfer, { id: deposit.id, proofs: [] });
  const act = { id: BigInt(deposit.id), act: 'approve', by: 'rina', reason: 'seen' } as const;
  await reviewDeposit(desk(), act);
  await reviewDeposit(desk(), act);
  const asked = await node.callAs(member, sendFeedback, {
    operationId: randomUUID(),
    type: 'game',
    content: 'Why did the kite fall?',
  });
  if (!asked.body.success) throw new Error(asked.body.code);
  await answerFeedback(desk(), { id: asked.body.value.id, by: 'rina', answer: 'The wind.' });
  expect((await page(member)).messages.map(({ kind }) => kind)).toEqual([
    'feedback-answered',
    'deposit-credited',
    'withdrawal-rejected',
    'withdrawal-paid',
  ]);
  const [, inBengali] = (await page(member, { language: 'bn' })).messages;
  expect(inBengali).toMatchObject({
    title: 'আপনার জমা এসেছে',
    content: expect.stringMatching(/^<p>.*২,০০০.*<\/p>$/),
  });
  expect(await unread(member)).toMatchObject({ messages: 4 });
});

test('[AGT-01] an agent reads what concerns agents apart: words to agents, contracts and pay, and nothing told to everybody', async () => {
  const agent = await node.registerAndLogin();
  const member = await node.registerAndLogin();
  expect((await node.callAs(agent, listPlatformMessages, { about: 'else' as 'pay' })).status).toBe(400);
  await asOwner(
    database.url,
    `update member set type = 1, agent_since = now() - interval '1 day' where id = ${agent.memberId}`,
  );
  await write({}, { title: { en: 'Everybody' } });
  await write({ audience: 'agents' }, { title: { en: 'Agents' } });
  await write({ member: agent.username }, { title: { en: 'One' } });
  for (const [kind, facts] of [
    ['hourly-paid', { amount: 500, day: '2026-11-01' }],
    ['contract-offered', { type: 'hourly', number: '7' }],
    ['deposit-credited', { amount: 100 }],
  ] as const)
    await asOwner(
      database.url,
      `insert into platform_message (merchant, member_id, kind, facts)
       values ('maidan', ${agent.memberId}, '${kind}', '${JSON.stringify(facts)}')`,
    );
  const kinds = async (about: 'agents' | 'house' | 'contracts' | 'pay') =>
    (await page(agent, { about, language: 'en' })).messages.map(({ kind, title }) =>
      kind === 'house' ? title : kind,
    );
  expect(await kinds('house')).toEqual(['One', 'Agents']);
  expect(await kinds('contracts')).toEqual(['contract-offered']);
  expect(await kinds('pay')).toEqual(['hourly-paid']);
  expect(await kinds('agents')).toEqual(['contract-offered', 'hourly-paid', 'One', 'Agents']);
  expect((await page(agent)).messages).toHaveLength(6);
  const first = await page(agent, { about: 'agents', pageSize: '2' });
  const rest = await page(agent, { about: 'agents', cursor: first.nextCursor ?? '' });
  expect(rest.messages.map(({ title }) => title)).toEqual(['One', 'Agents']);
  expect((await page(member, { about: 'agents' })).messages).toEqual([]);
});

test('[MSG-03] whatever is in the list can be read, however much is newer: alone, and all of it at once', async () => {
  const member = await node.registerAndLogin();
  await asOwner(
    database.url,
    `insert into platform_message (merchant, member_id, kind, title, content)
     select 'maidan', ${member.memberId}, 'house', '{"en": "Rain"}', '{"en": "<p>It rains.</p>"}' from generate_series(1, 1230)`,
  );
  const [oldest] = await database.db.query<{ id: bigint }>(
    sql`select id from platform_message where member_id = ${member.memberId}::bigint order by id limit 1`,
  );
  expect(await read(member, [String(oldest?.id)])).toMatchObject({ success: true });
  expect(await states()).toHaveLength(1);
  expect(await read(member)).toMatchObject({ value: { unreadMessage: 0 } });
  expect(await states()).toHaveLength(1_230);
});
