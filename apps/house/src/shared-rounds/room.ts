import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import type { SharedBet } from './shared-bet.store.ts';
import type { SharedRound } from './shared-round.store.ts';
import type { SharedRefusalCode } from './shared-refusal.ts';

/** What a page asked, understood; carried out it is the bet as it is then. */
export type Asked = {
  ref: number;
  carryOut: (house: House, session: StoredSession, receivedAt: number) => Promise<SharedBet>;
};

export type LiveSeat = { place: number; playerId: string; isBot: boolean };

/** What hub and socket need to know of a game: what its pages may say, and how rounds and bets are told to them. */
export type Room = {
  gameCode: string;
  /** So many rounds are read for whoever comes. */
  history: number;
  /** Those of them that are told, newest first. */
  pastOf: (rounds: readonly SharedRound[]) => readonly SharedRound[];
  /** Undefined: nothing that a page of this game says. */
  read: (message: unknown) => Asked | undefined;
  presentRound: (round: SharedRound) => object;
  presentBet: (bet: SharedBet) => object;
  presentOwn: (bet: SharedBet) => object;
  /** Changes when everybody is to hear of the bet again. */
  signOf: (bet: SharedBet) => string;
  refusalOf: (code: SharedRefusalCode) => string;
  /** Who of those that are there sits where; read now and then while somebody watches. */
  seats?: (house: House, pages: readonly StoredSession[]) => Promise<readonly LiveSeat[]>;
  /** The last page of a player is gone. */
  lost?: (house: House, session: StoredSession, round: SharedRound, receivedAt: number) => Promise<void>;
};
