import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

/** True under the pointer and while something inside has the focus: moving parts wait then. */
export function useHeld(region: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const { current } = region;
    const listeners = new AbortController();
    const { signal } = listeners;
    current?.addEventListener('pointerenter', () => setPointed(true), { signal });
    current?.addEventListener('pointerleave', () => setPointed(false), { signal });
    current?.addEventListener('focusin', () => setFocused(true), { signal });
    current?.addEventListener('focusout', () => setFocused(false), { signal });
    return () => listeners.abort();
  }, [region]);
  return pointed || focused;
}

/** The arrow keys turn the slides while the focus is anywhere inside. */
export function useArrowKeys(region: RefObject<HTMLElement | null>, onTurn: (by: 1 | -1) => void): void {
  const onArrow = useEffectEvent(onTurn);
  useEffect(() => {
    const { current } = region;
    const turn = (event: KeyboardEvent): void => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      event.preventDefault();
      onArrow(event.key === 'ArrowRight' ? 1 : -1);
    };
    current?.addEventListener('keydown', turn);
    return () => current?.removeEventListener('keydown', turn);
  }, [region]);
}
