import type { LiveRefusal } from '@maidan/games/live/live-wire.ts';

/** What crash says is among it. */
export type SharedRefusalCode = LiveRefusal;

/** A "no" that the screen can put into words. */
export class SharedRefusal extends Error {
  readonly code: SharedRefusalCode;

  constructor(code: SharedRefusalCode) {
    super(code);
    this.code = code;
  }
}
