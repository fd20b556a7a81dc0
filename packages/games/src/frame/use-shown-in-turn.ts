import { useLayoutEffect, type RefObject } from 'react';

/** So many elements are styled, laid out and painted in one frame. */
const AT_ONCE = 40;
/** What one `<use>` is counted as: the browser copies what it points at. */
const COPIED = 12;
/** A box with nothing in it: at most it has a picture. */
const EMPTY = 0.25;
const NEVER_DRAWN = new Set(['defs', 'symbol', 'style']);

/**
 * Shows a screen that has just come part by part, one each frame. All of it is there at once, and can be played and told where to stand;
 * but a phone that has to style, lay out and paint it in one go would stand still for that long.
 */
export function useShownInTurn(screen: RefObject<HTMLElement | null>, parts: string): void {
  useLayoutEffect(() => {
    const turns = turnsOf([...(screen.current?.querySelectorAll(parts) ?? [])]);
    for (const element of turns.flat()) element.setAttribute('data-late', '');
    const show = (turn: readonly Element[]) =>
      turn.forEach((element) => element.removeAttribute('data-late'));
    const next = () => {
      show(turns.shift() ?? []);
      if (turns.length > 0) frame = requestAnimationFrame(next);
    };
    // The first frame belongs to what is not late.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(next)));
    return () => {
      cancelAnimationFrame(frame);
      show(turns.flat());
    };
  }, [screen, parts]);
}

/** What is hidden of these elements, by the frame in which it is shown: no more at once than is drawn in a moment. */
export function turnsOf(elements: readonly Element[]): Element[][] {
  const turns: Element[][] = [];
  let room = 0;
  const add = (element: Element) => {
    // A picture cannot be hidden without losing its place; what is drawn in it can.
    if (element.localName === 'svg') return addAll(element);
    const weight = weightOf(element);
    if (weight === 0) return;
    const isLarge = weight > AT_ONCE && element.childElementCount > 0;
    if (weight > room || isLarge) {
      turns.push([]);
      room = AT_ONCE;
    }
    turns.at(-1)?.push(element);
    if (isLarge) addAll(element);
    else room -= weight;
  };
  const addAll = ({ children }: Element) => [...children].forEach(add);
  elements.forEach(add);
  return turns;
}

function weightOf(element: Element): number {
  if (NEVER_DRAWN.has(element.localName)) return 0;
  if (element.localName === 'use') return COPIED;
  if (element instanceof HTMLElement && !element.hasChildNodes()) return EMPTY;
  return [...element.children].reduce((sum, child) => sum + weightOf(child), 1);
}
