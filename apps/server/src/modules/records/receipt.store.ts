import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { BetRow, Owner } from './records.store.ts';

export type LegRow = {
  transactionId: bigint;
  postingKind: string;
  accountKind: string;
  accountOwner: string;
  amount: bigint;
  balanceAfter: bigint;
  at: Date;
};

/**
 * Every ledger row of a round: those of its wallet transactions, and of each time it was closed without a win, whose key
 * names the round and the closing.
 */
export function listLegs(db: Database, { merchant, memberId }: Owner, round: BetRow): Promise<LegRow[]> {
  return db.query<LegRow>(sql`
    with posting as (
      select w.ledger_transaction_id as id from wallet_transaction w
      where w.merchant = ${merchant} and w.member_id = ${memberId}::bigint and w.round_id = ${round.roundId}
        and w.partner = ${round.partner} and w.ledger_transaction_id is not null
      union
      select t.id from generate_series(0, ${round.closings}::int) closing
      join ledger_transaction t on t.merchant = ${merchant}
        and t.key = format('wallet:%s:end:%s:%s:%s', ${round.partner}::text, ${round.roundId}::text, ${memberId}::text, closing)
    )
    select t.id as transaction_id, t.kind as posting_kind, a.kind as account_kind, a.owner as account_owner, e.amount,
      e.balance_after, e.at
    from posting p
    join ledger_transaction t on t.merchant = ${merchant} and t.id = p.id
    cross join unnest(t.account_ids, t.versions) with ordinality as l (account_id, version, leg)
    join ledger_entry e on e.merchant = t.merchant and e.account_id = l.account_id and e.version = l.version
    join ledger_account a on a.merchant = t.merchant and a.id = l.account_id
    order by t.id, l.leg`);
}

export async function findShare(db: Database, owner: Owner, round: BetRow): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(sql`
    select id from receipt_share
    where merchant = ${owner.merchant} and member_id = ${owner.memberId}::bigint and partner = ${round.partner}
      and round_id = ${round.roundId} and ended_at is null`);
  return row?.id ?? null;
}

/** Two clicks at once make one link: the second finds the first. */
export async function insertShare(db: Database, owner: Owner, round: BetRow, id: string): Promise<void> {
  await db.query(sql`
    insert into receipt_share (merchant, id, member_id, partner, round_id)
    values (${owner.merchant}, ${id}, ${owner.memberId}::bigint, ${round.partner}, ${round.roundId})
    on conflict (merchant, member_id, partner, round_id) where ended_at is null do nothing`);
}

export async function endShare(db: Database, owner: Owner, round: BetRow): Promise<boolean> {
  const rows = await db.query(sql`
    update receipt_share set ended_at = platform_now()
    where merchant = ${owner.merchant} and member_id = ${owner.memberId}::bigint and partner = ${round.partner}
      and round_id = ${round.roundId} and ended_at is null
    returning id`);
  return rows.length > 0;
}

export type SharedRound = { memberId: string; partner: string; roundId: string };

export async function findSharedRound(
  db: Database,
  merchant: string,
  id: string,
): Promise<SharedRound | undefined> {
  const [row] = await db.query<SharedRound>(sql`
    select member_id::text as member_id, partner, round_id from receipt_share
    where merchant = ${merchant} and id = ${id} and ended_at is null`);
  return row;
}
