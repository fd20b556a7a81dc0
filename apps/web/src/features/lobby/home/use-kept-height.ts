import { useEffect, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';

/** How high the sections were when they were last on the page. */
const heights = new Map<string, number>();

/**
 * A section that is not laid out yet is as high as it was last time. What is above the reader then takes the same room
 * as before, and the way back finds the place however much of the page had been seen.
 */
export function useKeptHeight(
  element: RefObject<HTMLElement | null>,
  name: string,
): CSSProperties | undefined {
  const [height] = useState(() => heights.get(name));
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      // A page that is taken away has no height to keep.
      if (entry !== undefined && entry.contentRect.height > 0) heights.set(name, entry.contentRect.height);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [element, name]);
  return height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` };
}
