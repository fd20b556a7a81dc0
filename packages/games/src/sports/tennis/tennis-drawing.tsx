import { PartsBoard } from '../best-of-three/parts-board.tsx';
import { standingOf } from '../best-of-three/standing.ts';
import type { ShownMatch } from '../screen/book-client.ts';
import type { SportDrawing } from '../screen/drawings.ts';
import type { Words } from '../screen/words.ts';
import { isTieBreak, serverOf, tennisSet } from './tennis.ts';

/** The court with the ball at who serves, and the games of each set. */
function Court({ match, words }: { match: ShownMatch; words: Words }) {
  const { play } = match;
  const { place } = standingOf(tennisSet, play);
  const isHome = serverOf(place) === 'home';
  return (
    <>
      <svg viewBox="0 0 100 46" className="sb-pitch sb-court" aria-hidden="true">
        <rect x="1" y="1" width="98" height="44" rx="2" />
        <path d="M14 6h72v34H14zM14 10h72M14 36h72M32 10v26M68 10v26M32 23h36" />
        <path d="M50 3v40" strokeWidth="1" />
        {play.phase === 'playing' && !isTieBreak(place.score) && (
          <g
            className="sb-ball"
            style={{ transform: `translate(${isHome ? 11 : 89}px, ${place.steps % 2 === 0 ? 17 : 29}px)` }}
          >
            <circle r="1.6" />
          </g>
        )}
      </svg>
      <PartsBoard contest={tennisSet} {...{ match, words }} />
    </>
  );
}

export const tennisDrawing: SportDrawing = {
  icon: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M5.6 5.8a9 9 0 0 1 0 12.4M18.4 5.8a9 9 0 0 0 0 12.4',
  Field: Court,
};
