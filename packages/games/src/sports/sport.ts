import type { Draw } from '#game.ts';

export type Side = 'home' | 'away';

/** How strong the two are; 1 is the middle of a league. */
export type Strengths = { readonly home: number; readonly away: number };

/** Something that happened at a step of play: a minute of football, a ball of cricket. What counts is said by its kind and its value. */
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
  /** The result is first announced with this too, which did not happen, and corrected afterwards. */
  readonly misreported: MatchEvent | null;
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
/**
 * What the selections of a market are called. `total`: over and under a line; `handicap`: a line for a side; `score`: what both
 * reach, as `2-1`; `plain`: each has a word of its own.
 */
export type MarketShape = 'plain' | 'total' | 'handicap' | 'score';
/** `part`: of which over, set or map it is; null: of the whole match. */
export type MarketName = {
  readonly kind: string;
  readonly part: number | null;
  readonly line: number | null;
};
/** `push`: the chance that the stake goes back, as where a whole line is met exactly. */
export type Market = MarketName & {
  readonly id: string;
  readonly push: number;
  readonly selections: readonly Selection[];
};

/** The plug of the book: a sport is one of these in a folder of its own, with its words and its drawing beside it. */
export type Sport = {
  /** Lower case and short: it stands in the ids of leagues and matches. */
  readonly code: string;
  /** The most steps that a match has, and how long one takes in the world. */
  readonly steps: number;
  readonly stepMs: number;
  /** One league for each pace, with the time from the beginning of one of its rounds to that of the next. */
  readonly leagues: readonly { readonly pace: number; readonly roundMs: number }[];
  /** In the table of a season. `drawn` null: there are no draws. */
  readonly points: { readonly won: number; readonly drawn: number | null };
  /** Every kind of market there can be. */
  readonly markets: Readonly<Record<string, MarketShape>>;
  play(strengths: Strengths, draw: Draw): Match;
  /** What everybody is told of what happened until a step, where that is not all of it. */
  told?(events: readonly MatchEvent[], step: number): readonly MatchEvent[];
  /** By which a match is won. */
  score(play: Pick<Play, 'events'>): Readonly<Record<Side, number>>;
  /** As people write it; its digits are put into the language of the reader. Null: the side has none yet, as one that has not batted. */
  scoreText(play: Pick<Play, 'events'>): Readonly<Record<Side, string | null>>;
  /** What `moment` of its words is filled with at a step. */
  moment(step: number): Readonly<Record<string, string | number>>;
  /** What is open, with the exact chances, first what a list of matches shows. Asked of matches that are not over. */
  offer(strengths: Strengths, play: Play): readonly Market[];
  /**
   * Null: not decided yet. What a market is of says when, whatever is chosen in it: a part that is over, as an over, a half or a set, decides while the
   * match goes on, and stands when that is broken off; the whole match when it has ended.
   */
  decide(market: string, selection: string, play: Play): LegResult | null;
  /** The step after which a market of a part is decided in every match, however long it takes; null: it is of the whole match. */
  lastStepOf?(market: string): number | null;
};

/** Whether something of so many millionths happens. */
export const happens = (draw: Draw, millionths: number): boolean => draw.below(1_000_000) < millionths;
