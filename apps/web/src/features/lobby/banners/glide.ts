import { BANNER_SPEED_MS } from '@maidan/contract/constants.ts';

/**
 * Scrolls to a slot within one second and then, unseen, to the slot that looks the same, and rests. Returns how to stop.
 * Snapping would fight each step of the way; it comes back at the end.
 */
export function glide(element: HTMLElement, slot: number, then: number, onRest: () => void): () => void {
  const from = element.scrollLeft;
  const distance = slot * element.clientWidth - from;
  const begin = performance.now();
  let frame = 0;
  element.style.scrollSnapType = 'none';
  const step = (now: number): void => {
    const share = Math.min(1, (now - begin) / BANNER_SPEED_MS);
    element.scrollLeft = from + distance * easeInOut(share);
    if (share < 1) {
      frame = requestAnimationFrame(step);
      return;
    }
    if (then !== slot) placeAt(element, then);
    element.style.scrollSnapType = '';
    onRest();
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

export function placeAt(element: HTMLElement | null, slot: number): void {
  if (element !== null) element.scrollLeft = slot * element.clientWidth;
}

export function slotOf(element: HTMLElement | null): number {
  if (element === null || element.clientWidth === 0) return 0;
  return Math.round(element.scrollLeft / element.clientWidth);
}

function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;
}
