import type { Database } from '#db/database.ts';
import { errorCode } from '#db/database-errors.ts';
import { sql } from '#db/sql.ts';
import type { Whose } from './downline.store.ts';

export type BoundsRow = { lowest: number; highest: number; now: number };

/** Of a direct downline: not below what their own downlines have, not above what the reader has. */
export async function selectRebateBounds(
  db: Database,
  { merchant, memberId }: Whose,
  id: string,
): Promise<BoundsRow | null> {
  const [row] = await db.query<BoundsRow>(sql`
    select m.rebate_basis_points as now, u.rebate_basis_points as highest,
      (select coalesce(max(c.rebate_basis_points), 0) from member c where c.merchant = m.merchant and c.upline_id = m.id) as lowest
    from member m join member u on u.merchant = m.merchant and u.id = m.upline_id
    where m.merchant = ${merchant} and m.id = ${id}::bigint and m.upline_id = ${memberId}::bigint`);
  return row ?? null;
}

/** `rebate_within_line` says so, whoever else writes at the same moment. */
const OUT_OF_LINE: ReadonlySet<string | undefined> = new Set(['RB001', 'RB002']);

export async function writeRebate(
  db: Database,
  { merchant, memberId }: Whose,
  { id, rebate, was }: { id: string; rebate: number; was: number },
): Promise<'written' | 'changed' | 'bounds'> {
  try {
    const rows = await db.query(sql`
      update member set rebate_basis_points = ${rebate}
      where merchant = ${merchant} and id = ${id}::bigint and upline_id = ${memberId}::bigint
        and rebate_basis_points = ${was}
      returning id`);
    return rows.length > 0 ? 'written' : 'changed';
  } catch (error) {
    if (OUT_OF_LINE.has(errorCode(error))) return 'bounds';
    throw error;
  }
}

/** Of an agent whom nobody stands above; null when there is none of this name. */
export async function writeTopRebate(
  db: Database,
  merchant: string,
  { usernameKey, rebate, types }: { usernameKey: string; rebate: number; types: readonly number[] },
): Promise<'written' | 'none' | 'bounds'> {
  try {
    const rows = await db.query(sql`
      update member set rebate_basis_points = ${rebate}
      where merchant = ${merchant} and username_key = ${usernameKey} and upline_id is null and type = any(${types}::int[])
      returning id`);
    return rows.length > 0 ? 'written' : 'none';
  } catch (error) {
    if (OUT_OF_LINE.has(errorCode(error))) return 'bounds';
    throw error;
  }
}

/**
 * Whose stakes may have grown since they were last counted: those with a rebate somewhere in their line whose account has moved. In the
 * order of their ids, so that a run comes to everybody once.
 */
export function selectDue(
  db: Database,
  { merchant, currency, after, limit }: { merchant: string; currency: string; after: string; limit: number },
): Promise<{ memberId: string }[]> {
  return db.query<{ memberId: string }>(sql`
    select m.id::text as member_id
    from member m
    left join team_rebate_mark k on k.merchant = m.merchant and k.member_id = m.id
    join ledger_account a on a.merchant = m.merchant and a.kind = 'member' and a.owner = m.id::text
      and a.currency = ${currency} and a.shard = 0
    where m.merchant = ${merchant} and m.id > ${after}::bigint and m.status = 'active'
      and coalesce(m.break_until <= platform_now(), true)
      and a.version > coalesce(k.seen_version, 0)
      and (m.rebate_basis_points > 0 or exists (select from team_line l
        join member u on u.merchant = l.merchant and u.id = l.above_id and u.rebate_basis_points > 0
        where l.merchant = m.merchant and l.below_id = m.id))
    order by m.id limit ${limit}`);
}

export async function payRebate(
  db: Database,
  { merchant, memberId, currency }: Whose & { currency: string },
): Promise<number> {
  const [row] = await db.query<{ paid: number }>(sql`
    select rebate_pay(${merchant}, ${memberId}::bigint, ${currency}) as paid`);
  return row?.paid ?? 0;
}
