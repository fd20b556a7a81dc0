import type { Draw } from '#game.ts';

export const SPORTS = ['football'] as const;
export type SportCode = (typeof SPORTS)[number];

export type Side = 'home' | 'away';

/** How strong the two are; 1 is the middle of a league. */
export type Strengths = { readonly home: number; readonly away: number };

/** Something that happened at a step of play: a minute of football. What counts is said by its kind and its value. */
export type MatchEvent = {
  readonly at: number;
  readonly kind: string;
  readonly side: Side;
  readonly value: number;
};

/** A match from its first step to its last, as its seed has it. */
export type Match = {
  readonly events: readonly MatchEvent[];
  /** The step after which it is over. */
  readonly end: number;
  /** It is broken off there, and whatever is not decided by then is void. */
  readonly abandonedAt: number | null;
  /** The result is first announced with a point too many for this side, and corrected afterwards. */
  readonly misreported: Side | null;
};

export const PHASES = ['before', 'playing', 'ended', 'abandoned'] as const;
export type Phase = (typeof PHASES)[number];

/** What everybody knows of a match at a moment: prices come from this and from nothing else. */
export type Play = {
  readonly phase: Phase;
  readonly step: number;
  readonly events: readonly MatchEvent[];
};

export const LEG_RESULTS = ['won', 'lost', 'void'] as const;
export type LegResult = (typeof LEG_RESULTS)[number];

export type Selection = {
  readonly id: string;
  /** That it wins, if the stake does not go back. */
  readonly chance: number;
};
export type MarketKind = 'result' | 'total' | 'handicap' | 'both-score' | 'score';
/** `push`: the chance that the stake goes back, as where a whole line is met exactly. */
export type Market = {
  readonly id: string;
  readonly kind: MarketKind;
  readonly line: number | null;
  readonly push: number;
  readonly selections: readonly Selection[];
};

export type Sport = {
  readonly code: SportCode;
  /** The most steps that a match has. */
  readonly steps: number;
  play(strengths: Strengths, draw: Draw): Match;
  score(play: Pick<Play, 'events'>): Readonly<Record<Side, number>>;
  /** With the exact chances of everything that is still open. */
  markets(strengths: Strengths, play: Play): readonly Market[];
  /** Null: not decided yet. Not asked of a match that was broken off. */
  decide(market: string, selection: string, play: Play): LegResult | null;
};

/** Whether something of so many millionths happens. */
export const happens = (draw: Draw, millionths: number): boolean => draw.below(1_000_000) < millionths;
