import type { Draw } from '#game.ts';
import type { RoundSeeds } from '#random.ts';
import type { Fixture } from './calendar.ts';
import { strengthsOf, type League } from './leagues.ts';
import type { LegResult, Match, MatchEvent, Play, Sport } from './sport.ts';

/** After the end the result is looked at for so long; what was announced wrongly is corrected then. */
export const REVIEW_MS = 20_000;
/** The seed of a match comes from that of its season, so that a whole season is promised by one hash. */
export const matchSeedOf = (seasonSeed: string, { number }: Fixture): RoundSeeds => ({
  serverSeed: seasonSeed,
  clientSeed: 'match',
  nonce: number,
});
export const playSeedsOf = (seed: string, { id, number }: Fixture): RoundSeeds => ({
  serverSeed: seed,
  clientSeed: id,
  nonce: number,
});

export function playMatch({ league, home, away }: Fixture, draw: Draw): Match {
  return league.sport.play(strengthsOf(league, home, away), draw);
}

const endOf = ({ end, abandonedAt }: Match): number => abandonedAt ?? end;

/** How long so many steps take to tell: the last ones too are told with their whole block, or its being over would tell of them before. */
const toldMs = ({ stepMs, stepsAtOnce }: League, steps: number): number =>
  Math.ceil(steps / stepsAtOnce) * stepsAtOnce * stepMs;

/** When everybody is told that it is over. */
export const endsAt = ({ startsAt, league }: Fixture, match: Match): number =>
  startsAt + toldMs(league, endOf(match));

/** When its result, or that of a market of a part of it, stands at the latest: how long it takes in truth only its seed knows before its end. */
export const decidedBy = ({ startsAt, league }: Fixture, partMarket?: string): number => {
  const { sport } = league;
  const step = partMarket === undefined ? null : sport.lastStepOf?.(partMarket);
  return startsAt + toldMs(league, step ?? sport.steps) + REVIEW_MS;
};

/** How a match stands for everybody at a moment: several steps of a fast league are told at once. */
export function playAt(fixture: Fixture, match: Match, now: number): Play {
  const { startsAt, league } = fixture;
  if (now < startsAt) return { phase: 'before', step: 0, events: [] };
  if (now >= endsAt(fixture, match)) return finalPlay(fixture, match);
  const steps = Math.floor((now - startsAt) / league.stepMs);
  const step = steps - (steps % league.stepsAtOnce);
  return { phase: 'playing', step, events: told(league.sport, match.events, step) };
}

function told(sport: Sport, all: readonly MatchEvent[], step: number): readonly MatchEvent[] {
  const events = all.filter(({ at }) => at <= step);
  return sport.told?.(events, step) ?? events;
}

export const finalPlay = ({ league }: Pick<Fixture, 'league'>, match: Match): Play => ({
  phase: match.abandonedAt === null ? 'ended' : 'abandoned',
  step: endOf(match),
  events: told(league.sport, match.events, endOf(match)),
});

/** As it was announced at first. */
export function announcedPlay(fixture: Fixture, match: Match): Play {
  const play = finalPlay(fixture, match);
  const { misreported } = match;
  if (misreported === null || play.phase === 'abandoned') return play;
  return { ...play, events: [...play.events, misreported] };
}

/** Whether there is anything to correct. */
export const isMisreported = (match: Match): boolean =>
  match.misreported !== null && match.abandonedAt === null;

type Chosen = { readonly market: string; readonly selection: string };

/** When the result of what a market is of stands: a part of a match that is over has the same time to be looked at as a whole one. */
export function standsAt(fixture: Fixture, match: Match, { market, selection }: Chosen): number {
  const { startsAt, league } = fixture;
  const isDecidedAfter = (step: number): boolean => {
    const play: Play = { phase: 'playing', step, events: told(league.sport, match.events, step) };
    return league.sport.decide(market, selection, play) !== null;
  };
  // Whatever is decided after a step is so after all that follow: the first of them is found by halving.
  let [before, after] = [0, endOf(match)];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isDecidedAfter(middle)) after = middle;
    else before = middle;
  }
  return startsAt + toldMs(league, after) + REVIEW_MS;
}

/** `partsStand`: whether parts that were over by then stand when the match is broken off, as they do unless its bets were sold before they did. */
export function legResult(
  { league }: Fixture,
  play: Play,
  { market, selection }: Chosen,
  partsStand = true,
): LegResult | null {
  if (play.phase === 'abandoned' && !partsStand) return 'void';
  const result = league.sport.decide(market, selection, play);
  return result === null && play.phase === 'abandoned' ? 'void' : result;
}
