import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { endLaunches } from './launch.store.ts';

/** T14: no new bets from games that these logins opened; what is won or undone of earlier ones still counts. */
export async function endPlay(
  { db, config }: { db: Database; config: Config },
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length > 0) await endLaunches(db, config.merchant, sessionIds);
}
