import { listAnnouncements } from '@maidan/contract/messages/list-announcements.ts';
import { setLimit } from '@maidan/contract/protection/set-limit.ts';
import { startBreak } from '@maidan/contract/protection/start-break.ts';
import { setRewardsWanted } from '@maidan/contract/rewards/set-rewards-wanted.ts';
import { plainText, readRichText } from '@maidan/contract/messages/rich-text.ts';
import type { RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { seedSandbox } from '#sandbox/seed-sandbox.ts';
import { sql } from '#db/sql.ts';
import { announceChange } from '#live/announce-change.ts';
import { asOwner } from '#testing/as-owner.ts';
import { beginDeposit } from '#testing/deposits.ts';
import { createTestApp, type Caller, type TestApp } from '#testing/test-app.ts';
import { writeAnnouncement } from './messages.store.ts';

let site: TestApp;

const base = await databaseForThisFile();
beforeAll(async () => {
  await seedSandbox(base.url, { slotTitles: 300, rounds: 0 });
  site = await createTestApp(base);
});
afterAll(async () => {
  await site.close();
});

type Answer = ResponseOf<typeof listAnnouncements>;

async function read(input: RequestOf<typeof listAnnouncements> = {}): Promise<Answer> {
  const { body } = await site.callAs(null, listAnnouncements, input);
  if (!body.success) throw new Error(body.code);
  return body.value;
}

async function readAs(caller: Caller, input: RequestOf<typeof listAnnouncements>): Promise<Answer> {
  const { body } = await site.callAs(caller, listAnnouncements, input);
  if (!body.success) throw new Error(body.code);
  return body.value;
}

test.each(['execution=C', 'types=b', 'types=B;PL', 'platform=M', 'language=de'])(
  '%s is refused',
  async (query) => {
    const answer = await site.app.inject({ url: `${listAnnouncements.path}?${query}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  },
);

test('[MSG-02] a visitor who asks for what members or newcomers see gets what visitors see', async () => {
  const visitors = await read({ execution: 'B' });
  expect(await read({ execution: 'A' })).toEqual(visitors);
  expect(await read({ execution: 'F' })).toEqual(visitors);
  expect(visitors.popup.map((popup) => popup.title)).toEqual([
    'Welcome to the Maidan',
    'Sealed before you bet',
  ]);
});

test('[MSG-02] halves that open nothing make a visitor of the caller, not a refusal', async () => {
  const [member, other] = [await site.registerAndLogin(), await site.registerAndLogin()];
  const visitors = await read({ execution: 'B' });
  const strangers = [
    { token: member.token },
    { cookie: member.cookie },
    { token: member.token, cookie: other.cookie },
    { token: 'A'.repeat(43), cookie: member.cookie },
  ];
  for (const stranger of strangers) expect(await readAs(stranger, { execution: 'A' })).toEqual(visitors);
  await base.db.query(
    sql`update session set must_change_password = true where member_id = ${member.memberId}::bigint`,
  );
  expect(await readAs(member, { execution: 'A' })).toEqual(visitors);
});

test('[MSG-02] a member sees the popups of members, a first login its own as well', async () => {
  const caller = await site.registerAndLogin();
  const member = await readAs(caller, { execution: 'A' });
  expect(member.popup.map((popup) => popup.execution)).toEqual(['A']);
  expect(member.player.map((notice) => notice.title)).toContain('Your betting record is complete');
  const newcomer = await readAs(caller, { execution: 'F' });
  expect(newcomer.popup.map((popup) => popup.execution)).toEqual(['F', 'A']);
});

test('[MSG-02] R2: on a break no popup, promotion or banner comes, and the notices still do', async () => {
  const [away, other] = [await site.registerAndLogin(), await site.registerAndLogin()];
  const before = await readAs(other, { execution: 'A' });
  await site.callAs(away, startBreak, { length: '24h' });
  for (const execution of ['A', 'B', 'F'] as const) {
    const { banners, popup, promotion, player } = await readAs(away, { execution });
    expect([banners, popup, promotion]).toEqual([[], [], []]);
    expect(player.length).toBeGreaterThan(0);
  }
  expect(await readAs(away, { execution: 'A', types: 'PU' })).toMatchObject({ popup: [] });
  expect(await readAs(other, { execution: 'A' })).toEqual(before);
});

test('[MSG-02] R1, R2: near an own limit no popup, promotion or banner comes; to whoever opted out no popup and no promotion', async () => {
  const [near, out, other] = [
    await site.registerAndLogin(),
    await site.registerAndLogin(),
    await site.registerAndLogin(),
  ];
  const before = await readAs(other, { execution: 'A' });
  await site.callAs(near, setLimit, { kind: 'deposit', period: 'day', value: '600.00' });
  await beginDeposit(site, near, { amount: '500.00' });
  await site.callAs(out, setRewardsWanted, { wanted: false });
  for (const execution of ['A', 'B', 'F'] as const) {
    const told = await readAs(near, { execution });
    expect([told.banners, told.popup, told.promotion]).toEqual([[], [], []]);
    expect(told.player.length).toBeGreaterThan(0);
    const unwanted = await readAs(out, { execution });
    expect([unwanted.popup, unwanted.promotion]).toEqual([[], []]);
    expect(unwanted.banners).toEqual(before.banners);
  }
  expect(await readAs(other, { execution: 'A' })).toEqual(before);
  expect(before.popup.length).toBeGreaterThan(0);
  expect(before.promotion.length + before.banners.length).toBeGreaterThan(0);
});

test('[MSG-01] all kinds come without types, and only those asked for with them', async () => {
  const all = await read();
  expect(all.player.length).toBeGreaterThanOrEqual(6);
  expect(all.promotion.length).toBeGreaterThan(0);
  expect(new Set(all.banners.map((banner) => banner.groupName))).toEqual(
    new Set(['w_home', 'w_login', 'w_register', 'w_forget', 'w_leftmenu', 'w_sports']),
  );
  expect(await read({ types: 'PU' })).toMatchObject({ banners: [], player: [], promotion: [] });
  expect((await read({ types: 'B,PL,PU,PR,H', platform: 'W' })).banners).toEqual(all.banners);
  expect((await read({ types: 'H' })).player.map((notice) => notice.title)).toEqual(['Play money only']);
});

const texts = (answer: Answer): string[] => [
  ...[...answer.player, ...answer.popup, ...answer.promotion].flatMap(({ title, content }) => [
    title,
    plainText(readRichText(content)),
  ]),
  ...answer.banners.flatMap(({ title, subtitle }) => [title, subtitle]),
];

test('[MSG-01] every text is there in every language', async () => {
  const english = await read();
  const bengali = await read({ language: 'bn' });
  const hindi = await read({ language: 'hi' });
  for (const other of [bengali, hindi]) expect(texts(other)).toHaveLength(texts(english).length);
  expect(texts(bengali).filter((text) => !/[\u0980-\u09ff]/.test(text) || /[a-z]/i.test(text))).toEqual([]);
  expect(texts(hindi).filter((text) => !/[\u0900-\u0963]/.test(text))).toEqual([]);
  // The sign of the taka is a Bengali letter, the danda a Devanagari one.
  for (const others of [english, hindi])
    expect(texts(others).filter((text) => /[\u0980-\u09f1\u09f4-\u09ff]/.test(text))).toEqual([]);
  for (const others of [english, bengali])
    expect(texts(others).filter((text) => /[\u0900-\u0963]/.test(text))).toEqual([]);
});

test('[MSG-05] a banner says where it leads: a page of this site, a game, or nowhere', async () => {
  const { banners } = await read();
  const shapes = { none: /^$/, page: /^\/[a-z]/, game: /^\d+$/, url: /^https:/ };
  expect(banners.filter(({ linkageType, url }) => !shapes[linkageType].test(url))).toEqual([]);
  expect(new Set(banners.map((banner) => banner.linkageType))).toEqual(new Set(['none', 'page', 'game']));
  await expect(
    asOwner(
      base.url,
      `update banner set linkage_type = 'page', url = '//elsewhere.example' where id = 'home1'`,
    ),
  ).rejects.toThrow(/check constraint/);
});

test('a notice whose time is over, or has not come, is not shown', async () => {
  const before = (await read()).player.length;
  await asOwner(
    base.url,
    `update announcement set published_at = platform_now() + interval '1 day' where title ->> 'en' = 'Set your own limits';
     update announcement set ends_at = platform_now() - interval '1 minute' where title ->> 'en' = 'How a fair round works'`,
  );
  await expect.poll(async () => (await read()).player.length).toBe(before - 2);
});

test('[MSG-05] whoever asks when the news comes reads what it tells of, however shortly before somebody else asked', async () => {
  const other = await createTestApp(base);
  try {
    const { db, bus, config } = site.app.platform;
    const titles = async ({ app }: TestApp) => {
      const answer = await app.inject({ url: listAnnouncements.path });
      return answer.json<{ value: Answer }>().value.player.map(({ title }) => title);
    };
    for (const title of ['First of three', 'Second of three', 'Third of three']) {
      for (const node of [site, other]) expect(await titles(node)).not.toContain(title);
      const words = { en: title, bn: title };
      const item = { type: 'H', execution: null, promotionType: 'general', endsAt: null } as const;
      await writeAnnouncement(db, config.merchant, { ...item, title: words, content: words });
      const heard = new Promise<void>((resolve) => {
        const stop = other.app.platform.bus.subscribe(() => {
          stop();
          resolve();
        });
      });
      await announceChange({ db, bus, merchant: config.merchant }, 'announcements');
      expect(await titles(site)).toContain(title);
      await heard;
      expect(await titles(other)).toContain(title);
    }
  } finally {
    await other.close();
  }
});
