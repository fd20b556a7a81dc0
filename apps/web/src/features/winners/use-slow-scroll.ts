import { WINNERS_STEP_PX } from '@maidan/contract/constants.ts';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const FRAME_MS = 1_000 / 60;
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * HOM-03: moves a list on by half a pixel a frame and begins again where its copy begins. It waits under the pointer, while
 * something in it has the focus, while it is out of sight, and for people who prefer less motion; then it is scrolled by hand.
 */
export function useSlowScroll(box: RefObject<HTMLElement | null>, moving: boolean): void {
  const held = useRef(new Set<string>());
  useEffect(() => {
    const { current } = box;
    if (current === null || !moving || window.matchMedia(LESS_MOTION).matches) return undefined;
    const stopListening = listen(current, held.current);
    let at = current.scrollTop;
    let before = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const steps = Math.min((now - before) / FRAME_MS, 4);
      before = now;
      if (held.current.size > 0) at = current.scrollTop;
      else {
        const half = current.scrollHeight / 2;
        at = (at + steps * WINNERS_STEP_PX) % (half > 0 ? half : 1);
        current.scrollTop = at;
      }
      frame = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(frame);
      stopListening();
    };
  }, [box, moving]);
}

function listen(box: HTMLElement, held: Set<string>): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const on = (event: string, act: () => void): void => box.addEventListener(event, act, { signal });
  on('pointerenter', () => held.add('pointer'));
  on('pointerleave', () => held.delete('pointer'));
  on('focusin', () => held.add('focus'));
  on('focusout', () => held.delete('focus'));
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting === true) held.delete('away');
    else held.add('away');
  });
  observer.observe(box);
  return () => {
    listeners.abort();
    observer.disconnect();
    held.clear();
  };
}
