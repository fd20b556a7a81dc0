import { fixtureOf } from '@maidan/games/sports/calendar.ts';
import { finalPlay, legResult } from '@maidan/games/sports/match.ts';
import { manifest } from '@maidan/games/sports/manifest.ts';
import { holdClock, type Lease } from '#shared-rounds/shared-round.store.ts';
import type { Book } from './book.ts';
import { chosenIn, decideLegs, dueMatches, moveMatch, wakeBets, type MatchRow } from './match.store.ts';

const HOLD_MS = 1_500;
export const MATCHES_AT_ONCE = 16;

/** Matches that fail are passed over, so that others are reached. */
const SEEN_AT_ONCE = 256;
const AGAIN_MS = 30_000;

/** Matches that could not be settled, with when they are tried again. */
export type Failing = Map<string, number>;

/**
 * Decides what bets on matches that are over came to. One house at a time does it; each match moves in one transaction that names the state it
 * was read in and the fence, so it may be cut off anywhere, and one that fails holds up no other. Null: another house has the clock.
 */
export async function settleMatches(book: Book, holder: string, failing: Failing): Promise<number | null> {
  const { house } = book;
  const now = book.now();
  const due = (await dueMatches(house.clockDb, now, SEEN_AT_ONCE))
    .filter(({ id }) => (failing.get(id) ?? 0) <= now)
    .slice(0, MATCHES_AT_ONCE);
  if (due.length === 0) return 0;
  const lease = await holdClock(house.clockDb, manifest.code, holder, HOLD_MS);
  if (lease === null) return null;
  for (const row of due)
    try {
      await settleMatch(book, lease, row);
      failing.delete(row.id);
    } catch (error) {
      failing.set(row.id, now + AGAIN_MS);
      house.log.error({ match: row.id, error: String(error) }, 'a match could not be settled');
    }
  return due.length;
}

/** What is announced closes the match. Bets are decided when the result stands: what was announced wrongly is corrected before that. */
async function settleMatch(book: Book, lease: Lease, row: MatchRow): Promise<void> {
  const { clockDb } = book.house;
  if (row.state === 'open') {
    await moveMatch(clockDb, lease, row, 'announced');
    return;
  }
  const fixture = fixtureOf(row.id);
  if (!fixture) throw new Error(`${row.id} is no match`);
  const play = finalPlay(fixture, (await book.held(fixture)).match);
  await clockDb.transaction(async (tx) => {
    if (!(await moveMatch(tx, lease, row, 'final'))) return;
    for (const chosen of await chosenIn(tx, row.id)) {
      const result = legResult(fixture, play, chosen);
      if (result === null) throw new Error(`${row.id} decides nothing about ${chosen.market}`);
      await decideLegs(tx, row.id, chosen, result);
    }
    await wakeBets(tx, row.id, book.now());
  });
}
