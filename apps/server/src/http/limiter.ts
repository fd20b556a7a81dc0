import type { Redis } from 'ioredis';

const WINDOW_MS = 60_000;
const MAX_KEYS = 50_000;
/** After Redis has failed once, nobody waits for it for this long. */
const REST_MS = 5_000;

/** Counts calls per key and minute. Answers 0, or the seconds to wait; at once where nobody else must be asked. */
export type Limiter = { readonly take: (key: string, perMinute: number) => number | Promise<number> };
type LocalLimiter = { readonly take: (key: string, most: number) => number };

const secondsLeft = (now: number, windowMs = WINDOW_MS) => Math.ceil((windowMs - (now % windowMs)) / 1000);

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

/**
 * Counts for all nodes together. Without Redis every node counts for itself: browsing goes on, and the limit is
 * never looser than once per node.
 */
export function createSharedLimiter(
  redis: Pick<Redis, 'multi'>,
  merchant: string,
  now: () => number = Date.now,
): Limiter {
  const local = createLocalLimiter(now);
  let restUntil = 0;
  return {
    take: async (key, perMinute) => {
      const own = local.take(key, perMinute);
      const at = now();
      if (own > 0 || at < restUntil) return own;
      const name = `${merchant}:limit:${Math.floor(at / WINDOW_MS)}:${key}`;
      try {
        const results = await redis
          .multi()
          .incr(name)
          .pexpire(name, 2 * WINDOW_MS)
          .exec();
        return Number(results?.[0]?.[1] ?? 0) > perMinute ? secondsLeft(at) : 0;
      } catch {
        restUntil = at + REST_MS;
        return 0;
      }
    },
  };
}
