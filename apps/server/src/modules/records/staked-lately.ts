import type { Database } from '#db/database.ts';
import { sumStaked, type Owner } from './records.store.ts';

/** Settled stakes of the last days, today included, as the betting record counts them. */
export function stakedLately(db: Database, owner: Owner, days: number): Promise<bigint> {
  return sumStaked(db, owner, days);
}
