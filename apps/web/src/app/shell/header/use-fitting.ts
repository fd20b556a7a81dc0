import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { foldEntries } from './fold-entries.ts';

/** The button that holds the rest, in the longest of its languages. */
const BUTTON_PX = 80;
const NONE: ReadonlySet<number> = new Set();

/**
 * Which children of a list do not fit into the line it stands in, given which of them matter more. They stay where they
 * can be measured: a wider window brings them back.
 */
export function useFitting(
  list: RefObject<HTMLElement | null>,
  importance: readonly number[],
): ReadonlySet<number> {
  const [folded, setFolded] = useState(NONE);
  const measure = useEffectEvent(() => {
    const line = list.current?.parentElement;
    // Hidden, as on a phone: there is no line to fit into.
    if (!list.current || !line || line.clientWidth === 0) return;
    const children = [...list.current.children].filter((child) => child instanceof HTMLElement);
    const widths = children.map((child) => child.offsetWidth);
    const next = foldEntries({ widths, importance, room: line.clientWidth, button: BUTTON_PX });
    setFolded((was) => (same(was, next) ? was : next));
  });
  const count = importance.length;
  useEffect(() => {
    const box = list.current;
    const line = box?.parentElement;
    if (!box || !line || count === 0) return undefined;
    // The words too: they become wider or narrower when their font arrives.
    const watch = new ResizeObserver(() => measure());
    for (const element of [line, ...box.children]) watch.observe(element);
    return () => watch.disconnect();
  }, [list, count]);
  return folded;
}

function same(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((place) => other.has(place));
}
