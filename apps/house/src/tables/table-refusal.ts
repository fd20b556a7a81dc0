import type { TABLE_REFUSALS } from '@maidan/games/table/table-wire.ts';

/** A "no" that the screen can put into words. */
export class TableRefusal extends Error {
  readonly code: (typeof TABLE_REFUSALS)[number];

  constructor(code: (typeof TABLE_REFUSALS)[number]) {
    super(code);
    this.code = code;
  }
}
