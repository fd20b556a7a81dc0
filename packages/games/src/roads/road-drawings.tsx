import './roads.css';
import type { ReactNode } from 'react';
import { figure } from '#screen-parts/numbers.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { beadPlate, bigRoad, derivedRoad, ROWS, type Cell, type Mark, type Stroke } from './roads.ts';

/** A round on the bead plate: its letter, and a dot for each side bet that it paid. */
export type Bead = {
  readonly mark: Mark;
  readonly letter: string;
  readonly dots: readonly ('red' | 'blue')[];
};

/** So many columns are in sight, the newest: all five roads beside each other, or each in the width of a sheet. */
const STRIP = { bead: 8, big: 20, derived: 14 } as const;
const SHEET = { bead: 12, big: 24, derived: 24 } as const;

type RoadProps = {
  /** Written above it; without: it stands in a sheet, under a heading of its own. */
  name?: string;
  cells: readonly Cell<ReactNode>[];
  road: keyof typeof STRIP;
};

function Road({ name, cells, road }: RoadProps) {
  const columns = (name === undefined ? SHEET : STRIP)[road];
  const last = cells.reduce((most, { column }) => Math.max(most, column), 0);
  const first = Math.max(0, last - columns + 1);
  return (
    <div className="rd-road" style={{ '--columns': columns } as object}>
      {name !== undefined && <p className="rd-name">{name}</p>}
      <svg viewBox={`0 0 ${columns} ${ROWS}`} aria-hidden="true" focusable="false">
        <path className="rd-grid" d={gridOf(columns)} />
        {cells
          .filter(({ column }) => column >= first)
          .map(({ column, row, value }) => (
            <g key={`${column} ${row}`} transform={`translate(${column - first + 0.5} ${row + 0.5})`}>
              {value}
            </g>
          ))}
      </svg>
    </div>
  );
}

const gridOf = (columns: number): string =>
  Array.from({ length: columns - 1 }, (_, at) => `M${at + 1} 0v${ROWS}`).join('') +
  Array.from({ length: ROWS - 1 }, (_, at) => `M0 ${at + 1}h${columns}`).join('');

const drawn = <Value,>(cells: readonly Cell<Value>[], draw: (value: Value) => ReactNode): Cell<ReactNode>[] =>
  cells.map(({ value, ...place }) => ({ ...place, value: draw(value) }));

const drawBead = ({ mark, letter, dots }: Bead): ReactNode => (
  <g className={`rd-${mark}`}>
    <circle r=".44" className="rd-full" />
    <text y=".19" className="rd-letter">
      {letter}
    </text>
    {dots.map((dot) => (
      <circle
        key={dot}
        className={`rd-dot rd-dot-${dot}`}
        cx={dot === 'red' ? -0.32 : 0.32}
        cy={dot === 'red' ? -0.32 : 0.32}
        r=".15"
      />
    ))}
  </g>
);

type Named = { name?: string };

export const BeadPlate = ({ beads, ...named }: Named & { beads: readonly Bead[] }) => (
  <Road {...named} cells={drawn(beadPlate(beads), drawBead)} road="bead" />
);

const drawStroke =
  (language: Language) =>
  ({ mark, ties }: Stroke): ReactNode => (
    <g className={`rd-${mark}`}>
      <circle r=".38" className="rd-ring" />
      {ties > 0 && <path d="M-.3 .3 .3-.3" className="rd-ties" />}
      {ties > 1 && (
        <text y=".18" className="rd-count">
          {figure(ties, language)}
        </text>
      )}
    </g>
  );

type MarksProps = Named & { marks: readonly Mark[]; language: Language };

export const BigRoad = ({ marks, language, ...named }: MarksProps) => (
  <Road {...named} cells={drawn(bigRoad(marks), drawStroke(language))} road="big" />
);

/** Rings for big eye, discs for small, strokes for cockroach. */
const drawDerived =
  (back: 1 | 2 | 3) =>
  (mark: 'red' | 'blue'): ReactNode => (
    <g className={`rd-${mark}`}>
      {back === 1 && <circle r=".36" className="rd-ring" />}
      {back === 2 && <circle r=".4" className="rd-full" />}
      {back === 3 && <path d="M-.32 .32 .32-.32" className="rd-slash" />}
    </g>
  );

type DerivedProps = Named & { marks: readonly Mark[]; back: 1 | 2 | 3 };

export const DerivedRoad = ({ marks, back, ...named }: DerivedProps) => (
  <Road {...named} cells={drawn(derivedRoad(marks, back), drawDerived(back))} road="derived" />
);
