import { parseMoney } from '@maidan/contract/money.ts';
import type { BookRefusalCode, CashOutRequest } from '@maidan/games/sports/book-wire.ts';
import { legWorth } from '@maidan/games/sports/quote.ts';
import { cashOutOf } from '@maidan/games/sports/ticket.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import type { Book } from './book.ts';
import { lockedBet, type StoredBet } from './bet.store.ts';
import { cashOutOfOperation, insertPayments, paymentsOf } from './payment.store.ts';
import { fixturesOf } from './take-bet.ts';

/** A bet is bought back in so many parts; after these only the rest as a whole. */
export const MOST_PARTS = 20;

/** What each leg is worth now; null: the bet is not for sale. */
export async function worthsOf(book: Book, bet: StoredBet): Promise<number[] | null> {
  if (bet.state !== 'open' || bet.legs.every(({ result }) => result !== null)) return null;
  // A result that may still be corrected is nothing to buy by: whoever saw the goals could know better.
  if (bet.legs.some(({ isUnderReview }) => isUnderReview)) return null;
  const quotes = await Promise.all(fixturesOf(bet).map((fixture) => book.quoteNow(fixture)));
  const worths = bet.legs.map((leg, place) => legWorth(quotes[place]?.markets ?? [], leg));
  return worths.every((worth) => worth !== null) ? worths : null;
}

/** Buys back a part of what is staked, or all of it. What was shown is the least that is paid; asked again it is the same. */
export async function cashOut(
  book: Book,
  session: StoredSession,
  { betId, operationId, stake: part, least }: CashOutRequest,
): Promise<BookRefusalCode | null> {
  const stake = parseMoney(part);
  return book.house.db.transaction(async (tx) => {
    const bet = await lockedBet(tx, betId, session.playerId);
    if (!bet) return 'NOT_FOUND';
    const known = await cashOutOfOperation(tx, betId, operationId);
    if (known) return BigInt(known.stake) === stake ? null : 'OPERATION_CONFLICT';
    const open = BigInt(bet.openStake);
    if (stake <= 0n || stake > open) return 'STAKE';
    const worths = await worthsOf(book, bet);
    if (worths === null) return 'CLOSED';
    const amount = cashOutOf(stake, worths, bet.size);
    if (amount < parseMoney(least)) return 'PRICE_MOVED';
    const isAll = stake === open;
    const number = (await paymentsOf(tx, [betId])).length + 1;
    if (number > MOST_PARTS && !isAll) return 'STAKE';
    const payment = { betId, number, kind: 'cash-out' as const, amount: amount.toString(), closes: isAll };
    await insertPayments(tx, [{ ...payment, stake: stake.toString(), operationId }], book.now());
    await tx.query('update book_bet set open_stake = open_stake - $2, state = $3 where id = $1', [
      betId,
      stake.toString(),
      isAll ? 'settled' : 'open',
    ]);
    return null;
  });
}
