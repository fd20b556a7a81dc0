import type { AnyGameRules } from '@maidan/games/game.ts';
import { ATTEMPT_LEASE_MS, type HouseConfig } from '#config.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import type { WalletClient } from '#wallet-client.ts';

export type HouseLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** What every part of the house works with; made once in `main.ts`, and small in tests. */
export type House = {
  config: HouseConfig;
  db: HouseDatabase;
  /** A few connections for the clock of shared rounds and for whoever leaves a flight: neither waits behind bets. */
  clockDb: HouseDatabase;
  wallet: WalletClient;
  log: HouseLog;
  timing: RoundTiming;
  /** The games that are played here, by their code. */
  rulesOf: (gameCode: string) => AnyGameRules | undefined;
};

export type RoundTiming = {
  /** How long an attempt may take before somebody else may pick the round up. */
  leaseMs: number;
  /** Waits between attempts; the last one is used for all that follow (W21). */
  retryMs: readonly number[];
  /** Attempts to place a bet, or bet and win, that may go unanswered before the house gives up and rolls back. */
  batchAttempts: number;
  /** How long a round waits for its player's next action before it is played to its end without them. */
  abandonedMs: number;
  /** Replaces a game's own pace where a test must not wait. */
  minimumRoundMs?: number;
};

export const CLOCK_CONNECTIONS = 3;

export const ROUND_TIMING: RoundTiming = {
  leaseMs: ATTEMPT_LEASE_MS,
  retryMs: [1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 60_000, 60_000, 60_000, 60_000, 300_000],
  // Five minutes: a platform that is started anew is back by then, and what was decided before still counts (decision 0065).
  batchAttempts: 10,
  abandonedMs: 30 * 60_000,
};
