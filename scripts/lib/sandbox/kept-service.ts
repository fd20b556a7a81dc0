import { startService, type Service, type ServiceOptions } from './service.ts';

type Pace = {
  /** The waits before one start after the other; the last start that dies as quickly is the last. */
  waitsMs: readonly number[];
  /** Whoever has lived so long has recovered, and is given every try anew. */
  recoveredMs: number;
};

const PACE: Pace = { waitsMs: [500, 1_000, 2_000, 4_000, 8_000, 15_000], recoveredMs: 60_000 };

/**
 * The same process, started again when it dies, with a longer wait each time, and saying so. `ended` comes when it was not
 * kept yet (a first start that fails is a mistake to mend, `keep` begins afterwards), or when it died again and again.
 */
export function startKeptService(options: ServiceOptions, pace = PACE): Service & { keep(): void } {
  let current = startService(options);
  let kept = false;
  let stopped = false;
  let wake: (() => void) | undefined;

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function watch(): Promise<string> {
    let deaths = 0;
    for (;;) {
      const startedAt = Date.now();
      const reason = await current.ended;
      if (Date.now() - startedAt >= pace.recoveredMs) deaths = 0;
      const wait = pace.waitsMs[deaths];
      if (stopped || !kept || wait === undefined) return reason;
      deaths += 1;
      process.stderr.write(`\n${reason}\n  Starting it again in ${wait / 1000} s …\n`);
      await pause(wait);
      if (stopped) return reason;
      current = startService(options);
    }
  }

  const ended = watch();
  return {
    name: options.name,
    pid: current.pid,
    ended,
    keep: () => {
      kept = true;
    },
    stop: async () => {
      stopped = true;
      wake?.();
      await current.stop();
      await ended;
    },
  };
}
