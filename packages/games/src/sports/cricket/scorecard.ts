import type { MatchEvent, Play, Side } from '../sport.ts';
import { BALLS, BALLS_IN_OVER } from './balls.ts';

/** Steps count balls: those of the second innings follow the last that the first can have, even if that ended before. */
export const inningsOf = (step: number): 1 | 2 => (step <= BALLS ? 1 : 2);
/** Within its innings. */
export const ballOf = (step: number): number => (step <= BALLS ? step : step - BALLS);
/** Of an innings, counted from 1. */
export const overOf = (step: number): number => Math.ceil(ballOf(step) / BALLS_IN_OVER);

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

export type Scorecard = {
  /** Who bats first; null: the coin has not been tossed. */
  readonly first: Side | null;
  readonly runs: Readonly<Record<Side, number>>;
  readonly wickets: Readonly<Record<Side, number>>;
};

export function scorecardOf({ events }: Pick<Play, 'events'>): Scorecard {
  let first: Side | null = null;
  const [runs, wickets] = [
    { home: 0, away: 0 },
    { home: 0, away: 0 },
  ];
  for (const { kind, side, value } of events) {
    if (kind === 'toss') first = side;
    if (kind === 'wicket') wickets[side] += 1;
    runs[side] += value;
  }
  return { first, runs, wickets };
}

/** Of an over; null: not a ball of it was bowled. */
export function runsOfOver(events: readonly MatchEvent[], innings: 1 | 2, over: number): number | null {
  const balls = events.filter(
    ({ at, kind }) => at > 0 && kind !== 'misreport' && inningsOf(at) === innings && overOf(at) === over,
  );
  return balls.length === 0 ? null : balls.reduce((sum, { value }) => sum + value, 0);
}

/** Of both innings, as steps count on. */
const overAt = (step: number): number => Math.ceil(step / BALLS_IN_OVER);

/** What is past in sums, an over each with its wickets, and the last over ball by ball. */
export function inOvers(events: readonly MatchEvent[], step: number): readonly MatchEvent[] {
  const isPast = ({ at }: MatchEvent): boolean => at > 0 && overAt(at) < overAt(step);
  const sums = new Map<number, MatchEvent>();
  for (const { at, side, value } of events.filter(isPast)) {
    const over = overAt(at);
    const before = sums.get(over)?.value ?? 0;
    sums.set(over, { at: over * BALLS_IN_OVER, kind: 'over', side, value: before + value });
  }
  const kept = events.filter((event) => !isPast(event) || event.kind === 'wicket');
  return [...kept, ...sums.values()].toSorted((one, other) => one.at - other.at);
}
