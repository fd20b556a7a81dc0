import { PartsBoard } from '../best-of-three/parts-board.tsx';
import { standingOf } from '../best-of-three/standing.ts';
import type { ShownMatch } from '../screen/book-client.ts';
import type { SportDrawing } from '../screen/drawings.ts';
import type { Words } from '../screen/words.ts';
import { attackerOf, HALF, shooterMap } from './shooter.ts';

const ROUNDS = shooterMap.partSteps;
const x = (round: number): number => 5 + (90 * (round - 0.5)) / ROUNDS;

/** The rooms that are attacked and held, and who won each round of the map. */
function Rooms({ match, words }: { match: ShownMatch; words: Words }) {
  const { play } = match;
  const { place, scores } = standingOf(shooterMap, play);
  const won = play.events.filter(({ kind }) => kind !== 'misreport');
  // When it is over, those of the last map.
  const map = play.phase === 'playing' ? place.score : (scores.at(-1) ?? place.score);
  const rounds = won.slice(won.length - map.home - map.away);
  const attacks = attackerOf(place) === 'home' ? 1 : -1;
  return (
    <>
      <svg viewBox="0 0 100 46" className="sb-pitch sb-rooms" aria-hidden="true">
        <rect x="1" y="1" width="98" height="44" rx="2" />
        <path d="M20 1v14M20 31v14M40 1v10M40 20v25M60 1v25M60 35v10M80 1v14M80 31v14M40 26H60M20 23h8M72 23h8" />
        {play.phase === 'playing' && (
          <path
            className="sb-attack"
            d={`M${50 - attacks * 42} 23h${attacks * 30}l${attacks * -4} -3m${attacks * 4} 3l${attacks * -4} 3`}
          />
        )}
      </svg>
      <svg viewBox="0 0 100 16" className="sb-line" aria-hidden="true">
        <path d={`M5 8h90M${(x(HALF) + x(HALF + 1)) / 2} 1v14M${(x(2 * HALF) + x(ROUNDS)) / 2} 1v14`} />
        {rounds.map(({ at, side }, index) => (
          <circle key={at} className="sb-mark" cx={x(index + 1)} cy={side === 'home' ? 4 : 12} r={1.8} />
        ))}
      </svg>
      <PartsBoard contest={shooterMap} {...{ match, words }} />
    </>
  );
}

export const shooterDrawing: SportDrawing = {
  icon: 'M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14M12 2v6M12 16v6M2 12h6M16 12h6',
  Field: Rooms,
};
