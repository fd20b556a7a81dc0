import { useEffect, useState, type CSSProperties } from 'react';
import type { SlotModel } from '#slots/model/model.ts';
import { symbolOf } from '#slots/model/weights.ts';
import type { SlotWin } from '#slots/outcome/outcome.ts';

const ALL_MS = 1_300;
const ONE_MS = 1_150;

type Props = {
  model: SlotModel;
  grid: string;
  wins: readonly SlotWin[];
  calm: boolean;
  /** The one that is shown alone at the moment; null: all of them. */
  onShown: (win: SlotWin | null) => void;
};

/** Dims the window and lifts what has won: first everything, then one after the other. */
export function WinOverlay({ model, grid, wins, calm, onShown }: Props) {
  const [shown, setShown] = useState(-1);
  useEffect(() => {
    if (calm || wins.length < 2) return;
    const timer = setTimeout(
      () => {
        const next = shown + 1 < wins.length ? shown + 1 : -1;
        setShown(next);
        onShown(wins[next] ?? null);
      },
      shown < 0 ? ALL_MS : ONE_MS,
    );
    return () => clearTimeout(timer);
  }, [calm, wins, shown, onShown]);
  const now = shown < 0 ? wins : wins.slice(shown, shown + 1);
  const places = [...new Set(now.flatMap((win) => win.places))];
  return (
    <div className="sl-wins">
      {places.map((place) => (
        <div key={place} className="sl-won" style={placeStyle(model, place)}>
          <div className="sl-symbol" data-s={symbolOf(grid[place] ?? 'A')} />
        </div>
      ))}
      {model.pays.by === 'lines' && (
        <svg
          className="sl-lines"
          viewBox={`0 0 ${model.reels * 100} ${model.rows * 100}`}
          preserveAspectRatio="none"
        >
          {now.map(
            (win) =>
              win.line !== undefined && (
                <polyline
                  key={win.line}
                  points={linePoints(model, win.line, win.count)}
                  style={{ stroke: lineColour(win.line) }}
                />
              ),
          )}
        </svg>
      )}
    </div>
  );
}

/** Where a place of the window is, for something laid over it. */
export function placeStyle({ reels, rows }: SlotModel, place: number): CSSProperties {
  return {
    left: `${(Math.floor(place / rows) / reels) * 100}%`,
    top: `${((place % rows) / rows) * 100}%`,
    width: `${100 / reels}%`,
    height: `${100 / rows}%`,
  };
}

export function linePoints({ pays }: SlotModel, line: number, reels: number): string {
  const rows = pays.by === 'lines' ? (pays.lines[line] ?? '') : '';
  return Array.from(rows.slice(0, reels), (row, reel) => `${reel * 100 + 50},${Number(row) * 100 + 50}`).join(
    ' ',
  );
}

export const lineColour = (line: number): string => `oklch(0.85 0.15 ${(line * 67) % 360})`;
