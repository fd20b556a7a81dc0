import { useEffect, useEffectEvent } from 'react';

/** Space and Enter press the main button from anywhere, unless something that has its own use for them holds the focus. */
export function usePlayKey(press: () => void, active: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat) return;
    if (event.target instanceof Element && event.target.closest('button, input, select, a, dialog, [role]'))
      return;
    // Nobody plays by a key what they cannot see yet (`useShownInTurn`).
    if (document.querySelector('[data-late]')) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    if (!active) return;
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [active]);
}
