import { createBlankDatabase } from '@maidan/postgres/testing/blank-database.ts';
import { makeOldDatabase } from '@maidan/postgres/testing/old-database.ts';
import { readCatalogue } from '@maidan/postgres/testing/read-catalogue.ts';
import { expect, test } from 'vitest';
import { migrateHouse } from './migrate.ts';

const OLD = new URL('../testing/database-before-functions.json.br', import.meta.url);

test('a house from before functions had files of their own comes to the schema of a new one', async () => {
  const [fresh, old] = [await createBlankDatabase(), await createBlankDatabase()];
  try {
    await migrateHouse(fresh.url);
    await makeOldDatabase(old, { file: OLD, record: 'house_migration', checksums: false });
    expect(await migrateHouse(old.url)).toContain('functions/rounds/round_outcome_is_final.sql');
    expect(await readCatalogue(old)).toEqual(await readCatalogue(fresh));
    expect(await migrateHouse(old.url)).toEqual([]);
  } finally {
    await old.drop();
    await fresh.drop();
  }
});
