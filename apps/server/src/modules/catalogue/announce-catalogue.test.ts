import { listVendorTypes } from '@maidan/contract/games/list-vendor-types.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { publicChannel } from '@maidan/contract/live.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { seedSandbox } from '#sandbox/seed-sandbox.ts';
import type { BusMessage } from '#live/bus.ts';
import { asOwner } from '#testing/as-owner.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { announceCatalogue, createCatalogueLook } from './announce-catalogue.ts';

let site: TestApp;
const news: BusMessage[] = [];

const base = await databaseForThisFile();
beforeAll(async () => {
  await seedSandbox(base.url, { slotTitles: 50, rounds: 0 });
  site = await createTestApp({ ...base, extend: announceCatalogue });
  site.app.platform.bus.subscribe((message) => news.push(message));
});
afterAll(async () => {
  await site.close();
});

async function types(input: RequestOf<typeof listVendorTypes> = {}) {
  const { body } = await site.callAs(null, listVendorTypes, input);
  if (!body.success) throw new Error(body.code);
  return body.value.list;
}

test('[CAT-03] the esports vendor list is IMES', async () => {
  const esports = (await types()).filter(({ gameTypes }) => gameTypes.includes('ESPORTS'));
  expect(esports.map(({ vassalage }) => vassalage)).toEqual(['IMES']);
});

const told = () =>
  news.filter((message) => message.kind === 'frame' && message.frame.channel === publicChannel('catalogue'))
    .length;

test('a change made in the database alone is told to open pages, once', async () => {
  await expect.poll(told, { timeout: 60_000 }).toBe(1);
  await asOwner(base.url, `update vendor set state = 'maintenance' where code = 'JDB'`);
  await expect.poll(told, { timeout: 60_000 }).toBe(2);
  expect(await types({ vassalage: 'JDB' })).toMatchObject([{ open: false }]);
  await asOwner(base.url, `update vendor set state = 'open' where code = 'JDB'`);
  await expect.poll(told, { timeout: 60_000 }).toBe(3);
});

test('[CAT-03] news that could not be numbered is told by the next look that can', async () => {
  const own = await createTestDatabase();
  const node = await createTestApp(own);
  try {
    const heard: BusMessage[] = [];
    node.app.platform.bus.subscribe((message) => heard.push(message));
    const look = createCatalogueLook(node.app.platform);
    await asOwner(own.url, `insert into catalogue_version (merchant, version) values ('maidan', 7)`);
    await look();
    await asOwner(own.url, 'alter sequence live_version rename to live_version_elsewhere');
    await expect(look()).rejects.toThrow('live_version');
    await asOwner(own.url, 'alter sequence live_version_elsewhere rename to live_version');
    expect(heard).toEqual([]);
    for (let looks = 0; looks < 3; looks += 1) await look();
    expect(heard).toMatchObject([{ kind: 'frame', frame: { channel: publicChannel('catalogue') } }]);
  } finally {
    await node.close();
    await own.drop();
  }
});
