import type { PartnerShape } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import type { VendorKey } from '../adapters/wallet-wires/wire.ts';

/** Any wallet that speaks one of the shapes: where it is, how to sign to it, and a small driver for what no call can do. */
export type WalletUnderTest = {
  readonly baseUrl: string;
  readonly partner: string;
  /** In which words it is spoken to; ours when nothing is said. */
  readonly shape?: PartnerShape;
  readonly key: VendorKey;
  /** A second key that the wallet accepts while keys are being changed. */
  readonly rotatedKey?: VendorKey;
  readonly driver: WalletDriver;
};

/** A player launched into a game. */
export type Player = {
  readonly id: string;
  readonly token: string;
  readonly currency: string;
  readonly gameCode: string;
};

/**
 * What no call can do. Only `newPlayer` must be there: what a driver cannot do is left out of its questions, and a question that
 * cannot be asked without it is told as skipped.
 */
export type WalletDriver = {
  /** A new player with this much money. A live player sits in a live game, whose vendor has another one. */
  newPlayer(balance: string, game?: 'slot' | 'live'): Promise<Player>;
  /** The other live game of that vendor, as the partner calls it. */
  readonly otherLiveGameCode?: string;
  expireToken?(player: Player): Promise<void>;
  setStatus?(player: Player, status: 'active' | 'closed' | 'excluded'): Promise<void>;
  /** How many movements of money the books show for this player, the first deposit aside. */
  countMovements?(player: Player): Promise<number>;
  countAlerts?(player: Player): Promise<number>;
  /** What the books say the player has. */
  readBalance?(player: Player): Promise<string>;
  /** Throws when the books do not add up. */
  verifyBooks?(): Promise<void>;
  /** What the platform has booked with this partner today, for these players. */
  readDayTotals?(players: readonly Player[]): Promise<{ bets: string; wins: string; rollbacks: string }>;
  /** The player may lose this much on a day. */
  limitLosses?(player: Player, amount: string): Promise<void>;
  /** So many rounds with at most this stake cost the player nothing; given again it is the same gift. */
  grantFreeRounds?(player: Player, campaignId: string, rounds: number, stake: string): Promise<void>;
  /** No round of it begins any more. */
  cancelFreeRounds?(player: Player, campaignId: string): Promise<void>;
};

/** A question that cannot be asked here, and why. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

/** The part of a driver that a question cannot be asked without. */
export function needs<Name extends keyof WalletDriver>(
  driver: WalletDriver,
  name: Name,
): NonNullable<WalletDriver[Name]> {
  const part = driver[name];
  if (part === undefined) throw new Skipped(`the driver has no ${name}`);
  return part;
}
