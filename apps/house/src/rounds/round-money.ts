import type { HouseDatabase } from '#db/house-database.ts';
import { takeFreeRound } from '#rounds/free-rounds/free-rounds.store.ts';
import { takePool, type Taking } from '#jackpot/jackpot-pool.store.ts';
import { addTo, balanceOf, purseOf, takeFrom } from '#own-wallet/own-wallet.store.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import {
  insertRound,
  insertRoundIn,
  lockOpen,
  roundById,
  writeEnd,
  writeEndSoon,
  type RoundEnd,
  type StoredRound,
} from './round.store.ts';

const UNIQUE_VIOLATION = '23505';

/** Undoes what was written before it turned out that the seeds have moved on. */
class MovedOn extends Error {}

/** `taking`: what the round has won of a pool. */
type Placing = { leaseMs: number; taking: Taking | null };

/**
 * Writes the round with its outcome and, when the player's money lies here, takes the stake in the same transaction. A purse
 * without enough refuses the round before the platform hears of it. A round that has won a pool takes it in the same transaction:
 * its amount is fixed before anybody hears of it. Null: somebody else was quicker, and nothing is written.
 */
export async function placeWithStake(
  db: HouseDatabase,
  round: StoredRound,
  session: StoredSession,
  { leaseMs, taking }: Placing,
): Promise<StoredRound | null> {
  const purse = purseOf(session);
  try {
    if (purse === null && taking === null && round.campaignId === null)
      return await insertRound(db, { round, leaseMs });
    return await db.transaction(async (tx) => {
      const isGiven = round.campaignId === null || (await takeFreeRound(tx, round, session));
      const won = taking === null ? round : await withPool(tx, round, session, taking);
      const placed = await insertRoundIn(tx, { round: won, leaseMs });
      if (placed === null) throw new MovedOn();
      if (!isGiven) {
        const end = { state: 'refused', refusal: 'CAMPAIGN_NOT_FOUND' } as const;
        await writeEnd(tx, round.id, end);
        return endedAs(placed, end);
      }
      if (purse === null || (await takeFrom(tx, purse, BigInt(round.stake)))) return placed;
      const end = {
        state: 'refused',
        refusal: 'INSUFFICIENT_FUNDS',
        balanceAfter: await balanceOf(tx, purse),
      } as const;
      await writeEnd(tx, round.id, end);
      return endedAs(placed, end);
    });
  } catch (error) {
    if (error instanceof MovedOn) return null;
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}

/** Money that was lent wins the seed alone, and touches no pool. */
async function withPool(
  tx: HouseDatabase,
  round: StoredRound,
  session: StoredSession,
  taking: Taking,
): Promise<StoredRound> {
  const { seed, part, whole } = taking;
  const jackpot = session.freePlay ? (seed * part) / whole : await takePool(tx, session, round.id, taking);
  return { ...round, jackpot: jackpot.toString(), win: (BigInt(round.win ?? 0) + jackpot).toString() };
}

/**
 * Ends a round once, and answers how it ended. What was staked from a purse here comes back to it as the win, or as the stake
 * when the round did not count; the player reads the balance of that purse.
 */
export async function endRound(
  db: HouseDatabase,
  round: StoredRound,
  session: StoredSession,
  end: RoundEnd,
): Promise<StoredRound> {
  const purse = purseOf(session);
  if (purse === null)
    return (await writeFarEnd(db, round, end)) ? endedAs(round, end) : roundById(db, round.id);
  return db.transaction(async (tx) => {
    const from = await lockOpen(tx, round.id, end.state === 'refused' ? round.attempts : null);
    if (from === null) return roundById(tx, round.id);
    const comesBack = end.state === 'settled' ? (round.win ?? '0') : round.stake;
    if (from !== 'deciding') await addTo(tx, purse, BigInt(comesBack));
    const here = { ...end, balanceAfter: await balanceOf(tx, purse) };
    await writeEnd(tx, round.id, here);
    return endedAs(round, here);
  });
}

/**
 * The money lies with the platform: should the end be lost in a crash, asking again gives the same. A refusal alone may be
 * followed by a yes, when the player has been told of a no: it waits for the disk. And it is believed only while no further attempt
 * is under way, which may get a yes where this one came too late.
 */
const writeFarEnd = (db: HouseDatabase, round: StoredRound, end: RoundEnd): Promise<boolean> =>
  end.state === 'refused' ? writeEnd(db, round.id, end, round.attempts) : writeEndSoon(db, { round, end });

const endedAs = (round: StoredRound, { state, refusal, balanceAfter }: RoundEnd): StoredRound => ({
  ...round,
  state,
  refusal: refusal ?? null,
  balanceAfter: balanceAfter?.toString() ?? null,
});
