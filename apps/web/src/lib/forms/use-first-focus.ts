import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'input, select, textarea';

/**
 * A dialog puts the focus on its close button when it opens; a form wants it in the field of this name, right after. On a
 * slow machine somebody is typing in a field by then and keeps it: whoever types a password would otherwise read the
 * rest of it in the field of the name. Not by the form's own `setFocus`, which waits once more before it moves the focus.
 */
export function useFirstFocus(name: string | undefined): void {
  const onOpen = useEffectEvent(() => {
    if (document.activeElement?.matches(FIELDS) === true) return;
    // The dialog opened last stands last.
    if (name !== undefined) [...document.getElementsByName(name)].at(-1)?.focus();
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => onOpen());
    return () => cancelAnimationFrame(frame);
  }, []);
}
