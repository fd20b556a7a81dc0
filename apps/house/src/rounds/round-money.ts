import type { HouseDatabase } from '#db/house-database.ts';
import { addTo, balanceOf, purseOf, takeFrom } from '#own-wallet/own-wallet.store.ts';
import { sessionById } from '#sessions/play-session.store.ts';
import { lockOpen, markSent, roundById, writeEnd, type RoundEnd, type StoredRound } from './round.store.ts';

type Decided = { win: bigint; outcome: unknown };

/**
 * Fixes the outcome and, when the player's money lies here, takes the stake in the same transaction. A purse without enough
 * refuses the round before the platform hears of it. False: there is nothing to send.
 */
export async function stakeAndSend(
  db: HouseDatabase,
  round: StoredRound,
  decided: Decided,
  leaseMs: number,
): Promise<boolean> {
  const purse = await purseOfRound(db, round);
  if (purse === null) return markSent(db, round.id, decided, leaseMs);
  return db.transaction(async (tx) => {
    if ((await lockOpen(tx, round.id)) !== 'deciding') return false;
    if (await takeFrom(tx, purse, BigInt(round.stake))) return markSent(tx, round.id, decided, leaseMs);
    const balanceAfter = await balanceOf(tx, purse);
    await writeEnd(tx, round.id, { state: 'refused', refusal: 'INSUFFICIENT_FUNDS', balanceAfter });
    return false;
  });
}

/**
 * Ends a round once. What was staked from a purse here comes back to it as the win, or as the stake when the round did not
 * count; the player reads the balance of that purse.
 */
export async function endRound(db: HouseDatabase, roundId: string, end: RoundEnd): Promise<void> {
  const round = await roundById(db, roundId);
  const purse = await purseOfRound(db, round);
  if (purse === null) return writeEnd(db, roundId, end);
  await db.transaction(async (tx) => {
    const from = await lockOpen(tx, roundId);
    if (from === null) return;
    const comesBack = end.state === 'settled' ? (round.win ?? '0') : round.stake;
    if (from === 'bet-sent') await addTo(tx, purse, BigInt(comesBack));
    await writeEnd(tx, roundId, { ...end, balanceAfter: await balanceOf(tx, purse) });
  });
}

async function purseOfRound(db: HouseDatabase, round: StoredRound) {
  const session = await sessionById(db, round.session_id);
  if (!session) throw new Error('a round without its session');
  return purseOf(session);
}
