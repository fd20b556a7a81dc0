import { beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { seedSandbox } from '#sandbox/seed-sandbox.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { restGame, restVendor } from './rest-games.ts';

const merchant = 'maidan';

const base = await databaseForThisFile();
beforeAll(async () => {
  await seedSandbox(base.url, { slotTitles: 50, rounds: 0 });
});

const resting = () =>
  base.db.query<{ code: string }>(sql`
  select code from vendor where state = 'maintenance'
  union all select node_id from game where engine is not null and not open order by 1`);
/** A title that an operator has and nothing plays; the sandbox has none. */
const unplayed = async () => {
  const [row] = await base.db.query<{ code: string }>(sql`
    select node_id as code from game where node_id <> '10001' order by node_id desc limit 1`);
  await asOwner(base.url, `update game set engine = null, open = false where node_id = '${row?.code ?? ''}'`);
  return row?.code ?? '';
};

test('what nobody knows and what nothing plays changes nothing', async () => {
  const before = await resting();
  expect(await restVendor(base.db, { merchant, code: 'NOBODY', resting: true })).toBe('unknown');
  expect(await restVendor(base.db, { merchant: 'other', code: 'PG', resting: true })).toBe('unknown');
  expect(await restGame(base.db, { merchant, code: '1', resting: true })).toBe('unknown');
  expect(await restGame(base.db, { merchant, code: await unplayed(), resting: false })).toBe('unplayable');
  expect(await resting()).toEqual(before);
});

test('a vendor and a title rest and open again', async () => {
  const before = await resting();
  expect(await restVendor(base.db, { merchant, code: 'PG', resting: true })).toBe('done');
  expect(await restGame(base.db, { merchant, code: '10001', resting: true })).toBe('done');
  expect(await resting()).toEqual([{ code: '10001' }, { code: 'PG' }, ...before]);
  expect(await restVendor(base.db, { merchant, code: 'PG', resting: false })).toBe('done');
  expect(await restGame(base.db, { merchant, code: '10001', resting: false })).toBe('done');
  expect(await resting()).toEqual(before);
});
