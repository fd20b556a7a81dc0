import { Refusal } from '#refusals/refusal.ts';

type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets a few run at a time and a bounded crowd wait: beyond it, coming back later is kinder than waiting. */
export function fewAtOnce(atOnce: number, waitingAtMost: number): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) throw new Refusal('UNAVAILABLE', { args: [5] });
      // Whoever finishes hands its place over, so `running` stays as it is.
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
