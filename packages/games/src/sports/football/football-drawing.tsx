import type { ShownMatch } from '../screen/book-client.ts';
import type { SportDrawing } from '../screen/drawings.ts';
import type { MatchEvent } from '../sport.ts';
import { MINUTES } from './football.ts';

const x = (at: number): number => 4 + (92 * at) / MINUTES;

/** The pitch, where the ball is as far as the last events tell, and goals and cards along a line of minutes. */
function Pitch({ match: { play } }: { match: ShownMatch }) {
  const last = play.events.at(-1);
  return (
    <>
      <svg viewBox="0 0 100 46" className="sb-pitch" aria-hidden="true">
        <rect x="1" y="1" width="98" height="44" rx="2" />
        <path d="M50 1v44M1 11h14v24H1M99 11H85v24h14" />
        <circle cx="50" cy="23" r="7" />
        {last && play.phase === 'playing' && (
          <g
            className="sb-ball"
            style={{ transform: `translate(${ballX(last)}px, ${10 + ((last.at * 17) % 26)}px)` }}
          >
            <circle r="1.6" />
          </g>
        )}
      </svg>
      <svg viewBox="0 0 100 16" className="sb-line" aria-hidden="true">
        <path d="M4 8h92" />
        <path className="sb-line-done" d={`M4 8H${x(play.step)}`} />
        {play.events
          .filter(({ kind }) => kind === 'goal' || kind === 'card')
          .map(({ at, kind, side }) => (
            <circle
              key={`${at} ${kind} ${side}`}
              className={`sb-mark sb-mark-${kind}`}
              cx={x(at)}
              cy={side === 'home' ? 4 : 12}
              r={kind === 'goal' ? 2.2 : 1.3}
            />
          ))}
      </svg>
    </>
  );
}

/** Near the goal of the side that is attacked. */
function ballX({ kind, side }: MatchEvent): number {
  const near = { goal: 6, shot: 14, corner: 3, card: 40 }[kind] ?? 30;
  return side === 'home' ? 100 - near : near;
}

export const footballDrawing: SportDrawing = {
  icon: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8l4 3-1.5 4.5h-5L8 11zM12 3v5M16 11l4.5-1.5M14.5 15.5l3 4M9.5 15.5l-3 4M8 11L3.5 9.5',
  Field: Pitch,
};
