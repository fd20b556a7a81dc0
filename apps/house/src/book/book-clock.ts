import type { TimedWork } from '@maidan/timed-work/timed-work.ts';
import type { HouseDatabase } from '#db/house-database.ts';

const EVERY_MS = 60_000;
/** How slow an answer may be to set a clock that was set before: what it says is off by half of that at most. */
const SURE_MS = 500;

/** The time of the database, which all houses share: two of them must not tell or sell the same match at different moments. */
export type BookClock = {
  /** In milliseconds since 1970. */
  now(): number;
  measure(): Promise<void>;
};

export function createBookClock(db: HouseDatabase, ownNow: () => number = Date.now): BookClock {
  let aheadMs: number | null = null;
  return {
    now: () => ownNow() + (aheadMs ?? 0),
    async measure() {
      const asked = ownNow();
      const [row] = await db.query<{ nowMs: number }>(
        'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms',
      );
      const answered = ownNow();
      if (!row) throw new Error('the database tells no time');
      if (aheadMs === null || answered - asked <= SURE_MS)
        aheadMs = Math.round(row.nowMs - (asked + answered) / 2);
    },
  };
}

export const keepClockWork: TimedWork<BookClock> = {
  name: 'clock of the sports book',
  everyMs: EVERY_MS,
  async run(clock) {
    await clock.measure();
    return 1;
  },
};
