import { createHash } from 'node:crypto';
import { createBlankDatabase } from '@maidan/postgres/testing/blank-database.ts';
import { makeOldDatabase } from '@maidan/postgres/testing/old-database.ts';
import { readCatalogue } from '@maidan/postgres/testing/read-catalogue.ts';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { migrate } from './migrate.ts';

const OLD = new URL('../testing/database-before-functions.json.br', import.meta.url);
const post = (key: string) => `
  select outcome, balances[1]::int as balance from ledger_post('main', '${key}',
    '\\x${createHash('sha256').update(key).digest('hex')}', 'deposit', 'PLY', '{member,deposits_in}', '{7,bank}', '{500,-500}', 'x')`;

test('a database from before functions had files of their own comes to the schema of a new one, with its money', async () => {
  const fresh = await createTestDatabase();
  const old = await createBlankDatabase();
  try {
    expect(
      await makeOldDatabase(old, { file: OLD, record: 'schema_migration', checksums: true }),
    ).toHaveLength(68);
    expect(await old.query(post('first'))).toEqual([{ outcome: 'posted', balance: 500 }]);
    expect(await migrate(old.url)).toContain('functions/wallet/wallet_bet.sql');
    expect(await readCatalogue(old)).toEqual(
      await readCatalogue({ query: (text) => fresh.db.query({ text, values: [] }) }),
    );
    expect(await migrate(old.url)).toEqual([]);
    expect(await old.query(post('first'))).toEqual([{ outcome: 'replayed', balance: 500 }]);
    expect(await old.query(post('second'))).toEqual([{ outcome: 'posted', balance: 1000 }]);
    expect(await old.query('select * from ledger_check()')).toEqual([]);
  } finally {
    await old.drop();
    await fresh.drop();
  }
});
