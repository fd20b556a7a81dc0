import type { Seat } from '../seats.ts';

/** The many of one draw take minutes, and longer where the machine has other work. */
export const PATIENCE_MS = 3_600_000;

export type PlayerSeat = Seat & { page: string; sessionId: string };

/** A bet that is to be written down, and the seat whose wallet its stake comes from. */
export type NewBet = { id: string; token: string; sessionId: string; player: string };

/** One draw, or one match, after the other. */
export type Ending = {
  readonly gameCode: string;
  /** In minor units. */
  readonly stake: number;
  /** As the house has them once their stakes are taken. */
  write(bets: readonly NewBet[]): Promise<void>;
  /** Lets what they wait for happen, and answers with the milliseconds from then until the wallet has paid the last of them. */
  settle(): Promise<number>;
  /** What the house has paid for all of them so far, in minor units. */
  paid(): Promise<string>;
};
