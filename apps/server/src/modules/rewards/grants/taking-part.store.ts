import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { Whose } from './facts.store.ts';

export type JoinRow = { code: string; number: number; joinedAt: Date };
export type ApplicationRow = {
  code: string;
  period: string;
  state: 'applying' | 'approved' | 'rejected';
  appliedAt: Date;
  answer: string | null;
};
export type PrizeRow = { code: string; place: number; amount: bigint };
export type TakingPart = { joins: JoinRow[]; applications: ApplicationRow[]; prizes: PrizeRow[] };

/** What a member said to rules, and what was said back. */
export async function selectTakingPart(db: Database, { merchant, memberId }: Whose): Promise<TakingPart> {
  const [joins, applications, prizes] = await Promise.all([
    db.query<JoinRow>(sql`select code, number, joined_at from reward_join
      where merchant = ${merchant} and member_id = ${memberId}::bigint`),
    db.query<ApplicationRow>(sql`select code, period, state, applied_at, answer from reward_application
      where merchant = ${merchant} and member_id = ${memberId}::bigint`),
    db.query<PrizeRow>(sql`select code, place, amount from reward_prize
      where merchant = ${merchant} and member_id = ${memberId}::bigint`),
  ]);
  return { joins, applications, prizes };
}
