import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { Settings } from '#settings/settings.ts';
import { sessionTimes } from './find-session.ts';
import { closeExpiredSessions, deleteOldSessions } from './session.store.ts';

/** Sessions nobody ended are ended when their time is over; a month later all that is left of them goes. */
export async function forgetOldSessions({
  db,
  config,
  settings,
}: {
  db: Database;
  config: Config;
  settings: Settings;
}): Promise<void> {
  await closeExpiredSessions(db, config.merchant, await sessionTimes(settings));
  await deleteOldSessions(db, config.merchant);
}
