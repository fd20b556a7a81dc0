import { useRef } from 'react';

/**
 * Two clicks may fall between two renders, before a disabled button is drawn. Whatever comes while the first is under
 * way is dropped.
 */
export function useOnce<Args extends unknown[]>(work: (...args: Args) => Promise<unknown>) {
  const running = useRef(false);
  return async (...args: Args): Promise<void> => {
    if (running.current) return;
    running.current = true;
    try {
      await work(...args);
    } finally {
      running.current = false;
    }
  };
}
