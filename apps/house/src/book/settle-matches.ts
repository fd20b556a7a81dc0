import { fixtureOf } from '@maidan/games/sports/calendar.ts';
import { announcedPlay, finalPlay, isMisreported, legResult } from '@maidan/games/sports/match.ts';
import { manifest } from '@maidan/games/sports/manifest.ts';
import { holdClock, type Lease } from '#shared-rounds/shared-round.store.ts';
import type { Book } from './book.ts';
import { chosenIn, decideLegs, dueMatches, moveMatch, wakeBets, type MatchRow } from './match.store.ts';

const HOLD_MS = 1_500;
const AT_ONCE = 16;

/**
 * Decides what bets on matches that are over came to. One house at a time does it; each match moves in one transaction that names the state it
 * was read in and the fence, so it may be cut off anywhere. Null: another house has the clock.
 */
export async function settleMatches(book: Book, holder: string): Promise<number | null> {
  const { house } = book;
  const due = await dueMatches(house.clockDb, book.now(), AT_ONCE);
  if (due.length === 0) return 0;
  const lease = await holdClock(house.clockDb, manifest.code, holder, HOLD_MS);
  if (lease === null) return null;
  for (const row of due) await settleMatch(book, lease, row);
  return due.length;
}

async function settleMatch(book: Book, lease: Lease, row: MatchRow): Promise<void> {
  const fixture = fixtureOf(row.id);
  if (!fixture) throw new Error(`${row.id} is no match`);
  const { match } = await book.held(fixture);
  const isFirst = row.state === 'open';
  const isLast = !isFirst || !isMisreported(match);
  const play = isLast ? finalPlay(match) : announcedPlay(match);
  await book.house.clockDb.transaction(async (tx) => {
    if (!(await moveMatch(tx, lease, row, isLast ? 'final' : 'announced'))) return;
    for (const chosen of await chosenIn(tx, row.id)) {
      const result = legResult(fixture, play, chosen);
      if (result === null) throw new Error(`${row.id} decides nothing about ${chosen.market}`);
      await decideLegs(tx, row.id, chosen, result);
    }
    await wakeBets(tx, row.id, { now: book.now(), again: !isFirst });
  });
}
