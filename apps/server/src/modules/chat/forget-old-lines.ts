import type { Platform } from '#call/platform.ts';
import { forgetLines } from './chat.store.ts';

/** A day of a lively room; more than anybody scrolls back. */
const MOST_IN_A_ROOM = 5_000;
/** A share at a time; what is left waits for the next round. */
const MOST_SHARES = 20;

/** Nobody fills a room for ever: lines older than a month go, and all but the newest of each room. */
export async function forgetOldLines(
  { db, config: { merchant } }: Pick<Platform, 'db' | 'config'>,
  most = MOST_IN_A_ROOM,
): Promise<void> {
  for (let share = 0; share < MOST_SHARES; share += 1)
    if ((await forgetLines(db, merchant, most)) === 0n) return;
}
