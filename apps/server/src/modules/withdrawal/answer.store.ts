import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { moveWithdrawal } from './withdrawal.store.ts';

type Answer = {
  merchant: string;
  id: string;
  memberId: string;
  answer: 'received' | 'partly' | 'not-received';
  received: bigint;
  remaining: bigint;
};

/** X4: counts only while the deadline lies ahead of the database's clock at the moment of the change. */
export async function answerWithdrawal(db: Database, given: Answer): Promise<boolean> {
  const moved = await moveWithdrawal(db, {
    merchant: given.merchant,
    id: given.id,
    from: 'disbursed',
    to: given.answer,
    actor: 'member',
    set: sql`received = ${given.received}, remaining = ${given.remaining}`,
    guard: sql`member_id = ${given.memberId}::bigint and confirm_by > moment.at`,
  });
  return moved !== null;
}
