const BURST = 20;
const PER_SECOND = 1;

/** A page says one word every twenty seconds; this is room for much more, and far below what could hurt. */
export function createMessageBudget(now: () => number = () => performance.now()) {
  let left = BURST;
  let at = now();
  return {
    take: (): boolean => {
      const moment = now();
      left = Math.min(BURST, left + ((moment - at) / 1000) * PER_SECOND);
      at = moment;
      left -= 1;
      return left >= 0;
    },
  };
}
