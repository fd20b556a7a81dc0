import { formatMoneyText, parseMoney } from '@maidan/contract/money.ts';
import {
  betsAnswer,
  BOOK_API,
  cashOutRequest,
  favouriteRequest,
  favouritesAnswer,
  placeAnswer,
  placeRequest,
  seasonAnswer,
  seasonQuery,
  type BookRefusalCode,
  type FavouritesAnswer,
  type PlaceAnswer,
} from '@maidan/games/sports/book-wire.ts';
import { leagueOf, LEAGUES } from '@maidan/games/sports/leagues.ts';
import { bookOf, isBook } from '@maidan/games/sports/sports.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { shownBalance } from '#play/play-state.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { sessionFrom } from '#sessions/play-session.ts';
import { PlayRefusal } from '#sessions/play-refusal.ts';
import { walletOf } from '#wallet-of.ts';
import { betById, lastBets, type StoredBet } from './bet.store.ts';
import { presentBet } from './bet.present.ts';
import { seasonOf } from './board.ts';
import type { Book } from './book.ts';
import { cashOut } from './cash-out.ts';
import { favouritesOf, keepFavourite } from './favourite.store.ts';
import { payDueOf } from './pay.ts';
import { placeBet } from './place-bet.ts';

const BETS_SHOWN = 40;

/** The calls of the sports book. What is refused for a reason of the book is an answer, not a failure. */
export function mountBook(app: FastifyInstance, book: Book): void {
  const { house } = book;
  const member = async (request: FastifyRequest): Promise<StoredSession> => {
    const session = await sessionFrom(house.db, request.headers.authorization);
    if (!isBook(session.gameCode)) throw new PlayRefusal('NOT_FOUND');
    return session;
  };
  const answerWith = async (
    session: StoredSession,
    refusal: BookRefusalCode | null,
    bet: StoredBet | null,
  ): Promise<PlaceAnswer> =>
    placeAnswer.parse({
      refusal,
      bet: bet && (await presentBet(book, bet)),
      balance: await balanceOf(book, session),
    });

  const favourites = async (session: StoredSession): Promise<FavouritesAnswer> => {
    const teams = await favouritesOf(house.db, session.playerId, leaguesIn(session));
    return favouritesAnswer.parse({ teams });
  };

  app.get(BOOK_API.season, async (request) => {
    await member(request);
    const league = leagueOf(parse(seasonQuery, request.query).league);
    if (!league) throw new PlayRefusal('NOT_FOUND');
    return seasonAnswer.parse(await seasonOf(book, league));
  });
  app.get(BOOK_API.bets, async (request) => {
    const session = await member(request);
    const bets = await lastBets(house.db, session, BETS_SHOWN);
    return betsAnswer.parse({
      balance: await balanceOf(book, session),
      bets: await Promise.all(bets.map((bet) => presentBet(book, bet))),
    });
  });
  app.get(BOOK_API.favourites, async (request) => favourites(await member(request)));
  app.post(BOOK_API.favourites, async (request) => {
    const session = await member(request);
    const input = parse(favouriteRequest, request.body);
    if (!leaguesIn(session).includes(input.league)) throw new PlayRefusal('NOT_FOUND');
    await keepFavourite(house.db, session.playerId, input);
    return favourites(session);
  });
  app.post(BOOK_API.place, async (request) => {
    const session = await member(request);
    const placed = await placeBet(book, session, parse(placeRequest, request.body));
    return 'bet' in placed
      ? answerWith(session, null, placed.bet)
      : answerWith(session, placed.refusal, null);
  });
  app.post(BOOK_API.cashOut, async (request) => {
    const session = await member(request);
    const input = parse(cashOutRequest, request.body);
    const refusal = await cashOut(book, session, input);
    if (refusal === 'NOT_FOUND') return answerWith(session, refusal, null);
    // Whoever waits for it sees it arrive; what is left is the worker's.
    if (refusal === null) await payDueOf(book, input.betId);
    return answerWith(session, refusal, await betById(house.db, input.betId));
  });
}

/** Of the book that the session is of: no player has more favourites than these have teams. */
const leaguesIn = ({ gameCode }: StoredSession): string[] =>
  LEAGUES.filter(({ sport }) => bookOf(sport) === gameCode).map(({ code }) => code);

/** Null: the wallet does not say. */
async function balanceOf({ house }: Book, session: StoredSession): Promise<string | null> {
  const { launchToken: token, currency } = session;
  const reply = await walletOf(house, session).call('balance', { token, currency });
  const told = reply?.balance ?? null;
  return told === null ? null : formatMoneyText(parseMoney(await shownBalance(house, session, told)));
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new PlayRefusal('BAD_REQUEST');
  return parsed.data;
}
