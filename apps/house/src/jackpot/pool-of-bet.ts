import { minor } from '@maidan/contract/money.ts';
import type { AnyGameRules } from '@maidan/games/game.ts';
import { returnOf, seedOf, shareParts, type PoolTerms, type PoolWin } from '@maidan/games/pool.ts';
import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { openPools, type OpenedPool, type Taking } from './jackpot-pool.store.ts';

/** `share` in parts of the minor unit; null for money that was lent, which fills no pool. */
type PoolOfBet = { share: string | null; taking: (win: PoolWin) => Taking };

/** What the house makes of a game's pools: each gets as much of every share as it gives of the return. */
export function poolsOf({ config }: House, terms: readonly PoolTerms[]): OpenedPool[] {
  const all = returnOf(terms);
  return terms.map((one) => ({
    tier: one.tier,
    seed: seedOf(one, config.jackpotShareBasisPoints, all),
    sharePart: one.returnBasisPoints,
    shareWhole: all,
  }));
}

/** What a bet has to do with the pools of its game, which are there from then on. Null: the game has none. */
export async function poolOfBet(
  house: House,
  rules: AnyGameRules,
  session: StoredSession,
  stake: bigint,
): Promise<PoolOfBet | null> {
  if (rules.shape === 'stepwise' || rules.pools === undefined) return null;
  const pools = poolsOf(house, rules.pools);
  const taking = (win: PoolWin): Taking => {
    const pool = pools.find(({ tier }) => tier === win.tier);
    if (!pool) throw new Error(`${rules.manifest.code} has no pool ${win.tier}`);
    return { ...win, seed: pool.seed };
  };
  if (session.freePlay) return { share: null, taking };
  await openPools(house.db, session, pools);
  return { share: shareParts(minor(stake), house.config.jackpotShareBasisPoints).toString(), taking };
}
