const SWAGS = 5;
const FLOWERS = 9;
const WIDTH = 1000;
const DEPTH = 34;

/** Marigolds strung along the upper edge of the frame. */
export function Garland() {
  return (
    <svg className="ls-garland" viewBox={`0 0 ${WIDTH} 60`} aria-hidden="true" focusable="false">
      {Array.from({ length: SWAGS * FLOWERS + 1 }, (_, index) => {
        const along = (index % FLOWERS) / FLOWERS;
        const x = (index / (SWAGS * FLOWERS)) * WIDTH;
        const y = 12 + DEPTH * 4 * along * (1 - along);
        const isKnot = index % FLOWERS === 0;
        return (
          <g key={index} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${index * 37})`}>
            <path className={index % 2 ? 'ls-flower-light' : 'ls-flower'} d={isKnot ? BIG_FLOWER : FLOWER} />
            <circle r={isKnot ? 4 : 3} className="ls-flower-heart" />
          </g>
        );
      })}
    </svg>
  );
}

/** A ring of round petals with radius r. */
function flower(r: number): string {
  const petals = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * 2 * Math.PI;
    const next = ((index + 1) / 8) * 2 * Math.PI;
    const at = (turn: number) => `${(Math.cos(turn) * r).toFixed(2)} ${(Math.sin(turn) * r).toFixed(2)}`;
    return `${index === 0 ? `M${at(angle)}` : ''}A${(r * 0.42).toFixed(2)} ${(r * 0.42).toFixed(2)} 0 0 1 ${at(next)}`;
  });
  return `${petals.join('')}z`;
}

const FLOWER = flower(9);
const BIG_FLOWER = flower(13);
