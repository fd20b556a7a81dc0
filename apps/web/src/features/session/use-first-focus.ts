import { useEffect, useEffectEvent } from 'react';

/** A dialog puts the focus on its close button when it opens; a form wants it in a field, right after. */
export function useFirstFocus(focus: () => void): void {
  const onOpen = useEffectEvent(focus);
  useEffect(() => {
    const frame = requestAnimationFrame(() => onOpen());
    return () => cancelAnimationFrame(frame);
  }, []);
}
