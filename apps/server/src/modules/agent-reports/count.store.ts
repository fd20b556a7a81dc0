import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type CountPlace = { merchant: string; currency: string };

export async function readNow(db: Database): Promise<Date> {
  const [row] = await db.query<{ at: Date }>(sql`select platform_now() as at`);
  if (row === undefined) throw new Error('the database told no time');
  return row.at;
}

export async function selectDue(
  db: Database,
  { merchant, currency }: CountPlace,
  since: Date,
  atMost: number,
): Promise<bigint[]> {
  const rows = await db.query<{ memberId: bigint }>(
    sql`select member_id from team_due(${merchant}, ${currency}, ${since}, ${atMost}::int)`,
  );
  return rows.map(({ memberId }) => memberId);
}

export async function countMembers(
  db: Database,
  { merchant, currency }: CountPlace,
  members: readonly bigint[],
): Promise<void> {
  await db.query(sql`select team_count(${merchant}, ${currency}, ${members}::bigint[])`);
}

export async function noteCounted(db: Database, merchant: string, at: Date): Promise<void> {
  await db.query(sql`select team_note_counted(${merchant}, ${at})`);
}
