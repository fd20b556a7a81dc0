import { useEffect, useState } from 'react';
import type { LineWin, SlotSpin } from './outcome.ts';
import { LINES, SCATTER } from './paytable.ts';
import { gridAt } from './rules.ts';
import { SymbolArt } from './symbol-art.tsx';

type Cell = { reel: number; row: number };
const ALL_LINES_MS = 1_400;
const ONE_LINE_MS = 1_300;

/** Dims the window and lifts what has won: first everything, then line after line. */
export function WinLines({ spin, calm }: { spin: SlotSpin; calm: boolean }) {
  const [shown, setShown] = useState(-1);
  const turns = spin.lineWins.length;
  useEffect(() => {
    if (calm || turns < 2) return;
    const timer = setTimeout(
      () => setShown((before) => (before + 2 > turns ? -1 : before + 1)),
      shown < 0 ? ALL_LINES_MS : ONE_LINE_MS,
    );
    return () => clearTimeout(timer);
  }, [calm, turns, shown]);

  if (spin.units === 0) return null;
  const wins = shown < 0 ? spin.lineWins : spin.lineWins.slice(shown, shown + 1);
  const grid = gridAt(spin.stops);
  return (
    <div className="ls-wins" aria-hidden="true">
      <svg className="ls-lines" viewBox="0 0 500 300" preserveAspectRatio="none">
        {wins.map((win) => (
          <polyline
            key={win.line}
            points={pointsOf(win.line, win.count)}
            className="ls-line"
            style={{ stroke: lineColour(win.line) }}
          />
        ))}
      </svg>
      {cellsOf(spin, wins, shown < 0).map(({ reel, row }) => (
        <div
          className="ls-won"
          key={`${reel}-${row}`}
          style={{ left: `${reel * 20}%`, top: `${(row * 100) / 3}%` }}
        >
          <SymbolArt symbol={grid[reel]?.[row] ?? SCATTER} />
        </div>
      ))}
    </div>
  );
}

function cellsOf(spin: SlotSpin, wins: readonly LineWin[], withDrums: boolean): Cell[] {
  const cells = wins.flatMap((win) =>
    Array.from({ length: win.count }, (_, reel): Cell => ({ reel, row: LINES[win.line]?.[reel] ?? 0 })),
  );
  if (withDrums && spin.drumUnits > 0)
    gridAt(spin.stops).forEach((column, reel) =>
      column.forEach((symbol, row) => symbol === SCATTER && cells.push({ reel, row })),
    );
  const seen = new Set<string>();
  return cells.filter(({ reel, row }) => !seen.has(`${reel}-${row}`) && seen.add(`${reel}-${row}`));
}

export function pointsOf(line: number, reels: number): string {
  return (LINES[line] ?? [])
    .slice(0, reels)
    .map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
    .join(' ');
}

export function lineColour(line: number): string {
  return `oklch(0.82 0.16 ${(line * 67) % 360})`;
}
