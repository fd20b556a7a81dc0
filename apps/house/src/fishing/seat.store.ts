import { SEATS } from '@maidan/games/fishing/sea-wire.ts';
import type { Room } from '@maidan/games/fishing/rooms.ts';
import type { HouseDatabase } from '#db/house-database.ts';

export type Seat = { sea: number; seat: number };
type Boat = { gameCode: string; room: Room; playerId: string; holdMs: number };

const HELD = (place: number) => `clock_timestamp() + make_interval(secs => $${place}::float8 / 1000)`;

/** The seat that a player has here already, for a moment more. */
export async function keepSeat(
  db: HouseDatabase,
  { gameCode, room, playerId, holdMs }: Boat,
): Promise<Seat | undefined> {
  const [seat] = await db.query<Seat>(
    `update fishing_seat set held_until = ${HELD(4)}
     where player_id = $1 and game_code = $2 and room = $3 returning sea, seat`,
    [playerId, gameCode, room, holdMs],
  );
  return seat;
}

/**
 * The first seat that nobody holds, on the first sea that has one. Undefined: somebody else was quicker. Where a player had another before, it
 * is free.
 */
export async function takeSeat(
  db: HouseDatabase,
  { gameCode, room, playerId, holdMs }: Boat,
): Promise<Seat | undefined> {
  return db.transaction(async (tx) => {
    await tx.query('delete from fishing_seat where player_id = $1 and game_code = $2', [playerId, gameCode]);
    const [seat] = await tx.query<Seat>(
      `insert into fishing_seat as s (game_code, room, sea, seat, player_id, held_until)
       select $2, $3, seas.sea, seats.seat, $1, ${HELD(4)}
       from generate_series(0, (select coalesce(max(sea), -1) + 1 from fishing_seat where game_code = $2 and room = $3)) seas (sea)
       cross join generate_series(0, $5::int - 1) seats (seat)
       where not exists (
         select from fishing_seat held where held.game_code = $2 and held.room = $3 and held.sea = seas.sea
           and held.seat = seats.seat and held.held_until > clock_timestamp())
       order by seas.sea, seats.seat limit 1
       on conflict (game_code, room, sea, seat) do update set player_id = excluded.player_id, held_until = excluded.held_until
         where s.held_until <= clock_timestamp()
       returning sea, seat`,
      [playerId, gameCode, room, holdMs, SEATS],
    );
    return seat;
  });
}

type Seen = { seat: number; id: string | null; bet: unknown; outcome: unknown };

/** Who else is on this sea, and what they cast in the last moments. Told once its money has moved; newest first. */
export function seenFrom(
  db: HouseDatabase,
  { gameCode, room, sea, seat }: { gameCode: string; room: Room } & Seat,
  withinMs: number,
): Promise<Seen[]> {
  return db.query<Seen>(
    `select s.seat, r.id, r.bet, r.outcome from fishing_seat s
     left join lateral (
       select id, bet, outcome, created_at from round
       where player_id = s.player_id and game_code = s.game_code and state = 'settled'
         and created_at > clock_timestamp() - make_interval(secs => $5::float8 / 1000)
       order by created_at desc limit 8) r on true
     where s.game_code = $1 and s.room = $2 and s.sea = $3 and s.seat <> $4 and s.held_until > clock_timestamp()
     order by s.seat, r.created_at desc`,
    [gameCode, room, sea, seat, withinMs],
  );
}
