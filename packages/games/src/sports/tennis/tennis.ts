import { bestOfThree } from '../best-of-three/best-of-three.ts';
import type { Contest, Place, Score } from '../best-of-three/contest.ts';
import { otherSide, WHOLE } from '../outcomes.ts';
import type { Side, Strengths } from '../sport.ts';

const MINUTE_MS = 60_000;
/** Of a point, for who serves; the better side has more of it. */
const SERVES = 0.625;
const BETTER = 0.4;

const edgeOf = ({ home, away }: Strengths): number => (BETTER * (home - away)) / (home + away);

/** By multiplying alone, which every machine does alike. */
const power = (base: number, times: number): number => (times === 0 ? 1 : base * power(base, times - 1));

/** Of who is two points ahead first, by the chance to win a point. */
const deuceChance = (point: number): number => power(point, 2) / (power(point, 2) + power(1 - point, 2));

/** The chance to be the first with so many points, two ahead: to win before the other is one short of them, or from there on. */
function raceChance(point: number, points: number): number {
  let [chance, ways] = [0, 1];
  for (let conceded = 0; conceded < points - 1; conceded += 1) {
    chance += ways * power(point, points) * power(1 - point, conceded);
    ways = (ways * (points + conceded)) / (conceded + 1);
  }
  return chance + ways * power(point * (1 - point), points - 1) * deuceChance(point);
}

const millionths = (chance: number): number => Math.round(chance * WHOLE);
export const isTieBreak = ({ home, away }: Score): boolean => home === 6 && away === 6;

/** Games are served in turn. */
export const serverOf = ({ steps, turn }: Place): Side => ((steps + turn) % 2 === 0 ? 'home' : 'away');

/** One set to six games, two ahead, with a tie-break at six all. A step is a game; the service goes on from set to set. */
export const tennisSet: Contest = {
  partSteps: 13,
  hasMomentum: false,
  turnOf: (_number, { home, away }) => ((home + away) % 2 === 0 ? 0 : 1),
  step(strengths, place) {
    const edge = edgeOf(strengths);
    if (isTieBreak(place.score)) {
      const home = millionths(raceChance(0.5 + edge, 7));
      return [
        { kind: 'tie-break', side: 'home', value: 1, millionths: home },
        { kind: 'tie-break', side: 'away', value: 1, millionths: WHOLE - home },
      ];
    }
    const server = serverOf(place);
    const held = millionths(raceChance(SERVES + (server === 'home' ? edge : -edge), 4));
    return [
      { kind: 'hold', side: server, value: 1, millionths: held },
      { kind: 'break', side: otherSide(server), value: 1, millionths: WHOLE - held },
    ];
  },
  winnerOf({ home, away }) {
    const most = Math.max(home, away);
    if (most < 6 || (most === 6 && Math.abs(home - away) < 2)) return null;
    return home > away ? 'home' : 'away';
  },
};

export const tennis = bestOfThree(
  {
    code: 'tennis',
    stepMs: 4 * MINUTE_MS,
    leagues: [
      { pace: 600, roundMs: MINUTE_MS / 2 },
      { pace: 60, roundMs: 3 * MINUTE_MS },
      { pace: 1, roundMs: 180 * MINUTE_MS },
    ],
  },
  tennisSet,
);
