import { flightOf } from '@maidan/games/crash/chain.ts';
import { breaksAfter, CRASH, multiplierAfter } from '@maidan/games/crash/crash.ts';
import type { House } from '#house.ts';
import type { PublicRandomness } from '../public-randomness.ts';
import {
  createTableClock,
  HOLD_MS,
  STALE_MS,
  type ClockedGame,
  type ClockTimes,
  type TableClock,
} from '../table-clock.ts';
import { finishFlight, flyOn } from './flight.store.ts';

export type CrashTimes = ClockTimes & {
  /** What was received before the end may take so long to its row. */
  graceMs: number;
  /** Longer than this nobody may have been heard: the flight was interrupted. */
  silenceMs: number;
};

export const CRASH_TIMES: CrashTimes = {
  openMs: CRASH.openMs,
  pauseMs: CRASH.pauseMs,
  holdMs: HOLD_MS,
  graceMs: 300,
  silenceMs: 3_000,
  staleMs: STALE_MS,
  chainLength: 100_000,
};

/** Between its start and its end a flight lets those go who set a multiplier, and notes that players are heard. */
export const clockedCrash = (times: CrashTimes): ClockedGame => ({
  code: CRASH.code,
  times,
  decide: async (link) => ({
    result: await flightOf(link),
    outcome: null,
    dealtFrom: 0,
    dealtTo: 1,
    isLast: true,
  }),
  runMs: ({ result }) => breaksAfter(result),
  goOn(db, lease, round) {
    const { graceMs, silenceMs } = times;
    if ((round.endsInMs ?? 0) <= -graceMs)
      return finishFlight(db, lease, round.id, { cap: CRASH.capHundredths, graceMs, silenceMs });
    const reached = Math.min(multiplierAfter(-round.startsInMs), round.result);
    return flyOn(db, lease, round.id, { reached, silenceMs });
  },
});

export const createCrashClock = (house: House, times: CrashTimes, randomness: PublicRandomness): TableClock =>
  createTableClock(house, clockedCrash(times), randomness);
