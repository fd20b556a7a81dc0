import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

type Fitting = { fitting: number; slack: number };

/**
 * How many of the `count` children of a wrapping list stand on its first line (the list hides the lines below), and how much room
 * is left behind the last of them.
 */
export function useFitting(list: RefObject<HTMLElement | null>, count: number): Fitting {
  const [state, setState] = useState<Fitting>({ fitting: Number.POSITIVE_INFINITY, slack: 0 });
  useEffect(() => {
    const box = list.current;
    if (box === null) return undefined;
    const children = [...box.children].slice(0, count).filter((child) => child instanceof HTMLElement);
    const measure = (): void => {
      // Hidden, as on a phone: there is no line to fit into.
      if (box.offsetParent === null) return;
      const top = children[0]?.offsetTop ?? 0;
      const inLine = children.filter((child) => child.offsetTop === top);
      const end = inLine.at(-1)?.getBoundingClientRect().right ?? 0;
      const next = { fitting: inLine.length, slack: Math.floor(box.getBoundingClientRect().right - end) };
      setState((was) => (was.fitting === next.fitting && was.slack === next.slack ? was : next));
    };
    // The words too: they become wider or narrower when their font arrives.
    const watch = new ResizeObserver(measure);
    for (const element of [box, ...children]) watch.observe(element);
    return () => watch.disconnect();
  }, [list, count]);
  return state;
}
