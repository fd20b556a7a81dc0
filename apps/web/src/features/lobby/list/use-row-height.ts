import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

/** As the classes of the grid say: six columns from 1024 px on, four from 640 px on, else three. */
const WIDE = '(min-width: 1024px)';
const MIDDLE = '(min-width: 640px)';

/** Asked for once: the answers are read with every drawing, and to read a query costs more than to look at its answer. */
let queries: Record<'wide' | 'middle', MediaQueryList> | undefined;
const screenQueries = () =>
  (queries ??= { wide: window.matchMedia(WIDE), middle: window.matchMedia(MIDDLE) });

function subscribe(listener: () => void): () => void {
  const { wide, middle } = screenQueries();
  for (const query of [wide, middle]) query.addEventListener('change', listener);
  return () => {
    for (const query of [wide, middle]) query.removeEventListener('change', listener);
  };
}

export function useColumns(): number {
  return useSyncExternalStore(
    subscribe,
    () => (screenQueries().wide.matches ? 6 : screenQueries().middle.matches ? 4 : 3),
    () => 3,
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
