import type { RETURN_REASONS, TICKET_STATES } from '@maidan/games/lottery/lottery-wire.ts';
import type { SoldBet } from '@maidan/games/lottery/ticket.ts';
import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import type { HouseDatabase } from '#db/house-database.ts';

export type StoredOrder = {
  id: string;
  sessionId: string;
  playerId: string;
  lottery: string;
  operationId: string;
  bet: SoldBet;
  stake: string;
  stopsOnWin: boolean;
  state: 'sent' | 'placed' | 'refused' | 'returned';
  refusal: WalletStatus | null;
  attempts: number;
  createdAt: Date;
};
export type StoredTicket = {
  id: string;
  orderId: string;
  lottery: string;
  minute: number;
  stake: string;
  state: (typeof TICKET_STATES)[number];
  win: string | null;
  returnedFor: (typeof RETURN_REASONS)[number] | null;
  attempts: number;
};

const ORDER =
  'id, session_id, player_id, lottery, operation_id, bet, stake, stops_on_win, state, refusal, attempts, created_at';
const TICKET = 'id, order_id, lottery, minute, stake, state, win, returned_for, attempts';
const at = (name: string) => `to_timestamp(${name}::float8 * 60)`;
const lease = (name: string) => `now() + make_interval(secs => ${name}::float8 / 1000)`;

export type NewOrder = Pick<
  StoredOrder,
  'id' | 'sessionId' | 'playerId' | 'lottery' | 'operationId' | 'bet' | 'stake' | 'stopsOnWin'
> & { tickets: readonly { id: string; minute: number }[] };

/** Undefined: the first of its draws takes no more tickets. The unique key refuses a second one of the operation. */
export async function insertOrder(
  tx: HouseDatabase,
  order: NewOrder,
  { closesBeforeMs, leaseMs }: { closesBeforeMs: number; leaseMs: number },
): Promise<StoredOrder | undefined> {
  const first = order.tickets[0]?.minute ?? 0;
  const [row] = await tx.query<StoredOrder>(
    `insert into lottery_order (id, session_id, player_id, lottery, operation_id, bet, stake, stops_on_win, state, next_attempt_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, 'sent', ${lease('$11')}
     where ${at('$9')} - make_interval(secs => $10::float8 / 1000) > lottery_now()
     returning ${ORDER}`,
    [
      order.id,
      order.sessionId,
      order.playerId,
      order.lottery,
      order.operationId,
      JSON.stringify(order.bet),
      order.stake,
      order.stopsOnWin,
      first,
      closesBeforeMs,
      leaseMs,
    ],
  );
  if (row)
    await tx.query(
      `insert into lottery_ticket (id, order_id, player_id, lottery, minute, stake, state)
       select t.id, $1, $2, $3, t.minute, $4, 'bet-sent' from unnest($5::uuid[], $6::int[]) t (id, minute)`,
      [
        order.id,
        order.playerId,
        order.lottery,
        order.stake,
        order.tickets.map(({ id }) => id),
        order.tickets.map(({ minute }) => minute),
      ],
    );
  return row;
}

export async function orderOfOperation(
  db: HouseDatabase,
  playerId: string,
  operationId: string,
): Promise<StoredOrder | undefined> {
  const [order] = await db.query<StoredOrder>(
    `select ${ORDER} from lottery_order where player_id = $1 and operation_id = $2`,
    [playerId, operationId],
  );
  return order;
}

export async function orderById(db: HouseDatabase, id: string): Promise<StoredOrder | undefined> {
  const [order] = await db.query<StoredOrder>(`select ${ORDER} from lottery_order where id = $1`, [id]);
  return order;
}

/** Of a player in one lottery, newest first. */
export const ordersOf = (
  db: HouseDatabase,
  playerId: string,
  lottery: string,
  limit: number,
): Promise<StoredOrder[]> =>
  db.query<StoredOrder>(
    `select ${ORDER} from lottery_order where player_id = $1 and lottery = $2 order by created_at desc limit $3`,
    [playerId, lottery, limit],
  );

/** In the order of their draws. */
export const ticketsOf = (db: HouseDatabase, orderIds: readonly string[]): Promise<StoredTicket[]> =>
  db.query<StoredTicket>(
    `select ${TICKET} from lottery_ticket where order_id = any ($1) order by order_id, minute`,
    [orderIds],
  );

/** How many wait for their draw. */
export async function openTickets(db: HouseDatabase, playerId: string, lottery: string): Promise<number> {
  const [row] = await db.query<{ open: number }>(
    `select count(*)::int as open from lottery_ticket
     where player_id = $1 and lottery = $2 and state in ('bet-sent', 'placed')`,
    [playerId, lottery],
  );
  return row?.open ?? 0;
}

export async function ticketOfPlayer(
  db: HouseDatabase,
  playerId: string,
  id: string,
): Promise<StoredTicket | undefined> {
  const [ticket] = await db.query<StoredTicket>(
    `select t.* from (select ${TICKET} from lottery_ticket where id = $2) t
     join lottery_order o on o.id = t.order_id where o.player_id = $1`,
    [playerId, id],
  );
  return ticket;
}

/** The wallet has taken its stakes: its tickets are in, but for those whose draw has been meanwhile. */
export async function confirmOrder(db: HouseDatabase, order: StoredOrder): Promise<void> {
  await db.query(
    `with confirmed as (
       update lottery_order set state = 'placed', next_attempt_at = null where id = $1 and state = 'sent'
     )
     update lottery_ticket set state = case when ${at('minute')} > lottery_now() then 'placed' else 'undoing' end,
       returned_for = case when ${at('minute')} > lottery_now() then null else 'late' end,
       next_attempt_at = case when ${at('minute')} > lottery_now() then null else now() end, updated_at = clock_timestamp()
     where order_id = $1 and state = 'bet-sent'`,
    [order.id],
  );
}

/** Nobody can say what became of its stakes, or it is too late for them: they go back. */
export async function returnOrder(db: HouseDatabase, order: StoredOrder): Promise<void> {
  await db.query(
    `with returned as (
       update lottery_order set state = 'returned', next_attempt_at = null where id = $1 and state = 'sent'
     )
     update lottery_ticket set state = 'undoing', returned_for = 'late', next_attempt_at = now(), updated_at = clock_timestamp()
     where order_id = $1 and state = 'bet-sent'`,
    [order.id],
  );
}

/** How many tickets of it were refused: none when it has ended already. */
export async function refuseOrder(
  tx: HouseDatabase,
  order: StoredOrder,
  refusal: WalletStatus,
): Promise<number> {
  const rows = await tx.query(
    `with refused as (
       update lottery_order set state = 'refused', refusal = $2, next_attempt_at = null where id = $1 and state = 'sent' returning id
     )
     update lottery_ticket t set state = 'refused', updated_at = clock_timestamp()
     from refused where t.order_id = refused.id and t.state = 'bet-sent' returning t.id`,
    [order.id, refusal],
  );
  return rows.length;
}

export async function tryOrderLater(db: HouseDatabase, order: StoredOrder, waitMs: number): Promise<void> {
  await db.query(
    `update lottery_order set next_attempt_at = ${lease('$2')} where id = $1 and state = 'sent'`,
    [order.id, waitMs],
  );
}

export const claimDueOrders = (db: HouseDatabase, limit: number, leaseMs: number): Promise<StoredOrder[]> =>
  db.query<StoredOrder>(
    `update lottery_order set attempts = attempts + 1, next_attempt_at = ${lease('$2')}
     where id in (select id from lottery_order where state = 'sent' and next_attempt_at <= now()
       order by next_attempt_at limit $1 for update skip locked)
     returning ${ORDER}`,
    [limit, leaseMs],
  );

/** What its player takes back before the draw closes; of a whole order where no ticket is named. */
export async function cancelTickets(
  db: HouseDatabase,
  order: StoredOrder,
  { ticketId, closesBeforeMs, leaseMs }: { ticketId: string | null; closesBeforeMs: number; leaseMs: number },
): Promise<StoredTicket[]> {
  return db.query<StoredTicket>(
    `update lottery_ticket set state = 'undoing', returned_for = 'cancelled', attempts = 1, next_attempt_at = ${lease('$4')},
       updated_at = clock_timestamp()
     where order_id = $1 and ($2::uuid is null or id = $2) and state = 'placed'
       and ${at('minute')} - make_interval(secs => $3::float8 / 1000) > lottery_now()
     returning ${TICKET}`,
    [order.id, ticketId, closesBeforeMs, leaseMs],
  );
}

/** With what its money goes by. */
export type DueTicket = StoredTicket & { sessionId: string };

export const claimDueTickets = (db: HouseDatabase, limit: number, leaseMs: number): Promise<DueTicket[]> =>
  db.query<DueTicket>(
    `with due as (
       update lottery_ticket set attempts = attempts + 1, next_attempt_at = ${lease('$2')}
       where id in (select id from lottery_ticket where state in ('undoing', 'win-sent') and next_attempt_at <= now()
         order by next_attempt_at limit $1 for update skip locked)
       returning ${TICKET})
     select due.*, o.session_id from due join lottery_order o on o.id = due.order_id`,
    [limit, leaseMs],
  );

/** False: it has ended already. */
export async function endTicket(
  db: HouseDatabase,
  ticket: Pick<StoredTicket, 'id' | 'state'>,
  state: 'settled' | 'rolled-back',
): Promise<boolean> {
  const rows = await db.query(
    `update lottery_ticket set state = $3, next_attempt_at = null, updated_at = clock_timestamp()
     where id = $1 and state = $2 returning id`,
    [ticket.id, ticket.state, state],
  );
  return rows.length === 1;
}

export async function tryTicketLater(
  db: HouseDatabase,
  ticket: Pick<StoredTicket, 'id' | 'state'>,
  waitMs: number,
): Promise<void> {
  await db.query(`update lottery_ticket set next_attempt_at = ${lease('$3')} where id = $1 and state = $2`, [
    ticket.id,
    ticket.state,
    waitMs,
  ]);
}
