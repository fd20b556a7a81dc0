import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import type { Database } from '#db/database.ts';
import { asOwner } from '#testing/as-owner.ts';
import { createCatalogueMemory } from './catalogue-memory.ts';
import { readCatalogueVersion } from './catalogue.store.ts';

let news = 1;
const merchant = 'maidan';
const publicNews = { last: () => news };

const base = await databaseForThisFile();
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const setVersion = (version: number) =>
  asOwner(
    base.url,
    `insert into catalogue_version (merchant, version) values ('${merchant}', ${version})
     on conflict (merchant) do update set version = ${version}`,
  );
/** What is remembered of the catalogue is its version. */
function createReader(db: Database) {
  const remember = createCatalogueMemory<{ version: bigint }>();
  return async () => {
    const made = await remember({ db, merchant, publicNews }, 'version', async () => ({
      version: await readCatalogueVersion(base.db, merchant),
    }));
    return made.version;
  };
}

test('[CAT-03] who asks when news came reads the catalogue of now, however lately it was looked at', async () => {
  const read = createReader(base.db);
  await setVersion(1);
  expect(await read()).toBe(1n);
  await setVersion(2);
  expect(await read()).toBe(1n);
  news += 1;
  expect(await read()).toBe(2n);
});

test('[CAT-03] who asks when news came does not wait for a look that began before it, nor is put back by it', async () => {
  let looks = 0;
  const moments = new EventEmitter();
  const [wasRead, released] = [once(moments, 'read'), once(moments, 'released')];
  const db: Database = {
    ...base.db,
    query: async (statement) => {
      looks += 1;
      const isHeld = looks === 2;
      const rows = await base.db.query<never>(statement);
      if (!isHeld) return rows;
      // What was read early is answered late.
      moments.emit('read');
      await released;
      return rows;
    },
  };
  const read = createReader(db);
  await setVersion(3);
  expect(await read()).toBe(3n);
  vi.advanceTimersByTime(60_000);
  const before = read();
  await wasRead;
  await setVersion(4);
  news += 1;
  const after = read();
  expect(looks).toBe(3);
  expect(await after).toBe(4n);
  moments.emit('released');
  await before;
  expect(await read()).toBe(4n);
  expect(looks).toBe(3);
});

test('[CAT-03] the lists people look at stay remembered, however many others are asked for between', async () => {
  const remember = createCatalogueMemory<{ key: string }>();
  const made: string[] = [];
  const read = (key: string) =>
    remember({ db: base.db, merchant, publicNews }, key, () => {
      made.push(key);
      return Promise.resolve({ key });
    });
  await read('home');
  for (let page = 0; page < 1_000; page += 1) {
    await read(`page ${page}`);
    expect(await read('home')).toEqual({ key: 'home' });
  }
  await read('page 0');
  const times = (key: string) => made.filter((one) => one === key).length;
  expect([times('home'), times('page 0'), times('page 999')]).toEqual([1, 2, 1]);
});
