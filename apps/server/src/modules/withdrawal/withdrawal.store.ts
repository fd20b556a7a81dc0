import type { InstitutionKind } from '@maidan/contract/withdrawal/payout-account.ts';
import type { WithdrawalReason } from '@maidan/contract/withdrawal/withdrawal-reasons.ts';
import type { WithdrawalState } from '@maidan/contract/withdrawal/withdrawal-states.ts';
import type { Database } from '#db/database.ts';
import { sql, type Sql } from '#db/sql.ts';
import type { Whose } from './payout-account.store.ts';

export type WithdrawalRow = {
  id: bigint;
  memberId: bigint;
  operationId: string;
  payoutAccountId: bigint;
  currency: string;
  amount: bigint;
  fee: bigint;
  holdId: bigint;
  state: WithdrawalState;
  reference: string | null;
  reason: string | null;
  reasonCode: WithdrawalReason | null;
  requestedAt: Date;
  confirmBy: Date | null;
  refundIfForced: boolean | null;
  received: bigint | null;
  remaining: bigint | null;
  refunded: bigint | null;
  institution: string;
  kind: InstitutionKind;
  holder: string;
  numberEnd: string;
  steps: { state: WithdrawalState; at: string }[];
};

/** A withdrawal with the account it goes to, its steps and what was given back. */
const WHOLE = sql`
  select w.id, w.member_id, w.operation_id, w.payout_account_id, w.currency, w.amount, w.fee, w.hold_id, w.state,
         w.reference, w.reason, w.reason_code, w.requested_at, w.confirm_by, w.refund_if_forced, w.received, w.remaining,
         a.institution, a.kind, a.holder, coalesce(a.number_end, right(a.number, 4)) as number_end,
         (select f.amount from withdrawal_refund f
          where f.merchant = w.merchant and f.withdrawal_id = w.id and f.confirmed_at is not null) as refunded,
         (select json_agg(json_build_object('state', s.state, 'at', s.at) order by s.version) from withdrawal_step s
          where s.merchant = w.merchant and s.withdrawal_id = w.id) as steps
  from withdrawal w
  join payout_account a on a.merchant = w.merchant and a.id = w.payout_account_id`;

export async function selectWithdrawal(
  db: Database,
  merchant: string,
  id: bigint | string,
): Promise<WithdrawalRow | null> {
  const [row] = await db.query<WithdrawalRow>(
    sql`${WHOLE} where w.merchant = ${merchant} and w.id = ${id}::bigint`,
  );
  return row ?? null;
}

/** Where the money of a withdrawal goes to: read by nobody but the order to pay. */
export async function selectTarget(
  db: Database,
  merchant: string,
  accountId: bigint,
): Promise<{ number: string | null; sealed: Buffer | null }> {
  const [row] = await db.query<{ number: string | null; sealed: Buffer | null }>(sql`
    select number, number_sealed as sealed from payout_account where merchant = ${merchant} and id = ${accountId}`);
  return row ?? { number: null, sealed: null };
}

export async function selectByOperation(
  db: Database,
  { merchant, memberId }: Whose,
  operationId: string,
): Promise<WithdrawalRow | null> {
  const [row] = await db.query<WithdrawalRow>(sql`
    ${WHOLE} where w.merchant = ${merchant} and w.member_id = ${memberId}::bigint and w.operation_id = ${operationId}::uuid`);
  return row ?? null;
}

/** A member's withdrawals, newest first, below `before`: one index range. */
export function selectWithdrawals(
  db: Database,
  { merchant, memberId, before, limit }: Whose & { before: bigint | null; limit: number },
): Promise<WithdrawalRow[]> {
  return db.query<WithdrawalRow>(sql`
    ${WHOLE} where w.merchant = ${merchant} and w.member_id = ${memberId}::bigint
      ${before === null ? sql`` : sql`and w.id < ${before}`}
    order by w.id desc limit ${limit}`);
}

export type DayRow = { amount: bigint; times: number; now: Date };

/** What the last 24 hours have taken; what was turned down or taken back took nothing. */
export async function selectDay(db: Database, { merchant, memberId }: Whose): Promise<DayRow> {
  const [row] = await db.query<DayRow>(sql`
    select coalesce(sum(amount), 0)::bigint as amount, count(*)::int as times, platform_now() as now from withdrawal
    where merchant = ${merchant} and member_id = ${memberId}::bigint
      and requested_at > platform_now() - interval '24 hours' and state not in ('rejected', 'taken-back', 'failed')`);
  if (row === undefined) throw new Error('a count has one row');
  return row;
}

export type NewWithdrawal = Whose & {
  operationId: string;
  accountId: bigint;
  currency: string;
  amount: bigint;
  fee: bigint;
  holdId: bigint;
};

export async function insertWithdrawal(tx: Database, given: NewWithdrawal): Promise<bigint> {
  const [row] = await tx.query<{ id: bigint }>(sql`
    with made as (
      insert into withdrawal (merchant, member_id, operation_id, payout_account_id, currency, amount, fee, hold_id)
      values (${given.merchant}, ${given.memberId}::bigint, ${given.operationId}::uuid, ${given.accountId},
              ${given.currency}, ${given.amount}, ${given.fee}, ${given.holdId})
      returning merchant, id, version, state)
    , noted as (
      insert into withdrawal_step (merchant, withdrawal_id, version, state, actor)
      select merchant, id, version, state, 'member' from made)
    select id from made`);
  if (row === undefined) throw new Error('a withdrawal was not written');
  return row.id;
}

export type Move = {
  merchant: string;
  id: bigint | string;
  from: WithdrawalState | readonly WithdrawalState[];
  to: WithdrawalState;
  actor: string;
  /** Columns that change with the state, as SQL. */
  set?: Sql;
  /** What must hold besides the state; `moment.at` is the moment of the change. */
  guard?: Sql;
};

/** X2: the one way a withdrawal moves. Null when it was not in that state any more, and then nothing has changed. */
export async function moveWithdrawal(
  tx: Database,
  move: Move,
): Promise<{ holdId: bigint; memberId: bigint } | null> {
  const from = typeof move.from === 'string' ? [move.from] : move.from;
  const [row] = await tx.query<{ holdId: bigint; memberId: bigint }>(sql`
    with moment as materialized (select platform_now() as at)
    , moved as (
      update withdrawal set state = ${move.to}, version = version + 1, moved_at = moment.at
        ${move.set === undefined ? sql`` : sql`, ${move.set}`}
      from moment
      where merchant = ${move.merchant} and id = ${move.id}::bigint and state = any(${from})
        ${move.guard === undefined ? sql`` : sql`and ${move.guard}`}
      returning merchant, id, version, state, hold_id, member_id)
    , noted as (
      insert into withdrawal_step (merchant, withdrawal_id, version, state, actor)
      select merchant, id, version, state, ${move.actor} from moved)
    select hold_id, member_id from moved`);
  return row ?? null;
}
