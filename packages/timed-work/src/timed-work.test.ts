import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTimedWork, type TimedWork } from './timed-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const told: string[] = [];
  return {
    told,
    parts: {
      log: {
        error: (details: object) => void told.push(`log: ${String(Reflect.get(details, 'err'))}`),
        info: () => undefined,
      },
      ended: (name: string, outcome: string) => void told.push(`${name} ${outcome}`),
    },
  };
}

/** A run that ends when the test says so. */
function heldRun() {
  const ends: ((took: number) => void)[] = [];
  const run = vi.fn<() => Promise<number>>(() => new Promise((resolve) => void ends.push(resolve)));
  return { run, end: (took: number) => ends.at(-1)?.(took) };
}

const works = (run: () => Promise<number>, more: Partial<TimedWork<null>> = {}): TimedWork<null> => ({
  name: 'work',
  everyMs: 1_000,
  run,
  ...more,
});

test('a run that fails is logged, counted and tried again after the usual pause', async () => {
  const { told, parts } = watched();
  const run = vi
    .fn<() => Promise<number>>()
    .mockRejectedValueOnce(new Error('no database'))
    .mockResolvedValue(0);
  const runner = startTimedWork([works(run)], null, parts);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(told).toEqual(['log: Error: no database', 'work failed']);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['log: Error: no database', 'work failed', 'work done']);
  await runner.stop();
});

test('a run that throws before it waits for anything is a failure like any other', async () => {
  const { told, parts } = watched();
  const runner = startTimedWork(
    [
      works(() => {
        throw new Error('at once');
      }),
    ],
    null,
    parts,
  );
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toEqual(['log: Error: at once', 'work failed', 'log: Error: at once', 'work failed']);
  await runner.stop();
});

test('the next run waits for the end of the one before, however long that takes', async () => {
  const { told, parts } = watched();
  const { run, end } = heldRun();
  const runner = startTimedWork([works(run)], null, parts);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(1);
  end(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
  end(0);
  await runner.stop();
  expect(told).toEqual(['work done', 'work done']);
});

test('a run that took all it may is followed by the next at once, until one finds less', async () => {
  const { parts } = watched();
  const run = vi
    .fn<() => Promise<number>>()
    .mockResolvedValueOnce(8)
    .mockResolvedValueOnce(8)
    .mockResolvedValue(3);
  const runner = startTimedWork([works(run, { atMost: 8 })], null, parts);
  await vi.advanceTimersByTimeAsync(1_005);
  expect(run).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(900);
  expect(run).toHaveBeenCalledTimes(3);
  await runner.stop();
});

test('a slow kind does not hold up the others', async () => {
  const { told, parts } = watched();
  const runner = startTimedWork(
    [
      works(() => new Promise<number>((resolve) => setTimeout(() => resolve(0), 30_000)), { name: 'slow' }),
      works(async () => 0, { name: 'quick' }),
    ],
    null,
    parts,
  );
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual(Array.from({ length: 5 }, () => 'quick done'));
  const stopped = runner.stop();
  await vi.advanceTimersByTimeAsync(30_000);
  await stopped;
});

test('stopping waits for the run under way, and none begins afterwards', async () => {
  const { told, parts } = watched();
  const { run, end } = heldRun();
  const runner = startTimedWork([works(run)], null, parts);
  await vi.advanceTimersByTimeAsync(1_000);
  let stopped = false;
  const stopping = runner.stop().then(() => (stopped = true));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stopped).toBe(false);
  end(8);
  await stopping;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(told).toEqual(['work done']);
});
