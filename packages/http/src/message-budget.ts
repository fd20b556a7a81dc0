export type Budget = { readonly burst: number; readonly perSecond: number };

/** So much at once, and so much a second in the long run: of messages, or of bytes. */
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
