import { watch } from 'node:fs';
import { startService, type Service, type ServiceOptions } from './service.ts';

const SETTLE_MS = 120;

/**
 * The same process, started anew whenever one of its sources changes. One that breaks off (a mistake while typing)
 * says so and waits for the next change, so `ended` never comes.
 */
export function startWatchedService(options: ServiceOptions, folders: readonly string[]): Service {
  let current: Service | undefined = start();
  let turn = Promise.resolve();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function start(): Service {
    const service = startService(options);
    void sayEnded(service);
    return service;
  }

  async function sayEnded(service: Service): Promise<void> {
    const reason = await service.ended;
    if (service === current && !stopped)
      process.stderr.write(`\n${reason.split('\n', 1)[0]} Waiting for a change …\n`);
  }

  async function restart(file: string): Promise<void> {
    if (stopped) return;
    process.stdout.write(`\n  ${options.name}: ${file} changed, starting again …\n`);
    const before = current;
    current = undefined;
    await before?.stop();
    // Asked again: it may have been stopped meanwhile.
    if (!stopped) current = start();
  }

  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || !isServerSource(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        turn = turn.then(() => restart(file));
      }, SETTLE_MS);
    }),
  );

  return {
    name: options.name,
    pid: current.pid,
    ended: new Promise(() => undefined),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await turn;
      await current?.stop();
    },
  };
}

/** What browsers run is Vite's to update, tests run by themselves, and changed SQL of a database needs a start of everything. */
function isServerSource(file: string): boolean {
  return file.endsWith('.ts') && !file.includes('.test.') && !/(^|\/)client\//.test(file);
}
