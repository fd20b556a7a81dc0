import { randomUUID } from 'node:crypto';
import { parseMoney } from '@maidan/contract/money.ts';
import type { BookRefusalCode, LegAsked, PlaceRequest } from '@maidan/games/sports/book-wire.ts';
import { fixtureOf, roundAt, type Fixture } from '@maidan/games/sports/calendar.ts';
import { LEAST_STAKE, MOST_STAKE } from '@maidan/games/sports/manifest.ts';
import { bookOf } from '@maidan/games/sports/sports.ts';
import { isTooLong } from '@maidan/games/sports/ticket.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import type { Book } from './book.ts';
import { betOfOperation, insertBet, type StoredBet } from './bet.store.ts';
import { ROUNDS_AHEAD } from './board.ts';
import { takeBet } from './take-bet.ts';

type Placed = { bet: StoredBet } | { refusal: BookRefusalCode };

/** The same operation asked again is the same bet. Before a match it is taken at once, in play a little later. */
export async function placeBet(book: Book, session: StoredSession, input: PlaceRequest): Promise<Placed> {
  const { db, timing } = book.house;
  const known = await betOfOperation(db, session.playerId, input.operationId);
  if (known) return isSame(known, input) ? { bet: known } : { refusal: 'OPERATION_CONFLICT' };
  const fixtures = input.legs.map(({ match }) => fixtureCalled(match));
  const refusal = refusalOf(book, session.gameCode, input, fixtures);
  if (refusal !== null) return { refusal };
  const now = book.now();
  const delays = fixtures.map((each) => (each && each.startsAt <= now ? each.league.delayMs : 0));
  const delayMs = Math.max(...delays);
  const { operationId, size, accepts, legs } = input;
  const bet = {
    id: randomUUID(),
    sessionId: session.id,
    playerId: session.playerId,
    stake: parseMoney(input.stake).toString(),
    operationId,
    size,
    accepts,
    legs,
  };
  const dueAt = now + (delayMs === 0 ? timing.leaseMs : delayMs);
  const isNew = await insertBet(db, bet, { now, dueAt });
  const placed = await betOfOperation(db, session.playerId, operationId);
  if (!placed) throw new Error('a bet that was placed is gone');
  if (!isNew) return isSame(placed, input) ? { bet: placed } : { refusal: 'OPERATION_CONFLICT' };
  return { bet: delayMs === 0 ? await takeBet(book, placed, session, 'now') : placed };
}

/** With zeros before its numbers it is found as well; under such an id nobody would settle a bet on it. */
function fixtureCalled(match: string): Fixture | null {
  const fixture = fixtureOf(match);
  return fixture?.id === match ? fixture : null;
}

function refusalOf(
  book: Book,
  gameCode: string,
  { stake: text, size, legs }: PlaceRequest,
  fixtures: readonly (Fixture | null)[],
): BookRefusalCode | null {
  const stake = parseMoney(text);
  if (stake < LEAST_STAKE || stake > MOST_STAKE) return 'STAKE';
  if (size > legs.length) return 'BAD_REQUEST';
  if (new Set(legs.map(({ match }) => match)).size < legs.length) return 'SAME_MATCH';
  if (!fixtures.every((fixture) => fixture !== null && isOnOffer(book, gameCode, fixture))) return 'CLOSED';
  return isTooLong({ legs, size }) ? 'TOO_LONG' : null;
}

/** In this book alone. Prices are given for the round in play and the next ones alone; whether a match is still played, its price says. */
function isOnOffer(book: Book, gameCode: string, { league, startsAt }: Fixture): boolean {
  if (bookOf(league.sport) !== gameCode) return false;
  const ahead = roundAt(league, startsAt) - roundAt(league, book.now());
  return ahead >= 0 && ahead <= ROUNDS_AHEAD;
}

const chosen = (leg: Pick<LegAsked, 'market' | 'selection'>, match: string): string =>
  `${match} ${leg.market} ${leg.selection}`;

function isSame(known: StoredBet, input: PlaceRequest): boolean {
  return (
    BigInt(known.stake) === parseMoney(input.stake) &&
    known.size === input.size &&
    known.legs.map((leg) => chosen(leg, leg.matchId)).join() ===
      input.legs.map((leg) => chosen(leg, leg.match)).join()
  );
}
