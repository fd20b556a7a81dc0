import { PartsBoard } from '../best-of-three/parts-board.tsx';
import { standingOf } from '../best-of-three/standing.ts';
import type { ShownMatch } from '../screen/book-client.ts';
import type { SportDrawing } from '../screen/drawings.ts';
import type { Words } from '../screen/words.ts';
import { TO_WIN, towersMap } from './towers.ts';

/** Where the towers of the side on the left stand, in the order in which they fall, and the keep behind them. */
const TOWERS = [
  [40, 23],
  [33, 9],
  [33, 37],
  [22, 16],
  [22, 30],
  [9, 23],
] as const;

/** The map: each side's towers and keep, those that were taken faint, and the towers of each map. */
function Forts({ match, words }: { match: ShownMatch; words: Words }) {
  const { place: now, scores } = standingOf(towersMap, match.play);
  // When it is over, as the last map was left.
  const score = match.play.phase === 'playing' ? now.score : (scores.at(-1) ?? now.score);
  return (
    <>
      <svg viewBox="0 0 100 46" className="sb-pitch sb-forts" aria-hidden="true">
        <rect x="1" y="1" width="98" height="44" rx="2" />
        <path d="M9 23H91M9 23C14 9 30 9 50 9S86 9 91 23M9 23C14 37 30 37 50 37S86 37 91 23" />
        {(['home', 'away'] as const).map((side) =>
          TOWERS.map(([far, down], place) => {
            const taken = score[side === 'home' ? 'away' : 'home'];
            const size = place === TO_WIN - 1 ? 4 : 2.4;
            const left = side === 'home' ? far : 100 - far;
            return (
              <path
                key={`${side} ${far} ${down}`}
                className="sb-tower"
                data-side={side}
                data-taken={place < taken || undefined}
                d={`M${left - size} ${down + size}v${-2 * size}h${size * 0.6}v${size * 0.5}h${size * 0.8}v${-size * 0.5}h${size * 0.6}v${2 * size}z`}
              />
            );
          }),
        )}
      </svg>
      <PartsBoard contest={towersMap} {...{ match, words }} />
    </>
  );
}

export const towersDrawing: SportDrawing = {
  icon: 'M6 21V9h12v12M4 21h16M6 9V4h2.500v2h2V4h3v2h2V4H18v5M10 21v-5h4v5',
  Field: Forts,
};
