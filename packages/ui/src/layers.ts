import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let open = 0;
let opened = 0;

/** Told by every dialog that lies over the page; returns how to say that it is gone. */
export function layerOpened(): () => void {
  open += 1;
  opened += 1;
  tell();
  return () => {
    open -= 1;
    tell();
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** 0 while nothing lies over the page, else a number that is another one after each dialog that opens. */
export function useLayers(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (open === 0 ? 0 : opened),
    () => 0,
  );
}
