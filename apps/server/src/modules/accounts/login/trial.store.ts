import { TRIAL_TYPE } from '@maidan/contract/constants.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

/** The text in place of a hash fits no password, and `has_password` says that there is none. */
export async function insertTrial(db: Database, merchant: string, username: string): Promise<string> {
  const [row] = await db.query<{ id: bigint }>(sql`
    insert into member (merchant, username, username_key, nickname, password_hash, has_password, type)
    values (${merchant}, ${username}, ${username}, ${username}, '-', false, ${TRIAL_TYPE})
    returning id`);
  if (row === undefined) throw new Error('the trial player was not stored');
  return row.id.toString();
}
