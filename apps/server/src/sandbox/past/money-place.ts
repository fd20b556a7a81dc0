import type { Database } from '#db/database.ts';

/** What the money of one moment is written with. */
export type MoneyPlace = {
  db: Database;
  merchant: string;
  memberId: string;
  setClock(at: number): Promise<void>;
};
