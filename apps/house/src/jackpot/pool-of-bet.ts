import { minor } from '@maidan/contract/money.ts';
import type { AnyGameRules } from '@maidan/games/game.ts';
import { returnOf, seedOf, shareParts, type PoolTerms, type PoolWin } from '@maidan/games/pool.ts';
import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { jackpotShareNow } from '#terms/house-terms.ts';
import { openPools, type OpenedPool, type Taking } from './jackpot-pool.store.ts';

/** `share` in parts of the minor unit; null for money that was lent, which fills no pool. */
type PoolOfBet = { share: string | null; taking: (win: PoolWin) => Taking };

/** What the house makes of a game's pools: each gets as much of every share as it gives of the return. */
export function poolsOf(terms: readonly PoolTerms[], shareBasisPoints: number): OpenedPool[] {
  const all = returnOf(terms);
  return terms.map((one) => ({
    tier: one.tier,
    seed: seedOf(one, shareBasisPoints, all),
    sharePart: one.returnBasisPoints,
    shareWhole: all,
  }));
}

/** What a bet has to do with the pools of its game, which are there from then on. Null: the game has none. */
export async function poolOfBet(
  { db }: House,
  rules: AnyGameRules,
  session: StoredSession,
  stake: bigint,
): Promise<PoolOfBet | null> {
  if (rules.shape === 'stepwise' || rules.pools === undefined) return null;
  const shareBasisPoints = await jackpotShareNow(db);
  const pools = poolsOf(rules.pools, shareBasisPoints);
  const taking = (win: PoolWin): Taking => {
    const pool = pools.find(({ tier }) => tier === win.tier);
    if (!pool) throw new Error(`${rules.manifest.code} has no pool ${win.tier}`);
    return { ...win, seed: pool.seed };
  };
  if (session.freePlay) return { share: null, taking };
  await openPools(db, session, pools);
  return { share: shareParts(minor(stake), shareBasisPoints).toString(), taking };
}
