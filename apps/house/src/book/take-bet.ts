import { fixtureOf, type Fixture } from '@maidan/games/sports/calendar.ts';
import { endsAt, REVIEW_MS, standsAt } from '@maidan/games/sports/match.ts';
import { priceIn } from '@maidan/games/sports/quote.ts';
import { isTooLong } from '@maidan/games/sports/ticket.ts';
import { purseOf, takeFrom } from '#own-wallet/own-wallet.store.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import type { Book } from './book.ts';
import {
  betById,
  moveBet,
  offerPrices,
  takePrices,
  type Priced,
  type StoredBet,
  type StoredLeg,
} from './bet.store.ts';
import { openMatches } from './match.store.ts';
import { openParts } from './part.store.ts';
import { attemptStake } from './stake-money.ts';

/** A bet that waited longer, because no house was there to take it, is not taken any more. */
const STALE_MS = 30_000;

export const fixturesOf = ({ legs }: Pick<StoredBet, 'legs'>): Fixture[] =>
  legs.map(({ matchId }) => {
    const fixture = fixtureOf(matchId);
    if (!fixture) throw new Error(`${matchId} is no match`);
    return fixture;
  });

/** Takes a waiting bet at the prices of this moment, or offers these, or says that there are none. `stake`: whether the wallet is asked here, or by a work of its own. */
export async function takeBet(
  book: Book,
  bet: StoredBet,
  session: StoredSession,
  stake: 'now' | 'later',
): Promise<StoredBet> {
  const { house } = book;
  const now = book.now();
  if (now - bet.placedAt.getTime() > STALE_MS) return refuse(book, bet, 'TOO_LATE');
  const fixtures = fixturesOf(bet);
  const prices = await Promise.all(fixtures.map((fixture, place) => priceOf(book, fixture, bet, place)));
  if (prices.some(({ odds }) => odds === null)) return refuse(book, bet, 'CLOSED');
  // The odds that were asked for are the player's word alone; these are what would be paid by.
  if (isTooLong({ legs: prices.map(({ odds }) => ({ odds: odds ?? 0 })), size: bet.size }))
    return refuse(book, bet, 'TOO_LONG');
  if (!isAccepted(bet, prices)) {
    await house.db.transaction(async (tx) => {
      if (await moveBet(tx, bet, { state: 'offered' })) await offerPrices(tx, bet.id, prices);
    });
    return betById(house.db, bet.id);
  }
  const rows = await Promise.all(fixtures.map((fixture, place) => rowsOf(book, fixture, bet.legs[place])));
  const purse = purseOf(session);
  const taken = await house.db
    .transaction(async (tx) => {
      const matches = await openMatches(
        tx,
        rows.map(({ match }) => match),
      );
      if (matches === null) return 'CLOSED';
      const alone = new Set(matches.filter(({ partsStand }) => partsStand).map(({ id }) => id));
      const parts = rows.flatMap(({ part }) => (part !== null && alone.has(part.matchId) ? [part] : []));
      if (!(await openParts(tx, parts))) return 'CLOSED';
      await takePrices(tx, bet.id, prices);
      const attempt =
        stake === 'now' ? { dueAt: now + house.timing.leaseMs, attempts: 1 } : { dueAt: now, attempts: 0 };
      if (!(await moveBet(tx, bet, { state: 'bet-sent', ...attempt }))) return 'moved';
      if (purse !== null && !(await takeFrom(tx, purse, BigInt(bet.stake)))) throw new ShortPurse();
      return 'taken';
    })
    .catch((error: unknown) => {
      if (error instanceof ShortPurse) return 'INSUFFICIENT_FUNDS' as const;
      throw error;
    });
  if (taken === 'CLOSED' || taken === 'INSUFFICIENT_FUNDS') return refuse(book, bet, taken);
  const now2 = await betById(house.db, bet.id);
  return taken === 'taken' && stake === 'now' ? attemptStake(book, now2, session) : now2;
}

class ShortPurse extends Error {}

async function priceOf(book: Book, fixture: Fixture, bet: StoredBet, place: number): Promise<Priced> {
  const { step, markets } = await book.quoteNow(fixture);
  const leg = bet.legs[place];
  return { place, step, odds: leg === undefined ? null : priceIn(markets, leg) };
}

function isAccepted({ legs, accepts }: StoredBet, prices: readonly Priced[]): boolean {
  if (accepts === 'any') return true;
  return legs.every(({ odds }, place) => {
    const now = prices[place]?.odds ?? 0;
    return accepts === 'same' ? now === odds : now >= odds;
  });
}

/** Of the match that a leg is on, and of the part, where that stands before it. */
async function rowsOf(book: Book, fixture: Fixture, leg: StoredLeg | undefined) {
  const { match } = await book.held(fixture);
  const ends = endsAt(fixture, match);
  const row = { id: fixture.id, endsAt: ends, finalAt: ends + REVIEW_MS };
  const finalAt = leg === undefined ? row.finalAt : standsAt(fixture, match, leg);
  const part = { matchId: fixture.id, market: leg?.market ?? '', finalAt };
  return { match: row, part: finalAt < row.finalAt ? part : null };
}

async function refuse(
  book: Book,
  bet: StoredBet,
  refusal: NonNullable<StoredBet['refusal']>,
): Promise<StoredBet> {
  await moveBet(book.house.db, bet, { state: 'refused', refusal });
  return betById(book.house.db, bet.id);
}
