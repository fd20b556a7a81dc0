import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { headsFor } from './heads-for.ts';
import type { Point, Side } from './heads-for.ts';

/** Somebody who rests on the way has changed their mind. */
const REST_MS = 250;

type Entry = RefObject<HTMLElement | null>;
type Menu = { open: boolean; show: () => void; close: () => void };
/** A pointer that left an entry towards its open menu, and what it would open if it stayed where it is. */
type Way = { to: Entry; from: Point; wanted: (() => void) | null; moved: () => void; end: () => void };

/** One pointer, so one way for all entries. */
let way: Way | null = null;

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';

function isOnTheWay(to: Entry, from: Point, here: Point): boolean {
  const panel = to.current?.querySelector<HTMLElement>('.drop-menu');
  if (!panel) return false;
  return headsFor(panel.getBoundingClientRect(), from, here, (panel.dataset['side'] ?? 'below') as Side);
}

function setOut(to: Entry, from: Point, close: () => void): void {
  const rests = (): number => window.setTimeout(end, REST_MS);
  let timer = rests();
  const moved = (): void => {
    window.clearTimeout(timer);
    timer = rests();
  };
  const mine: Way = { to, from, wanted: null, moved, end };
  function end(): void {
    if (way !== mine) return;
    way = null;
    close();
    mine.wanted?.();
  }
  way = mine;
}

/**
 * HDR-02: a menu opens under the mouse or a tap. On the diagonal to an open menu the entries in between are crossed,
 * and none of them opens (no flicker) unless the pointer turns away or rests.
 */
export function useMenuIntent(ref: Entry, menu: Menu) {
  const { show, close } = menu;
  const last = useRef<Point>({ x: 0, y: 0 });
  usePressOutside(ref, menu);
  return {
    tap: useTap(menu),
    onPointerEnter(event: PointerEvent) {
      if (!isMouse(event)) return;
      last.current = pointOf(event);
      if (way === null) show();
      else if (way.to === ref) way = null;
      else way.wanted = show;
    },
    onPointerMove(event: PointerEvent) {
      last.current = pointOf(event);
      if (way !== null && isOnTheWay(way.to, way.from, last.current)) way.moved();
      else way?.end();
    },
    onPointerLeave(event: PointerEvent) {
      if (!isMouse(event)) return;
      if (way !== null) way.wanted = null;
      if (isOnTheWay(ref, last.current, pointOf(event))) setOut(ref, last.current, close);
      else close();
    },
  };
}

/** A tap leaves no focus behind that could be lost again. */
function usePressOutside(ref: Entry, { open, close }: Menu): void {
  useEffect(() => {
    if (!open) return undefined;
    const outside = ({ target }: Event): void => {
      if (target instanceof Node && ref.current?.contains(target) !== true) close();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  });
}

/** The first tap opens the menu, whose first line leads to the category; a mouse has it open and goes straight on. */
function useTap({ open, show, close }: Menu) {
  const tapped = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      tapped.current = !isMouse(event) && !open;
    },
    onClick(event: MouseEvent) {
      if (!tapped.current) return close();
      tapped.current = false;
      event.preventDefault();
      show();
    },
  };
}
