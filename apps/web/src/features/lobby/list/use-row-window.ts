import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { fliesPast, rowWindow } from './row-window.ts';
import type { RowWindow } from './row-window.ts';

/** After the last movement: who rests for so long looks at what is there. */
const QUIET_MS = 120;

type Options = {
  grid: RefObject<HTMLElement | null>;
  rowHeight: number;
  rows: number;
  /** Told whenever the reader has come to rest. */
  onRest: (top: number) => void;
};

/** The rows to draw now, and whether the reader is moving too fast for anything to be fetched or drawn. */
export function useRowWindow({ grid, rowHeight, rows, onRest }: Options): RowWindow & { flying: boolean } {
  const [shown, setShown] = useState<RowWindow & { flying: boolean }>({ first: 0, last: 5, flying: false });
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    if (rowHeight === 0) return undefined;
    const { current } = grid;
    if (current === null) return undefined;
    let quiet = 0;
    let top = current.getBoundingClientRect().top;
    let movedAt = performance.now();
    const show = (flying: boolean): void => {
      const next = { ...rowWindow({ top, screen: window.innerHeight, rowHeight, rows }), flying };
      setShown((old) => (same(old, next) ? old : next));
    };
    // Drawn in slices, so that a wheel or a finger is answered meanwhile.
    const draw = (flying: boolean): void => startTransition(() => show(flying));
    const move = (): void => {
      const now = performance.now();
      const before = { top, at: movedAt };
      top = current.getBoundingClientRect().top;
      movedAt = now;
      draw(fliesPast({ moved: top - before.top, ms: now - before.at, screen: window.innerHeight }));
      window.clearTimeout(quiet);
      quiet = window.setTimeout(() => afterLayout(settle), QUIET_MS);
    };
    const settle = (): void => {
      top = current.getBoundingClientRect().top;
      draw(false);
      rest(top);
    };
    // Tells of a new element once the frame has been laid out: only then places can be asked for at no cost.
    let next = move;
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect();
      next();
    });
    const afterLayout = (look: () => void): void => {
      next = look;
      laidOut.observe(current);
    };
    const onScroll = (): void => afterLayout(move);
    // Whoever has just come, or come back, waits for this one: behind what the router still draws it could be long.
    show(false);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    return () => {
      window.clearTimeout(quiet);
      laidOut.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [grid, rowHeight, rows]);
  return shown;
}

/** Whoever flies is shown no rows, so it is all the same which ones they would be. */
function same(a: RowWindow & { flying: boolean }, b: RowWindow & { flying: boolean }): boolean {
  return a.flying === b.flying && (a.flying || (a.first === b.first && a.last === b.last));
}
