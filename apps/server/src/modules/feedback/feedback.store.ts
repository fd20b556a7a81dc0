import type { FeedbackState, FeedbackType } from '@maidan/contract/feedback/feedback.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type Whose = { merchant: string; memberId: string };
export type FeedbackRow = {
  id: bigint;
  type: FeedbackType;
  content: string;
  state: FeedbackState;
  sentAt: Date;
  answer: string | null;
  answeredAt: Date | null;
  pictures: string[];
};

const WHOLE = sql`
  select f.id, f.type, f.content, f.state, f.sent_at, f.answer, f.answered_at,
    array(select u.id::text from upload u where u.merchant = f.merchant and u.subject = 'feedback:' || f.id
      order by u.created_at, u.id) as pictures
  from feedback f`;

/** One member's questions follow each other: what is counted here is still true when it is written. */
export async function lockMember(tx: Database, { merchant, memberId }: Whose): Promise<void> {
  await tx.query(
    sql`select from member where merchant = ${merchant} and id = ${memberId}::bigint for no key update`,
  );
}

export async function selectByOperation(
  db: Database,
  { merchant, memberId }: Whose,
  operationId: string,
): Promise<FeedbackRow | null> {
  const [row] = await db.query<FeedbackRow>(sql`
    ${WHOLE} where f.merchant = ${merchant} and f.member_id = ${memberId}::bigint and f.operation_id = ${operationId}::uuid`);
  return row ?? null;
}

/** Own questions, newest first, below `before`: one index range. */
export function selectFeedback(
  db: Database,
  { merchant, memberId, before, limit }: Whose & { before: bigint | null; limit: number },
): Promise<FeedbackRow[]> {
  return db.query<FeedbackRow>(sql`
    ${WHOLE} where f.merchant = ${merchant} and f.member_id = ${memberId}::bigint
      ${before === null ? sql`` : sql`and f.id < ${before}`}
    order by f.id desc limit ${limit}`);
}

export async function countDay(db: Database, { merchant, memberId }: Whose): Promise<number> {
  const [row] = await db.query<{ times: number }>(sql`
    select count(*)::int as times from feedback
    where merchant = ${merchant} and member_id = ${memberId}::bigint and sent_at > platform_now() - interval '24 hours'`);
  return row?.times ?? 0;
}

export type NewFeedback = Whose & { operationId: string; type: FeedbackType; content: string };

export async function insertFeedback(tx: Database, given: NewFeedback): Promise<bigint> {
  const [row] = await tx.query<{ id: bigint }>(sql`
    insert into feedback (merchant, member_id, operation_id, type, content)
    values (${given.merchant}, ${given.memberId}::bigint, ${given.operationId}::uuid, ${given.type}, ${given.content})
    returning id`);
  if (row === undefined) throw new Error('a question was not written');
  return row.id;
}

/** Whose it was, or null when it has been answered, or was never asked. */
export async function writeAnswer(
  tx: Database,
  given: { merchant: string; id: string; by: string; answer: string },
): Promise<bigint | null> {
  const [row] = await tx.query<{ memberId: bigint }>(sql`
    update feedback set state = 'answered', answer = ${given.answer}, answered_by = ${given.by},
      answered_at = platform_now()
    where merchant = ${given.merchant} and id = ${given.id}::bigint and state = 'open'
    returning member_id`);
  return row?.memberId ?? null;
}

export type OpenRow = FeedbackRow & { username: string };

/** What waits longest comes first. */
export function selectOpen(db: Database, merchant: string, limit: number): Promise<OpenRow[]> {
  return db.query<OpenRow>(sql`
    select w.*, m.username from (${WHOLE} where f.merchant = ${merchant} and f.state = 'open' order by f.id
      limit ${limit}) w
    join feedback f on f.merchant = ${merchant} and f.id = w.id
    join member m on m.merchant = f.merchant and m.id = f.member_id
    order by w.id`);
}
