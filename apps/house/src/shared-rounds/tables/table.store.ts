import { minor } from '@maidan/contract/money.ts';
import type { Chips } from '@maidan/games/game.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import { LEASE, type Lease } from '../shared-round.store.ts';

export const chipsFromRow = (chips: Readonly<Record<string, string>>): Chips =>
  Object.fromEntries(Object.entries(chips).map(([spot, amount]) => [spot, minor(BigInt(amount))]));

type SpotRow = { spot: string; amount: string };
const chipsOnSpots = (rows: readonly SpotRow[]): Chips =>
  chipsFromRow(Object.fromEntries(rows.map(({ spot, amount }) => [spot, amount])));

/** What a player has on each spot of a round. Until the transaction ends nobody else counts it: two bets at once are seen by each other. */
export async function chipsStaked(tx: HouseDatabase, playerId: string, roundId: string): Promise<Chips> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended(concat($1::uuid, $2::text), 0))', [
    roundId,
    playerId,
  ]);
  const rows = await tx.query<SpotRow>(
    `select c.key as spot, sum(c.value::bigint)::text as amount
     from shared_bet b cross join lateral jsonb_each_text(b.chips) c
     where b.round_id = $1 and b.player_id = $2 and b.state in ('bet-sent', 'placed', 'win-sent', 'settled') group by c.key`,
    [roundId, playerId],
  );
  return chipsOnSpots(rows);
}

/** What lies on each spot of a round, of everybody whose bet was taken; summed where it lies, however many they are. */
export async function chipsInRound(db: HouseDatabase, roundId: string): Promise<Chips> {
  const rows = await db.query<SpotRow>(
    `select c.key as spot, sum(c.value::bigint)::text as amount
     from shared_bet b cross join lateral jsonb_each_text(b.chips) c
     where b.round_id = $1 and b.state = 'placed' group by c.key`,
    [roundId],
  );
  return chipsOnSpots(rows);
}

/** Those that count in a round that takes no more. */
export function betsInRound(
  db: HouseDatabase,
  roundId: string,
): Promise<{ id: string; chips: Record<string, string> }[]> {
  return db.query(`select id, chips from shared_bet where round_id = $1 and state = 'placed'`, [roundId]);
}

/** Null: its stake goes back. */
export type BetWin = { id: string; win: bigint | null };

/** Ends a round once, with all its bets: of those that are in it nothing changes between reading them and this, since it takes no more. */
export async function finishTable(
  db: HouseDatabase,
  lease: Lease,
  id: string,
  { pool, wins }: { pool: Chips | null; wins: readonly BetWin[] },
): Promise<boolean> {
  const rows = await db.query(
    `with ${LEASE}, ended as (
       update shared_round set state = 'ended', ended_at = now(), pool = $4::jsonb
       where id = $3 and state = 'running' and ends_at <= now() and exists (select from lease) returning id
     ), paid as (
       update shared_bet b set
         state = case when w.win is null then 'undoing' else 'win-sent' end,
         win = w.win, attempts = 0, next_attempt_at = now(), updated_at = clock_timestamp()
       from ended e, unnest($5::uuid[], $6::bigint[]) w (id, win)
       where b.id = w.id and b.round_id = e.id and b.state = 'placed'
     )
     select id from ended`,
    [
      lease.gameCode,
      lease.fence,
      id,
      pool === null
        ? null
        : JSON.stringify(Object.fromEntries(Object.entries(pool).map(([spot, sum]) => [spot, String(sum)]))),
      wins.map((one) => one.id),
      wins.map(({ win }) => win?.toString() ?? null),
    ],
  );
  return rows.length === 1;
}
