import { BANNER_AUTOPLAY_MS, BANNER_SPEED_MS } from '@maidan/contract/constants.ts';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * HOM-01: moves a scroll-snap track by itself every 5 seconds, each move taking one. With more than one slide the
 * track ends in a copy of the first, so that going on from the last looks like going on.
 */
export function useCarousel(track: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const lessMotion = usePrefersLessMotion();
  const glide = useGlide(track, lessMotion);
  const loops = count > 1;
  const moving = loops && !paused && !held && !lessMotion;

  const goTo = useCallback(
    (slot: number) => {
      if (!loops) return;
      if (slot < 0) placeAt(track.current, count);
      glide(slot < 0 ? count - 1 : slot, slot === count ? 0 : undefined);
      setCurrent((slot + count) % count);
    },
    [count, glide, loops, track],
  );

  useEffect(() => {
    if (!moving) return;
    const timer = window.setTimeout(() => goTo(current + 1), BANNER_AUTOPLAY_MS);
    return () => window.clearTimeout(timer);
  }, [moving, current, goTo]);

  /** A swipe has come to rest: follow it, and slip from the copy to the first slide. */
  const settle = useCallback(() => {
    const slot = slotOf(track.current);
    if (slot === count) placeAt(track.current, 0);
    setCurrent(slot % count);
  }, [count, track]);

  return { current, loops, paused, lessMotion, goTo, settle, setHeld, setPaused };
}

function useGlide(track: RefObject<HTMLElement | null>, instantly: boolean) {
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return useCallback(
    (slot: number, then?: number) => {
      const element = track.current;
      if (element === null) return;
      cancelAnimationFrame(frame.current);
      if (instantly) return placeAt(element, then ?? slot);
      const from = element.scrollLeft;
      const distance = slot * element.clientWidth - from;
      const begin = performance.now();
      // Snapping would fight each step of the way; it comes back at the end.
      element.style.scrollSnapType = 'none';
      const step = (now: number): void => {
        const share = Math.min(1, (now - begin) / BANNER_SPEED_MS);
        element.scrollLeft = from + distance * easeInOut(share);
        if (share < 1) {
          frame.current = requestAnimationFrame(step);
          return;
        }
        if (then !== undefined) placeAt(element, then);
        element.style.scrollSnapType = '';
      };
      frame.current = requestAnimationFrame(step);
    },
    [instantly, track],
  );
}

function placeAt(element: HTMLElement | null, slot: number): void {
  if (element !== null) element.scrollLeft = slot * element.clientWidth;
}

function slotOf(element: HTMLElement | null): number {
  if (element === null || element.clientWidth === 0) return 0;
  return Math.round(element.scrollLeft / element.clientWidth);
}

function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;
}

function usePrefersLessMotion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(LESS_MOTION);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(LESS_MOTION).matches,
    () => true,
  );
}
