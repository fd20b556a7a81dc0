import { randomUUID } from 'node:crypto';
import type { TimedWork } from '@maidan/timed-work/timed-work.ts';
import { sessionById } from '#sessions/play-session.store.ts';
import type { Book } from './book.ts';
import { nextDue } from './due.store.ts';
import { betById, claimBets, type StoredBet } from './bet.store.ts';
import { payDue } from './pay.ts';
import { settleBets } from './settle-bets.ts';
import { settleMatches, type Failing } from './settle-matches.ts';
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
/** So often the database is asked at least: another house may have taken a bet. No bet in play waits less. */
const LOOK_MS = 1_000;

/** One after the other, whatever becomes of the one before; the first failure is told at the end. */
async function everyPart(parts: readonly (() => Promise<number>)[]): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (const part of parts)
    done += await part().catch((error: unknown) => {
      failures.push(error);
      return 0;
    });
  if (failures.length > 0) throw failures[0];
  return done;
}

/** What a house does for its book by itself, in this order; while nothing is due it only asks when something will be. */
export function bookWork(holder: string = randomUUID()): TimedWork<Book> {
  let restsUntil = 0;
  const failing: Failing = new Map();
  return {
    name: 'sports book',
    everyMs: EVERY_MS,
    atMost: AT_ONCE,
    async run(book) {
      const now = book.now();
      if (now < restsUntil) return 0;
      const dueAt = (await nextDue(book.house.db)) ?? Infinity;
      restsUntil = Math.min(dueAt, now + LOOK_MS);
      if (dueAt > now) return 0;
      return everyPart([
        () => goOnWithDueBets(book),
        async () => (await settleMatches(book, holder, failing)) ?? 0,
        () => settleBets(book),
        () => payDue(book),
      ]);
    },
  };
}
