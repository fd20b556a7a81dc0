import type { ShownMatch } from '../screen/book-client.ts';
import type { SportDrawing } from '../screen/drawings.ts';
import type { MatchEvent, Play } from '../sport.ts';
import { HALF, RAIDS, raiderOf } from './raids.ts';

const x = (raid: number): number => 4 + (92 * raid) / RAIDS;
/** A lead of so many points fills the drawing. */
const MOST_LEAD = 20;
const y = (lead: number): number => 8 - (7 * Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead))) / MOST_LEAD;
/** Where the seven of a side stand, seen from the line in the middle. */
const STANDS = [
  [14, 8],
  [22, 13],
  [27, 19],
  [29, 26],
  [27, 32],
  [22, 37],
  [14, 40],
] as const;

/** The mat with the raider on the other side of it, and who was ahead by how much from raid to raid. */
function Mat({ match: { play } }: { match: ShownMatch }) {
  const raider = raiderOf(play.step + 1);
  const defends = raider === 'home' ? 1 : -1;
  return (
    <>
      <svg viewBox="0 0 100 46" className="sb-pitch sb-mat" aria-hidden="true">
        <rect x="1" y="1" width="98" height="44" rx="2" />
        <path d="M50 1v44M28 1v44M72 1v44M14 1v44M86 1v44M1 7h98M1 39h98" />
        {play.phase === 'playing' && (
          <>
            {STANDS.map(([far, down]) => (
              <circle key={down} className="sb-guard" cx={50 + defends * (far + 8)} cy={down} r="1.5" />
            ))}
            <g
              className="sb-ball"
              style={{ transform: `translate(${50 + defends * 16}px, ${12 + ((play.step * 13) % 22)}px)` }}
            >
              <circle r="1.8" />
            </g>
          </>
        )}
      </svg>
      <svg viewBox="0 0 100 16" className="sb-line" aria-hidden="true">
        <path d={`M4 8h92M${x(HALF)} 1v14`} />
        <path className="sb-line-done" d={leadLine(play)} />
      </svg>
    </>
  );
}

/** Above the line the side that is named first was ahead. */
function leadLine({ step, events }: Play): string {
  let lead = 0;
  const corners = events.map(({ at, side, value }: MatchEvent) => {
    lead += side === 'home' ? value : -value;
    return `H${x(at)}V${y(lead)}`;
  });
  return `M4 8${corners.join('')}H${x(step)}`;
}

export const kabaddiDrawing: SportDrawing = {
  icon: 'M9 4a2 2 0 1 0 0 4a2 2 0 1 0 0-4M9 8l1 6l-4 6M10 14l5 2v4M9.500 10l5.500 1.500l4-2.500M9 9l-4 4',
  Field: Mat,
};
