import { useEffect } from 'react';

let whole = false;
let settle: () => void = () => undefined;

/** Kept once everything the server drew has been taken over, or at once where it drew nothing. */
export const whenPageWhole = new Promise<void>((resolve) => {
  settle = resolve;
});

export function isPageWhole(): boolean {
  return whole;
}

export function markPageWhole(): void {
  if (whole) return;
  whole = true;
  // What moves by itself begins then: it would only take time from hydration.
  document.documentElement.dataset['whole'] = '';
  settle();
}

/**
 * For what every page draws. React takes the frame over first and the page in its middle a moment later; its effects
 * run when that is done.
 */
export function usePageWhole(): void {
  useEffect(markPageWhole, []);
}
