import { randomUUID } from 'node:crypto';
import { flightOf } from '@maidan/games/crash/chain.ts';
import { breaksAfter, CRASH, multiplierAfter } from '@maidan/games/crash/crash.ts';
import type { House } from '#house.ts';
import { linkOf, readyChain } from './chain.ts';
import type { PublicRandomness } from './public-randomness.ts';
import {
  finishRound,
  flyOn,
  holdClock,
  lastRounds,
  needsClock,
  openRound,
  startRound,
  voidRound,
  type Lease,
  type SharedRound,
} from './shared-round.store.ts';

export type ClockTimes = {
  openMs: number;
  pauseMs: number;
  /** So long one house holds the clock without saying so again. Another takes over after it: within two seconds. */
  holdMs: number;
  tickMs: number;
  /** Between two looks whether there is anything to do. */
  idleMs: number;
  /** What was received before the end may take so long to its row. */
  graceMs: number;
  /** Longer than this nobody may have been heard: the flight was interrupted. */
  silenceMs: number;
  /** A round whose start was missed by more is not flown any more: its players have gone. */
  staleMs: number;
  chainLength: number;
};

export const CLOCK_TIMES: ClockTimes = {
  openMs: CRASH.openMs,
  pauseMs: CRASH.pauseMs,
  holdMs: 1_500,
  tickMs: 200,
  idleMs: 1_000,
  graceMs: 300,
  silenceMs: 3_000,
  staleMs: 10_000,
  chainLength: 100_000,
};

/** `tick` answers whether this house holds the clock. */
export type SharedClock = { tick(): Promise<boolean>; start(): void; stop(): Promise<void> };

/**
 * The clock of a shared game. Every house has one, and one at a time runs it: the others find that it is held. Whatever it does is one statement that
 * says which state it was read in and which fence it holds, so it may be killed or held up anywhere.
 */
export function createSharedClock(
  house: House,
  times: ClockTimes,
  randomness: PublicRandomness,
): SharedClock {
  const holder = randomUUID();
  const tick = async (): Promise<boolean> => {
    const lease = await holdClock(house.clockDb, CRASH.code, holder, times.holdMs);
    if (lease === null) return false;
    const [round] = await lastRounds(house.clockDb, CRASH.code, 1);
    if (round === undefined || round.endedMsAgo !== null) {
      if (lease.wanted && (round?.endedMsAgo ?? Infinity) >= times.pauseMs) await openNext(lease);
    } else await goOn(lease, round);
    return true;
  };

  const openNext = async (lease: Lease) => {
    const chain = await readyChain(house, CRASH.code, { length: times.chainLength, randomness });
    if (!chain || chain.salt === null) return;
    const { nextNumber: number, salt } = chain;
    const link = linkOf(chain, number);
    const result = await flightOf({ link, salt, number });
    await openRound(house.clockDb, lease, chain, { link, result, openMs: times.openMs });
  };

  const goOn = async (lease: Lease, round: SharedRound) => {
    if (round.state === 'open') {
      if (round.startsInMs > 0) return;
      if (-round.startsInMs > times.staleMs) await voidRound(house.clockDb, lease, round.id);
      else await startRound(house.clockDb, lease, round.id, breaksAfter(round.result));
    } else if ((round.endsInMs ?? 0) <= -times.graceMs)
      await finishRound(house.clockDb, lease, round.id, {
        cap: CRASH.capHundredths,
        graceMs: times.graceMs,
        silenceMs: times.silenceMs,
      });
    else {
      const reached = Math.min(multiplierAfter(-round.startsInMs), round.result);
      await flyOn(house.clockDb, lease, round.id, { reached, silenceMs: times.silenceMs });
    }
  };

  let stopped = true;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const tickOnce = async () => {
    let waitMs = times.tickMs;
    try {
      if (!(await needsClock(house.clockDb, CRASH.code))) waitMs = times.idleMs;
      else await tick();
    } catch (error) {
      house.log.error(
        { error: error instanceof Error ? error.message : 'unknown' },
        'the clock of shared rounds failed and will be tried again',
      );
    }
    again(waitMs);
  };
  const again = (waitMs: number) => {
    if (stopped) return;
    timer = setTimeout(() => void (running = tickOnce()), waitMs);
    timer.unref();
  };
  return {
    tick,
    start() {
      stopped = false;
      again(times.tickMs);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
