import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { headsFor } from './heads-for.ts';
import type { Point } from './heads-for.ts';

/** Somebody who rests on the way has changed their mind. */
const REST_MS = 250;

type Menu = { open: boolean; show: () => void; close: () => void };
/** A pointer that left an entry towards its open menu, and what it would open if it stayed where it is. */
type Way = { menu: RefObject<HTMLElement | null>; from: Point; wanted: (() => void) | null; end: () => void };

/** One pointer, so one way for all entries. */
let way: Way | null = null;

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});

/**
 * HDR-02: a menu opens under the mouse or a tap. On the diagonal to an open menu the entries in between are crossed,
 * and none of them opens (no flicker) unless the pointer turns away or rests.
 */
export function useMenuIntent(ref: RefObject<HTMLElement | null>, { open, show, close }: Menu) {
  const last = useRef<Point>({ x: 0, y: 0 });
  const tapped = useRef(false);
  const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';
  const panel = (of: RefObject<HTMLElement | null>) => of.current?.querySelector('.drop-menu');
  useEffect(() => {
    if (!open) return undefined;
    // A tap leaves no focus behind that could be lost again.
    const outside = ({ target }: Event): void => {
      if (target instanceof Node && ref.current?.contains(target) !== true) close();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  });
  return {
    onPointerEnter(event: PointerEvent) {
      if (!isMouse(event)) return;
      last.current = pointOf(event);
      if (way === null) return show();
      if (way.menu !== ref) return void (way.wanted = show);
      // Arrived.
      way = null;
    },
    onPointerMove(event: PointerEvent) {
      last.current = pointOf(event);
      const goal = way === null ? null : panel(way.menu);
      if (way !== null && (!goal || !headsFor(goal.getBoundingClientRect(), way.from, last.current)))
        way.end();
    },
    onPointerLeave(event: PointerEvent) {
      if (!isMouse(event)) return;
      if (way !== null) way.wanted = null;
      const goal = panel(ref);
      if (!goal || !headsFor(goal.getBoundingClientRect(), last.current, pointOf(event))) return close();
      const mine: Way = { menu: ref, from: last.current, wanted: null, end };
      function end(): void {
        if (way !== mine) return;
        way = null;
        close();
        mine.wanted?.();
      }
      way = mine;
      setTimeout(end, REST_MS);
    },
    tap: {
      onPointerDown(event: PointerEvent) {
        tapped.current = !isMouse(event) && !open;
      },
      /** The first tap opens the menu, whose first line leads to the category; a mouse has it open and goes straight on. */
      onClick(event: MouseEvent) {
        if (!tapped.current) return close();
        tapped.current = false;
        event.preventDefault();
        show();
      },
    },
  };
}
