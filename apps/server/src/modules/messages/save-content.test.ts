import { getHelpCenter } from '@maidan/contract/messages/get-help-center.ts';
import { plainText, readRichText } from '@maidan/contract/messages/rich-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSandbox } from '#db/seed.ts';
import { sql } from '#db/sql.ts';
import { SettingRefused } from '#modules/system/setting-problems.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { BAD_ADDRESSES, XSS_CORPUS } from '#testing/xss-corpus.ts';
import { publishAnnouncement, publishBanner, publishHelp, type Press } from './save-content.ts';

let base: TestDatabase;
let site: TestApp;
let press: Press;

beforeAll(async () => {
  base = await createTestDatabase();
  await seedSandbox(base.url, { slotTitles: 300, rounds: 0 });
  site = await createTestApp(base);
  const { config, settings } = site.app.platform;
  press = { db: base.db, settings, config };
});
afterAll(async () => {
  await site.close();
  await base.drop();
});

const NOTICE = { type: 'PL', title: { en: 'News', bn: 'খবর' }, content: { en: 'Words', bn: 'কথা' } };
const BANNER = {
  id: 'try1',
  group: 'w_home',
  title: { en: 'News', bn: 'খবর' },
  subtitle: { en: 'Words', bn: 'কথা' },
  scene: 'river',
};
const count = async () =>
  (
    await base.db.query(
      sql`select (select count(*) from announcement) as a, (select count(*) from banner) as b`,
    )
  )[0];

test.each([
  [{ ...NOTICE, type: 'XX' }, /type/],
  [{ ...NOTICE, execution: 'C' }, /execution/],
  [{ ...NOTICE, title: { en: 'News' } }, /title.bn/],
  [{ ...NOTICE, content: { en: '<script>x</script>', bn: 'কথা' } }, /content.en: nothing is left/],
  [{ ...NOTICE, isAdmin: true }, /not accepted/],
  [null, /it/],
])('[MSG-01] %j is refused with the reason, and nothing is written', async (given, reason) => {
  const before = await count();
  await expect(publishAnnouncement(press, given)).rejects.toThrow(reason);
  await expect(publishAnnouncement(press, given)).rejects.toThrow(SettingRefused);
  expect(await count()).toEqual(before);
});

test.each(BAD_ADDRESSES)('[MSG-05] no banner leads to %j', async (url) => {
  const before = await count();
  for (const linkageType of ['page', 'url', 'game'])
    await expect(publishBanner(press, { ...BANNER, linkageType, url: url.slice(0, 200) })).rejects.toThrow(
      SettingRefused,
    );
  expect(await count()).toEqual(before);
});

test('[MSG-05] a banner leads to a page, a game, an address of a known service, or nowhere', async () => {
  for (const [linkageType, url] of [
    ['page', '/help#limits'],
    ['game', '10001'],
    ['url', 'https://t.me/maidan'],
    ['none', ''],
  ]) {
    await publishBanner(press, { ...BANNER, linkageType, url });
    expect(
      await base.db.query(sql`select linkage_type as "linkageType", url from banner where id = 'try1'`),
    ).toEqual([{ linkageType, url }]);
  }
});

test('[MSG-06] what is published is clean in the rows', async () => {
  const text = XSS_CORPUS.slice(0, 60).join('\n\n');
  const id = await publishAnnouncement(press, {
    ...NOTICE,
    content: { en: `${text}<p>Words</p>`, bn: 'কথা' },
  });
  const [row] = await base.db.query<{ content: string }>(
    sql`select content_en as content from announcement where id = ${id}::bigint`,
  );
  expect(row?.content).not.toMatch(/<(?!\/?(?:p|b|i|u|a|ul|ol|li|h2|h3|h4|br|img)\b)/);
  expect(row?.content).not.toMatch(/<[^>]*(?:\son[a-z]+=|javascript|style=|canary)/i);
});

const read = async (lang: 'en' | 'bn') => {
  const { body } = await site.callAs(null, getHelpCenter, { lang, device: 'WEB' });
  if (!body.success) throw new Error(body.code);
  return body.value.articles;
};

test('[RTE-06] the help center has its articles in both languages, and an operator changes one', async () => {
  const [english, bengali] = [await read('en'), await read('bn')];
  expect(english.length).toBeGreaterThanOrEqual(12);
  expect(bengali.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  const words = bengali.map(({ title, content }) => `${title} ${plainText(readRichText(content))}`);
  expect(words.filter((text) => /[a-z]/i.test(text))).toEqual([]);
  await publishHelp(press, {
    id: 'terms',
    section: 'rules',
    title: { en: 'New terms', bn: 'নতুন শর্ত' },
    content: { en: '<p onclick=x>New</p>', bn: 'নতুন' },
  });
  await expect
    .poll(async () => (await read('en')).find(({ id }) => id === 'terms'), { timeout: 5_000 })
    .toMatchObject({ title: 'New terms', content: '<p>New</p>' });
});
