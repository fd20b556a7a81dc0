import { useEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';

/** A11Y-01: where the button that was pressed goes away with what it did, the place of the keyboard moves to what is said now. */
export function useKeptPlace<T extends HTMLElement>(said: RefObject<T | null>) {
  const held = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    if (held.current && (activeElement === null || activeElement === body)) said.current?.focus();
  });
  return {
    onFocus: (): void => {
      held.current = true;
    },
    // Never called for an element that was taken out: whoever left by themselves is not brought back.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent): void => {
      held.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
}
