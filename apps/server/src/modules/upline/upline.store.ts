import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';

export type Whose = { merchant: string; memberId: string };
/** The agent above: whether money can be taken there is decided when it is sent. */
export type UplineRow = { id: bigint; username: string; open: boolean };

export async function selectUpline(db: Database, { merchant, memberId }: Whose): Promise<UplineRow | null> {
  const [row] = await db.query<UplineRow>(
    prepared(
      'upline-of-member',
      sql`select u.id, u.username,
          u.status = 'active' and coalesce(u.break_until <= platform_now(), true) as open
        from member m join member u on u.merchant = m.merchant and u.id = m.upline_id
        where m.merchant = ${merchant} and m.id = ${memberId}::bigint and u.type = any(${AGENT_TYPES})`,
    ),
  );
  return row ?? null;
}

export type TransferRow = { receiverId: bigint; code: string; amount: bigint; at: Date; receiver: string };

const COLUMNS = sql`
  select t.receiver_id, t.code, t.amount, t.at, r.username as receiver
  from upline_transfer t join member r on r.merchant = t.merchant and r.id = t.receiver_id`;

export function selectRecent(
  db: Database,
  { merchant, memberId }: Whose,
  limit: number,
): Promise<TransferRow[]> {
  return db.query<TransferRow>(sql`
    ${COLUMNS} where t.merchant = ${merchant} and t.sender_id = ${memberId}::bigint and t.direction = 'up'
    order by t.at desc limit ${limit}`);
}

export type Direction = 'up' | 'down';
export type UsedRow = { amount: bigint; times: number };

/** What the last 24 hours have taken, and how often money was sent within the last one. */
export async function selectUsed(
  db: Database,
  { merchant, memberId }: Whose,
  direction: Direction,
): Promise<UsedRow> {
  const [row] = await db.query<UsedRow>(
    prepared(
      'upline-used',
      sql`select coalesce(sum(amount), 0)::bigint as amount,
          count(*) filter (where at > platform_now() - interval '1 hour')::int as times
        from upline_transfer
        where merchant = ${merchant} and sender_id = ${memberId}::bigint and direction = ${direction}
          and at > platform_now() - interval '24 hours'`,
    ),
  );
  return row ?? { amount: 0n, times: 0 };
}

export type BelowRow = { id: bigint; username: string; depth: number };

/** Somebody in the own subtree; null for everybody else. */
export async function selectBelow(
  db: Database,
  { merchant, memberId }: Whose,
  id: string,
): Promise<BelowRow | null> {
  const [row] = await db.query<BelowRow>(sql`
    select m.id, m.username, l.depth
    from team_line l join member m on m.merchant = l.merchant and m.id = l.below_id
    where l.merchant = ${merchant} and l.above_id = ${memberId}::bigint and l.below_id = ${id}::bigint`);
  return row ?? null;
}

export type LineTransferRow = {
  id: bigint;
  code: string;
  amount: bigint;
  direction: Direction;
  sent: boolean;
  otherId: bigint;
  other: string;
  /** The direct one of the reader, now. */
  isUpline: boolean;
  /** How far below the reader; null for whoever is not. */
  depth: number | null;
  at: Date;
};

export function selectLineTransfers(
  db: Database,
  { merchant, memberId }: Whose,
  { which, before, limit }: { which: 'all' | 'sent' | 'received'; before: bigint | null; limit: number },
): Promise<LineTransferRow[]> {
  const mine = {
    all: sql`${memberId}::bigint in (t.sender_id, t.receiver_id)`,
    sent: sql`t.sender_id = ${memberId}::bigint`,
    received: sql`t.receiver_id = ${memberId}::bigint`,
  }[which];
  return db.query<LineTransferRow>(sql`
    select t.id, t.code, t.amount, t.direction, t.sender_id = ${memberId}::bigint as sent, o.id as other_id, o.username as other,
      o.id is not distinct from me.upline_id as is_upline, l.depth, t.at
    from upline_transfer t
    join member me on me.merchant = t.merchant and me.id = ${memberId}::bigint
    join member o on o.merchant = t.merchant
      and o.id = case t.sender_id when ${memberId}::bigint then t.receiver_id else t.sender_id end
    left join team_line l on l.merchant = t.merchant and l.above_id = ${memberId}::bigint and l.below_id = o.id
    where t.merchant = ${merchant} and ${mine} ${before === null ? sql`` : sql`and t.id < ${before}`}
    order by t.id desc limit ${limit}`);
}

type Rules = {
  offered: boolean;
  smallest: bigint;
  largest: bigint;
  perDay: bigint;
  timesPerHour: number;
  /** None where turnover is not asked for. */
  turnoverPercent: number | null;
};
export type NewTransfer = Whose & {
  direction: Direction;
  /** Whom the sender was shown. */
  otherId: bigint | null;
  operationId: string;
  code: string;
  inputHash: Buffer;
  currency: string;
  amount: bigint;
  rules: Rules;
};
type Undone = 'off' | 'on_break' | 'none' | 'changed' | 'closed' | 'insufficient' | 'conflict' | 'replayed';
export type TransferResult =
  | (TransferRow & { outcome: 'known' | 'moved' })
  | { outcome: 'rules'; used: bigint; times: number; turnoverLeft: bigint; bound: bigint; free: bigint }
  | { outcome: Undone };

/** T9: everything about a transfer in one call, which is one transaction. */
export async function writeTransfer(db: Database, given: NewTransfer): Promise<TransferResult> {
  const { rules } = given;
  const [row] = await db.query<TransferResult>(
    prepared(
      'line-move',
      sql`select outcome, receiver_id, receiver, code, amount, at, used, times, turnover_left, bound, free
        from line_move(${given.merchant}, ${given.direction}, ${given.memberId}::bigint, ${given.otherId}::bigint,
          ${given.operationId}::uuid, ${given.code}, ${given.inputHash}, ${given.currency}, ${given.amount}::bigint,
          ${rules.offered}, ${AGENT_TYPES}::int[], ${rules.smallest}::bigint, ${rules.largest}::bigint,
          ${rules.perDay}::bigint, ${rules.timesPerHour}::int, ${rules.turnoverPercent}::int)`,
    ),
  );
  if (row === undefined) throw new Error('a transfer was not answered');
  return row;
}
