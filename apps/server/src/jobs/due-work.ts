import type { App, Platform } from '#http/platform.ts';

export type Log = Pick<App['log'], 'error' | 'info'>;

/**
 * Work that is due by the database's clock: deadlines, answers that stayed out. `run` takes what is due with
 * `for update skip locked` and answers with how much it did, so that any number of nodes may run it at once.
 */
export type DueWork = {
  name: string;
  everyMs: number;
  run: (platform: Platform, log: Log) => Promise<number>;
};

/** Runs each kind again and again, never twice at once on one node; a failure is logged and tried again. */
export function startDueWork(app: App, kinds: readonly DueWork[]): void {
  const stops = kinds.map((work) => repeat(app, work));
  app.addHook('onClose', async () => {
    await Promise.all(stops.map((stop) => stop()));
  });
}

function repeat(app: App, { name, everyMs, run }: DueWork): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const once = async () => {
    try {
      await run(app.platform, app.log);
    } catch (error) {
      app.log.error({ err: error, work: name }, 'due work failed and will be tried again');
    }
    if (!stopped) wait();
  };
  const wait = () => {
    timer = setTimeout(() => void (running = once()), everyMs);
    timer.unref();
  };
  wait();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
