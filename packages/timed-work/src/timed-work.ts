/**
 * Work that a process does by itself, again and again: deadlines, answers that stayed out, counting, tidying. What is due
 * stands in the database and is taken there (`for update skip locked`, or by a unique row), so that any number of
 * processes may run it at once and one that dies leaves nothing behind; the runner only asks, and asks again.
 */
export type TimedWork<Place> = {
  /** As the log and the metrics call it. */
  name: string;
  everyMs: number;
  /** How much one run takes at most. After a run that took all of it the next one begins at once: there may be more. */
  atMost?: number;
  /** Answers with how much it did. */
  run: (place: Place, log: WorkLog) => Promise<number>;
};

export type WorkLog = {
  error: (details: object, words: string) => void;
  info: (details: object, words: string) => void;
};

export type RunnerParts = {
  log: WorkLog;
  /** Hears of the end of every run. */
  ended?: (name: string, outcome: 'done' | 'failed') => void;
};

/**
 * Runs each kind again and again, never twice at once in one process. A failure is logged and tried again after the usual
 * pause; stopping waits for the runs under way.
 */
export function startTimedWork<Place>(
  kinds: readonly TimedWork<Place>[],
  place: Place,
  parts: RunnerParts,
): { stop(): Promise<void> } {
  const stops = kinds.map((work) => repeat(work, place, parts));
  return { stop: async () => void (await Promise.all(stops.map((stop) => stop()))) };
}

function repeat<Place>(
  { name, everyMs, atMost = Infinity, run }: TimedWork<Place>,
  place: Place,
  { log, ended }: RunnerParts,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const once = async (): Promise<void> => {
    let took = 0;
    try {
      took = await run(place, log);
      ended?.(name, 'done');
    } catch (error) {
      log.error({ err: error, work: name }, 'timed work failed and will be tried again');
      ended?.(name, 'failed');
    }
    if (!stopped) wait(took >= atMost ? 0 : everyMs);
  };
  const wait = (ms: number): void => {
    timer = setTimeout(() => void (running = once()), ms);
    timer.unref();
  };
  wait(everyMs);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
