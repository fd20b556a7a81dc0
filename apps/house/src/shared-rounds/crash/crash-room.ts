import { CRASH } from '@maidan/games/crash/crash.ts';
import { crashMessage } from '@maidan/games/crash/crash-wire.ts';
import { cancelBet } from '../bets.ts';
import type { Asked, Room } from '../room.ts';
import { isOut } from '../present-parts.ts';
import { leaveFlight, leaveLost, placeFlightBet } from './crash-bets.ts';
import { presentBet, presentCrashRound, presentOwnBet } from './crash.present.ts';

export const crashRoom: Room = {
  gameCode: CRASH.code,
  history: 21,
  pastOf: (rounds) => rounds.filter(({ state }) => state === 'ended'),
  read(said): Asked | undefined {
    const message = crashMessage.safeParse(said).data;
    if (!message || message.type === 'hello') return undefined;
    const { ref } = message;
    return {
      ref,
      carryOut(house, session, receivedAt) {
        switch (message.type) {
          case 'bet':
            return placeFlightBet(house, session, message);
          case 'cancel':
            return cancelBet(house, session, message.betId);
          case 'leave':
            return leaveFlight(house, session, message.betId, receivedAt);
        }
      },
    };
  },
  presentRound: presentCrashRound,
  presentBet,
  presentOwn: presentOwnBet,
  signOf: (bet) => `${bet.leftAt} ${isOut(bet)}`,
  refusalOf: (code) => (code === 'OVER_LIMIT' ? 'BAD_REQUEST' : code),
  lost: leaveLost,
};
