import { byLine, ifTrue, marketNamed, plain, twoSided } from '../lines.ts';
import type { LegResult, Market, Play, Side, Sport } from '../sport.ts';
import { handicapsOver, sumsAmong, totalsOver } from '../sums.ts';
import { MOST_PARTS, playContest, type Contest } from './contest.ts';
import { matchEnds, partEnds, wholeParts, type MatchEnd, type PartEnd } from './ends.ts';
import { partsOf, standingOf, type Standing } from './standing.ts';

const SCORES = ['2-0', '2-1', '1-2', '0-2'] as const;

type Counts = (end: MatchEnd) => boolean;
type Chance = (counts: Counts) => number;

const result = (chance: Chance): Market =>
  plain({ kind: 'result' }, [
    { id: 'home', chance: chance(({ parts }) => parts.home > parts.away) },
    { id: 'away', chance: chance(({ parts }) => parts.home < parts.away) },
  ]);

/** Of the part that is going on, or comes first. */
function part(contest: Contest, number: number, ends: readonly PartEnd[]): Market {
  const chanceOf = (side: Side): number =>
    ends.reduce((sum, { score, chance }) => (contest.winnerOf(score) === side ? sum + chance : sum), 0);
  return twoSided({ kind: 'part', part: number }, ['home', chanceOf('home')], ['away', chanceOf('away')]);
}

/** Scores that cannot come about any more are not among them. */
const score = (chance: Chance): Market =>
  plain(
    { kind: 'score' },
    SCORES.map((id) => ({ id, chance: chance(({ parts }) => `${parts.home}-${parts.away}` === id) })).filter(
      (selection) => selection.chance > 0,
    ),
  );

function decide(market: string, selection: string, standing: Standing): LegResult | null {
  const { points, winners } = standing;
  const parts = partsOf(standing);
  const { kind, part: number, line } = marketNamed(market);
  const winner = winners[(number ?? 0) - 1];
  switch (kind) {
    case 'result':
      return ifTrue(selection === (parts.home > parts.away ? 'home' : 'away'));
    case 'part':
      return winner === undefined ? null : ifTrue(selection === winner);
    case 'score':
      return ifTrue(selection === `${parts.home}-${parts.away}`);
    case 'total':
      return byLine(selection === 'over', points.home + points.away, line ?? 0);
    case 'handicap':
      return byLine(selection === 'home', points.home + (line ?? 0), points.away);
    default:
      return null;
  }
}

/** A side's parts, and in brackets its points in the part that is going on. */
function scoreText(standing: Standing): Record<Side, string> {
  const parts = partsOf(standing);
  const current = standing.scores.length > standing.winners.length ? standing.scores.at(-1) : undefined;
  const textOf = (side: Side): string => `${parts[side]}${current ? ` (${current[side]})` : ''}`;
  return { home: textOf('home'), away: textOf('away') };
}

type Shape = Pick<Sport, 'code' | 'stepMs' | 'leagues'>;

/** A sport whose matches are contests in parts; its score is that of the parts. */
export function bestOfThree(shape: Shape, contest: Contest): Sport {
  const wholePart = wholeParts(contest);
  const standingAt = ({ events }: Pick<Play, 'events'>) => standingOf(contest, { step: 0, events });
  return {
    ...shape,
    steps: contest.partSteps * MOST_PARTS,
    points: { won: 2, drawn: null },
    markets: { result: 'plain', part: 'plain', score: 'score', total: 'total', handicap: 'handicap' },
    play: (strengths, draw) => playContest(contest, strengths, draw),
    score: (play) => partsOf(standingAt(play)),
    scoreText: (play) => scoreText(standingAt(play)),
    moment: (step) => ({ step }),
    offer(strengths, play) {
      const standing = standingOf(contest, play);
      const { place, winners } = standing;
      const current =
        place.steps === 0 ? wholePart(strengths, place.turn) : partEnds(contest, strengths, place);
      const ends = matchEnds(contest, standing, current, (turn) => wholePart(strengths, turn));
      const chance: Chance = (counts) => ends.reduce((sum, end) => (counts(end) ? sum + end.chance : sum), 0);
      return [
        result(chance),
        part(contest, winners.length + 1, current),
        score(chance),
        ...totalsOver(sumsAmong(ends, ({ points: { home, away } }) => home + away)),
        ...handicapsOver(sumsAmong(ends, ({ points: { home, away } }) => home - away)),
      ];
    },
    decide: (market, selection, at) =>
      at.phase === 'ended' || marketNamed(market).kind === 'part'
        ? decide(market, selection, standingOf(contest, at))
        : null,
    lastStepOf(market) {
      const { kind, part: number } = marketNamed(market);
      return kind === 'part' && number !== null ? number * contest.partSteps : null;
    },
  };
}
