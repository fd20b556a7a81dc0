import { payoutOf, type SettledLeg } from '@maidan/games/sports/ticket.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import type { Book } from './book.ts';
import { claimBets, lockedBets, type StoredBet } from './bet.store.ts';
import { insertPayments, paymentsOf, type NewPayment, type Payment } from './payment.store.ts';

export const BETS_AT_ONCE = 500;

/** Bets whose legs are all decided: what they are paid is written down, once; after a correction, what differs. */
export async function settleBets(book: Book): Promise<number> {
  const { house } = book;
  const claim = { now: book.now(), leaseMs: house.timing.leaseMs, limit: BETS_AT_ONCE };
  const due = await claimBets(house.db, ['open', 'settled'], claim);
  if (due.length === 0) return 0;
  try {
    await house.db.transaction((tx) => settleTogether(book, tx, due));
  } catch {
    // One of them fails: the others are settled one by one, and it is told and tried again later.
    for (const bet of due)
      await house.db
        .transaction((tx) => settleTogether(book, tx, [bet]))
        .catch((error: unknown) =>
          house.log.error({ betId: bet.id, error: String(error) }, 'a bet could not be settled'),
        );
  }
  return due.length;
}

async function settleTogether(book: Book, tx: HouseDatabase, due: readonly StoredBet[]): Promise<void> {
  const ids = due.map(({ id }) => id);
  // Whoever buys a bet back or corrects a result at this moment is before this, or after it: what was read at the claim may be old.
  const locked = await lockedBets(tx, ids);
  const paid = new Map<string, Payment[]>();
  for (const payment of await paymentsOf(tx, ids))
    paid.set(payment.betId, [...(paid.get(payment.betId) ?? []), payment]);
  const payments: NewPayment[] = [];
  const corrected: string[] = [];
  for (const bet of locked) {
    const earlier = paid.get(bet.id) ?? [];
    const payout = payoutOf(BigInt(bet.openStake), bet.legs.filter(isDecided), bet.size);
    if (bet.state === 'open') payments.push(settlement(bet, payout, earlier));
    else {
      const changes = correction(bet, payout, earlier);
      payments.push(...changes);
      if (changes.length > 0) corrected.push(bet.id);
    }
  }
  if (payments.length > 0) await insertPayments(tx, payments, book.now());
  await tx.query(
    `update book_bet set state = 'settled', next_attempt_at = null, is_corrected = is_corrected or id = any ($2::uuid[])
     where id = any ($1::uuid[])`,
    [ids, corrected],
  );
}

const isDecided = <Leg extends { result: StoredBet['legs'][number]['result'] }>(
  leg: Leg,
): leg is Leg & SettledLeg => leg.result !== null;

const settlement = (bet: StoredBet, payout: bigint, earlier: readonly Payment[]): NewPayment => ({
  betId: bet.id,
  number: earlier.length + 1,
  kind: 'settlement',
  amount: payout.toString(),
  closes: true,
});

/**
 * What the settlement gave is taken back, and what is right closes the round, which the wallet has opened again by that: its records say what was
 * paid in the end.
 */
function correction(bet: StoredBet, payout: bigint, earlier: readonly Payment[]): NewPayment[] {
  const settled = earlier.find(({ kind }) => kind === 'settlement');
  if (!settled || earlier.some(({ kind }) => kind === 'correction' || kind === 'take-back')) return [];
  if (payout === BigInt(settled.amount)) return [];
  const { amount, number: undoes } = settled;
  const number = earlier.length + 1;
  return [
    { betId: bet.id, number, kind: 'take-back', amount, closes: false, undoes },
    { betId: bet.id, number: number + 1, kind: 'correction', amount: payout.toString(), closes: true },
  ];
}
