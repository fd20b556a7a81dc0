import { linesNear, twoSided } from '../lines.ts';
import type { Market, Play, Side } from '../sport.ts';
import { BALLS, BALLS_IN_OVER, OVERS, WICKETS, type BallRates } from './balls.ts';
import { reaches } from './chase-chances.ts';
import { handicaps, type Chase, type Finals } from './handicaps.ts';
import { runsInOver, runsToCome, type InningsState } from './innings-chances.ts';
import { ballOf, inningsOf, otherSide, scorecardOf } from './scorecard.ts';

type Rates = Readonly<Record<Side, BallRates>>;

const fresh = (rates: BallRates): InningsState => ({ rates, bowled: 0, wickets: 0, need: Infinity });
/** Nobody knows who bats first until the coin is tossed. */
const BY_COIN = 0.5;
/** Lines of an innings lie so far apart, by how many balls are left. */
const apart = (ballsLeft: number): number => (ballsLeft > 60 ? 10 : ballsLeft > 18 ? 5 : 1);
/** Those of handicaps are never so far apart. */
const MOST_APART = 5;
const OVER_LINES = Array.from({ length: 16 }, (_, runs) => runs + 0.5);

export function cricketMarkets(rates: Rates, play: Play): readonly Market[] {
  const { first, runs, wickets } = scorecardOf(play);
  if (first === null) return beforeTheToss(rates);
  const second = otherSide(first);
  if (inningsOf(play.step + 1) === 1) {
    const state = { rates: rates[first], bowled: play.step, wickets: wickets[first], need: Infinity };
    const made = { from: runs[first], more: known(state) };
    const chase = chaseOf(0, fresh(rates[second]));
    return [
      winner(first, aheadOf(made, chase)),
      ...totals('first', [made], apart(BALLS - play.step)),
      ...handicaps({ first, made, chase, apart: MOST_APART, counts: 1 }),
      ...nextOver('over', state),
    ];
  }
  const need = runs[first] + 1 - runs[second];
  const bowled = ballOf(play.step + 1) - 1;
  const state = { rates: rates[second], bowled, wickets: wickets[second], need };
  if (need <= 0 || state.wickets >= WICKETS || bowled >= BALLS) return [];
  const made = { from: runs[first], more: Float64Array.of(1) };
  const chase = chaseOf(runs[second], state);
  const lines = apart(BALLS - bowled);
  return [
    winner(first, aheadOf(made, chase)),
    ...totals('second', [chase], lines),
    ...handicaps({ first, made, chase, apart: Math.min(lines, MOST_APART), counts: 1 }),
    ...nextOver('chase-over', state),
  ];
}

/** Either side may bat first; who wins does not hang on it, as no ball is bowled otherwise because of it. */
function beforeTheToss(rates: Rates): Market[] {
  const home = chaseOf(0, fresh(rates.home));
  const away = chaseOf(0, fresh(rates.away));
  const either = [
    { first: 'home', made: home, chase: away },
    { first: 'away', made: away, chase: home },
  ] as const;
  return [
    winner('home', aheadOf(home, away)),
    ...totals('first', [home, away], apart(BALLS)),
    ...either.flatMap((way) => handicaps({ ...way, apart: MOST_APART, counts: BY_COIN })),
  ];
}

const chaseOf = (from: number, state: InningsState): Chase => ({
  from,
  more: known(state),
  wickets: state.wickets,
  reached: knownReaches(state),
});

/** The chance that the one ends with more runs than the other, and that both have the same. */
function aheadOf(one: Finals, other: Finals): { ahead: number; level: number } {
  let [ahead, level, below, next] = [0, 0, 0, 0];
  const otherAt = (runs: number): number => other.more[runs - other.from] ?? 0;
  for (const [more, chance] of one.more.entries()) {
    const runs = one.from + more;
    for (; next < runs; next += 1) below += otherAt(next);
    ahead += chance * below;
    level += chance * otherAt(runs);
  }
  return { ahead, level };
}

function winner(side: Side, { ahead, level }: { ahead: number; level: number }): Market {
  const behind = Math.max(0, 1 - ahead - level);
  const [home, away] = side === 'home' ? [ahead, behind] : [behind, ahead];
  return twoSided({ kind: 'winner' }, ['home', home], ['away', away]);
}

/** Of an innings that may be one or the other, each as likely. */
function totals(kind: string, finals: readonly Finals[], step: number): Market[] {
  const over = (line: number): number =>
    finals.reduce((sum, one) => sum + above(one, line), 0) / finals.length;
  const [from, to] = [Math.min(...finals.map(lowest)), Math.max(...finals.map(highest))];
  const lines = [];
  for (let line = Math.ceil(from / step) * step - 0.5; line < to; line += step)
    if (line > from) lines.push(line);
  return linesNear(lines, over, 3).map((line) =>
    twoSided({ kind, line }, ['over', over(line)], ['under', 1 - over(line)]),
  );
}

const lowest = ({ from }: Finals): number => from;
const highest = ({ from, more }: Finals): number => from + more.length - 1;

function above({ from, more }: Finals, line: number): number {
  let sum = 0;
  for (let runs = Math.max(0, Math.ceil(line - from)); runs < more.length; runs += 1) sum += more[runs] ?? 0;
  return sum;
}

/** The over that begins next. Void, should the innings end before its first ball. */
function nextOver(kind: string, state: InningsState): Market[] {
  const over = Math.ceil(state.bowled / BALLS_IN_OVER) + 1;
  if (over > OVERS || state.wickets >= WICKETS) return [];
  const { runs, none } = runsInOver(state, over);
  const beyond = (line: number): number =>
    runs.reduce((sum, chance, made) => (made > line ? sum + chance : sum), 0);
  return linesNear(OVER_LINES, (line) => beyond(line) / (1 - none), 2).map((line) =>
    twoSided({ kind, part: over, line }, ['over', beyond(line)], ['under', 1 - none - beyond(line)]),
  );
}

/** The same innings are asked for again and again, by every price of a match and every match of a list. */
function keeping<Known>(
  most: number,
  reckon: (state: InningsState) => Known,
): (state: InningsState) => Known {
  const kept = new Map<string, Known>();
  return (state) => {
    const { rates, bowled, wickets, need } = state;
    const key = `${rates.map((phase) => phase[0]).join('.')} ${bowled} ${wickets} ${need}`;
    const found = kept.get(key) ?? reckon(state);
    kept.delete(key);
    kept.set(key, found);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}

const known = keeping(600, runsToCome);
/** Each is larger than ten of the others. */
const knownReaches = keeping(150, reaches);
