import { WHOLE, type Outcome } from '../outcomes.ts';
import type { Strengths } from '../sport.ts';
import { after, firstPlace, PARTS_TO_WIN, type Contest, type Place, type Score } from './contest.ts';
import { partsOf, type Standing } from './standing.ts';

/** A way something can end, and its chance. */
export type PartEnd = { readonly score: Score; readonly chance: number };
export type MatchEnd = { readonly parts: Score; readonly points: Score; readonly chance: number };

const keyOf = ({ score, last }: Place): number =>
  (score.home * 64 + score.away) * 3 + (last === null ? 0 : last === 'home' ? 1 : 2);

/** Every score that a part can end with from here: step after step, what leads to the same place is taken together. */
export function partEnds(contest: Contest, strengths: Strengths, from: Place): readonly PartEnd[] {
  const ends = new Map<number, PartEnd>();
  let open = new Map([[keyOf(from), { place: from, chance: 1 }]]);
  while (open.size > 0) {
    const next: typeof open = new Map();
    const arrive = (place: Place, outcome: Outcome | null, chance: number): void => {
      const there = after(contest, place, outcome);
      const isOver = contest.winnerOf(there.score) !== null;
      const key = keyOf(isOver ? { ...there, last: null } : there);
      if (isOver) ends.set(key, { score: there.score, chance: (ends.get(key)?.chance ?? 0) + chance });
      else next.set(key, { place: there, chance: (next.get(key)?.chance ?? 0) + chance });
    };
    for (const { place, chance } of open.values()) {
      let rest = WHOLE;
      for (const outcome of contest.step(strengths, place)) {
        rest -= outcome.millionths;
        arrive(place, outcome, (chance * outcome.millionths) / WHOLE);
      }
      if (rest > 0) arrive(place, null, (chance * rest) / WHOLE);
    }
    open = next;
  }
  return [...ends.values()];
}

/** Every result that the match can have from here. */
export function matchEnds(
  contest: Contest,
  standing: Standing,
  current: readonly PartEnd[],
  wholePart: (turn: 0 | 1) => readonly PartEnd[],
): readonly MatchEnd[] {
  const { points, place } = standing;
  const before = { home: points.home - place.score.home, away: points.away - place.score.away };
  const ends: MatchEnd[] = [];
  let open: MatchEnd[] = [{ parts: partsOf(standing), points: before, chance: 1 }];
  let isCurrent = true;
  while (open.length > 0) {
    const next = new Map<number, MatchEnd>();
    for (const { parts, points: sofar, chance } of open) {
      const number = parts.home + parts.away;
      for (const end of isCurrent ? current : wholePart(contest.turnOf(number, sofar))) {
        const winner = contest.winnerOf(end.score);
        if (winner === null) continue;
        const there = {
          parts: { ...parts, [winner]: parts[winner] + 1 },
          points: { home: sofar.home + end.score.home, away: sofar.away + end.score.away },
        };
        const key =
          ((there.parts.home * 4 + there.parts.away) * 128 + there.points.home) * 128 + there.points.away;
        next.set(key, { ...there, chance: (next.get(key)?.chance ?? 0) + chance * end.chance });
      }
    }
    const reached = [...next.values()];
    const isOver = ({ parts }: MatchEnd): boolean => Math.max(parts.home, parts.away) >= PARTS_TO_WIN;
    ends.push(...reached.filter(isOver));
    open = reached.filter((end) => !isOver(end));
    isCurrent = false;
  }
  return ends;
}

/** Whole parts are the same in every match between two such sides; each is reckoned once. */
export function wholeParts(contest: Contest): (strengths: Strengths, turn: 0 | 1) => readonly PartEnd[] {
  const known = new Map<string, readonly PartEnd[]>();
  return (strengths, turn) => {
    const key = `${strengths.home} ${strengths.away} ${turn}`;
    const ends = known.get(key) ?? partEnds(contest, strengths, firstPlace(turn));
    known.set(key, ends);
    return ends;
  };
}
