import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Language } from '@maidan/contract/languages.ts';
import { getHelpCenter } from '@maidan/contract/messages/get-help-center.ts';
import { listAnnouncements } from '@maidan/contract/messages/list-announcements.ts';
import { plainText, readRichText } from '@maidan/contract/messages/rich-text.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { seedSandbox } from '#sandbox/seed-sandbox.ts';
import { sql } from '#db/sql.ts';
import { SettingRefused } from '#settings/setting-problems.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { BAD_ADDRESSES, XSS_CORPUS } from '#testing/xss-corpus.ts';
import { removeBanner } from './messages.store.ts';
import { publishPicture } from './save-picture.ts';
import { publishAnnouncement, publishBanner, publishHelp, type Press } from './save-content.ts';

let site: TestApp;
let press: Press;

const base = await databaseForThisFile();
beforeAll(async () => {
  await seedSandbox(base.url, { slotTitles: 300, rounds: 0 });
  site = await createTestApp(base);
  const { config, settings } = site.app.platform;
  press = { db: base.db, settings, config };
});
afterAll(async () => {
  await site.close();
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
  [{ ...NOTICE, title: { bn: 'খবর' } }, /title.en/],
  [{ ...NOTICE, title: { ...NOTICE.title, fr: 'Nouvelles' } }, /title/],
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
    expect(await base.db.query(sql`select linkage_type, url from banner where id = 'try1'`)).toEqual([
      { linkageType, url },
    ]);
  }
});

test('[MSG-06] what is published is clean in the rows', async () => {
  const text = XSS_CORPUS.slice(0, 60).join('\n\n');
  const id = await publishAnnouncement(press, {
    ...NOTICE,
    content: { en: `${text}<p>Words</p>`, bn: 'কথা' },
  });
  const [row] = await base.db.query<{ content: string }>(
    sql`select content ->> 'en' as content from announcement where id = ${id}::bigint`,
  );
  expect(row?.content).not.toMatch(/<(?!\/?(?:p|b|i|u|a|ul|ol|li|h2|h3|h4|br|img)\b)/);
  expect(row?.content).not.toMatch(/<[^>]*(?:\son[a-z]+=|javascript|style=|canary)/i);
});

const read = async (lang: Language) => {
  const { body } = await site.callAs(null, getHelpCenter, { lang, device: 'WEB' });
  if (!body.success) throw new Error(body.code);
  return body.value.articles;
};

test('[RTE-06] the help center has its articles in every language, and an operator changes one', async () => {
  const [english, bengali, hindi] = [await read('en'), await read('bn'), await read('hi')];
  expect(english.length).toBeGreaterThanOrEqual(12);
  expect(bengali.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  expect(hindi.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  expect(hindi.filter(({ title }) => !/[\u0900-\u0963]/.test(title))).toEqual([]);
  const words = bengali.map(({ title, content }) => `${title} ${plainText(readRichText(content))}`);
  expect(words.filter((text) => /[a-z]/i.test(text))).toEqual([]);
  await publishHelp(press, {
    id: 'terms',
    section: 'rules',
    title: { en: 'New terms', bn: 'নতুন শর্ত' },
    content: { en: '<p onclick=x>New</p>', bn: 'নতুন' },
  });
  await expect
    .poll(async () => (await read('en')).find(({ id }) => id === 'terms'))
    .toMatchObject({ title: 'New terms', content: '<p>New</p>' });
});

test('[MSG-05] [HOM-07] a picture of the house is drawn anew, and a banner wears it; an unknown one is refused', async () => {
  const before = await count();
  await expect(publishBanner(press, { ...BANNER, picture: randomUUID() })).rejects.toThrow(
    /picture: there is no/,
  );
  await expect(
    publishPicture(press, Readable.from([Buffer.from('<svg onload="alert(1)"/>')])),
  ).rejects.toThrow(SettingRefused);
  await expect(
    publishBanner(press, { ...BANNER, group: 'w_sports', linkageType: 'page', url: '/rng' }),
  ).rejects.toThrow(/first sports game/);
  expect(await count()).toEqual(before);
  const file = await sharp({ create: { width: 2400, height: 800, channels: 3, background: '#063' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toBuffer();
  const { id, address } = await publishPicture(press, Readable.from([file]));
  await publishBanner(press, { ...BANNER, group: 'w_sports', picture: id });
  const { body } = await site.callAs(null, listAnnouncements, { types: 'B', language: 'BN' });
  const shown = body.success ? body.value.banners.find((banner) => banner.id === BANNER.id) : undefined;
  expect(shown).toMatchObject({ groupName: 'w_sports', imageUrl: address, title: 'খবর' });
  const picture = await site.app.inject({ url: address });
  const { format, width, exif } = await sharp(picture.rawPayload).metadata();
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 1600, exif: undefined });
});

const contentOf = async (id: string) =>
  (
    await base.db.query<{ text: string }>(sql`
    select content ->> 'en' as text from announcement where id = ${id}::bigint`)
  )[0]?.text;

test('[MSG-05] a banner and a text lead to the host of another once the operator allows it, and to no other', async () => {
  const url = 'https://partner.example/offer';
  const linked = { ...NOTICE, content: { en: `<a href="${url}">x</a>`, bn: `<a href="${url}">x</a>` } };
  const banner = { ...BANNER, id: 'out1', linkageType: 'url', url };
  await expect(publishBanner(press, banner)).rejects.toThrow(/cannot be opened/);
  expect(await contentOf(await publishAnnouncement(press, linked))).not.toContain('partner.example');
  await press.settings.change('linkHosts', ['partner.example']);
  await publishBanner(press, banner);
  expect(await contentOf(await publishAnnouncement(press, linked))).toContain(url);
  for (const bad of [
    'https://sub.partner.example/',
    'https://partner.example:8443/',
    'http://partner.example/',
  ])
    await expect(publishBanner(press, { ...banner, url: bad })).rejects.toThrow(/cannot be opened/);
});

test('[ERR-05] a banner that has ended is shown no more, and texts that use its picture keep it', async () => {
  await publishBanner(press, { ...BANNER, id: 'gone1' });
  expect(await removeBanner(base.db, press.config.merchant, 'gone1')).toBe(true);
  expect(await removeBanner(base.db, press.config.merchant, 'gone1')).toBe(false);
  const rows = await base.db.query(sql`select id from banner where id = 'gone1' and active`);
  expect(rows).toEqual([]);
  expect((await site.app.inject({ url: '/media/banner/gone1-480.webp' })).statusCode).toBe(200);
});
