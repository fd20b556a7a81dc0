type Budget = { burst: number; perSecond: number };

/** A page says one word every twenty seconds; this is room for much more, and far below what could hurt. */
export const MESSAGES: Budget = { burst: 20, perSecond: 1 };
/** The same in bytes, for what never becomes a word: pieces of a message without an end, or without anything in them. */
export const BYTES: Budget = { burst: 64 * 1024, perSecond: 1024 };

export function createMessageBudget({ burst, perSecond }: Budget, now = () => performance.now()) {
  let left = burst;
  let at = now();
  return {
    take: (count = 1): boolean => {
      const moment = now();
      left = Math.min(burst, left + ((moment - at) / 1000) * perSecond);
      at = moment;
      left -= count;
      return left >= 0;
    },
  };
}
