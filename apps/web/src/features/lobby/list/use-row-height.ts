import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

/** As the classes of the grid say: from so many pixels on so many columns, below all of them three. */
const COLUMNS = [
  [2300, 12],
  [1800, 8],
  [1024, 6],
  [640, 4],
] as const;
const FEWEST = 3;

/** Asked for once: the answers are read with every drawing, and to read a query costs more than to look at its answer. */
let queries: { query: MediaQueryList; columns: number }[] | undefined;
const screenQueries = () =>
  (queries ??= COLUMNS.map(([width, columns]) => ({
    query: window.matchMedia(`(min-width: ${width}px)`),
    columns,
  })));

function subscribe(listener: () => void): () => void {
  for (const { query } of screenQueries()) query.addEventListener('change', listener);
  return () => {
    for (const { query } of screenQueries()) query.removeEventListener('change', listener);
  };
}

export function useColumns(): number {
  return useSyncExternalStore(
    subscribe,
    () => screenQueries().find(({ query }) => query.matches)?.columns ?? FEWEST,
    () => FEWEST,
  );
}

/** From the top of one row to the top of the next, measured at a card that is there; 0 until one is. */
export function useRowHeight(grid: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const { current } = grid;
    if (current === null) return undefined;
    const measure = (): void => setHeight((known) => heightOf(current) || known);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(current);
    // The first card may come later than the grid; it takes the place of a shape of the same size.
    const filled = new MutationObserver((_changes, observer) => {
      measure();
      if (heightOf(current) > 0) observer.disconnect();
    });
    filled.observe(current, { childList: true, subtree: true, attributeFilter: ['data-card'] });
    return () => {
      resized.disconnect();
      filled.disconnect();
    };
  }, [grid]);
  return height;
}

function heightOf(grid: HTMLElement | null): number {
  const card = grid?.querySelector<HTMLElement>('[data-card] > :first-child');
  if (!grid || !card) return 0;
  return card.offsetHeight + (Number.parseFloat(getComputedStyle(grid).rowGap) || 0);
}
