const WINDOW_MS = 60_000;
const MAX_KEYS = 50_000;

/** Counts calls per key and window, a minute unless told. Answers 0, or the seconds to wait. */
export type LocalLimiter = { readonly take: (key: string, most: number) => number };

export const secondsLeft = (now: number, windowMs = WINDOW_MS) =>
  Math.ceil((windowMs - (now % windowMs)) / 1000);

/** Counts on this node alone. Old windows are dropped together, so memory is bounded by one window's callers. */
export function createLocalLimiter(now: () => number = Date.now, windowMs = WINDOW_MS): LocalLimiter {
  let window = 0;
  let counts = new Map<string, number>();
  return {
    take: (key, most) => {
      const at = now();
      const current = Math.floor(at / windowMs);
      if (current !== window || counts.size > MAX_KEYS) {
        window = current;
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > most ? secondsLeft(at, windowMs) : 0;
    },
  };
}
