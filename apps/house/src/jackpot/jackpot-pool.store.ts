import { PARTS_OF_MINOR } from '@maidan/games/pool.ts';
import type { HouseDatabase } from '#db/house-database.ts';

/** One pool: of one game, in one currency. */
export type PoolKey = { gameCode: string; currency: string };

const opened = new WeakMap<HouseDatabase, Set<string>>();

/** Makes the pool on first need; each process asks once. `seed` in minor units. */
export async function openPool(
  db: HouseDatabase,
  { gameCode, currency }: PoolKey,
  seed: bigint,
): Promise<void> {
  const known = opened.get(db) ?? new Set<string>();
  opened.set(db, known);
  const name = `${gameCode} ${currency}`;
  if (known.has(name)) return;
  await db.query('select jackpot_pool_open($1, $2, $3::bigint)', [
    gameCode,
    currency,
    (seed * PARTS_OF_MINOR).toString(),
  ]);
  known.add(name);
}

/** All that the pool holds, in minor units, for this round; the next one begins with `seed`. Nobody else wins until the transaction ends. */
export async function takePool(
  tx: HouseDatabase,
  { gameCode, currency }: PoolKey,
  roundId: string,
  seed: bigint,
): Promise<bigint> {
  const [row] = await tx.query<{ paid: string }>('select jackpot_take($1, $2, $3, $4::bigint) as paid', [
    gameCode,
    currency,
    roundId,
    (seed * PARTS_OF_MINOR).toString(),
  ]);
  if (!row) throw new Error('the pool is gone');
  return BigInt(row.paid);
}

export type WonRow = { roundId: string; playerId: string; jackpot: string; wonAt: Date };

/** In whole minor units, as it would be paid now. */
export async function poolHolds(db: HouseDatabase, { gameCode, currency }: PoolKey): Promise<bigint> {
  const [row] = await db.query<{ held: string }>(
    'select parts / 10000 as held from jackpot_pool where game_code = $1 and currency = $2',
    [gameCode, currency],
  );
  return BigInt(row?.held ?? 0);
}

/** The last rounds that won it and were paid, newest first. */
export function lastWon(
  db: HouseDatabase,
  { gameCode, currency }: PoolKey,
  limit: number,
): Promise<WonRow[]> {
  return db.query<WonRow>(
    `select r.id as round_id, r.player_id, r.jackpot, r.created_at as won_at
     from jackpot_event e join round r on r.id = e.round_id
     where e.game_code = $1 and e.currency = $2 and e.kind = 'win' and r.state = 'settled'
     order by e.id desc limit $3`,
    [gameCode, currency, limit],
  );
}
