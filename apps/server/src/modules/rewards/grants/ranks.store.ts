import type { LocalText } from '@maidan/contract/local-text.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { Whose } from './facts.store.ts';

export type RankRow = {
  level: number;
  name: LocalText;
  /** Null where the house gave it. */
  staked: bigint | null;
  days: number | null;
  changedAt: Date;
};

/** Every rank that a member has reached, in order. */
export function selectRanks(db: Database, { merchant, memberId }: Whose): Promise<RankRow[]> {
  return db.query<RankRow>(sql`
    select level, name, staked, days, changed_at from vip_change
    where merchant = ${merchant} and member_id = ${memberId}::bigint order by level`);
}

/** What rules ask about a person (PRO-01): the name and the rank of now, 0 without one. */
export async function selectPerson(
  db: Database,
  { merchant, memberId }: Whose,
): Promise<{ username: string; level: number }> {
  const [row] = await db.query<{ username: string; level: number }>(sql`
    select username, case when has_vip then coalesce(vip_level, 0) else 0 end as level
    from member where merchant = ${merchant} and id = ${memberId}::bigint`);
  if (row === undefined) throw new Error('whoever is counted is a member');
  return row;
}
