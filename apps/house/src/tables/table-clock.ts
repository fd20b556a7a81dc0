import { randomUUID } from 'node:crypto';
import type { House } from '#house.ts';
import { holdDueTables } from './table.store.ts';
import { tickTable } from './tick-table.ts';

/** So long one house holds a table without saying so again. Another takes over after it. */
const HOLD_MS = 1_500;
const EVERY_MS = 200;
const AT_ONCE = 32;

export type TableClock = { tick(): Promise<number>; start(): void; stop(): Promise<void> };

/**
 * Does at the tables what is due by the clock: deals, lets bots play, ends turns. Every house has one; a table is held by one at a time, and what an earlier
 * holder still wants is not taken. It may be killed or held up anywhere: what it does is a transaction.
 */
export function createTableClock(house: House, holdMs = HOLD_MS): TableClock {
  const holder = randomUUID();
  const tick = async (): Promise<number> => {
    const due = await holdDueTables(house.clockDb, holder, { holdMs, limit: AT_ONCE });
    for (const { id, fence } of due)
      await tickTable(house, id, fence).catch((error: unknown) =>
        house.log.error(
          { tableId: id, error: error instanceof Error ? error.message : 'unknown' },
          'the clock of a table failed and will be tried again',
        ),
      );
    return due.length;
  };
  let stopped = true;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const again = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = tick()
        .catch((error: unknown) =>
          house.log.error(
            { error: error instanceof Error ? error.message : 'unknown' },
            'tables could not be read',
          ),
        )
        .finally(again);
    }, EVERY_MS).unref();
  };
  return {
    tick,
    start() {
      stopped = false;
      again();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
