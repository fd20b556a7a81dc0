import { fixtureOf } from '@maidan/games/sports/calendar.ts';
import { finalPlay, legResult } from '@maidan/games/sports/match.ts';
import { manifest } from '@maidan/games/sports/manifest.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import { holdClock, type Lease } from '#shared-rounds/shared-round.store.ts';
import type { Book } from './book.ts';
import { chosenIn, decideLegs, dueMatches, moveMatch, wakeBets, type MatchRow } from './match.store.ts';
import { dueParts, endPart, endPartsOf, type PartRow } from './part.store.ts';

const HOLD_MS = 1_500;
export const MATCHES_AT_ONCE = 16;

/** Matches that fail are passed over, so that others are reached. */
const SEEN_AT_ONCE = 256;
const AGAIN_MS = 30_000;

type Due = { id: string; settle: (lease: Lease) => Promise<void> };

/** How many may be settled besides these, of which half of all are let through. */
const besides = ({ length }: readonly Due[]): number =>
  MATCHES_AT_ONCE - Math.min(length, MATCHES_AT_ONCE / 2);

/** Matches and parts that could not be settled, with when they are tried again. */
export type Failing = Map<string, number>;

/**
 * Decides what bets on matches that are over came to, and on their parts. One house at a time does it; each moves in one transaction that names the state it
 * was read in and the fence, so it may be cut off anywhere, and one that fails holds up no other. Null: another house has the clock.
 */
export async function settleMatches(book: Book, holder: string, failing: Failing): Promise<number | null> {
  const { house } = book;
  const now = book.now();
  const mayBe = ({ id }: Due): boolean => (failing.get(id) ?? 0) <= now;
  const parts = (await dueParts(house.clockDb, now, SEEN_AT_ONCE))
    .map((row): Due => ({
      id: `${row.matchId} ${row.market}`,
      settle: (lease) => settlePart(book, lease, row),
    }))
    .filter(mayBe);
  const matches = (await dueMatches(house.clockDb, now, SEEN_AT_ONCE))
    .map((row): Due => ({ id: row.id, settle: (lease) => settleMatch(book, lease, row) }))
    .filter(mayBe);
  // Neither waits for the other, however many there are, and either takes what the other leaves.
  const due = [...parts.slice(0, besides(matches)), ...matches.slice(0, besides(parts))];
  if (due.length === 0) return 0;
  const lease = await holdClock(house.clockDb, manifest.code, holder, HOLD_MS);
  if (lease === null) return null;
  for (const { id, settle } of due)
    try {
      await settle(lease);
      failing.delete(id);
    } catch (error) {
      failing.set(id, now + AGAIN_MS);
      house.log.error({ match: id, error: String(error) }, 'a match could not be settled');
    }
  return due.length;
}

/** What can be bet on of a part is decided while its match goes on. */
async function settlePart(book: Book, lease: Lease, row: PartRow): Promise<void> {
  const decide = await resultsOf(book, row.matchId, true);
  await book.house.clockDb.transaction(async (tx) => {
    if (await endPart(tx, lease, row)) await decide(tx, row.market);
  });
}

/** What is announced closes the match. Bets are decided when the result stands: what was announced wrongly is corrected before that. */
async function settleMatch(book: Book, lease: Lease, row: MatchRow): Promise<void> {
  const { clockDb } = book.house;
  if (row.state === 'open') {
    await moveMatch(clockDb, lease, row, 'announced');
    return;
  }
  const decide = await resultsOf(book, row.id, row.partsStand);
  await clockDb.transaction(async (tx) => {
    if (!(await moveMatch(tx, lease, row, 'final'))) return;
    await endPartsOf(tx, row.id);
    await decide(tx, null);
  });
}

/** Writes down what became of everything that was chosen in a match, or in a market of it. A part comes to the same by itself as at the end. */
async function resultsOf(book: Book, matchId: string, partsStand: boolean) {
  const fixture = fixtureOf(matchId);
  if (!fixture) throw new Error(`${matchId} is no match`);
  const play = finalPlay(fixture, (await book.held(fixture)).match);
  return async (tx: HouseDatabase, market: string | null): Promise<void> => {
    for (const chosen of await chosenIn(tx, matchId, market)) {
      const result = legResult(fixture, play, chosen, partsStand);
      if (result === null) throw new Error(`${matchId} decides nothing about ${chosen.market}`);
      await decideLegs(tx, matchId, chosen, result);
    }
    await wakeBets(tx, matchId, market, book.now());
  };
}
