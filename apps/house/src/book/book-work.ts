import { randomUUID } from 'node:crypto';
import type { TimedWork } from '@maidan/timed-work/timed-work.ts';
import { sessionById } from '#sessions/play-session.store.ts';
import type { Book } from './book.ts';
import { nextDue } from './due.store.ts';
import { betById, claimBets, type StoredBet } from './bet.store.ts';
import { payDue } from './pay.ts';
import { BETS_AT_ONCE, settleBets } from './settle-bets.ts';
import { MATCHES_AT_ONCE, settleMatches, type Failing } from './settle-matches.ts';
import { attemptStake, attemptUndo } from './stake-money.ts';
import { takeBet } from './take-bet.ts';

const AT_ONCE = 64;

/** One attempt at what a bet is waiting for. */
export async function goOnWith(book: Book, bet: StoredBet): Promise<StoredBet> {
  const session = await sessionById(book.house.db, bet.sessionId);
  if (!session) throw new Error('a bet without its session');
  switch (bet.state) {
    case 'waiting':
      // Its stake is asked for by the work that may wait for wallets.
      return takeBet(book, bet, session, 'later');
    case 'bet-sent':
      return attemptStake(book, bet, session);
    case 'undoing':
      return attemptUndo(book, bet, session);
    default:
      return betById(book.house.db, bet.id);
  }
}

async function goOnWithDueBets(book: Book, states: readonly StoredBet['state'][]): Promise<number> {
  const { house } = book;
  const claim = { now: book.now(), leaseMs: house.timing.leaseMs, limit: AT_ONCE };
  const due = await claimBets(house.db, states, claim);
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
/** So often the database is asked at least: another house may have taken a bet. No bet in play waits less. */
const LOOK_MS = 1_000;

/**
 * What a house does for its book by itself; each part runs by its own, so that a wallet that does not answer holds up neither bets that wait to be
 * taken nor results. While nothing is due one of the parts asks for all of them when something will be.
 */
export function bookWorks(holder: string = randomUUID()): TimedWork<Book>[] {
  let restsUntil = 0;
  const failing: Failing = new Map();
  const part = (name: string, atMost: number, work: (book: Book) => Promise<number>): TimedWork<Book> => ({
    name: `sports book: ${name}`,
    everyMs: EVERY_MS,
    atMost,
    async run(book) {
      const now = book.now();
      if (now < restsUntil) return 0;
      const dueAt = (await nextDue(book.house.db)) ?? Infinity;
      restsUntil = Math.min(dueAt, now + LOOK_MS);
      if (dueAt > now) return 0;
      const did = await work(book);
      // What one part did may be what another one waits for.
      if (did > 0) restsUntil = 0;
      return did;
    },
  });
  return [
    part('bets to take', AT_ONCE, (book) => goOnWithDueBets(book, ['waiting'])),
    part('stakes', AT_ONCE, (book) => goOnWithDueBets(book, ['bet-sent', 'undoing'])),
    part('matches', MATCHES_AT_ONCE, async (book) => (await settleMatches(book, holder, failing)) ?? 0),
    part('bets to settle', BETS_AT_ONCE, settleBets),
    part('payments', AT_ONCE, payDue),
  ];
}
