import type { Language } from '@maidan/contract/languages.ts';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { timesText } from '#game-parts/rule-parts.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { fallOf, JAR_HEIGHT, jarY, ROW_HEIGHT, rungBells, STEP, TOP, xAt } from './fall.ts';
import { binsOf, type Risk, type RowCount } from './pay-tables.ts';
import type { PlinkoOutcome } from './rules.ts';

export type BoardHandle = {
  fall: (path: PlinkoOutcome['path'], ms: number) => Promise<void>;
  lift: () => void;
};

type Props = {
  ref: Ref<BoardHandle>;
  rows: RowCount;
  risk: Risk;
  language: Language;
  /** The jar the last drop fell into, and the bells it rang. */
  landed: PlinkoOutcome | null;
};

export function Board({ ref, rows, risk, language, landed }: Props) {
  const drop = useRef<SVGGElement>(null);
  useImperativeHandle(ref, () => ({
    lift() {
      for (const animation of drop.current?.getAnimations() ?? []) animation.cancel();
    },
    async fall(path, ms) {
      const frames = fallOf(path).map(({ x, y }, place, all) => ({
        transform: `translate(${x}px, ${y}px)`,
        // The jar swallows it, so that what it pays can be read.
        opacity: place === all.length - 1 ? 0 : 1,
      }));
      const animation = drop.current?.animate(frames, { duration: ms, fill: 'forwards' });
      await animation?.finished.catch(() => undefined);
    },
  }));
  const bins = binsOf(rows, risk);
  const width = (rows + 2) * STEP;
  const height = jarY(rows) + JAR_HEIGHT + 10 - TOP;
  const rung = landed ? rungBells(landed.path) : [];
  return (
    <svg
      className="pk-board"
      viewBox={`${-width / 2} ${TOP - 6} ${width} ${height}`}
      style={{ '--ratio': width / height } as React.CSSProperties}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="pk-brass" cx=".35" cy=".3" r=".8">
          <stop offset="0" className="pk-brass-light" />
          <stop offset="1" className="pk-brass-deep" />
        </radialGradient>
        <linearGradient id="pk-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" className="pk-water-deep" />
        </linearGradient>
      </defs>
      {Array.from({ length: rows }, (_, row) => (
        <g key={row}>
          <path
            className="pk-string"
            d={`M${xAt(row, -1)} ${row * ROW_HEIGHT - 9}Q0 ${row * ROW_HEIGHT + 1} ${xAt(row, row + 1)} ${row * ROW_HEIGHT - 9}`}
          />
          {Array.from({ length: row + 3 }, (__, place) => place - 1).map((bell) => (
            <Bell key={bell} x={xAt(row, bell)} y={row * ROW_HEIGHT} rung={rung[row] === bell} at={row} />
          ))}
        </g>
      ))}
      {bins.map((pays, bin) => (
        <Jar
          key={xAt(rows, bin)}
          x={xAt(rows, bin)}
          y={jarY(rows)}
          heat={Math.abs(bin - rows / 2) / (rows / 2)}
          text={figure(pays / 100, language)}
          landed={landed?.bin === bin && landed.path.length === rows}
        />
      ))}
      <g ref={drop} className="pk-drop">
        <circle r="20" className="pk-drop-glow" />
        <path d="M0-14C5-6 9-2 9 4a9 9 0 0 1-18 0C-9-2-5-6 0-14z" fill="url(#pk-water)" />
        <ellipse cx="-3" cy="5" rx="2" ry="3.500" fill="#fff" opacity=".8" />
      </g>
    </svg>
  );
}

function Bell({ x, y, rung, at }: { x: number; y: number; rung: boolean; at: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={rung ? 'pk-bell pk-rung' : 'pk-bell'} style={{ '--row': at } as React.CSSProperties}>
        <path d="M-7 5C-6 1-6-8 0-8S6 1 7 5z" fill="url(#pk-brass)" />
        <circle cy="6" r="2.200" className="pk-clapper" />
      </g>
    </g>
  );
}

type JarProps = { x: number; y: number; heat: number; text: string; landed: boolean };

function Jar({ x, y, heat, text, landed }: JarProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g
        className={landed ? 'pk-jar pk-jar-landed' : 'pk-jar'}
        style={{ '--heat': heat } as React.CSSProperties}
      >
        <path
          className="pk-clay"
          d="M-13 0h26l-3 6c7 4 9 10 9 17 0 11-7 21-19 21s-19-10-19-21c0-7 2-13 9-17z"
        />
        <path className="pk-rim" d="M-15-2h30a2 2 0 0 1 0 5h-30a2 2 0 0 1 0-5z" />
        <text y="31" className="pk-times">
          {text}
        </text>
      </g>
    </g>
  );
}

export type LastDrop = { readonly round: string; readonly pays: number };
type LastProps = { drops: readonly LastDrop[]; label: string; language: Language };

/** Newest first. */
export function LastDrops({ drops, label, language }: LastProps) {
  return (
    <ul className="pk-last" aria-label={label}>
      {drops.map(({ round, pays }) => (
        <li key={round} className={pays > 100 ? 'pk-last-gain' : undefined}>
          {timesText(pays, language)}
        </li>
      ))}
    </ul>
  );
}
