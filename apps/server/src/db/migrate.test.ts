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
    expect(await migrate(old.url)).toContain('functions/wallet/wallet_take.sql');
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

test('texts that stood in a column for each language go on in one, and nothing of them is lost', async () => {
  const old = await createBlankDatabase();
  try {
    await makeOldDatabase(old, { file: OLD, record: 'schema_migration', checksums: true });
    await old.query(`
      insert into vendor (merchant, code, name_en, name_bn, sort_order) values ('main', 'V', 'Boat', 'নৌকা', 1);
      insert into game (merchant, node_id, vendor_code, game_code, category, name_en, name_bn, slug, search_text,
        released_at, open, poster_seed, sort_order)
      values ('main', '1', 'V', 'g', 'RNG', 'Kite', 'ঘুড়ি', 'kite', 'kite', now(), false, 1, 1);
      insert into announcement (merchant, type, title_en, title_bn, content_en, content_bn)
      values ('main', 'PL', 'News', 'খবর', '<p>"Words"</p>', 'কথা');
      insert into help_article (merchant, id, section, title_en, title_bn, content_en, content_bn, sort_order)
      values ('main', 'play', 'play', 'Play', 'খেলা', 'How', 'কীভাবে', 1);
      insert into banner (merchant, id, group_name, title_en, title_bn, subtitle_en, subtitle_bn, scene, seed)
      values ('main', 'a', 'w_home', 'One', 'এক', '', '', 'river', 1), ('main', 'b', 'w_home', 'Two', 'দুই', 'and', '', 'river', 1),
        ('main', 'c', 'w_home', 'Three', 'তিন', '', 'ও', 'river', 1);
      insert into setting (merchant, key, value) values ('main', 'withdrawal', '{"fee": "0.00", "institutions": [
        {"code": "A", "kind": "bank", "nameEn": "A Bank", "nameBn": "এ ব্যাংক"}, {"code": "B", "kind": "wallet", "nameEn": "B", "nameBn": "বি"}]}')`);
    await migrate(old.url);
    expect(await old.query('select name from vendor union all select name from game')).toEqual([
      { name: { en: 'Boat', bn: 'নৌকা' } },
      { name: { en: 'Kite', bn: 'ঘুড়ি' } },
    ]);
    expect(await old.query('select title, content from announcement')).toEqual([
      { title: { en: 'News', bn: 'খবর' }, content: { en: '<p>"Words"</p>', bn: 'কথা' } },
    ]);
    expect(await old.query('select title, content from help_article')).toEqual([
      { title: { en: 'Play', bn: 'খেলা' }, content: { en: 'How', bn: 'কীভাবে' } },
    ]);
    expect(await old.query('select title, subtitle from banner order by id')).toEqual([
      { title: { en: 'One', bn: 'এক' }, subtitle: null },
      { title: { en: 'Two', bn: 'দুই' }, subtitle: { en: 'and' } },
      { title: { en: 'Three', bn: 'তিন' }, subtitle: { en: 'ও', bn: 'ও' } },
    ]);
    expect(await old.query('select value from setting')).toEqual([
      {
        value: {
          fee: '0.00',
          institutions: [
            { code: 'A', kind: 'bank', name: { en: 'A Bank', bn: 'এ ব্যাংক' } },
            { code: 'B', kind: 'wallet', name: { en: 'B', bn: 'বি' } },
          ],
        },
      },
    ]);
    const broken = [
      '{"bn": "x"}',
      '{"en": ""}',
      '{"en": 1}',
      '{"en": "x", "bn": ""}',
      '"x"',
      '{"en": "x", "B N": "x"}',
    ];
    for (const name of broken)
      await expect(old.query(`update vendor set name = '${name}'`), name).rejects.toThrow(
        /vendor_name_check/,
      );
  } finally {
    await old.drop();
  }
});
