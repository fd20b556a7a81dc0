import { vi } from 'vitest';

const STEP_MS = 30_000;

/** Holds this process's clock in the middle of a time step, so that no code of an app grows old during a test. */
export function holdClock(): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now - (now % STEP_MS) + STEP_MS / 2 });
}

export function letClockRun(): void {
  vi.useRealTimers();
}
