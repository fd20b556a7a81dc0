import { useEffect, useEffectEvent } from 'react';

/** Left and right choose from anywhere, unless something that has its own use for them holds the focus. */
export function useArrows(step: (way: 1 | -1) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (way === null) return;
    if (event.target instanceof Element && event.target.closest('input, select, dialog')) return;
    event.preventDefault();
    step(way);
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
