import type { AnySharedRules } from '@maidan/games/game.ts';
import { liveMessage } from '@maidan/games/live/live-wire.ts';
import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { cancelBet } from '../bets.ts';
import type { Asked, Room } from '../room.ts';
import type { SharedBet } from '../shared-bet.store.ts';
import { SharedRefusal } from '../shared-refusal.ts';
import type { SharedRound } from '../shared-round.store.ts';
import { keepSeats } from './live-seat.store.ts';
import { placeTableBet } from './table-bets.ts';
import { liveBetSign, presentLiveBet, presentLiveRound, presentOwnLiveBet } from './table.present.ts';

/** As many rounds as a shoe may have. */
const SHOE = 220;
const LAST = 40;

export const tableRoom = (gameCode: string, rules: AnySharedRules): Room => ({
  gameCode,
  history: SHOE,
  pastOf,
  read(said): Asked | undefined {
    const message = liveMessage.safeParse(said).data;
    if (!message) return undefined;
    const { ref } = message;
    return {
      ref,
      carryOut: (house, session) =>
        message.type === 'bet'
          ? placeTableBet(house, session, rules, message)
          : takeBack(house, session, rules, message.betId),
    };
  },
  presentRound: presentLiveRound,
  presentBet: presentLiveBet,
  presentOwn: presentOwnLiveBet,
  signOf: liveBetSign,
  refusalOf: (code) => code,
  // A contest is watched from wherever one likes.
  ...(rules.isPool !== true && { seats: (house, pages) => keepSeats(house.db, gameCode, pages) }),
});

/** From a pool nothing is taken back: a stake that never stays would move the odds by which others bet. */
export async function takeBack(
  house: House,
  session: StoredSession,
  rules: AnySharedRules,
  betId: string,
): Promise<SharedBet> {
  if (rules.isPool) throw new SharedRefusal('TOO_LATE');
  return cancelBet(house, session, betId);
}

/** The shoe that is dealt from, for its roads; where every round has a link of its own, the last ones. */
function pastOf(rounds: readonly SharedRound[]): readonly SharedRound[] {
  const [now] = rounds;
  const over = rounds.filter(({ state }) => state === 'ended');
  const isShoe = now !== undefined && (now.dealtFrom > 0 || !now.isLast);
  if (!isShoe) return over.slice(0, LAST);
  return over.filter(({ chainId, number }) => chainId === now.chainId && number === now.number);
}
