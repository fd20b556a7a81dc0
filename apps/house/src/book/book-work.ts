import { randomUUID } from 'node:crypto';
import type { TimedWork } from '@maidan/timed-work/timed-work.ts';
import { sessionById } from '#sessions/play-session.store.ts';
import type { Book } from './book.ts';
import { betById, claimBets, type StoredBet } from './bet.store.ts';
import { payDue } from './pay.ts';
import { settleBets } from './settle-bets.ts';
import { settleMatches } from './settle-matches.ts';
import { attemptStake, attemptUndo } from './stake-money.ts';
import { takeBet } from './take-bet.ts';

const AT_ONCE = 64;

/** One attempt at what a bet is waiting for. */
export async function goOnWith(book: Book, bet: StoredBet): Promise<StoredBet> {
  const session = await sessionById(book.house.db, bet.sessionId);
  if (!session) throw new Error('a bet without its session');
  switch (bet.state) {
    case 'waiting':
      return takeBet(book, bet, session);
    case 'bet-sent':
      return attemptStake(book, bet, session);
    case 'undoing':
      return attemptUndo(book, bet, session);
    default:
      return betById(book.house.db, bet.id);
  }
}

export async function goOnWithDueBets(book: Book): Promise<number> {
  const { house } = book;
  const claim = { now: book.now(), leaseMs: house.timing.leaseMs, limit: AT_ONCE };
  const due = await claimBets(house.db, ['waiting', 'bet-sent', 'undoing'], claim);
  await Promise.all(
    due.map((bet) =>
      goOnWith(book, bet).catch((error: unknown) =>
        house.log.error(
          { betId: bet.id, error: error instanceof Error ? error.message : 'unknown' },
          'a bet of the sports book did not go on',
        ),
      ),
    ),
  );
  return due.length;
}

const EVERY_MS = 250;

const work = (name: string, atMost: number, run: (book: Book) => Promise<number>): TimedWork<Book> => ({
  name,
  everyMs: EVERY_MS,
  atMost,
  run,
});

/** What a house does for its book by itself. */
export const bookWork = (): TimedWork<Book>[] => {
  const holder = randomUUID();
  return [
    work('bets of the sports book', AT_ONCE, goOnWithDueBets),
    work('matches of the sports book', 16, async (book) => (await settleMatches(book, holder)) ?? 0),
    work('settlement of the sports book', 500, settleBets),
    work('payments of the sports book', 64, payDue),
  ];
};
