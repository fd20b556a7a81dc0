import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { selectOperator } from './operator.store.ts';

/** What an operator may be trusted with; the table knows the same words. Looking at settings needs none of them. */
export const OPERATOR_RIGHTS = ['settings', 'games', 'content', 'members', 'money', 'books'] as const;
export type OperatorRight = (typeof OPERATOR_RIGHTS)[number];

export type Operator = { readonly name: string; readonly rights: readonly OperatorRight[] };

export const hashOperatorKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The operator of this name whose key this is, or null: no difference is made between a wrong name and a wrong key. */
export async function knowOperator(
  db: Database,
  merchant: string,
  { name, key }: { name: string; key: string },
): Promise<Operator | null> {
  const row = await selectOperator(db, merchant, name);
  if (row === null || !timingSafeEqual(row.keyHash, hashOperatorKey(key))) return null;
  return { name: row.name, rights: OPERATOR_RIGHTS.filter((right) => row.rights.includes(right)) };
}
