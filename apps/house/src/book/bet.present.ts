import type { BookBet } from '@maidan/games/sports/book-wire.ts';
import { cashOutOf, mostPayout } from '@maidan/games/sports/ticket.ts';
import { wireAmount } from '#rounds/round-wallet.ts';
import type { Book } from './book.ts';
import type { StoredBet } from './bet.store.ts';
import { worthsOf } from './cash-out.ts';
import { fixturesOf } from './take-bet.ts';

export async function presentBet(book: Book, bet: StoredBet): Promise<BookBet> {
  const now = book.now();
  const fixtures = fixturesOf(bet);
  const worths = await worthsOf(book, bet);
  const { id, operationId, state, size, isCorrected, refusal } = bet;
  const openStake = BigInt(bet.openStake);
  return {
    id,
    operationId,
    state,
    size,
    isCorrected,
    refusal,
    stake: wireAmount(bet.stake),
    openStake: wireAmount(bet.openStake),
    paid: wireAmount(bet.paid),
    mostPayout: wireAmount(mostPayout(openStake, bet).toString()),
    cashOut: worths === null ? null : wireAmount(cashOutOf(openStake, worths, size).toString()),
    placedAt: bet.placedAt.toISOString(),
    legs: bet.legs.map((leg, place) => ({
      match: leg.matchId,
      market: leg.market,
      selection: leg.selection,
      step: leg.step,
      odds: leg.odds,
      home: fixtures[place]?.home ?? 0,
      away: fixtures[place]?.away ?? 0,
      startsInMs: (fixtures[place]?.startsAt ?? now) - now,
      result: leg.result,
      now: leg.nowStep === null ? null : { step: leg.nowStep, odds: leg.nowOdds },
    })),
  };
}
