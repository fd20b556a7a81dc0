import type { LocalText } from '@maidan/contract/local-text.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

const MOST_AT_ONCE = 50;

/** Deposits that nobody has paid in time, by the clock of the database. */
export function listExpired(
  db: Database,
  merchant: string,
): Promise<{ id: bigint; provider: string; providerReference: string | null }[]> {
  return db.query(sql`
    select id, provider, provider_reference from deposit
    where merchant = ${merchant} and state in ('created', 'waiting') and expires_at <= platform_now()
    order by expires_at limit ${MOST_AT_ONCE}`);
}

/** Takes one that is still due; null when another node has it, or it has been paid meanwhile. */
export async function takeExpired(
  tx: Database,
  merchant: string,
  id: bigint,
): Promise<{ id: bigint; memberId: bigint; state: 'created' | 'waiting' } | null> {
  const [row] = await tx.query<{ id: bigint; memberId: bigint; state: 'created' | 'waiting' }>(sql`
    select id, member_id, state from deposit
    where merchant = ${merchant} and id = ${id} and state in ('created', 'waiting') and expires_at <= platform_now()
    for update skip locked`);
  return row ?? null;
}

export function listDueReviews(db: Database, merchant: string): Promise<{ id: bigint }[]> {
  return db.query(sql`
    select id from deposit
    where merchant = ${merchant} and state = 'review' and review_at <= platform_now()
    order by review_at limit ${MOST_AT_ONCE}`);
}

/** Kept aside, and due to be looked at again. */
export function listHeld(db: Database, merchant: string): Promise<{ id: bigint }[]> {
  return db.query(sql`
    select id from deposit
    where merchant = ${merchant} and state = 'held' and review_at <= platform_now()
    order by review_at limit ${MOST_AT_ONCE}`);
}

export type DeskRow = {
  id: bigint;
  username: string;
  name: LocalText;
  state: string;
  amount: bigint;
  currency: string;
  reference: string;
  createdAt: Date;
};

/** For the operator: what waits for people first, then the newest. */
export function listForDesk(db: Database, merchant: string, limit: number): Promise<DeskRow[]> {
  return db.query<DeskRow>(sql`
    select d.id, m.username, d.name, d.state, d.amount, d.currency, d.reference, d.created_at
    from deposit d join member m on m.merchant = d.merchant and m.id = d.member_id
    where d.merchant = ${merchant}
    order by (d.state in ('review', 'held')) desc, d.id desc limit ${limit}`);
}
