import type { TimedWork } from '@maidan/timed-work/timed-work.ts';
import type { House } from '#house.ts';
import { claimDue } from './round.store.ts';
import { settleRound } from './settle-round.ts';

const AT_ONCE = 8;

/**
 * Ends rounds whose answer never came, also those of a process that died. Takes a few at a time, so that a wallet
 * that comes back is not met by a crowd.
 */
export async function settleDueRounds(house: House): Promise<number> {
  const due = await claimDue(house.db, AT_ONCE, house.timing.leaseMs);
  await Promise.all(due.map((id) => settleOne(house, id)));
  return due.length;
}

async function settleOne(house: House, id: string): Promise<void> {
  try {
    await settleRound(house, id);
  } catch (error) {
    house.log.error(
      { roundId: id, error: error instanceof Error ? error.message : 'unknown' },
      'round not settled',
    );
  }
}

export const settleDueRoundsWork: TimedWork<House> = {
  name: 'rounds whose answer never came',
  everyMs: 1_000,
  atMost: AT_ONCE,
  run: settleDueRounds,
};
