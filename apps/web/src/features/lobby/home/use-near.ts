import { startTransition, useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Nearly a screen ahead: who scrolls quickly still meets games, who only looks at the first view fetches none. */
const MARGIN = '90% 0px';
/** What was near once is drawn at once when its page is come back to, so that the place is found again. */
const seen = new Set<string>();

/** True from the moment the element comes near to what is seen. The server says no, and so does the page while it is hydrated. */
export function useNear(element: RefObject<HTMLElement | null>, name: string): boolean {
  const [near, setNear] = useState(() => seen.has(name));
  useEffect(() => {
    const { current } = element;
    if (near || current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        seen.add(name);
        startTransition(() => setNear(true));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, name, near]);
  return near;
}
