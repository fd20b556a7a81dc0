import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { pruneAttempts } from './login-attempt.store.ts';

/** Whoever guesses at invented names must not fill the table for ever. */
export function forgetOldAttempts({ db, config }: { db: Database; config: Config }): Promise<void> {
  return pruneAttempts(db, config.merchant);
}
