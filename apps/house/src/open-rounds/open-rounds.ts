import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import {
  VENDOR_OPEN_ROUNDS_PATH,
  vendorOpenRoundsRequest,
  type VendorOpenRoundsAnswer,
} from '@maidan/contract/seamless-wallet/open-rounds.ts';
import { lotteryOf } from '@maidan/games/lottery/lotteries.ts';
import { mostWinOfTicket } from '@maidan/games/lottery/most-win.ts';
import { drawsAtMs } from '@maidan/games/lottery/schedule.ts';
import { fixtureOf } from '@maidan/games/sports/calendar.ts';
import { decidedBy } from '@maidan/games/sports/match.ts';
import { mostPayout } from '@maidan/games/sports/ticket.ts';
import { tableRulesOf } from '@maidan/games/table-rules.ts';
import type { FastifyInstance } from 'fastify';
import type { House } from '#house.ts';
import { roundById } from '#rounds/round.store.ts';
import { stateOf, stepwiseRulesOf } from '#rounds/stepwise/round-state.ts';
import { mountSigned } from '#signed-routes.ts';
import { openRoundsOf, type OpenBookBet, type OpenRow } from './open-rounds.store.ts';
import { poolsOf, tellSharedBet, type Pools } from './open-shared-bet.ts';
import { wordsOf } from './words-of-bet.ts';

type Told = Omit<VendorOpenRoundsAnswer['rounds'][number], 'about' | 'roundId'>;

/** The platform's signed question what a player's open rounds can still become. Of what is over, or another's, nothing is said. */
export function mountOpenRounds(app: FastifyInstance, house: House): void {
  mountSigned(
    app,
    house,
    VENDOR_OPEN_ROUNDS_PATH,
    vendorOpenRoundsRequest,
    async ({ playerId, roundIds, language }) => {
      const rows = await openRoundsOf(house.db, playerId, roundIds);
      const rounds: VendorOpenRoundsAnswer['rounds'] = [];
      const pools = poolsOf(house.db);
      // One after the other: others are served in between.
      for (const row of rows)
        rounds.push({
          roundId: row.id,
          ...(await tellOpen(house, row, pools)),
          about: await wordsOf(row, language),
        });
      return { rounds };
    },
  );
}

async function tellOpen(house: House, row: OpenRow, pools: Pools): Promise<Told> {
  if (row.minute !== null) return tellTicket(row, row.minute);
  if (row.chips !== null) return tellSitting(row, BigInt(row.chips));
  if (row.book !== null) return tellBookBet(row, row.book);
  if (row.shared !== null) return { ...(await tellSharedBet(pools, row, row.shared)), waitsForPlayer: false };
  return tellRound(house, row);
}

/** Of a round in steps what its player can know of it. One that its bet decides is decided: it waits for nothing but the wallet. */
async function tellRound(house: House, { id, state, updatedAt }: OpenRow): Promise<Told> {
  const waitsForPlayer = state === 'open';
  return {
    mostWin: waitsForPlayer || state === 'action-sent' ? await mostOfSteps(house, id) : null,
    mostAsItStands: null,
    endsAt: waitsForPlayer ? timeText(updatedAt.getTime() + house.timing.abandonedMs) : null,
    waitsForPlayer,
  };
}

async function mostOfSteps(house: House, id: string): Promise<string> {
  const round = await roundById(house.db, id);
  const rules = stepwiseRulesOf(house, round.gameCode);
  const state = await stateOf(rules, round);
  return formatMoneyText(rules.winOf(state) ?? rules.mostOf(state));
}

/** A ticket ends with its draw, and nobody can do anything about it. */
function tellTicket({ gameCode, ticket, state }: OpenRow, minute: number): Told {
  const lottery = lotteryOf(gameCode);
  const most = lottery && ticket && state !== 'win-sent' ? mostWinOfTicket(lottery, ticket) : null;
  return {
    mostWin: most && formatMoneyText(most),
    mostAsItStands: null,
    endsAt: timeText(drawsAtMs(minute)),
    waitsForPlayer: false,
  };
}

/**
 * Ends when its player gets up, at the latest with the hand that brings it to ten buy-ins. Who has folded and leaves is paid no more than lay there;
 * what is carried away is told when it is paid.
 */
function tellSitting({ gameCode, stake, state }: OpenRow, chips: bigint): Told {
  const times = BigInt(tableRulesOf(gameCode)?.manifest.maxWinMultiplier ?? 0);
  const most = minor(state === 'leaving' ? chips : BigInt(stake) * times);
  return {
    mostWin: state === 'paying' ? null : formatMoneyText(most),
    mostAsItStands: null,
    endsAt: null,
    waitsForPlayer: state === 'seated',
  };
}

/** A bet on matches is paid when the last of its results stands. What is decided is no longer open; what goes back is its stake. */
function tellBookBet({ state }: OpenRow, { openStake, size, legs }: OpenBookBet): Told {
  const stake = BigInt(openStake);
  const ends = legs
    .filter(({ result }) => result === null)
    .flatMap(({ matchId, market, partsStand }) => {
      const fixture = fixtureOf(matchId);
      return fixture ? [decidedBy(fixture, partsStand ? market : undefined)] : [];
    });
  const isDecided = legs.every(({ result }) => result !== null);
  const most = state === 'undoing' ? minor(stake) : mostPayout(stake, { legs, size });
  return {
    mostWin: state === 'open' && isDecided ? null : formatMoneyText(most),
    mostAsItStands: null,
    endsAt: ends.length === 0 ? null : timeText(Math.max(...ends)),
    waitsForPlayer: false,
  };
}

const timeText = (ms: number): string => new Date(ms).toISOString();
