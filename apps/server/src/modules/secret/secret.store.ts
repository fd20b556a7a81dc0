import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export async function readPrint(db: Database, merchant: string): Promise<Buffer | null> {
  const [row] = await db.query<{ print: Buffer }>(
    sql`select print from sealed_with where merchant = ${merchant}`,
  );
  return row?.print ?? null;
}

export async function writePrint(db: Database, merchant: string, print: Buffer): Promise<void> {
  await db.query(sql`
    insert into sealed_with (merchant, print) values (${merchant}, ${print})
    on conflict (merchant) do update set print = excluded.print, at = platform_now()`);
}
