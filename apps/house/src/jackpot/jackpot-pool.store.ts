import { PARTS_OF_MINOR, type PoolWin } from '@maidan/games/pool.ts';
import type { HouseDatabase } from '#db/house-database.ts';

/** The pools of one game in one currency. */
export type PoolKey = { gameCode: string; currency: string };

/** A pool of those that a game has: which it is, what it begins with in minor units, and what of every share goes into it. */
export type OpenedPool = { tier: string; seed: bigint; sharePart: number; shareWhole: number };

const opened = new WeakMap<HouseDatabase, Set<string>>();

/** Makes the pools on first need; each process asks once. */
export async function openPools(
  db: HouseDatabase,
  { gameCode, currency }: PoolKey,
  pools: readonly OpenedPool[],
): Promise<void> {
  const known = opened.get(db) ?? new Set<string>();
  opened.set(db, known);
  const name = `${gameCode} ${currency}`;
  if (known.has(name)) return;
  await db.query(
    `select jackpot_pool_open($1, $2, q.tier, q.share_part, q.share_whole, q.seed)
     from unnest($3::text[], $4::int[], $5::int[], $6::bigint[]) q (tier, share_part, share_whole, seed) order by q.tier`,
    [
      gameCode,
      currency,
      pools.map(({ tier }) => tier),
      pools.map(({ sharePart }) => sharePart),
      pools.map(({ shareWhole }) => shareWhole),
      pools.map(({ seed }) => (seed * PARTS_OF_MINOR).toString()),
    ],
  );
  known.add(name);
}

/** `seed`: what a pool that was won as a whole begins with, in minor units. */
export type Taking = PoolWin & { seed: bigint };

/** What the round has won of the pool, in minor units, which fills up by the seed. Nobody else wins until the transaction ends. */
export async function takePool(
  tx: HouseDatabase,
  { gameCode, currency }: PoolKey,
  roundId: string,
  { tier, part, whole, seed }: Taking,
): Promise<bigint> {
  const [row] = await tx.query<{ paid: string }>(
    'select jackpot_take($1, $2, $3, $4, $5::bigint, $6::bigint, $7::bigint) as paid',
    [
      gameCode,
      currency,
      tier,
      roundId,
      (seed * PARTS_OF_MINOR).toString(),
      part.toString(),
      whole.toString(),
    ],
  );
  if (!row) throw new Error('the pool is gone');
  return BigInt(row.paid);
}

export type WonRow = { roundId: string; playerId: string; tier: string; jackpot: string; wonAt: Date };

/** By their names, in whole minor units, as each would be paid now. */
export async function poolsHold(
  db: HouseDatabase,
  { gameCode, currency }: PoolKey,
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db.query<{ tier: string; held: string }>(
    'select tier, parts / 10000 as held from jackpot_pool where game_code = $1 and currency = $2',
    [gameCode, currency],
  );
  return new Map(rows.map(({ tier, held }) => [tier, BigInt(held)]));
}

/** The last rounds that won one and were paid, newest first. */
export function lastWon(
  db: HouseDatabase,
  { gameCode, currency }: PoolKey,
  limit: number,
): Promise<WonRow[]> {
  return db.query<WonRow>(
    `select r.id as round_id, r.player_id, e.tier, r.jackpot, r.created_at as won_at
     from jackpot_event e join round r on r.id = e.round_id
     where e.game_code = $1 and e.currency = $2 and e.kind = 'win' and r.state = 'settled'
     order by e.id desc limit $3`,
    [gameCode, currency, limit],
  );
}
