import type { GameCategory } from '@maidan/contract/constants.ts';
import type { GameFeature, Volatility } from '@maidan/contract/games/list-filters.ts';
import type { Money } from '@maidan/contract/money.ts';
import type * as z from 'zod/mini';

/** What a lobby, a rules page and a test need to know about a game without running it. */
export type GameManifest = {
  readonly code: string;
  readonly category: Exclude<GameCategory, 'MXWIN'>;
  /** Return to player over the whole round, cap included, in hundredths of a percent. The same for every player. */
  readonly rtpBasisPoints: number;
  /** The most one round can pay, as a multiple of its stake. */
  readonly maxWinMultiplier: number;
  readonly volatility: Volatility;
  readonly lines: number;
  /** By what a list of games finds it. */
  readonly features: readonly GameFeature[];
  /** Every stake that may be chosen, rising, in minor units. */
  readonly stakeSteps: readonly Money[];
  readonly defaultStake: Money;
  /** Time between two bets of one player, so that play stays calm. */
  readonly minimumRoundMs: number;
};

/** Where rules get their chance from: whole numbers from 0 up to, and without, `bound`, each equally likely. */
export type Draw = { below(bound: number): number };

export type Decision<Outcome> = { readonly stake: Money; readonly win: Money; readonly outcome: Outcome };

/**
 * The plug. Rules are pure: the same bet and the same draws give the same decision on the server, in the browser
 * and in ten years. They decide the whole round at once; a screen only replays it.
 */
export type GameRules<Bet = unknown, Outcome = unknown> = {
  readonly manifest: GameManifest;
  readonly bet: z.ZodMiniType<Bet>;
  readonly outcome: z.ZodMiniType<Outcome>;
  decide(bet: Bet, draw: Draw): Decision<Outcome>;
};

/** Forgets the types of one game so that games can stand in one list; what comes in is parsed by its own schema. */
export type AnyGameRules = {
  readonly manifest: GameManifest;
  readonly stakeOf: (bet: unknown) => Money;
  readonly parseBet: (bet: unknown) => unknown;
  readonly decide: (bet: unknown, draw: Draw) => Decision<unknown>;
};

export function plugRules<Bet extends { stake: Money }, Outcome>(
  rules: GameRules<Bet, Outcome>,
): AnyGameRules {
  const parseBet = (bet: unknown): Bet => rules.bet.parse(bet);
  return {
    manifest: rules.manifest,
    parseBet,
    stakeOf: (bet) => parseBet(bet).stake,
    decide: (bet, draw) => rules.decide(parseBet(bet), draw),
  };
}
