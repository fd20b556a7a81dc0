import { TABLE_PLACES } from '@maidan/games/live/tables.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import type { LiveSeat } from '../room.ts';

/** So long a seat is kept for whoever has no page open there any more. */
const HELD = `seen_at > clock_timestamp() - interval '60 seconds'`;

type Sitter = Omit<LiveSeat, 'place'>;

/** Those who are there keep their seats, those without one take what is free, in the order in which they came; answers with who sits where. */
export async function keepSeats(
  db: HouseDatabase,
  gameCode: string,
  sitters: readonly Sitter[],
): Promise<LiveSeat[]> {
  const players = sitters.map(({ playerId }) => playerId);
  const seated = await db.query<{ playerId: string }>(
    `update live_seat set seen_at = clock_timestamp() where game_code = $1 and player_id = any($2::text[])
     returning player_id`,
    [gameCode, players],
  );
  const known = new Set(seated.map(({ playerId }) => playerId));
  const standing = sitters.filter(({ playerId }) => !known.has(playerId)).slice(0, TABLE_PLACES);
  if (standing.length > 0) await takeSeats(db, gameCode, standing);
  return seatsOf(db, gameCode);
}

/** Two houses may want one seat at one moment: one of them has it, and the other tries again with its next look. */
async function takeSeats(db: HouseDatabase, gameCode: string, standing: readonly Sitter[]): Promise<void> {
  await db.query(`delete from live_seat where game_code = $1 and not (${HELD})`, [gameCode]);
  await db.query(
    `insert into live_seat (game_code, place, player_id, is_bot)
     select $1, free.place, standing.player_id, standing.is_bot
     from (select player_id, is_bot, row_number() over (order by turn) as turn
           from unnest($3::text[], $4::boolean[]) with ordinality as s (player_id, is_bot, turn)) standing
     join (select p.place, row_number() over (order by p.place) as turn from generate_series(0, $2::int - 1) p (place)
           where not exists (select from live_seat s where s.game_code = $1 and s.place = p.place)) free using (turn)
     on conflict do nothing`,
    [gameCode, TABLE_PLACES, standing.map(({ playerId }) => playerId), standing.map(({ isBot }) => isBot)],
  );
}

export function seatsOf(db: HouseDatabase, gameCode: string): Promise<LiveSeat[]> {
  return db.query<LiveSeat>(
    `select place, player_id, is_bot from live_seat where game_code = $1 and ${HELD} order by place`,
    [gameCode],
  );
}
