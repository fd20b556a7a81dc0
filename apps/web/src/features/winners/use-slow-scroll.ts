import { WINNERS_STEP_PX } from '@maidan/contract/constants.ts';
import { useEffect } from 'react';
import type { RefObject } from 'react';

const FRAME_MS = 1_000 / 60;
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * HOM-03: moves a list on by half a pixel a frame and begins again where its copy begins. It waits under the pointer, while
 * something in it has the focus, while it is out of sight, and for people who prefer less motion; then it is scrolled by hand.
 */
export function useSlowScroll(box: RefObject<HTMLElement | null>, moving: boolean): void {
  useEffect(() => {
    const { current } = box;
    if (current === null || !moving || window.matchMedia(LESS_MOTION).matches) return undefined;
    return moveWhileFree(current);
  }, [box, moving]);
}

/** Asks for frames only while it moves: a page at rest costs nothing. */
function moveWhileFree(box: HTMLElement): () => void {
  // Out of sight until the browser says otherwise.
  const held = new Set(['away']);
  let frame = 0;
  const start = (): void => {
    let at = box.scrollTop;
    let before = performance.now();
    frame = requestAnimationFrame(function step(now) {
      const steps = Math.min((now - before) / FRAME_MS, 4);
      before = now;
      const half = box.scrollHeight / 2;
      at = (at + steps * WINNERS_STEP_PX) % (half > 0 ? half : 1);
      box.scrollTop = at;
      frame = requestAnimationFrame(step);
    });
  };
  const hold = (why: string, yes: boolean): void => {
    if (yes) held.add(why);
    else held.delete(why);
    cancelAnimationFrame(frame);
    if (held.size === 0) start();
  };
  const stopListening = listen(box, hold);
  return () => {
    stopListening();
    cancelAnimationFrame(frame);
  };
}

function listen(box: HTMLElement, hold: (why: string, yes: boolean) => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const on = (event: string, act: () => void): void => box.addEventListener(event, act, { signal });
  on('pointerenter', () => hold('pointer', true));
  on('pointerleave', () => hold('pointer', false));
  on('focusin', () => hold('focus', true));
  on('focusout', () => hold('focus', false));
  const observer = new IntersectionObserver((entries) =>
    hold('away', entries.at(-1)?.isIntersecting !== true),
  );
  observer.observe(box);
  return () => {
    listeners.abort();
    observer.disconnect();
  };
}
