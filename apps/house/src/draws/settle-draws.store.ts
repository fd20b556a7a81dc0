import type { SoldBet } from '@maidan/games/lottery/ticket.ts';
import type { HouseDatabase } from '#db/house-database.ts';

export type DueDraw = { lottery: string; minute: number };

/** The earliest draw after this one that has been, and that somebody waits for. */
export async function nextDueDraw(db: HouseDatabase, after: DueDraw): Promise<DueDraw | undefined> {
  const [draw] = await db.query<DueDraw>(
    `select lottery, minute from lottery_ticket where state in ('bet-sent', 'placed')
       and minute <= floor(extract(epoch from lottery_now()) / 60)::int and (minute, lottery) > ($1::int, $2::text)
     order by minute, lottery limit 1`,
    [after.minute, after.lottery],
  );
  return draw;
}

/** Once: whoever comes second finds what the first has written. */
export async function keepDraw(
  db: HouseDatabase,
  draw: { lottery: string; minute: number; chainId: string; link: string; numbers: readonly number[] },
): Promise<number[]> {
  await db.query(
    `insert into lottery_draw (lottery, minute, chain_id, link, numbers) values ($1, $2, $3, $4, $5)
     on conflict (lottery, minute) do nothing`,
    [draw.lottery, draw.minute, draw.chainId, draw.link, draw.numbers],
  );
  const [kept] = await db.query<{ numbers: number[] }>(
    'select numbers from lottery_draw where lottery = $1 and minute = $2',
    [draw.lottery, draw.minute],
  );
  if (!kept) throw new Error('the draw is gone');
  return kept.numbers;
}

/** What the wallet had not taken when its draw came goes back. */
export async function returnLate(db: HouseDatabase, lottery: string, minute: number): Promise<void> {
  await db.query(
    `update lottery_ticket set state = 'undoing', returned_for = 'late', next_attempt_at = now(), updated_at = clock_timestamp()
     where lottery = $1 and minute = $2 and state = 'bet-sent'`,
    [lottery, minute],
  );
}

export type WaitingTicket = { id: string; bet: SoldBet };

/**
 * Some of the tickets of a draw, from an id on. One of an order that stops when it wins waits until those of its earlier draws are decided, however
 * late they are.
 */
export const waitingTickets = (
  db: HouseDatabase,
  { lottery, minute }: DueDraw,
  after: string,
  limit: number,
): Promise<WaitingTicket[]> =>
  db.query<WaitingTicket>(
    `select t.id, o.bet from lottery_ticket t join lottery_order o on o.id = t.order_id
     where t.lottery = $1 and t.minute = $2 and t.state in ('bet-sent', 'placed') and t.state = 'placed' and t.id > $3
       and not (o.stops_on_win and exists (
         select from lottery_ticket e where e.order_id = t.order_id and e.minute < t.minute and e.state in ('bet-sent', 'placed')))
     order by t.id limit $4`,
    [lottery, minute, after, limit],
  );

/** Nobody can say any more what these are paid: their stakes go back. */
export async function voidTickets(db: HouseDatabase, ids: readonly string[]): Promise<number> {
  const rows = await db.query(
    `update lottery_ticket set state = 'undoing', returned_for = 'void', attempts = 0, next_attempt_at = now(),
       updated_at = clock_timestamp()
     where id = any ($1::uuid[]) and state = 'placed' returning id`,
    [ids],
  );
  return rows.length;
}

/** Decides tickets once, each with what it has won, and gives back what is left of an order that was to stop at a win. */
export async function decideTickets(
  db: HouseDatabase,
  decided: readonly { id: string; win: bigint }[],
): Promise<number> {
  const rows = await db.query(
    `with decided as (select * from unnest($1::uuid[], $2::bigint[]) d (id, win)),
     done as (
       update lottery_ticket t set state = 'win-sent', win = decided.win, attempts = 0, next_attempt_at = now(),
         updated_at = clock_timestamp()
       from decided where t.id = decided.id and t.state = 'placed' returning t.id, t.order_id, t.minute, t.win
     ), stopped as (
       update lottery_ticket t set state = 'undoing', returned_for = 'stopped', attempts = 0, next_attempt_at = now(),
         updated_at = clock_timestamp()
       from done join lottery_order o on o.id = done.order_id
       where o.stops_on_win and done.win > 0 and t.order_id = done.order_id and t.minute > done.minute and t.state = 'placed'
     )
     select id from done`,
    [decided.map(({ id }) => id), decided.map(({ win }) => win.toString())],
  );
  return rows.length;
}
