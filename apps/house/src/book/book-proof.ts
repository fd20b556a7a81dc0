import type { VendorRoundAnswer, VendorRoundRequest } from '@maidan/contract/seamless-wallet/round-proof.ts';
import { endsAt, playSeedsOf, REVIEW_MS } from '@maidan/games/sports/match.ts';
import { bookOf } from '@maidan/games/sports/sports.ts';
import { wordsOf } from '#open-rounds/words-of-bet.ts';
import { wordsOfBookEnd } from '#open-rounds/words-of-end.ts';
import { wireAmount } from '#rounds/round-wallet.ts';
import { sessionById } from '#sessions/play-session.store.ts';
import type { Book } from './book.ts';
import { betOfPlayer } from './bet.store.ts';
import { matchesOfBefore } from './match.store.ts';
import { paymentsOf } from './payment.store.ts';
import { fixturesOf } from './take-bet.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Of a bet on matches. The first match stands for all in the receipt; each leg has the hash and, when all results stand, the seed of its own. */
export async function bookProof(
  book: Book,
  { playerId, roundId, language }: VendorRoundRequest,
): Promise<VendorRoundAnswer | null> {
  const { db } = book.house;
  const bet = UUID.test(roundId) ? await betOfPlayer(db, roundId, playerId) : undefined;
  if (!bet) return null;
  const matches = await Promise.all(
    fixturesOf(bet).map(async (fixture) => ({ fixture, held: await book.held(fixture) })),
  );
  const [first] = matches;
  if (!first) return null;
  const isOver =
    !bet.legs.some(({ isUnderReview }) => isUnderReview) &&
    matches.every(({ fixture, held }) => endsAt(fixture, held.match) + REVIEW_MS <= book.now());
  const before = await matchesOfBefore(
    db,
    bet.legs.map(({ matchId }) => matchId),
  );
  const sold = (await paymentsOf(db, [bet.id])).filter(({ kind }) => kind === 'cash-out');
  const gameCode = bookOf(first.fixture.league.sport);
  const currencySymbol = (await sessionById(db, bet.sessionId))?.currencySymbol ?? '';
  const { clientSeed, nonce } = playSeedsOf(first.held.seed, first.fixture);
  return {
    commitment: first.held.commitment,
    clientSeed,
    nonce,
    serverSeed: isOver ? first.held.seed : null,
    about: await wordsOf({ gameCode, book: bet }, language),
    came: await wordsOfBookEnd(gameCode, { ...bet, currencySymbol, sold }, language),
    outcome: bet.state === 'settled' && isOver ? bet.legs.map(({ result }) => result) : null,
    played: {
      gameCode,
      bet: {
        stake: wireAmount(bet.stake),
        size: bet.size,
        legs: bet.legs.map(({ matchId, market, selection, odds }, place) => ({
          match: matchId,
          market,
          selection,
          odds,
          commitment: matches[place]?.held.commitment ?? '',
          ...(isOver && { seed: matches[place]?.held.seed ?? '' }),
          ...(before.has(matchId) && { partsStand: false }),
        })),
      },
      actions: sold.map(({ stake, amount }) => ({ stake: wireAmount(stake), paid: wireAmount(amount) })),
    },
  };
}
