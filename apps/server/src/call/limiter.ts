import { createLocalLimiter, secondsLeft } from '@maidan/http/local-limiter.ts';
import type { Redis } from 'ioredis';

const WINDOW_MS = 60_000;
/** After Redis has failed once, nobody waits for it for this long. */
const REST_MS = 5_000;

/** Counts calls per key and minute. Answers 0, or the seconds to wait; at once where nobody else must be asked. */
export type Limiter = { readonly take: (key: string, perMinute: number) => number | Promise<number> };

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
