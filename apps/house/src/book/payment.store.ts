import type { HouseDatabase } from '#db/house-database.ts';

const at = (place: number): string => `to_timestamp($${place}::float8 / 1000)`;

export type Payment = {
  betId: string;
  number: number;
  kind: 'cash-out' | 'settlement' | 'take-back' | 'correction';
  amount: string;
  stake: string;
  closes: boolean;
  undoes: number | null;
  state: 'sent' | 'done';
  attempts: number;
};
export type NewPayment = Pick<Payment, 'betId' | 'kind' | 'amount' | 'closes'> & {
  number: number;
  stake?: string;
  undoes?: number;
  operationId?: string;
};

const COLUMNS = 'bet_id, number, kind, amount, stake, closes, undoes, state, attempts';

/** By bet, in their order. */
export function paymentsOf(db: HouseDatabase, betIds: readonly string[]): Promise<Payment[]> {
  return db.query<Payment>(
    `select ${COLUMNS} from book_payment where bet_id = any ($1::uuid[]) order by bet_id, number`,
    [betIds],
  );
}

export async function cashOutOfOperation(
  db: HouseDatabase,
  betId: string,
  operationId: string,
): Promise<Payment | undefined> {
  const [payment] = await db.query<Payment>(
    `select ${COLUMNS} from book_payment where bet_id = $1 and operation_id = $2`,
    [betId, operationId],
  );
  return payment;
}

export async function insertPayments(
  tx: HouseDatabase,
  payments: readonly NewPayment[],
  now: number,
): Promise<void> {
  await tx.query(
    `insert into book_payment (bet_id, number, kind, amount, stake, closes, undoes, operation_id, next_attempt_at)
     select bet, number, kind, amount, coalesce(stake, 0), closes, undoes, operation, ${at(2)}
     from json_to_recordset($1::json) as p (bet uuid, number smallint, kind text, amount bigint, stake bigint, closes boolean,
       undoes smallint, operation uuid)`,
    [
      JSON.stringify(
        payments.map(({ betId, operationId, ...payment }) => ({
          ...payment,
          bet: betId,
          operation: operationId,
        })),
      ),
      now,
    ],
  );
}

/** Each waits for those before it of the same bet. `betId` null: of all bets. */
export function claimPayments(
  db: HouseDatabase,
  { now, leaseMs, limit, betId }: { now: number; leaseMs: number; limit: number; betId: string | null },
): Promise<Payment[]> {
  return db.query<Payment>(
    `update book_payment set attempts = attempts + 1, next_attempt_at = ${at(1)}
     where (bet_id, number) in (
       select bet_id, number from book_payment p where state = 'sent' and next_attempt_at <= ${at(2)}${betId === null ? '' : ' and bet_id = $4'}
         and not exists (
           select from book_payment e where e.bet_id = p.bet_id and e.number < p.number and e.state = 'sent')
       order by next_attempt_at limit $3 for update skip locked)
     returning ${COLUMNS}`,
    [now + leaseMs, now, limit, ...(betId === null ? [] : [betId])],
  );
}

export async function payLater(db: HouseDatabase, { betId, number }: Payment, dueAt: number): Promise<void> {
  await db.query(
    `update book_payment set next_attempt_at = ${at(3)} where bet_id = $1 and number = $2 and state = 'sent'`,
    [betId, number, dueAt],
  );
}

/** False: it was done already. */
export async function endPayment(tx: HouseDatabase, payment: Payment): Promise<boolean> {
  const sign = payment.kind === 'take-back' ? -1n : 1n;
  const rows = await tx.query(
    `with done as (
       update book_payment set state = 'done', next_attempt_at = null
       where bet_id = $1 and number = $2 and state = 'sent' returning bet_id)
     update book_bet set paid = paid + $3::bigint where id in (select bet_id from done) returning id`,
    [payment.betId, payment.number, (sign * BigInt(payment.amount)).toString()],
  );
  return rows.length === 1;
}
