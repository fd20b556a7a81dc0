import type { CRASH_REFUSALS } from '@maidan/games/crash/crash-wire.ts';

/** A "no" that the screen can put into words. */
export class SharedRefusal extends Error {
  readonly code: (typeof CRASH_REFUSALS)[number];

  constructor(code: (typeof CRASH_REFUSALS)[number]) {
    super(code);
    this.code = code;
  }
}
