import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { rowWindow } from './row-window.ts';
import type { RowWindow } from './row-window.ts';

/** After the last movement: who rests for so long looks at what is there. */
const QUIET_MS = 120;
/** Of a screen, in one frame: faster than this nobody reads, and what flies past is not fetched. */
const FLYING = 0.5;

type Options = {
  grid: RefObject<HTMLElement | null>;
  rowHeight: number;
  rows: number;
  /** Told whenever the reader has come to rest. */
  onRest: (top: number) => void;
};

/** The rows to draw now, and whether the reader is moving too fast for anything to be fetched. */
export function useRowWindow({ grid, rowHeight, rows, onRest }: Options): RowWindow & { flying: boolean } {
  const [shown, setShown] = useState<RowWindow & { flying: boolean }>({ first: 0, last: 5, flying: false });
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    if (rowHeight === 0) return undefined;
    let frame = 0;
    let quiet = 0;
    let before = window.scrollY;
    const draw = (flying: boolean): void => {
      const top = grid.current?.getBoundingClientRect().top ?? 0;
      const next = { ...rowWindow({ top, screen: window.innerHeight, rowHeight, rows }), flying };
      // Drawn in slices, so that a wheel or a finger is answered meanwhile.
      startTransition(() => setShown((old) => (same(old, next) ? old : next)));
    };
    const settle = (): void => {
      draw(false);
      rest(grid.current?.getBoundingClientRect().top ?? 0);
    };
    const move = (): void => {
      frame = 0;
      const step = Math.abs(window.scrollY - before);
      before = window.scrollY;
      draw(step > window.innerHeight * FLYING);
      window.clearTimeout(quiet);
      quiet = window.setTimeout(settle, QUIET_MS);
    };
    const onScroll = (): void => {
      if (frame === 0) frame = window.requestAnimationFrame(move);
    };
    draw(false);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    return () => {
      window.cancelAnimationFrame(frame);
      window.clearTimeout(quiet);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [grid, rowHeight, rows]);
  return shown;
}

function same(a: RowWindow & { flying: boolean }, b: RowWindow & { flying: boolean }): boolean {
  return a.first === b.first && a.last === b.last && a.flying === b.flying;
}
