import type { SigningKey } from '#call/partner.ts';

/** Any wallet that speaks the contract: where it is, how to sign to it, and a small driver for what no call can do. */
export type WalletUnderTest = {
  readonly baseUrl: string;
  readonly partner: string;
  readonly key: SigningKey;
  /** A second key that the wallet accepts while keys are being changed. */
  readonly rotatedKey: SigningKey;
  readonly driver: WalletDriver;
};

/** A player launched into a game. */
export type Player = {
  readonly id: string;
  readonly token: string;
  readonly currency: string;
  readonly gameCode: string;
};

export type WalletDriver = {
  /** A new player with this much money. A live player sits in a live game, whose vendor has another one. */
  newPlayer(balance: string, game?: 'slot' | 'live'): Promise<Player>;
  /** The other live game of that vendor, as the partner calls it. */
  readonly otherLiveGameCode: string;
  expireToken(player: Player): Promise<void>;
  setStatus(player: Player, status: 'active' | 'closed' | 'excluded'): Promise<void>;
  /** How many movements of money the books show for this player, the first deposit aside. */
  countMovements(player: Player): Promise<number>;
  countAlerts(player: Player): Promise<number>;
  /** What the books say the player has. */
  readBalance(player: Player): Promise<string>;
  /** Throws when the books do not add up. */
  verifyBooks(): Promise<void>;
  /** What the platform has booked with this partner today, for these players. */
  readDayTotals(players: readonly Player[]): Promise<{ bets: string; wins: string; rollbacks: string }>;
};
