import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import {
  VENDOR_OPEN_ROUNDS_PATH,
  vendorOpenRoundsRequest,
  type VendorOpenRoundsAnswer,
} from '@maidan/contract/seamless-wallet/open-rounds.ts';
import { CRASH, payout } from '@maidan/games/crash/crash.ts';
import { lotteryOf } from '@maidan/games/lottery/lotteries.ts';
import { mostWinOfTicket } from '@maidan/games/lottery/most-win.ts';
import { drawsAtMs } from '@maidan/games/lottery/schedule.ts';
import { fixtureOf } from '@maidan/games/sports/calendar.ts';
import { decidedBy } from '@maidan/games/sports/match.ts';
import { mostPayout } from '@maidan/games/sports/ticket.ts';
import { manifestOf } from '@maidan/games/rules.ts';
import type { FastifyInstance } from 'fastify';
import type { House } from '#house.ts';
import { openRoundsOf, type OpenBookBet, type OpenRow } from '#open-rounds.store.ts';
import { mountSigned } from '#signed-routes.ts';
import { wordsOf } from '#words-of-bet.ts';

type Told = Omit<VendorOpenRoundsAnswer['rounds'][number], 'about'>;

/** The platform's signed question what a player's open rounds can still become. Of what is over, or another's, nothing is said. */
export function mountOpenRounds(app: FastifyInstance, house: House): void {
  mountSigned(
    app,
    house,
    VENDOR_OPEN_ROUNDS_PATH,
    vendorOpenRoundsRequest,
    async ({ playerId, roundIds, language }) => {
      const rows = await openRoundsOf(house.db, playerId, roundIds);
      const rounds = rows.map(async (row) => ({
        ...tellOpen(row, house.timing.abandonedMs),
        about: await wordsOf(row, language),
      }));
      return { rounds: await Promise.all(rounds) };
    },
  );
}

function tellOpen(row: OpenRow, abandonedMs: number): Told {
  const { id, gameCode, stake, leavesAt, state, updatedAt } = row;
  if (row.minute !== null) return tellTicket(row, row.minute);
  if (row.chips !== null) return tellSitting(row, BigInt(row.chips));
  if (row.book !== null) return tellBookBet(row, row.book);
  const waitsForPlayer = state === 'open';
  return {
    roundId: id,
    // On its way: nothing is open about it any more but the answer of the wallet.
    mostWin: state === 'win-sent' ? null : mostWin(gameCode, BigInt(stake), leavesAt),
    endsAt: waitsForPlayer ? new Date(updatedAt.getTime() + abandonedMs).toISOString() : null,
    waitsForPlayer,
  };
}

/** A ticket ends with its draw, and nobody can do anything about it. */
function tellTicket({ id, gameCode, ticket, state }: OpenRow, minute: number): Told {
  const lottery = lotteryOf(gameCode);
  const most = lottery && ticket && state !== 'win-sent' ? mostWinOfTicket(lottery, ticket) : null;
  return {
    roundId: id,
    mostWin: most && formatMoneyText(most),
    endsAt: new Date(drawsAtMs(minute)).toISOString(),
    waitsForPlayer: false,
  };
}

/** Ends when its player gets up. Who has folded and leaves is paid no more than lay there; what is carried away is told when it is paid. */
function tellSitting({ id, gameCode, stake, state }: OpenRow, chips: bigint): Told {
  const most = state === 'leaving' ? formatMoneyText(minor(chips)) : mostWin(gameCode, BigInt(stake), null);
  return {
    roundId: id,
    mostWin: state === 'paying' ? null : most,
    endsAt: null,
    waitsForPlayer: state === 'seated',
  };
}

/** A bet on matches is paid when the last of its results stands. What is decided is no longer open; what goes back is its stake. */
function tellBookBet({ id, state }: OpenRow, { openStake, size, legs }: OpenBookBet): Told {
  const stake = BigInt(openStake);
  const ends = legs.map(({ matchId }) => fixtureOf(matchId)).flatMap((fixture) => fixture ?? []);
  const isDecided = legs.every(({ result }) => result !== null);
  const most = state === 'undoing' ? minor(stake) : mostPayout(stake, { legs, size });
  return {
    roundId: id,
    mostWin: state === 'open' && isDecided ? null : formatMoneyText(most),
    endsAt: ends.length === 0 ? null : new Date(Math.max(...ends.map(decidedBy))).toISOString(),
    waitsForPlayer: false,
  };
}

/** By what the game says of itself; a flight pays no more than where its player leaves. */
function mostWin(gameCode: string, stake: bigint, leavesAt: number | null): string | null {
  if (gameCode === CRASH.code) return formatMoneyText(payout(stake, leavesAt ?? CRASH.capHundredths));
  const most = manifestOf(gameCode)?.maxWinMultiplier;
  // A multiple of hundredths at the finest: nothing is promised that a rounding made up.
  return most === undefined ? null : formatMoneyText(minor((stake * BigInt(Math.floor(most * 100))) / 100n));
}
