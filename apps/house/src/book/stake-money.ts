import { addTo, purseOf } from '#own-wallet/own-wallet.store.ts';
import { rollBack, transactionIds, waitAfter, wireAmount } from '#rounds/round-wallet.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { walletOf } from '#wallet-of.ts';
import type { Book } from './book.ts';
import { betById, moveBet, tryBetLater, type StoredBet } from './bet.store.ts';
import { holdMatches } from './match.store.ts';

export const factsOf = (bet: Pick<StoredBet, 'id'>, session: StoredSession) => ({
  roundId: bet.id,
  gameCode: session.gameCode,
  currency: session.currency,
});

/** Asks for the stake of a bet that was taken. What has no answer is asked again, and then rolled back (W19). */
export async function attemptStake(book: Book, bet: StoredBet, session: StoredSession): Promise<StoredBet> {
  const { house } = book;
  if (bet.state !== 'bet-sent') return bet;
  if (bet.attempts > house.timing.batchAttempts) return undo(book, bet, session);
  const reply = await walletOf(house, session).call('bet', {
    kind: 'bet',
    token: session.launchToken,
    transactionId: transactionIds(bet.id).bet,
    amount: wireAmount(bet.stake),
    roundClosed: false,
    ...factsOf(bet, session),
  });
  if (reply?.status === 'OK') return confirm(book, bet);
  if (reply && bet.attempts === 1) return end(book, bet, session, 'refused', reply.status);
  if (reply) return undo(book, bet, session);
  await tryBetLater(house.db, bet, book.now() + waitAfter(house, bet.attempts));
  return bet;
}

/** Its matches may have ended meanwhile; whoever settles them waits for this, or this for them. */
async function confirm(book: Book, bet: StoredBet): Promise<StoredBet> {
  await book.house.db.transaction(async (tx) => {
    await holdMatches(
      tx,
      bet.legs.map(({ matchId }) => matchId),
    );
    const { legs } = await betById(tx, bet.id);
    const isDecided = legs.every(({ result }) => result !== null);
    await moveBet(tx, bet, { state: 'open', dueAt: isDecided ? book.now() : null });
  });
  return betById(book.house.db, bet.id);
}

async function undo(book: Book, bet: StoredBet, session: StoredSession): Promise<StoredBet> {
  await moveBet(book.house.db, bet, { state: 'undoing', dueAt: book.now() + book.house.timing.leaseMs });
  const now = await betById(book.house.db, bet.id);
  return now.state === 'undoing' ? attemptUndo(book, now, session) : now;
}

export async function attemptUndo(book: Book, bet: StoredBet, session: StoredSession): Promise<StoredBet> {
  const { house } = book;
  const undone = await rollBack(house, bet, session, transactionIds(bet.id));
  if (undone?.outcome === 'undone') return end(book, bet, session, 'rolled-back', null);
  if (undone) house.log.error({ betId: bet.id }, 'a stake that is to go back was settled by somebody else');
  await tryBetLater(house.db, bet, book.now() + waitAfter(house, bet.attempts));
  return bet;
}

/** The stake was not taken, or went back; to a purse of this house it goes back here. */
async function end(
  book: Book,
  bet: StoredBet,
  session: StoredSession,
  state: 'refused' | 'rolled-back',
  refusal: StoredBet['refusal'],
): Promise<StoredBet> {
  const purse = purseOf(session);
  await book.house.db.transaction(async (tx) => {
    if ((await moveBet(tx, bet, { state, refusal })) && purse !== null)
      await addTo(tx, purse, BigInt(bet.stake));
  });
  return betById(book.house.db, bet.id);
}
