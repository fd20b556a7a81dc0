import { linesNear, plain, twoSided } from '../lines.ts';
import type { Market, Side } from '../sport.ts';
import { finalScores, goalChances, type ScoreChances } from './goals.ts';

const TOTALS = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5];
const HANDICAPS = [-2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5];
/** Each side's goals in the market of exact scores; everything else is one selection. */
export const SCORES_TO = 4;

export function footballMarkets(
  rates: Record<Side, number>,
  minutesLeft: number,
  now: Record<Side, number>,
): readonly Market[] {
  const chance = finalScores(now, goalChances(rates.home, minutesLeft), goalChances(rates.away, minutesLeft));
  return [result(chance), ...totals(chance), ...handicaps(chance), bothScore(chance), exact(chance)];
}

const result = (chance: ScoreChances): Market =>
  plain({ kind: 'result' }, [
    { id: 'home', chance: chance((home, away) => home > away) },
    { id: 'draw', chance: chance((home, away) => home === away) },
    { id: 'away', chance: chance((home, away) => home < away) },
  ]);

function totals(chance: ScoreChances): Market[] {
  const over = (line: number) => chance((home, away) => home + away > line);
  return linesNear(TOTALS, over, 3).map((line) =>
    twoSided(
      { kind: 'total', line },
      ['over', over(line)],
      ['under', chance((home, away) => home + away < line)],
    ),
  );
}

/** The line is added to the goals of the side that plays at home. */
function handicaps(chance: ScoreChances): Market[] {
  const home = (line: number) => chance((scored, conceded) => scored + line > conceded);
  return linesNear(HANDICAPS, home, 3).map((line) =>
    twoSided(
      { kind: 'handicap', line },
      ['home', home(line)],
      ['away', chance((scored, conceded) => scored + line < conceded)],
    ),
  );
}

function bothScore(chance: ScoreChances): Market {
  const yes = chance((home, away) => home > 0 && away > 0);
  return plain({ kind: 'both-score' }, [
    { id: 'yes', chance: yes },
    { id: 'no', chance: 1 - yes },
  ]);
}

function exact(chance: ScoreChances): Market {
  const selections = [];
  let rest = 1;
  for (let home = 0; home <= SCORES_TO; home += 1)
    for (let away = 0; away <= SCORES_TO; away += 1) {
      const here = chance((scored, conceded) => scored === home && conceded === away);
      rest -= here;
      selections.push({ id: `${home}-${away}`, chance: here });
    }
  return plain({ kind: 'score' }, [...selections, { id: 'other', chance: Math.max(0, rest) }]);
}
