import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { forgetEvents } from './security-event.store.ts';

/** Far more than a person reads, and a few megabytes. */
const MOST = { ofNobody: 100_000, ofMember: 500 };
/** A share at a time; what is left waits for the next round. */
const MOST_SHARES = 20;

/** Nobody fills the record of the door for ever. */
export async function forgetOldEvents(
  { db, config: { merchant } }: { db: Database; config: Config },
  most = MOST,
): Promise<void> {
  for (let share = 0; share < MOST_SHARES; share += 1)
    if ((await forgetEvents(db, merchant, most)) === 0n) return;
}
