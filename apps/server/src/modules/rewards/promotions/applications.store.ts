import type { LocalText } from '@maidan/contract/local-text.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { Whose } from '../grants/facts.store.ts';

export type OwnApplication = {
  id: bigint;
  code: string;
  comment: string;
  state: 'applying' | 'approved' | 'rejected';
  appliedAt: Date;
  answer: string | null;
  answeredAt: Date | null;
  pictures: string[] | null;
};

export function selectOwnApplications(
  db: Database,
  { merchant, memberId }: Whose,
): Promise<OwnApplication[]> {
  return db.query<OwnApplication>(sql`
    select a.id, a.code, a.comment, a.state, a.applied_at, a.answer, a.answered_at,
      (select array_agg(u.id::text order by u.created_at, u.id) from upload u
       where u.merchant = a.merchant and u.subject = 'application:' || a.id) as pictures
    from reward_application a where a.merchant = ${merchant} and a.member_id = ${memberId}::bigint`);
}

/** Null when there is one for this period. */
export async function insertApplication(
  tx: Database,
  { merchant, memberId }: Whose,
  { code, period, comment }: { code: string; period: string; comment: string },
): Promise<bigint | null> {
  const [row] = await tx.query<{ id: bigint }>(sql`
    insert into reward_application (merchant, code, member_id, period, comment)
    values (${merchant}, ${code}, ${memberId}::bigint, ${period}, ${comment})
    on conflict do nothing returning id`);
  return row?.id ?? null;
}

export type OpenApplication = {
  id: bigint;
  code: string;
  title: LocalText;
  username: string;
  comment: string;
  state: 'applying' | 'approved' | 'rejected';
  appliedAt: Date;
  answer: string | null;
  answeredBy: string | null;
  pictures: string[] | null;
};

/** Those that wait, the longest first; or the one of this number, whatever became of it. */
export function selectApplications(
  db: Database,
  merchant: string,
  { id, limit }: { id: string | null; limit: number },
): Promise<OpenApplication[]> {
  return db.query<OpenApplication>(sql`
    select a.id, a.code, m.username, a.comment, a.state, a.applied_at, a.answer, a.answered_by,
      (select v.title from reward_version v where v.merchant = a.merchant and v.code = a.code
       order by v.version desc limit 1) as title,
      (select array_agg(u.id::text order by u.created_at, u.id) from upload u
       where u.merchant = a.merchant and u.subject = 'application:' || a.id) as pictures
    from reward_application a join member m on m.merchant = a.merchant and m.id = a.member_id
    where a.merchant = ${merchant} and ${id === null ? sql`a.state = 'applying'` : sql`a.id = ${id}::bigint`}
    order by a.id limit ${limit}`);
}

/** Whose it is; null when none waits under this number. */
export async function answerApplication(
  tx: Database,
  given: { merchant: string; id: string; state: 'approved' | 'rejected'; answer: string; by: string },
): Promise<string | null> {
  const [row] = await tx.query<{ memberId: string }>(sql`
    update reward_application set state = ${given.state}, answer = ${given.answer}, answered_by = ${given.by},
      answered_at = platform_now()
    where merchant = ${given.merchant} and id = ${given.id}::bigint and state = 'applying'
    returning member_id::text as member_id`);
  return row?.memberId ?? null;
}
