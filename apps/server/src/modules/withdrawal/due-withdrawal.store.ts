import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type ClosedRow = { id: bigint; memberId: bigint };

/**
 * X4: what nobody answered for in time counts as received. One statement compares the deadline with the database's
 * clock; a row that somebody is answering at this moment is left to them and looked at again.
 */
export function closeUnanswered(db: Database, merchant: string, limit: number): Promise<ClosedRow[]> {
  return db.query<ClosedRow>(sql`
    with due as (
      select merchant, id from withdrawal
      where merchant = ${merchant} and state = 'disbursed' and confirm_by <= platform_now()
      order by confirm_by limit ${limit} for update skip locked)
    , moved as (
      update withdrawal w set state = 'auto-received', version = w.version + 1, moved_at = platform_now()
      from due where w.merchant = due.merchant and w.id = due.id and w.state = 'disbursed'
      returning w.merchant, w.id, w.version, w.state, w.member_id)
    , noted as (
      insert into withdrawal_step (merchant, withdrawal_id, version, state, actor)
      select merchant, id, version, state, 'system' from moved)
    select id, member_id from moved`);
}

/** Withdrawals that have been in a state for so long. Whoever takes one up moves it by a condition, so nobody is locked. */
export async function selectWaiting(
  db: Database,
  {
    merchant,
    state,
    seconds,
    limit,
  }: { merchant: string; state: 'requested' | 'approved'; seconds: number; limit: number },
): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>(sql`
    select id from withdrawal
    where merchant = ${merchant} and state = ${state} and moved_at <= platform_now() - make_interval(secs => ${seconds})
    order by moved_at limit ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * Orders whose outcome is not known, noted as asked after by this node. The longer one has been out, the longer until it is
 * asked after again: from two seconds up to a minute. The one asked longest ago comes first, so that none waits for ever.
 */
export async function takeUnsettled(db: Database, merchant: string, limit: number): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>(sql`
    update withdrawal w set asked_at = platform_now()
    from (
      select merchant, id from withdrawal
      where merchant = ${merchant} and state = 'disbursing' and coalesce(asked_at, moved_at) <= platform_now()
        - least(greatest((platform_now() - moved_at) / 10, interval '2 seconds'), interval '1 minute')
      order by coalesce(asked_at, moved_at) limit ${limit} for update skip locked) due
    where w.merchant = due.merchant and w.id = due.id
    returning w.id`);
  return rows.map(({ id }) => id);
}
