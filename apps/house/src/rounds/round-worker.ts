import type { House } from '#house.ts';
import { endRound } from './round-money.ts';
import { claimDue, roundById } from './round.store.ts';
import { settleRound } from './settle-round.ts';

const AT_ONCE = 8;
const TICK_MS = 1_000;

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
    const round = await roundById(house.db, id);
    // Nothing left the house for this one: it simply did not happen.
    if (round.state === 'deciding') await endRound(house.db, id, { state: 'refused', refusal: 'UNKNOWN' });
    else await settleRound(house, id);
  } catch (error) {
    house.log.error(
      { roundId: id, error: error instanceof Error ? error.message : 'unknown' },
      'round not settled',
    );
  }
}

/** Runs until stopped; stopping waits for the attempt under way. */
export function startRoundWorker(house: House): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const tick = async (): Promise<void> => {
    const more = await settleDueRounds(house).catch((error: Error) => {
      house.log.error({ error: error.message }, 'round worker cannot reach its database');
      return 0;
    });
    if (!stopped) timer = setTimeout(begin, more === AT_ONCE ? 0 : TICK_MS);
  };
  const begin = (): void => {
    running = tick();
  };
  begin();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
