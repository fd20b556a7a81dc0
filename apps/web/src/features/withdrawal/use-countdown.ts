import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** Seconds until a moment of the platform's clock; null when there is none. */
export function useSecondsLeft(until: string | null, aheadMs: number): number | null {
  const left = (): number | null =>
    until === null ? null : Math.max(0, Math.ceil((Date.parse(until) - Date.now() - aheadMs) / 1000));
  const [, tick] = useState(0);
  const running = until !== null;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return left();
}

/** 3 725 seconds are 1:02:05. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
