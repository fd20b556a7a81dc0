const WINDOW_MS = 60_000;
const MAX_KEYS = 50_000;

/** Whether one more is within the bound of this minute. */
export type Limiter = { readonly take: (key: string, perMinute: number) => boolean };

/** Old windows are dropped together, so memory is bounded by one minute of callers. */
export function createLimiter(now: () => number = Date.now): Limiter {
  let window = 0;
  let counts = new Map<string, number>();
  return {
    take: (key, perMinute) => {
      const current = Math.floor(now() / WINDOW_MS);
      if (current !== window || counts.size > MAX_KEYS) {
        window = current;
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= perMinute;
    },
  };
}
