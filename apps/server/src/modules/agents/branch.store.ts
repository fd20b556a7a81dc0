import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type MoveOutcome = 'moved' | 'same' | 'unknown' | 'root' | 'circle' | 'rebate' | 'uncovered' | 'stale';

/** A2: one call, in one transaction, whichever node it comes through. */
export async function moveBelow(
  db: Database,
  given: { merchant: string; member: bigint; upline: bigint; ends: readonly string[] },
): Promise<MoveOutcome> {
  const [row] = await db.query<{ outcome: MoveOutcome }>(sql`
    select branch_move(${given.merchant}, ${given.member}, ${given.upline}, ${given.ends}::bigint[]) as outcome`);
  return row?.outcome ?? 'unknown';
}

/** What ends by a move; of the house, where no upline is named. */
export function selectEndsOfMove(
  db: Database,
  merchant: string,
  member: bigint,
): Promise<{ id: bigint; upline: string | null; downline: string; rateBasisPoints: number }[]> {
  return db.query(sql`
    select e.id, u.username as upline, d.username as downline, e.rate_basis_points
    from branch_ends(${merchant}, ${member}) e
    join member d on d.merchant = e.merchant and d.id = e.downline_id
    left join member u on u.merchant = e.merchant and u.id = e.upline_id
    order by e.id`);
}

export async function countBranch(db: Database, merchant: string, member: bigint): Promise<number> {
  const [row] = await db.query<{ below: number }>(sql`
    select count(*)::int as below from team_line where merchant = ${merchant} and above_id = ${member}`);
  return (row?.below ?? 0) + 1;
}
