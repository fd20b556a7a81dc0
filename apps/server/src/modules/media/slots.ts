export type Slots = { run<T>(work: () => Promise<T>): Promise<T> };

/** At most `size` works run at once and at most `maxWaiting` wait; who comes after that is refused. */
export function createSlots(size: number, maxWaiting: number, refuse: () => Error): Slots {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    run: async (work) => {
      if (running >= size) {
        if (waiting.length >= maxWaiting) throw refuse();
        // Whoever leaves hands its place on, so `running` does not change here.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
