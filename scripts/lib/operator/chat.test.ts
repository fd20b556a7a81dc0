import { randomUUID } from 'node:crypto';
import { sendChatMessage } from '@maidan/contract/chat/send-chat-message.ts';
import { reportChatMessage } from '@maidan/contract/chat/report-chat-message.ts';
import { PROCESS_CONTRACT } from '@maidan/contract/agents/process-contract.ts';
import { sql } from '@maidan/server/db/sql.ts';
import type { BusMessage } from '@maidan/server/live/bus.ts';
import { asOwner } from '@maidan/server/testing/as-owner.ts';
import type { MemberCaller } from '@maidan/server/testing/test-app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '@maidan/server/testing/for-this-file.ts';
import type { Desk } from './desk.ts';
import { runOperator } from './operator.ts';
import { openTestDesk } from './test-desk.ts';

let desk: Desk;
let upline: MemberCaller;
let downline: MemberCaller;
const news: BusMessage[] = [];

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  node.app.platform.bus.subscribe((message) => {
    // Balances of whoever registered come when they come.
    if (message.kind === 'frame' && ['chat', 'contracts'].includes(message.frame.type)) news.push(message);
  });
  desk = await openTestDesk(database.url);
  [upline, downline] = [await node.registerAndLogin(), await node.registerAndLogin()];
  await database.db.query(sql`
    update member set upline_id = ${upline.memberId}::bigint where id = ${downline.memberId}::bigint`);
  await database.db.query(sql`
    update member set type = 2 where id = any(${[upline.memberId, downline.memberId]}::bigint[])`);
});
afterAll(async () => {
  await desk.close();
});

const WHY = ['--reason', 'house rules'];
const run = (...args: string[]) => runOperator(desk, args);
const say = (text: string) =>
  node.callAs(downline, sendChatMessage, { room: 'tea', text, operationId: randomUUID() });
/** As if the one before had been said a while ago. */
async function line(text: string) {
  await asOwner(
    database.url,
    `update chat_person set last_sent_at = last_sent_at - interval '1 minute' where member_id = ${downline.memberId}`,
  );
  const { body, raw } = await say(text);
  if (!body.success) throw new Error(raw.body);
  return body.value;
}
const counts = () =>
  database.db.query(sql`
    select (select count(*) from chat_room) as rooms, (select count(*) from chat_person where silenced) as silenced,
           (select count(*) from agent_contract) as contracts`);

test.each([
  ['nothing', ['chat'], 'chat hide <number>'],
  ['a line without a reason', ['chat', 'hide', '999'], 'Why?'],
  ['a line that is not there', ['chat', 'hide', '999', ...WHY], 'There is no line 999'],
  ['a line that is no number', ['chat', 'hide', '1 or 1=1', ...WHY], 'There is no line'],
  ['a line nobody reported', ['chat', 'dismiss', '999', ...WHY], 'No reports'],
  ['nobody', ['chat', 'mute', 'nobody-at-all', ...WHY], 'Nobody is called'],
  ['no length of time', ['chat', 'mute', 'DOWN', '--hours', '0', ...WHY], '--hours is a whole number'],
  ['a room that is not there', ['chat', 'slow', 'nowhere', '30', ...WHY], 'There is no room'],
  ['a pace that is none', ['chat', 'slow', 'tea', '3601', ...WHY], 'from 0 to 3600'],
  ['staff without a name', ['chat', 'staff', 'DOWN', ...WHY], 'a name has'],
  ['staff that is nobody', ['chat', 'staff', 'nobody-at-all', 'Rina', ...WHY], 'Nobody is called'],
  ['a room without an id', ['chat', 'room', '../x', 'en', 'Tea'], 'small letters'],
  ['a room in no language', ['chat', 'room', 'tea', 'fr', 'Tea'], 'en|bn|hi'],
  ['a room without a name', ['chat', 'room', 'tea', 'en', ' '], 'A name has'],
  ['no contract', ['contract', 'end'], 'contract propose'],
  ['a kind that is none', ['contract', 'propose', 'UP', 'DOWN', 'yearly', '3', 'daily'], 'is none of'],
  ['a rate above all', ['contract', 'propose', 'UP', 'DOWN', 'daily', '100.01', 'daily'], 'The rate'],
  ['a rate of nothing', ['contract', 'propose', 'UP', 'DOWN', 'daily', '0', 'daily'], 'The rate'],
  [
    'a bar that is none',
    ['contract', 'propose', 'UP', 'DOWN', 'daily', '3', 'daily', 'x=1'],
    'not understood',
  ],
  [
    'a tier that pays less than the one before',
    ['contract', 'propose', 'UP', 'DOWN', 'daily', '3', 'daily', 'tier=2'],
    'pays more than the one before',
  ],
  [
    'a tier that asks for less than the one before',
    ['contract', 'propose', 'UP', 'DOWN', 'daily', '3', 'daily', 'members=5', 'tier=4', 'members=4'],
    'asks for no less',
  ],
  [
    'six tiers',
    ['contract', 'propose', 'UP', 'DOWN', 'daily', '1', 'daily', ...[2, 3, 4, 5, 6].map((r) => `tier=${r}`)],
    'at most 5 tiers',
  ],
  ['a proposal upwards', ['contract', 'propose', 'DOWN', 'UP', 'daily', '3', 'daily'], 'direct upline'],
  ['a proposal to nobody', ['contract', 'propose', 'UP', 'nobody', 'daily', '3', 'daily'], 'usernames'],
])('[MSG-04, MOD-03] %s is refused in one sentence, and nothing changes', async (_what, args, reason) => {
  const before = await counts();
  const given = args.map((word) =>
    word === 'UP' ? upline.username : word === 'DOWN' ? downline.username : word,
  );
  await expect(run(...given)).rejects.toThrow(reason);
  expect(await counts()).toEqual(before);
});

test('[MSG-04] T28: an operator opens a room, reads what was reported with the words around it, and decides each line', async () => {
  expect(await run('chat', 'room', 'tea', 'en', 'Tea stall')).toContain('/chat/tea');
  await line('good evening');
  const { id } = await line('lend me\tmoney');
  await line('or not');
  await node.callAs(upline, reportChatMessage, { id, reason: 'money' });
  const { username } = downline;
  const queue = await run('chat', 'queue');
  expect(queue.split('\n').slice(1)).toEqual([
    `    ${username}: good evening`,
    `  > ${username}: lend me money`,
    `    ${username}: or not`,
  ]);
  expect(queue).toMatch(new RegExp(`^${id}  .*  tea  1 report\\(s\\): money 1`));
  expect(await run('chat', 'dismiss', id, ...WHY)).toContain('stands');
  expect(await run('chat', 'queue')).toBe('Nothing waits to be decided.');
  const stranger = await node.registerAndLogin();
  await node.callAs(stranger, reportChatMessage, { id, reason: 'spam' });
  expect(await run('chat', 'queue')).toContain('spam 1');
  news.length = 0;
  expect(await run('chat', 'hide', id, ...WHY)).toBe(`Line ${id} is hidden.`);
  expect(await run('chat', 'queue')).toBe('Nothing waits to be decided.');
  await expect.poll(() => news).toMatchObject([{ frame: { type: 'chat', data: { hidden: id } } }]);
});

test('[MSG-04] T28: an operator silences for a time, slows a room and says who speaks for the house', async () => {
  await run('chat', 'mute', downline.username, '--hours', '1', ...WHY);
  expect((await say('again')).body).toMatchObject({ code: 'CHAT_SILENCED' });
  await asOwner(database.url, `update chat_person set silenced_until = platform_now() where silenced`);
  await line('an hour later');
  await run('chat', 'mute', downline.username, ...WHY);
  expect((await say('again')).body).toMatchObject({ code: 'CHAT_SILENCED' });
  await run('chat', 'unmute', downline.username, ...WHY);
  news.length = 0;
  expect(await run('chat', 'slow', 'tea', '30', ...WHY)).toContain('30 seconds');
  await expect.poll(() => news).toMatchObject([{ frame: { data: { slowSeconds: 30 } } }]);
  await run('chat', 'slow', 'tea', '0', ...WHY);
  await run('chat', 'staff', downline.username, 'Rina', 'of', 'Maidan', ...WHY);
  expect(await line('hello')).toMatchObject({ name: 'Rina of Maidan', isStaff: true });
  await run('chat', 'staff', downline.username, 'off', ...WHY);
  expect(await line('hello again')).toMatchObject({ isStaff: false });
  const acts = await database.db.query<{ action: string }>(sql`
    select distinct action from audit_entry where action like 'chat-%' and actor = 'operator' order by 1`);
  expect(acts.map(({ action }) => action)).toEqual([
    'chat-line-hidden',
    'chat-member-muted',
    'chat-member-unmuted',
    'chat-reports-dismissed',
    'chat-room-opened',
    'chat-room-slowed',
    'chat-staff-named',
  ]);
});

test('[MOD-03, AGT-05] an operator offers in the name of the house and of an upline, and takes back what the house offered, and ends what it gave', async () => {
  const [, ofHouse = ''] =
    /^Contract (\d+) is/.exec(
      await run('contract', 'propose', 'house', upline.username, 'hourly', '5', 'weekly'),
    ) ?? [];
  await expect(run('contract', 'withdraw', 'x')).rejects.toThrow('contract propose');
  await expect(run('contract', 'withdraw', '987654321')).rejects.toThrow('no such offer');
  const accept = await node.callAs(upline, PROCESS_CONTRACT.hourly, { id: ofHouse, action: 'accept' });
  expect(accept.status).toBe(200);
  await expect(run('contract', 'withdraw', ofHouse)).rejects.toThrow('does not wait');
  const [, better = ''] =
    /^Contract (\d+) is/.exec(
      await run(
        'contract',
        'propose',
        'house',
        upline.username,
        'hourly',
        '6',
        'weekly',
        'members=3',
        'tier=7',
        'betAmount=500',
        'tier=7.5',
        'members=9',
      ),
    ) ?? [];
  const [tall] = await database.db.query(sql`
    select rate_basis_points, tiers from agent_contract where id = ${better}::bigint`);
  const tier = { validBet: 0, profitLoss: 0 };
  expect(tall).toEqual({
    rateBasisPoints: 750,
    tiers: [
      { ...tier, rate: 600, members: 3, betAmount: 0 },
      { ...tier, rate: 700, members: 3, betAmount: 50_000 },
      { ...tier, rate: 750, members: 9, betAmount: 50_000 },
    ],
  });
  news.length = 0;
  expect(await run('contract', 'withdraw', better)).toBe(`Offer ${better} is taken back.`);
  await expect
    .poll(() => news)
    .toMatchObject([{ frame: { type: 'contracts', channel: `contracts:${upline.memberId}` } }]);
  const refused = await node.callAs(upline, PROCESS_CONTRACT.hourly, { id: better, action: 'accept' });
  expect(refused.body).toMatchObject({ code: 'CONTRACT_WITHDRAWN' });
  news.length = 0;
  const terms = ['hourly', '3.5', 'weekly', 'members=5', 'validBet=50000', 'betAmount=200.50'];
  const answer = await run('contract', 'propose', upline.username, downline.username, ...terms);
  expect(answer).toMatch(/^Contract \d+ is proposed to /);
  expect(
    await database.db.query(sql`
      select type, rate_basis_points, tiers, period, state from agent_contract where upline_id is not null`),
  ).toEqual([
    {
      type: 'hourly',
      rateBasisPoints: 350,
      tiers: [{ rate: 350, members: 5, validBet: 5_000_000, profitLoss: 0, betAmount: 20_050 }],
      period: 'daily',
      state: 'proposed',
    },
  ]);
  await expect
    .poll(() => news)
    .toMatchObject([
      { frame: { type: 'contracts', channel: `contracts:${downline.memberId}` } },
      { frame: { channel: `contracts:${upline.memberId}` } },
    ]);
  const [, id = ''] = /^Contract (\d+) is/.exec(answer) ?? [];
  await node.callAs(downline, PROCESS_CONTRACT.hourly, { id, action: 'accept' });
  await expect(run('contract', 'withdraw', id)).rejects.toThrow('no such offer');
  await expect(run('contract', 'end', id)).rejects.toThrow('no such contract');
  await expect(run('contract', 'end', ofHouse)).rejects.toThrow(`with=${id}`);
  expect(await run('contract', 'end', ofHouse, `with=${id}`)).toMatch(/^Contract \d+ ends on /);
});
