import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { rowWindow } from './row-window.ts';
import type { RowWindow } from './row-window.ts';

/** After the last movement: who rests for so long looks at what is there. */
const QUIET_MS = 120;
/** Of a screen, in one frame: faster than this nobody reads, and what flies past is neither fetched nor drawn. */
const FLYING = 0.5;

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
    let frame = 0;
    let quiet = 0;
    let before = topOf(grid);
    const draw = (top: number, flying: boolean): void => {
      const next = { ...rowWindow({ top, screen: window.innerHeight, rowHeight, rows }), flying };
      // Drawn in slices, so that a wheel or a finger is answered meanwhile.
      startTransition(() => setShown((old) => (same(old, next) ? old : next)));
    };
    const settle = (): void => {
      const top = topOf(grid);
      draw(top, false);
      rest(top);
    };
    const move = (): void => {
      frame = 0;
      const top = topOf(grid);
      const step = Math.abs(top - before);
      before = top;
      draw(top, step > window.innerHeight * FLYING);
      window.clearTimeout(quiet);
      quiet = window.setTimeout(settle, QUIET_MS);
    };
    // Once the frame is drawn everything has its place; asked before, the page would be laid out for the answer.
    const afterFrame = new MessageChannel();
    afterFrame.port1.addEventListener('message', move);
    afterFrame.port1.start();
    const onScroll = (): void => {
      if (frame === 0) frame = window.requestAnimationFrame(() => afterFrame.port2.postMessage(null));
    };
    draw(before, false);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    return () => {
      window.cancelAnimationFrame(frame);
      window.clearTimeout(quiet);
      afterFrame.port1.close();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [grid, rowHeight, rows]);
  return shown;
}

function topOf(grid: RefObject<HTMLElement | null>): number {
  return grid.current?.getBoundingClientRect().top ?? 0;
}

/** Whoever flies is shown no rows, so it is all the same which ones they would be. */
function same(a: RowWindow & { flying: boolean }, b: RowWindow & { flying: boolean }): boolean {
  return a.flying === b.flying && (a.flying || (a.first === b.first && a.last === b.last));
}
