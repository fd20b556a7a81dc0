import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { Whose } from './payout-account.store.ts';

export type BoundRow = {
  /** What is not set aside; below nothing when the member owes. */
  available: bigint;
  held: bigint;
  /** The part of it that deposits bind, and the bets these still need. */
  bound: bigint;
  required: bigint;
  counted: bigint;
  bets: bigint;
  since: Date | null;
  /** Up to this entry of the account every deposit is done; null where nothing new is known. */
  mark: bigint | null;
};

export type BoundQuestion = Whose & { currency: string; percent: number };

/** Balance, bets and deposits of one moment. */
export async function selectBound(
  db: Database,
  { merchant, memberId, currency, percent }: BoundQuestion,
): Promise<BoundRow> {
  const [row] = await db.query<BoundRow>(sql`
    select available, held, bound, required, counted, bets, since, mark
    from withdrawal_bound(${merchant}, ${memberId}::bigint, ${currency}, ${percent})`);
  if (row === undefined) throw new Error('a function answers with one row');
  return row;
}

/** Only ever forward, whoever is faster. */
export async function moveMark(
  db: Database,
  { merchant, memberId, currency }: Omit<BoundQuestion, 'percent'>,
  version: bigint,
): Promise<void> {
  await db.query(sql`
    insert into turnover_mark as m (merchant, member_id, currency, version)
    values (${merchant}, ${memberId}::bigint, ${currency}, ${version})
    on conflict (merchant, member_id, currency) do update set version = excluded.version
    where m.version < excluded.version`);
}
