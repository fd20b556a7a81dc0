import type { GameCategory } from '@maidan/contract/constants.ts';
import type { GameFeature, Volatility } from '@maidan/contract/games/list-filters.ts';
import type { Money } from '@maidan/contract/money.ts';
import type * as z from 'zod/mini';
import type { PoolTerms, PoolWin } from '#pool.ts';

/** What a lobby, a rules page and a test need to know about a game without running it. */
export type GameManifest = {
  readonly code: string;
  readonly category: Exclude<GameCategory, 'MXWIN'>;
  /** Return to player over the whole round, cap included, in hundredths of a percent. The same for every player. */
  readonly rtpBasisPoints: number;
  /** The most one round can pay, as a multiple of its stake. */
  readonly maxWinMultiplier: number;
  readonly volatility: Volatility;
  /** 0: it has none. */
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

/** What a round came to. `winsPool`: so much of what the pool holds when the round is placed is paid on top of `win`. */
export type Decision<Outcome> = {
  readonly stake: Money;
  readonly win: Money;
  readonly outcome: Outcome;
  readonly winsPool?: PoolWin | null;
};

/**
 * The plug: a game has one of these shapes, and the house has one piece of code for each. Rules are pure: the same bet,
 * draws and actions give the same round on the server, in the browser and in ten years.
 *
 * Instant: the bet decides the whole round at once; a screen only replays it.
 */
export type InstantRules<Bet = unknown, Outcome = unknown> = {
  readonly shape: 'instant';
  readonly manifest: GameManifest;
  readonly bet: z.ZodMiniType<Bet>;
  readonly outcome: z.ZodMiniType<Outcome>;
  /** Where a feature is sold: whether this bet buys it. Only taken where the operator allows it; the rules know no operator. */
  isBought?(bet: Bet): boolean;
  /** For a game whose bets fill pools that some of them win. */
  readonly pools?: readonly PoolTerms[];
  decide(bet: Bet, draw: Draw): Decision<Outcome>;
};

/**
 * Stepwise: the player decides between draws that were all made at the bet (a shuffled shoe, the places of the mines), so that
 * nothing the house does later can change them. A round is its bet and its actions: `State` is found again by dealing and taking
 * the actions in order, and holds what is hidden; the player sees `View` alone.
 */
export type StepwiseRules<Bet = unknown, Action = unknown, State = unknown, View = unknown> = {
  readonly shape: 'stepwise';
  readonly manifest: GameManifest;
  readonly bet: z.ZodMiniType<Bet>;
  readonly action: z.ZodMiniType<Action>;
  readonly view: z.ZodMiniType<View>;
  /** Every draw of the round. */
  deal(bet: Bet, draw: Draw): State;
  show(state: State): View;
  /** What the action costs beside what is staked already (double, split, insurance); null: not allowed now. */
  costOf(state: State, action: Action): Money | null;
  /** The state after an allowed action; the one before stays as it was. */
  act(state: State, action: Action): State;
  /** Null while the player has a choice; else all that the round pays. */
  winOf(state: State): Money | null;
  /** What is played, one action at a time, for somebody who does not come back. Costs nothing. */
  defaultAction(state: State): Action;
};

/** Forgets the types of one game so that games can stand in one list; what comes in is parsed by its own schema. */
export type AnyInstantRules = {
  readonly shape: 'instant';
  readonly manifest: GameManifest;
  readonly pools?: readonly PoolTerms[];
  readonly stakeOf: (bet: unknown) => Money;
  readonly isBought: (bet: unknown) => boolean;
  readonly decide: (bet: unknown, draw: Draw) => Decision<unknown>;
};

export type AnyStepwiseRules = {
  readonly shape: 'stepwise';
  readonly manifest: GameManifest;
  readonly stakeOf: (bet: unknown) => Money;
  readonly parseAction: (action: unknown) => unknown;
  readonly deal: (bet: unknown, draw: Draw) => unknown;
  readonly show: (state: unknown) => unknown;
  readonly costOf: (state: unknown, action: unknown) => Money | null;
  readonly act: (state: unknown, action: unknown) => unknown;
  readonly winOf: (state: unknown) => Money | null;
  readonly defaultAction: (state: unknown) => unknown;
};

export type AnyGameRules = AnyInstantRules | AnyStepwiseRules;

export function plugRules<Bet extends { stake: Money }, Outcome>(
  rules: InstantRules<Bet, Outcome>,
): AnyInstantRules {
  return {
    shape: 'instant',
    manifest: rules.manifest,
    ...(rules.pools && { pools: rules.pools }),
    stakeOf: (bet) => rules.bet.parse(bet).stake,
    isBought: (bet) => rules.isBought?.(rules.bet.parse(bet)) ?? false,
    decide: (bet, draw) => rules.decide(rules.bet.parse(bet), draw),
  };
}

export function plugStepwise<Bet extends { stake: Money }, Action, State, View>(
  rules: StepwiseRules<Bet, Action, State, View>,
): AnyStepwiseRules {
  return {
    shape: 'stepwise',
    manifest: rules.manifest,
    stakeOf: (bet) => rules.bet.parse(bet).stake,
    parseAction: (action) => rules.action.parse(action),
    deal: (bet, draw) => rules.deal(rules.bet.parse(bet), draw),
    // A state comes from `deal` or `act` of the same rules and from nowhere else.
    show: (state) => rules.show(state as State),
    costOf: (state, action) => rules.costOf(state as State, rules.action.parse(action)),
    act: (state, action) => rules.act(state as State, rules.action.parse(action)),
    winOf: (state) => rules.winOf(state as State),
    defaultAction: (state) => rules.defaultAction(state as State),
  };
}
