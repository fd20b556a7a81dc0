import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';

export type SettingRow = { key: string; value: unknown; version: bigint };

export function readSettings(db: Database, merchant: string): Promise<SettingRow[]> {
  return db.query<SettingRow>(
    prepared('read-settings', sql`select key, value, version from setting where merchant = ${merchant}`),
  );
}

export async function writeSetting(
  db: Database,
  merchant: string,
  key: string,
  value: unknown,
): Promise<void> {
  await db.query(sql`
    insert into setting (merchant, key, value) values (${merchant}, ${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (merchant, key)
    do update set value = excluded.value, version = setting.version + 1, updated_at = platform_now()`);
}
