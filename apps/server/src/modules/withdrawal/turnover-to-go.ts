import type { Database } from '#db/database.ts';
import { turnoverLeft } from './withdrawal-sums.ts';
import { selectTurnover } from './withdrawal.store.ts';

type Question = { merchant: string; memberId: string; currency: string; percent: number };

/** How much must still be staked before money may leave the account, whichever way it leaves. */
export async function turnoverToGo(db: Database, question: Question): Promise<bigint> {
  return turnoverLeft(await selectTurnover(db, question));
}
