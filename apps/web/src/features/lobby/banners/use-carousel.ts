import { BANNER_AUTOPLAY_MS } from '@maidan/contract/constants.ts';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { glide, placeAt, slotOf } from './glide.ts';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * HOM-01: moves a scroll-snap track by itself every 5 seconds, each move taking one. With more than one slide the
 * track ends in a copy of the first, so that going on from the last looks like going on.
 */
export function useCarousel(track: RefObject<HTMLElement | null>, count: number, held: boolean) {
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const stopGliding = useRef<() => void>(undefined);
  const gliding = useRef(false);
  const lessMotion = usePrefersLessMotion();
  const loops = count > 1;
  const moving = loops && !paused && !held && !lessMotion;

  const goTo = (slot: number): void => {
    const element = track.current;
    if (!loops || element === null) return;
    stopGliding.current?.();
    const target = (slot + count) % count;
    if (slot < 0) placeAt(element, count);
    if (lessMotion) placeAt(element, target);
    else {
      gliding.current = true;
      stopGliding.current = glide(element, slot < 0 ? target : slot, target, () => (gliding.current = false));
    }
    setCurrent(target);
  };

  /** A swipe has come to rest: follow it, and slip from the copy to the first slide. */
  const settle = (): void => {
    // A browser may call each step of a glide a scroll that has ended: it is on its way, and where to is known.
    if (gliding.current) return;
    const slot = slotOf(track.current);
    if (slot === count) placeAt(track.current, 0);
    setCurrent(slot % count);
  };

  const onTick = useEffectEvent(() => {
    // What lies below an open form moves for nobody.
    if (document.querySelector('dialog[open]') === null) goTo(current + 1);
  });
  useEffect(() => {
    if (!moving) return undefined;
    const timer = window.setInterval(() => onTick(), BANNER_AUTOPLAY_MS);
    return () => window.clearInterval(timer);
  }, [moving]);
  useEffect(() => () => stopGliding.current?.(), []);

  return { current, loops, paused, lessMotion, goTo, settle, setPaused };
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
