import type { LocalText } from '@maidan/contract/local-text.ts';
import type { WalletTransferState } from '@maidan/contract/vendor-wallet/wallet-transfer-states.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type Whose = { merchant: string; memberId: string };
export type Direction = 'in' | 'out';

export type TransferRow = {
  id: bigint;
  memberId: bigint;
  vendorCode: string;
  partner: string;
  direction: Direction;
  currency: string;
  amount: bigint;
  reference: string;
  holdId: bigint;
  state: WalletTransferState;
  version: number;
  reason: 'short' | 'never-came' | null;
  requestedAt: Date;
  endedAt: Date | null;
  /** Null when the vendor is no longer known. */
  name: LocalText | null;
};

const COLUMNS = sql`
  t.id, t.member_id, t.vendor_code, t.partner, t.direction, t.currency, t.amount, t.reference, t.hold_id, t.state,
  t.version, t.reason, t.requested_at, t.ended_at, v.name`;
const NAMED = sql`left join vendor v on v.merchant = t.merchant and v.code = t.vendor_code`;

/** Two acts of one member, and a break, come one after the other. */
export async function lockMember(tx: Database, { merchant, memberId }: Whose): Promise<void> {
  await tx.query(sql`
    select from member where merchant = ${merchant} and id = ${memberId}::bigint for no key update`);
}

export async function selectTransfer(
  db: Database,
  merchant: string,
  id: bigint | string,
): Promise<TransferRow | null> {
  const [row] = await db.query<TransferRow>(sql`
    select ${COLUMNS} from vendor_transfer t ${NAMED} where t.merchant = ${merchant} and t.id = ${id}::bigint`);
  return row ?? null;
}

export function selectByOperation(
  db: Database,
  { merchant, memberId }: Whose,
  operationId: string,
): Promise<TransferRow[]> {
  return db.query<TransferRow>(sql`
    select ${COLUMNS} from vendor_transfer t ${NAMED}
    where t.merchant = ${merchant} and t.member_id = ${memberId}::bigint and t.operation_id = ${operationId}::uuid
    order by t.vendor_code`);
}

/** Those on their way, however old, and the latest that have ended. */
export function selectTransfers(
  db: Database,
  { merchant, memberId }: Whose,
  limit: number,
): Promise<TransferRow[]> {
  return db.query<TransferRow>(sql`
    (select ${COLUMNS} from vendor_transfer t ${NAMED}
     where t.merchant = ${merchant} and t.member_id = ${memberId}::bigint and t.ended_at is null
     order by t.id desc limit 100)
    union all
    (select ${COLUMNS} from vendor_transfer t ${NAMED}
     where t.merchant = ${merchant} and t.member_id = ${memberId}::bigint and t.ended_at is not null
     order by t.id desc limit ${limit})`);
}

export type NewTransfer = Whose & {
  operationId: string;
  vendorCode: string;
  partner: string;
  direction: Direction;
  currency: string;
  amount: bigint;
  reference: string;
  holdId: bigint;
};

/** How long a transfer that was never sent waits before it is given up: its sender has died. */
const UNSENT_SECONDS = 30;

export async function insertTransfer(tx: Database, given: NewTransfer): Promise<bigint> {
  const [row] = await tx.query<{ id: bigint }>(sql`
    insert into vendor_transfer (merchant, member_id, operation_id, vendor_code, partner, direction, currency, amount,
      reference, hold_id, ask_at)
    values (${given.merchant}, ${given.memberId}::bigint, ${given.operationId}::uuid, ${given.vendorCode}, ${given.partner},
      ${given.direction}, ${given.currency}, ${given.amount}, ${given.reference}, ${given.holdId},
      platform_now() + make_interval(secs => ${UNSENT_SECONDS}))
    returning id`);
  if (row === undefined) throw new Error('a transfer was not written');
  return row.id;
}

type Step = { merchant: string; id: bigint };

/** Longer than an answer is waited for, so that nobody asks after a transfer that is still being sent. */
const ANSWER_SECONDS = 15;

/** False when somebody else has sent it or given it up. */
export async function markSent(db: Database, { merchant, id }: Step): Promise<boolean> {
  const rows = await db.query(sql`
    update vendor_transfer set state = 'sent', version = version + 1,
      ask_at = platform_now() + make_interval(secs => ${ANSWER_SECONDS})
    where merchant = ${merchant} and id = ${id} and state = 'requested' returning id`);
  return rows.length === 1;
}

/** The answer stayed out: from now on it is asked after. */
export async function markUnknown(db: Database, { merchant, id }: Step): Promise<boolean> {
  const rows = await db.query(sql`
    update vendor_transfer set state = 'unknown', version = version + 1, ask_at = platform_now() + interval '1 second'
    where merchant = ${merchant} and id = ${id} and state = 'sent' returning id`);
  return rows.length === 1;
}

export async function markDone(
  tx: Database,
  { merchant, id, transactionId }: Step & { transactionId: bigint },
): Promise<boolean> {
  const rows = await tx.query(sql`
    update vendor_transfer set state = 'done', version = version + 1, ended_at = platform_now(),
      ledger_transaction_id = ${transactionId}
    where merchant = ${merchant} and id = ${id} and state in ('sent', 'unknown') returning id`);
  return rows.length === 1;
}

export async function markRefused(
  tx: Database,
  { merchant, id, from, reason }: Step & { from: readonly WalletTransferState[]; reason: string },
): Promise<boolean> {
  const rows = await tx.query(sql`
    update vendor_transfer set state = 'refused', version = version + 1, ended_at = platform_now(), reason = ${reason}
    where merchant = ${merchant} and id = ${id} and state = any(${from}) returning id`);
  return rows.length === 1;
}

/** Takes what is due for this node; each time it is taken the next time is farther away, up to a minute. */
export async function takeDue(db: Database, merchant: string, limit: number): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>(sql`
    update vendor_transfer t set asked = t.asked + 1,
      ask_at = platform_now() + make_interval(secs => least(60, 2 ^ least(t.asked, 6) + 10))
    from (
      select merchant, id from vendor_transfer
      where merchant = ${merchant} and ended_at is null and ask_at <= platform_now()
      order by ask_at limit ${limit} for update skip locked) due
    where t.merchant = due.merchant and t.id = due.id
    returning t.id`);
  return rows.map(({ id }) => id);
}
