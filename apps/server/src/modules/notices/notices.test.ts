import { createECDH } from 'node:crypto';
import { addNoticeDevice } from '@maidan/contract/notices/add-notice-device.ts';
import { getNotices } from '@maidan/contract/notices/get-notices.ts';
import type { NoticeKind } from '@maidan/contract/notices/notice-words.ts';
import { removeNoticeDevice } from '@maidan/contract/notices/remove-notice-device.ts';
import { setNotices } from '@maidan/contract/notices/set-notices.ts';
import { setLimit } from '@maidan/contract/protection/set-limit.ts';
import { startBreak } from '@maidan/contract/protection/start-break.ts';
import { claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { setRewardsWanted } from '@maidan/contract/rewards/set-rewards-wanted.ts';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { beginDeposit } from '#testing/deposits.ts';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { startPushService, type Browser, type PushStandIn } from '#testing/stand-ins/push-service.ts';
import { createTestApp, type MemberCaller, type TestApp } from '#testing/test-app.ts';
import { isKnownService } from './known-service.ts';
import { holdOn, takeDue, takeToLookAt } from './queue.store.ts';
import { remindRewards } from './remind-rewards.ts';
import { sendNotices } from './send-notices.ts';
import { tellMissionsDone } from './tell-missions-done.ts';

const database = await databaseForThisFile();
const ecdh = createECDH('prime256v1');
ecdh.generateKeys();
const push = {
  publicKey: ecdh.getPublicKey('base64url'),
  privateKey: Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()])
    .subarray(-32)
    .toString('base64url'),
  contact: 'mailto:notices@maidan.example',
};
let service: PushStandIn;
let node: TestApp;
beforeAll(async () => {
  service = await startPushService();
  node = await createTestApp({ db: database.db, url: database.url, push });
});
beforeEach(async () => {
  service.answers(201);
  service.heard.length = 0;
  await node.app.platform.settings.change('pushHosts', [
    'fcm.googleapis.com',
    '*.push.apple.com',
    service.host,
  ]);
});
afterEach(() => asOwner(database.url, 'delete from notice_device'));
afterAll(async () => {
  await node.close();
  await service.close();
});

const place = () => node.app.platform;
const everyKind: NoticeKind[] = ['withdrawal', 'message', 'mission', 'reward'];
async function wants(
  member: MemberCaller,
  kinds: NoticeKind[] = everyKind,
  quiet: { from: number; until: number } | null = null,
) {
  return node.callAs(member, setNotices, { kinds, quiet, zone: 'Asia/Dhaka' });
}
const add = (member: MemberCaller, browser: Browser, language: 'en' | 'bn' = 'en') =>
  node.callAs(member, addNoticeDevice, { ...browser, language });
async function listener(kinds = everyKind, language: 'en' | 'bn' = 'en') {
  const member = await node.registerAndLogin();
  await wants(member, kinds);
  const browser = service.browser();
  const { body } = await add(member, browser, language);
  if (!body.success) throw new Error(body.code);
  return { member, browser, deviceId: body.value.id };
}
const message = (member: MemberCaller, kind = 'withdrawal-paid') =>
  database.db.query(sql`
    insert into platform_message (merchant, member_id, kind, facts)
    values ('maidan', ${member.memberId}::bigint, ${kind}, '{"amount": 123456}')`);
async function deliveries(): Promise<{ state: string; tries: number }[]> {
  return database.db.query(sql`select state, tries from notice_delivery order by id`);
}
const soon = () => asOwner(database.url, `update notice_delivery set due_at = platform_now()`);

test('[MEM-13] T39: a browser of a service that is not known, or at an address of the inside, is refused', async () => {
  const member = await node.registerAndLogin();
  const { p256dh, auth } = service.browser();
  const bad = [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com.example/x',
    'https://push.apple.com@evil.example/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest',
    'http://127.0.0.1:1/x',
    'https://localhost/x',
  ];
  for (const endpoint of bad)
    expect((await add(member, { endpoint, p256dh, auth })).body, endpoint).toMatchObject({
      code: 'PUSH_SERVICE_UNKNOWN',
    });
  expect((await add(member, { endpoint: 'file:///etc/passwd', p256dh, auth })).body.success).toBe(false);
  expect(
    (await add(member, { endpoint: 'https://web.push.apple.com/x', p256dh: 'short', auth })).body,
  ).toMatchObject({
    code: 'BAD_REQUEST',
  });
  expect(
    (await node.callAs(member, setNotices, { kinds: [], quiet: null, zone: 'Nowhere/At' })).body,
  ).toMatchObject({
    code: 'BAD_REQUEST',
  });
  expect(await database.db.query(sql`select id from notice_device`)).toEqual([]);
  const hosts = [service.host, '*.push.apple.com'];
  expect(isKnownService('https://web.push.apple.com/x', { hosts, profile: 'production' })).toBe(true);
  expect(isKnownService(`http://${service.host}/x`, { hosts, profile: 'production' })).toBe(false);
});

test('[MEM-13] where there are no keys nothing is offered, and nothing is sent', async () => {
  const plain = await createTestApp({ db: database.db, url: database.url });
  const member = await plain.registerAndLogin();
  const { body } = await plain.callAs(member, addNoticeDevice, { ...service.browser(), language: 'en' });
  expect(body).toMatchObject({ code: 'FEATURE_OFF' });
  const own = await plain.callAs(member, getNotices, {});
  expect(own.body.success && own.body.value.publicKey).toBeNull();
  expect(await sendNotices(plain.app.platform)).toBe(0);
  await plain.close();
});

test('[MEM-13] a paid withdrawal comes once to each device, in its language, with nothing about the person in it', async () => {
  const { member, browser } = await listener(everyKind, 'bn');
  await add(member, service.browser(), 'en');
  await listener();
  await message(member);
  const other = await createTestApp({ db: database.db, url: database.url, push });
  await Promise.all([sendNotices(place()), sendNotices(other.app.platform), sendNotices(place())]);
  await soon();
  await sendNotices(place());
  await other.close();
  expect(service.heard).toHaveLength(2);
  const first = service.heard.find(({ path }) => browser.endpoint.endsWith(path));
  const notice = JSON.parse(first?.text ?? '') as Record<string, string>;
  expect(notice).toEqual({
    title: 'আপনার তোলা টাকা পাঠানো হয়েছে',
    body: 'কত এবং কখন, সাইটে দেখুন।',
    path: '/member/withdraw',
    lang: 'bn',
    tag: expect.stringMatching(/^notice-\d+$/),
  });
  for (const { text } of service.heard) {
    expect(text).not.toContain(member.username);
    expect(text).not.toMatch(/1,?234|৳/);
  }
  // Signed as this site, for this service alone.
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), ?k=(.+)$/.exec(first?.headers['authorization'] ?? '') ?? [];
  expect(key).toBe(push.publicKey);
  const point = Buffer.from(push.publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload } = await jwtVerify(token, jwk);
  expect(payload).toMatchObject({ aud: `http://${service.host}`, sub: push.contact });
});

test('[MEM-13] only what was asked for comes, and never to whoever takes a break or is closed out', async () => {
  const picky = await listener(['message']);
  await message(picky.member);
  await message(picky.member, 'feedback-answered');
  const resting = await listener();
  await message(resting.member);
  await asOwner(
    database.url,
    `update member set break_kind = 'exclusion', break_until = 'infinity' where id = ${resting.member.memberId}`,
  );
  const closed = await listener();
  await message(closed.member);
  await asOwner(database.url, `update member set status = 'excluded' where id = ${closed.member.memberId}`);
  const changed = await listener();
  await message(changed.member);
  await wants(changed.member, []);
  await sendNotices(place());
  expect(service.heard.map(({ text }) => (JSON.parse(text) as { path: string }).path)).toEqual([
    '/member/messageV2',
  ]);
  expect((await deliveries()).map(({ state }) => state).toSorted()).toEqual([
    'dropped',
    'dropped',
    'dropped',
    'sent',
  ]);
});

test('[MEM-13] in quiet hours of the member’s clock it waits, and comes afterwards', async () => {
  const { member } = await listener();
  const [row] = await database.db.query<{ hour: number }>(
    sql`select extract(hour from platform_now() at time zone 'Asia/Dhaka')::int as hour`,
  );
  const hour = row?.hour ?? 0;
  await wants(member, everyKind, { from: hour, until: (hour + 2) % 24 });
  await message(member);
  await sendNotices(place());
  expect(service.heard).toEqual([]);
  expect(await deliveries()).toEqual([{ state: 'waiting', tries: 0 }]);
  await wants(member, everyKind, { from: (hour + 3) % 24, until: (hour + 5) % 24 });
  await soon();
  await sendNotices(place());
  expect(service.heard).toHaveLength(1);
});

test('[MEM-13] a browser that is gone is forgotten; a service in trouble is asked again, five times at most, and followed nowhere', async () => {
  const gone = await listener();
  service.answers(410);
  await message(gone.member);
  await sendNotices(place());
  const { body } = await node.callAs(gone.member, getNotices, {});
  expect(body.success && body.value.devices).toEqual([]);
  const troubled = await listener();
  service.heard.length = 0;
  service.answers(503);
  await message(troubled.member);
  for (let at = 0; at < 7; at += 1) {
    await sendNotices(place());
    await soon();
  }
  expect(service.heard).toHaveLength(5);
  expect(await deliveries()).toEqual([{ state: 'failed', tries: 5 }]);
  service.heard.length = 0;
  service.answers(307, `http://${service.host}/inside`);
  await message(troubled.member);
  await sendNotices(place());
  expect(service.heard.map(({ path }) => path)).not.toContain('/inside');
  await soon();
  await sendNotices(place());
  expect(service.heard).toHaveLength(1);
});

test('[MEM-13] what another node took meanwhile, or whose member began a break, is not sent', async () => {
  const { member } = await listener();
  await message(member);
  const [first] = await takeDue(database.db, 'maidan', 10);
  await soon();
  const [second] = await takeDue(database.db, 'maidan', 10);
  if (first === undefined || second === undefined) throw new Error('nothing was due');
  expect(await holdOn(database.db, 'maidan', first)).toBeNull();
  expect(await holdOn(database.db, 'maidan', second)).toEqual({ stale: false, quiet: false });
  await asOwner(
    database.url,
    `update member set break_kind = 'timeout', break_until = platform_now() + interval '1 day' where id = ${member.memberId}`,
  );
  expect(await holdOn(database.db, 'maidan', second)).toEqual({ stale: true, quiet: false });
});

test('[MEM-13] one that hangs holds up nobody: those that are due are sent at once', async () => {
  for (let at = 0; at < 3; at += 1) await message((await listener()).member);
  const waiting: (() => void)[] = [];
  const together = {
    // Answers when all three are on their way.
    send: () =>
      new Promise<'taken'>((resolve) => {
        waiting.push(() => resolve('taken'));
        if (waiting.length === 3) for (const answer of waiting) answer();
      }),
  };
  expect(await sendNotices(place(), together)).toBe(3);
  expect((await deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
});

test('[MEM-13] a service that was taken off the list gets nothing more', async () => {
  const { member } = await listener();
  await message(member);
  await place().settings.change('pushHosts', ['fcm.googleapis.com']);
  await sendNotices(place());
  expect(service.heard).toEqual([]);
});

test('[MEM-13] devices are listed and removed by their owner alone; a browser belongs to whoever switched it on last', async () => {
  const first = await listener();
  const second = await node.registerAndLogin();
  await node.callAs(second, removeNoticeDevice, { id: first.deviceId });
  const listOf = async (member: MemberCaller) => {
    const { body } = await node.callAs(member, getNotices, {});
    return body.success ? body.value.devices.length : -1;
  };
  expect(await listOf(first.member)).toBe(1);
  await message(first.member);
  await wants(second);
  await add(second, first.browser);
  expect([await listOf(first.member), await listOf(second)]).toEqual([0, 1]);
  await sendNotices(place());
  expect(service.heard).toEqual([]);
  for (let at = 0; at < 11; at += 1) await add(second, service.browser());
  expect(await listOf(second)).toBe(10);
  const { body } = await node.callAs(second, getNotices, {});
  for (const { id } of body.success ? body.value.devices : [])
    await node.callAs(second, removeNoticeDevice, { id });
  expect(await listOf(second)).toBe(0);
});

test('[MEM-13] whoever wants it is told once a day that a reward waits, if one does', async () => {
  const { member } = await listener(['reward']);
  const other = await listener(['message']);
  await asOwner(database.url, `update notice_wish set reminded_at = platform_now() - interval '2 days'`);
  await remindRewards(place());
  expect(await deliveries()).toEqual([]);
  await asOwner(
    database.url,
    `insert into reward (merchant, code, type) values ('maidan', 'cashback-x', 'cashback');
     insert into reward_version (merchant, code, version, title, summary, terms, written_by, on_from) values
       ('maidan', 'cashback-x', 1, '{"en":"x"}', '{"en":"y"}',
        '{"fact":{"kind":"loss","rate":1000},"period":"day","largest":"100.00","budget":"1000.00","claimDays":7,"payment":"cash"}',
        'test', platform_now() - interval '9 days');
     insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
       bets_in_effect, placed_at, settled_at)
     select 'maidan', 'TEST', gen_random_uuid(), m, 'MAIDAN', '1', 'PLY', 'closed', 50000, 0, 1,
       platform_now() - interval '2 days', platform_now() - interval '2 days'
     from unnest(array[${member.memberId}, ${other.member.memberId}]::bigint[]) m;
     update notice_wish set reminded_at = platform_now() - interval '2 days'`,
  );
  await remindRewards(place());
  await remindRewards(place());
  await sendNotices(place());
  expect(service.heard.map(({ text }) => (JSON.parse(text) as { path: string }).path)).toEqual([
    '/member/rewardCenter',
  ]);
});

test('[MEM-13] a run reminds so many at most, and the next ones everybody who is due, also of a clock that was set back', async () => {
  for (let count = 0; count < 5; count += 1) await listener(['reward']);
  await asOwner(
    database.url,
    `update notice_wish set reminded_at = platform_now() + case when member_id % 2 = 0 then interval '2 days' else interval '-2 days' end`,
  );
  const due = await database.db.query(sql`
    select member_id from notice_wish w where 'reward' = any (kinds) and exists (select from notice_device d
      where d.merchant = w.merchant and d.member_id = w.member_id)`);
  expect(due.length).toBeGreaterThanOrEqual(5);
  let left = due.length;
  for (let run = 0; left > 0 && run < 50; run += 1) {
    expect(await remindRewards(place(), 2)).toBe(Math.min(2, left));
    left -= 2;
  }
  expect(await remindRewards(place(), 2)).toBe(0);
});

/** A mission of one day: to stake ten. What was on before is off. */
const missionOn = (code: string) =>
  asOwner(
    database.url,
    `update reward set switched_off_at = '2000-01-01' where switched_off_at is null;
     insert into reward (merchant, code, type) values ('maidan', '${code}', 'mission');
     insert into reward_version (merchant, code, version, title, summary, terms, written_by, on_from) values
       ('maidan', '${code}', 1, '{"en":"x"}', '{"en":"y"}',
        '{"fact":{"kind":"mission","counts":"stake","target":"10.00","amount":"5.00"},"period":"day","largest":"5.00","budget":"1000.00","claimDays":7,"payment":"cash"}',
        'test', platform_now() - interval '9 days')`,
  );
const staked = ({ memberId }: MemberCaller, stake = 50_000, placed = '2 days', settled = placed) =>
  asOwner(
    database.url,
    `insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
       bets_in_effect, placed_at, settled_at)
     values ('maidan', 'TEST', gen_random_uuid(), ${memberId}, 'MAIDAN', '1', 'PLY', 'closed', ${stake}, 0, 1,
       platform_now() - interval '${placed}', platform_now() - interval '${settled}')`,
  );
/** As after some time: everybody is looked at again. */
const later = () =>
  asOwner(
    database.url,
    `update notice_wish set missions_at = missions_at - interval '10 minutes',
       missions_since = missions_since - interval '10 minutes', reminded_at = reminded_at - interval '2 days'`,
  );
const pathsHeard = () => service.heard.map(({ text }) => (JSON.parse(text) as { path: string }).path);

test('[MEM-13] where only missions wait the notice leads to the page of missions', async () => {
  const { member } = await listener(['reward']);
  await missionOn('mission-x');
  await staked(member);
  await later();
  await remindRewards(place());
  await sendNotices(place());
  expect(pathsHeard()).toEqual(['/member/missionLeaderboard']);
});

test('[MEM-13] a mission that reaches its target is told once to whoever asked for it, and not before', async () => {
  await missionOn('mission-done');
  const { member } = await listener(['mission'], 'bn');
  const others = [await listener(['reward', 'message']), await listener(['mission'])];
  await staked(member, 500, '1 minute');
  await later();
  await tellMissionsDone(place());
  expect(await deliveries()).toEqual([]);
  // Nobody is looked at twice in a few minutes, and who has not played is not told of it.
  await staked(member, 500, '1 minute');
  await tellMissionsDone(place());
  expect(await deliveries()).toEqual([]);
  for (const one of others) await staked(one.member, 500, '1 minute');
  await later();
  await Promise.all([tellMissionsDone(place()), tellMissionsDone(place())]);
  await staked(member, 500, '1 minute');
  await later();
  await tellMissionsDone(place());
  await sendNotices(place());
  expect(service.heard.map(({ text }) => JSON.parse(text) as object)).toEqual([
    {
      title: 'একটি মিশন পূরণ হয়েছে',
      body: 'শেষ দিন পর্যন্ত পুরস্কারটি মিশনের পাতায় অপেক্ষা করবে।',
      path: '/member/missionLeaderboard',
      lang: 'bn',
      tag: 'notice-mission',
    },
  ]);
  // A browser that is added afterwards hears nothing old.
  await add(member, service.browser());
  await staked(member, 500, '1 minute');
  await later();
  await tellMissionsDone(place());
  await sendNotices(place());
  expect(service.heard).toHaveLength(1);
});

test('[MEM-13] a bet that took days to settle completes a mission too', async () => {
  await missionOn('mission-long');
  const { member } = await listener(['mission']);
  await staked(member, 1_000, '3 days', '1 minute');
  await later();
  await tellMissionsDone(place());
  await sendNotices(place());
  expect(pathsHeard()).toEqual(['/member/missionLeaderboard']);
});

test('[MEM-13] a mission waits for the end of quiet hours, and is not told once it was taken', async () => {
  await missionOn('mission-quiet');
  const [one, other] = [await listener(['mission']), await listener(['mission'])];
  const [row] = await database.db.query<{ hour: number; day: string }>(
    sql`select extract(hour from platform_now() at time zone 'Asia/Dhaka')::int as hour,
      record_day(platform_now() - interval '2 days')::text as day`,
  );
  const { hour, day } = row ?? { hour: 0, day: '' };
  const quiet = { from: hour, until: (hour + 2) % 24 };
  for (const { member } of [one, other]) {
    await wants(member, ['mission'], quiet);
    await staked(member, 1_000, '2 days', '1 minute');
  }
  await later();
  await tellMissionsDone(place());
  await sendNotices(place());
  expect(service.heard).toEqual([]);
  const taken = await node.callAs(other.member, claimRewards, {
    rewards: [{ code: 'mission-quiet', period: day }],
  });
  expect(taken.body.success).toBe(true);
  for (const { member } of [one, other]) await wants(member, ['mission']);
  await soon();
  await sendNotices(place());
  expect((await deliveries()).map(({ state }) => state).toSorted()).toEqual(['dropped', 'sent']);
  expect(service.heard.map(({ path }) => one.browser.endpoint.endsWith(path))).toEqual([true]);
});

/** As after some time in which nobody looked: what was looked at to the end stays so. */
const due = () =>
  asOwner(database.url, `update notice_wish set missions_at = missions_at - interval '10 minutes'`);

test('[MEM-13] a mission is told although looking for it failed, or the node stopped on the way', async () => {
  await missionOn('mission-fails');
  const { member } = await listener(['mission']);
  await staked(member, 1_000, '30 seconds');
  await later();
  await asOwner(
    database.url,
    `create function refuse_notice() returns trigger language plpgsql as 'begin raise exception ''no disk''; end';
     create trigger refuse_notice before insert on notice_delivery for each row execute function refuse_notice()`,
  );
  await expect(tellMissionsDone(place())).rejects.toThrow('missions could not be looked at');
  await asOwner(database.url, 'drop trigger refuse_notice on notice_delivery; drop function refuse_notice');
  await due();
  // One that takes it, and is no more.
  await takeToLookAt(place().db, place().config.merchant, 200);
  await due();
  await tellMissionsDone(place());
  await due();
  await tellMissionsDone(place());
  await sendNotices(place());
  expect(pathsHeard()).toEqual(['/member/missionLeaderboard']);
});

test('[MEM-13] R1, R2: who was told of a mission and rested since is not told of it again', async () => {
  await missionOn('mission-once');
  const { member } = await listener(['mission']);
  const lookAgain = async () => {
    await staked(member, 500, '1 minute');
    await later();
    await tellMissionsDone(place());
  };
  await staked(member, 1_000, '1 minute');
  await lookAgain();
  await node.callAs(member, setRewardsWanted, { wanted: false });
  await lookAgain();
  await node.callAs(member, setRewardsWanted, { wanted: true });
  await lookAgain();
  await sendNotices(place());
  expect(pathsHeard()).toEqual(['/member/missionLeaderboard']);
  expect(await deliveries()).toHaveLength(1);
});

test('[MEM-13] R1, R2: of a mission nobody is told who takes a break, is near an own limit or wants no rewards', async () => {
  await missionOn('mission-rests');
  const [near, out, away, began] = [
    await listener(['mission']),
    await listener(['mission']),
    await listener(['mission']),
    await listener(['mission']),
  ];
  for (const { member } of [near, out, away, began]) await staked(member, 1_000, '1 minute');
  await node.callAs(near.member, setLimit, { kind: 'deposit', period: 'day', value: '600.00' });
  await beginDeposit(node, near.member, { amount: '500.00' });
  await node.callAs(out.member, setRewardsWanted, { wanted: false });
  await node.callAs(away.member, startBreak, { length: '24h' });
  await later();
  await tellMissionsDone(place());
  expect(await deliveries()).toEqual([{ state: 'waiting', tries: 0 }]);
  await node.callAs(began.member, startBreak, { length: '24h' });
  await sendNotices(place());
  expect((await deliveries()).map(({ state }) => state)).toEqual(['dropped']);
  expect(service.heard).toEqual([]);
});

test('[MEM-13] R1, R2: that a reward waits is not sent to whoever is near an own limit or opted out since it was queued', async () => {
  const [near, out, other] = [
    await listener(['reward']),
    await listener(['reward']),
    await listener(['reward']),
  ];
  for (const { member } of [near, out, other])
    await database.db.query(sql`select notice_queue('maidan', ${member.memberId}::bigint, 'reward', 'test')`);
  await node.callAs(near.member, setLimit, { kind: 'deposit', period: 'day', value: '600.00' });
  await beginDeposit(node, near.member, { amount: '500.00' });
  await node.callAs(out.member, setRewardsWanted, { wanted: false });
  await sendNotices(place());
  expect((await deliveries()).map(({ state }) => state)).toEqual(['dropped', 'dropped', 'sent']);
  expect(service.heard).toHaveLength(1);
});
