import type { LocalText } from '@maidan/contract/local-text.ts';
import type { MovementKind } from '@maidan/contract/records/record-words.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { DayRange } from './day-range.ts';
import type { Owner } from './records.store.ts';

/** How many entries are counted in one go: a long history takes several, and none of them long. */
const COUNT_AT_ONCE = 50_000;

/** The account that a member's balance is on, with its days counted to this moment; null before the first movement. */
export async function openAccount(
  db: Database,
  { merchant, memberId }: Owner,
  currency: string,
): Promise<bigint | null> {
  const [account] = await db.query<{ id: bigint }>(sql`
    select id from ledger_account
    where merchant = ${merchant} and kind = 'member' and owner = ${memberId} and currency = ${currency} and shard = 0`);
  if (account === undefined) return null;
  await countMovements(db, merchant, account.id);
  return account.id;
}

export async function countMovements(db: Database, merchant: string, accountId: bigint): Promise<void> {
  for (let left = 1n; left > 0n;) {
    const [row] = await db.query<{ left: bigint }>(
      sql`select account_day_fold(${merchant}, ${accountId}, ${COUNT_AT_ONCE}::int) as left`,
    );
    left = row?.left ?? 0n;
  }
}

export type Uncounted = { accountId: bigint; memberId: string };

/** Accounts of members that have moved so often since somebody last read their record. */
export function selectUncounted(db: Database, merchant: string, atLeast: number): Promise<Uncounted[]> {
  return db.query<Uncounted>(sql`
    select a.id as account_id, a.owner as member_id
    from ledger_account a
    left join account_day_mark m on m.merchant = a.merchant and m.account_id = a.id
    where a.merchant = ${merchant} and a.kind = 'member' and a.version - coalesce(m.version, 0) >= ${atLeast}::int`);
}

export type MovementRow = {
  version: bigint;
  transactionId: bigint;
  kind: MovementKind;
  postingKind: string;
  amount: bigint;
  balanceAfter: bigint;
  at: Date;
  reference: string | null;
  nodeId: string | null;
  name: LocalText | null;
  betId: bigint | null;
  betMicros: bigint | null;
  reversed: boolean;
};

/** What moved the balance, newest first. A wallet posting names its partner in its key and its round as reference. */
export function listMovementRows(
  db: Database,
  { merchant, memberId, accountId }: Owner & { accountId: bigint },
  filter: DayRange & { kind?: MovementKind | undefined },
  page: { before: bigint | null; limit: number },
): Promise<MovementRow[]> {
  return db.query<MovementRow>(sql`
    select e.version, e.transaction_id, record_kind(e.posting_kind) as kind,
      e.posting_kind, e.amount, e.balance_after, e.at, e.reference,
      r.node_id, g.name, r.id as bet_id,
      (extract(epoch from r.placed_at) * 1000000)::bigint as bet_micros,
      exists (select from ledger_transaction b where b.merchant = ${merchant} and b.reverses = e.transaction_id) as reversed
    from account_page(${merchant}, ${accountId}, ${filter.from}::date, ${filter.to}::date, ${filter.kind ?? null},
      ${page.before}::bigint, ${page.limit}::int) e
    left join game_round r on e.key like 'wallet:%' and r.merchant = ${merchant}
      and r.partner = split_part(e.key, ':', 2) and r.round_id = e.reference and r.member_id = ${memberId}::bigint
    left join game g on g.merchant = r.merchant and g.node_id = r.node_id
    order by e.version desc`);
}

export type RewardTitleRow = { transactionId: bigint; title: LocalText };

/** Which reward a posting gave, by the version that it was given by: at once, or when a locked bonus was free. */
export function selectRewardTitles(
  db: Database,
  { merchant, memberId }: Owner,
  transactionIds: readonly bigint[],
): Promise<RewardTitleRow[]> {
  return db.query<RewardTitleRow>(sql`
    select t.id as transaction_id, v.title
    from unnest(${[...transactionIds]}::bigint[]) as t (id)
    join reward_grant g on g.merchant = ${merchant} and g.member_id = ${memberId}::bigint
      and t.id in (g.ledger_transaction_id, g.end_transaction_id)
    join reward_version v on v.merchant = g.merchant and v.code = g.code and v.version = g.version`);
}

export type PeriodSumRow = { start: string; kind: MovementKind; entries: bigint; amount: bigint };

export function sumMovements(
  db: Database,
  { merchant, accountId }: { merchant: string; accountId: bigint },
  range: DayRange,
  by: 'day' | 'month',
): Promise<PeriodSumRow[]> {
  return db.query<PeriodSumRow>(sql`
    select ${by === 'day' ? sql`d.day` : sql`date_trunc('month', d.day::timestamp)::date`} as start, d.kind,
      sum(d.entries)::bigint as entries, sum(d.amount)::bigint as amount
    from account_day d
    where d.merchant = ${merchant} and d.account_id = ${accountId}
      and d.day between ${range.from}::date and ${range.to}::date
    group by 1, 2`);
}

/** What was on the account when the first day of a range began. */
export async function balanceBefore(
  db: Database,
  { merchant, accountId }: { merchant: string; accountId: bigint },
  day: string,
): Promise<bigint> {
  const [row] = await db.query<{ amount: bigint }>(sql`
    select coalesce(sum(amount), 0)::bigint as amount from account_day
    where merchant = ${merchant} and account_id = ${accountId} and day < ${day}::date`);
  return row?.amount ?? 0n;
}
