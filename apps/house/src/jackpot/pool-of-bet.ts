import { minor } from '@maidan/contract/money.ts';
import type { AnyGameRules } from '@maidan/games/game.ts';
import { seedOf, shareParts } from '@maidan/games/pool.ts';
import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { openPool } from './jackpot-pool.store.ts';

/** `share` in parts of the minor unit; null for money that was lent, which fills no pool. */
type PoolOfBet = { seed: bigint; share: string | null };

/** What a bet has to do with the pool of its game, which is there from then on. Null: the game has none. */
export async function poolOfBet(
  { db, config }: House,
  rules: AnyGameRules,
  session: StoredSession,
  stake: bigint,
): Promise<PoolOfBet | null> {
  if (rules.shape === 'stepwise' || rules.pool === undefined) return null;
  const seed = seedOf(rules.pool, config.jackpotShareBasisPoints);
  if (session.freePlay) return { seed, share: null };
  await openPool(db, session, seed);
  return { seed, share: shareParts(minor(stake), config.jackpotShareBasisPoints).toString() };
}
