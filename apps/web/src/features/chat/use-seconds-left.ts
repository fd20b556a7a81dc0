import { useEffect, useState } from 'react';

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Whole seconds until a moment of this page's clock, counted down while somebody looks. */
export function useSecondsLeft(moment: number): number {
  const [left, setLeft] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const look = (): void => setLeft(secondsUntil(moment));
    look();
    if (secondsUntil(moment) === 0) return undefined;
    const timer = window.setInterval(look, 250);
    return () => window.clearInterval(timer);
  }, [moment]);
  return left;
}
