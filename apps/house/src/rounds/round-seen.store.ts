import type { HouseDatabase } from '#db/house-database.ts';

type Whose = { playerId: string; gameCode: string };

/** Where the player left this round; null: at its end. */
export async function seenOf(
  db: HouseDatabase,
  { playerId, gameCode }: Whose,
  roundId: string,
): Promise<number | null> {
  const [row] = await db.query<{ place: number }>(
    'select place from round_seen where player_id = $1 and game_code = $2 and round_id = $3',
    [playerId, gameCode, roundId],
  );
  return row?.place ?? null;
}

/** False: the player has no such round at this game. */
export async function keepSeen(
  db: HouseDatabase,
  { playerId, gameCode }: Whose,
  roundId: string,
  place: number,
): Promise<boolean> {
  const rows = await db.query(
    `insert into round_seen (player_id, game_code, round_id, place)
     select player_id, game_code, id, $4 from round where id = $3 and player_id = $1 and game_code = $2
     on conflict (player_id, game_code) do update set round_id = excluded.round_id, place = excluded.place
     returning place`,
    [playerId, gameCode, roundId, place],
  );
  return rows.length === 1;
}

/** A device that is behind may not end the showing of a later round. */
export async function forgetSeen(
  db: HouseDatabase,
  { playerId, gameCode }: Whose,
  roundId: string,
): Promise<void> {
  await db.query('delete from round_seen where player_id = $1 and game_code = $2 and round_id = $3', [
    playerId,
    gameCode,
    roundId,
  ]);
}
