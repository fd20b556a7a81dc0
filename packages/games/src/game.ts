import type { GameCategory } from '@maidan/contract/constants.ts';
import type { GameFeature, Volatility } from '@maidan/contract/games/list-filters.ts';
import type { Money } from '@maidan/contract/money.ts';
import type * as z from 'zod/mini';
import type { LiveTable } from '#live/tables.ts';
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
  /** While the player has a choice: the most that what is staked now can still be paid. Nothing that is hidden changes it. */
  mostOf(state: State): Money;
  /** What is played, one action at a time, for somebody who does not come back. Costs nothing. */
  defaultAction(state: State): Action;
};

/** By spot of a table, what lies there. */
export type Chips = Readonly<Record<string, Money>>;

/** What one spot of a table takes from one player in a round. */
export type SpotLimits = { readonly least: Money; readonly most: Money };

/**
 * Shared: many players, one clock. Bets lie on spots; they are taken while the round is open, then all of them are decided at once by a
 * link of a public chain (`apps/house/src/shared-rounds`). A link decides one round, or a shoe that is dealt from over many: `part` cuts the
 * round out of it that begins so far in. Where all bets of the round decide what is paid (a pool), what lay on each spot is known.
 */
export type SharedRules<Whole = unknown, Outcome = unknown> = {
  readonly shape: 'shared';
  readonly manifest: GameManifest;
  readonly table: LiveTable;
  /** Of a full shoe; none where every round has a link of its own. */
  readonly shoeCards?: number;
  /** Every spot that takes chips, and from how much to how much. Chips are whole multiples of `step`. */
  readonly spots: Readonly<Record<string, SpotLimits>>;
  readonly step: Money;
  readonly openMs: number;
  readonly pauseMs: number;
  /** How long the end is shown before it is paid: the cards are turned, the ball rolls. */
  showMs(outcome: Outcome): number;
  /** What a page reads of it. */
  readonly outcome: z.ZodMiniType<Outcome>;
  /** Everything that one link decides. */
  whole(draw: Draw): Whole;
  /** `to`: where the next round begins; `isLast`: there is none, a new link is opened. Null: nothing begins there. */
  part(whole: Whole, from: number): SharedPart<Outcome> | null;
  /** All that these chips are paid, stakes included; null: the stake goes back, as of a contest that was called off. */
  pays(chips: Chips, outcome: Outcome, pool: Chips): Money | null;
  /** Of every way in which spots can be paid one outcome at least, and one of those that are shown longest. */
  readonly ends: readonly Outcome[];
  /** The round in a nutshell, for lists of rounds. */
  markOf(outcome: Outcome): RoundMark;
  /** What is paid follows from all bets of the round. */
  readonly isPool?: boolean;
};

/** Which side won, by its name in the texts of the game, its colour, and the figure that says by what. */
export type RoundMark = {
  readonly side: string;
  readonly tone: 'red' | 'blue' | 'green' | 'black';
  readonly figure: number;
};

export type SharedPart<Outcome = unknown> = {
  readonly outcome: Outcome;
  readonly to: number;
  readonly isLast: boolean;
};

/** For a game whose every round has a link of its own. */
export const onePart = <Outcome>(decide: (draw: Draw) => Outcome) => ({
  whole: decide,
  part: (outcome: Outcome, from: number): SharedPart<Outcome> | null =>
    from === 0 ? { outcome, to: 1, isLast: true } : null,
});

/** Who is dealt a hand, in the order of play: the first acts first. */
export type DealtSeat = { readonly place: number; readonly chips: bigint };
/** What was in a pot is what was won of it, and its rake. */
export type PotResult = {
  readonly amount: bigint;
  readonly rake: bigint;
  readonly won: ReadonlyMap<number, bigint>;
};
/** How a hand ended. What the seats paid in is what is paid out, and the rake: of the pots together, and what went back because nobody matched it. */
export type HandResult = {
  readonly rake: bigint;
  readonly paidOut: ReadonlyMap<number, bigint>;
  readonly pots: readonly PotResult[];
  readonly back: ReadonlyMap<number, bigint>;
};

/** What holds at all tables of a game; amounts are in units, of which a buy-in has a hundred. */
export type TableTerms = {
  readonly fewestSeats: number;
  readonly mostSeats: number;
  /** A seat with less is paid out, and so is one with as much as the most. */
  readonly fewestUnits: number;
  readonly mostUnits: number;
  /** Of each pot, in hundredths of a percent. */
  readonly rakeBasisPoints: number;
};

/**
 * Table: two to six seats play for one pot, one after the other, each against a clock. Every draw of a hand is made when it is dealt; its state
 * is found again by dealing and taking the actions in order. A seat is shown `show(state, place)` alone, and bots choose from nothing else.
 */
export type TableRules<Action = unknown, State = unknown, View = unknown> = {
  readonly shape: 'table';
  readonly manifest: GameManifest;
  readonly terms: TableTerms;
  readonly action: z.ZodMiniType<Action>;
  readonly view: z.ZodMiniType<View>;
  deal(seats: readonly DealtSeat[], unit: bigint, draw: Draw): State;
  /** What the seat may see, or somebody who is not dealt in (null). */
  show(state: State, place: number | null): View;
  /** Whose turn it is; null: the hand has ended. */
  turnOf(state: State): number | null;
  isAllowed(state: State, place: number, action: Action): boolean;
  /** The state after an allowed action; the one before stays as it was. */
  act(state: State, place: number, action: Action): State;
  /** Whether the seat can still win something. */
  isIn(state: State, place: number): boolean;
  /** Gives up, also out of turn: whoever leaves. */
  fold(state: State, place: number): State;
  /** What is played for a seat that lets its time run out. */
  defaultAction(state: State): Action;
  paidIn(state: State): ReadonlyMap<number, bigint>;
  resultOf(state: State): HandResult | null;
  /** What a bot does, from what its seat is shown. Its whims are no part of the hand. */
  choose(view: View, place: number, whim: Draw): Action;
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
  readonly mostOf: (state: unknown) => Money;
  readonly defaultAction: (state: unknown) => unknown;
};

export type AnySharedRules = Omit<SharedRules, 'outcome'> & {
  readonly parseOutcome: (outcome: unknown) => unknown;
};

export type AnyGameRules = AnyInstantRules | AnyStepwiseRules;

/** As the others; not among `AnyGameRules`, for no single bet begins its rounds. */
export type AnyTableRules = Omit<TableRules, 'action' | 'view'> & {
  readonly parseAction: (action: unknown) => unknown;
};

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
    mostOf: (state) => rules.mostOf(state as State),
    defaultAction: (state) => rules.defaultAction(state as State),
  };
}

export function plugShared<Whole, Outcome>({
  outcome: schema,
  ...rules
}: SharedRules<Whole, Outcome>): AnySharedRules {
  return {
    ...rules,
    parseOutcome: (outcome) => schema.parse(outcome),
    showMs: (outcome) => rules.showMs(schema.parse(outcome)),
    markOf: (outcome) => rules.markOf(schema.parse(outcome)),
    // A whole comes from `whole` of the same rules and from nowhere else.
    part: (whole, from) => rules.part(whole as Whole, from),
    pays: (chips, outcome, pool) => rules.pays(chips, schema.parse(outcome), pool),
  };
}

export function plugTable<Action, State, View>(rules: TableRules<Action, State, View>): AnyTableRules {
  const { shape, manifest, terms, action, view } = rules;
  return {
    shape,
    manifest,
    terms,
    parseAction: (input) => action.parse(input),
    deal: (seats, unit, draw) => rules.deal(seats, unit, draw),
    // A state comes from `deal`, `act` or `fold` of the same rules and from nowhere else.
    show: (state, place) => rules.show(state as State, place),
    turnOf: (state) => rules.turnOf(state as State),
    isAllowed: (state, place, input) => rules.isAllowed(state as State, place, input as Action),
    act: (state, place, input) => rules.act(state as State, place, input as Action),
    isIn: (state, place) => rules.isIn(state as State, place),
    fold: (state, place) => rules.fold(state as State, place),
    defaultAction: (state) => rules.defaultAction(state as State),
    paidIn: (state) => rules.paidIn(state as State),
    resultOf: (state) => rules.resultOf(state as State),
    choose: (shown, place, whim) => rules.choose(view.parse(shown), place, whim),
  };
}
