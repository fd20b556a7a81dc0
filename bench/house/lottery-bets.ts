import { LOTTERY_API } from '@maidan/games/lottery/lottery-wire.ts';
import type { SoldBet } from '@maidan/games/lottery/ticket.ts';
import type * as pg from 'pg';
import { until } from '../pages.ts';
import { PATIENCE_MS, type Ending, type NewBet, type PlayerSeat } from './ending.ts';

/** Half of the ten digits at the first place: every other ticket wins. */
const HALVES: readonly SoldBet[] = [0, 5].map((from) => ({
  lines: [
    {
      play: 'one-place',
      picks: [Array.from({ length: 5 }, (_, digit) => from + digit), [], [], [], []],
      unit: '1.00',
    },
  ],
}));
const STAKE = 500;
const AHEAD_MINUTES = 60;

type At = { gameCode: string; seats: readonly PlayerSeat[] };

/** Draws of one lottery whose tickets were sold long before; the clock of the lotteries is set to each when it is to be. */
export async function openDraws(
  houseOrigin: string,
  atHouse: pg.Client,
  { gameCode, seats: [seat] }: At,
): Promise<Ending> {
  const one = async <Row>(text: string, values: unknown[] = []): Promise<Row> =>
    (await atHouse.query(text, values)).rows[0] as Row;
  await until('the lotteries have their chain', async () => {
    const answer = await fetch(houseOrigin + LOTTERY_API.table, {
      headers: { authorization: `Bearer ${seat?.page}` },
    });
    return ((await answer.json()) as { coming?: unknown[] }).coming?.length !== 0;
  });
  let minute = 0;
  return {
    gameCode,
    stake: STAKE,
    async write(bets: readonly NewBet[]) {
      const now = await one<{ minute: number }>(
        'select floor(extract(epoch from lottery_now()) / 60)::int as minute',
      );
      minute = now.minute + AHEAD_MINUTES;
      await atHouse.query(
        `with sold as (
           select *, gen_random_uuid() as "order", row_number() over () as n from unnest($1::uuid[], $2::uuid[], $3::text[]) b (id, session, player)
         ), ordered as (
           insert into lottery_order (id, session_id, player_id, lottery, operation_id, bet, stake, stops_on_win, state)
           select "order", session, player, $4, gen_random_uuid(), case when n % 2 = 0 then $5::jsonb else $6::jsonb end, $7, false, 'placed'
           from sold
         )
         insert into lottery_ticket (id, order_id, player_id, lottery, minute, stake, state)
         select id, "order", player, $4, $8, $7, 'placed' from sold`,
        [
          bets.map(({ id }) => id),
          bets.map(({ sessionId }) => sessionId),
          bets.map(({ player }) => player),
          gameCode,
          ...HALVES.map((bet) => JSON.stringify(bet)),
          STAKE,
          minute,
        ],
      );
    },
    async settle() {
      await atHouse.query(
        'update lottery_clock set ahead = to_timestamp($1::float8 * 60 + 1) - clock_timestamp()',
        [minute],
      );
      await until('it is drawn', async () => {
        const { drawn } = await one<{ drawn: boolean }>(
          'select exists (select from lottery_draw where lottery = $1 and minute = $2) as drawn',
          [gameCode, minute],
        );
        return drawn;
      });
      const from = performance.now();
      await until(
        'every ticket is paid',
        async () => {
          const { open } = await one<{ open: boolean }>(
            `select exists (select from lottery_ticket where state in ('bet-sent', 'placed'))
             or exists (select from lottery_ticket where state in ('undoing', 'win-sent')) as open`,
          );
          return !open;
        },
        PATIENCE_MS,
      );
      return performance.now() - from;
    },
    paid: async () =>
      (
        await one<{ paid: string }>(
          `select sum(win)::text as paid from lottery_ticket where state = 'settled'`,
        )
      ).paid,
  };
}
