import { useSyncExternalStore } from 'react';

/** After this long without an answer a person wants to know that something is still being tried. */
export const SLOW_AFTER_MS = 8000;

const listeners = new Set<() => void>();
let slow = 0;

function change(by: 1 | -1): void {
  slow += by;
  for (const listener of listeners) listener();
}

/** ERR-03: whatever takes long says so while it lasts. */
export async function tellWhenSlow<T>(work: Promise<T>): Promise<T> {
  let told = false;
  const timer = setTimeout(() => {
    told = true;
    change(1);
  }, SLOW_AFTER_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (told) change(-1);
  }
}

export function useSlowNetwork(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => slow > 0,
    () => false,
  );
}
