import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';
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

type Told = {
  joins: (Omit<JoinRow, 'joinedAt'> & { joinedAt: string })[] | null;
  applications: (Omit<ApplicationRow, 'appliedAt'> & { appliedAt: string })[] | null;
  prizes: (Omit<PrizeRow, 'amount'> & { amount: string })[] | null;
};

/** What a member said to rules, and what was said back: asked at every look at an account, so in one statement. */
export async function selectTakingPart(db: Database, { merchant, memberId }: Whose): Promise<TakingPart> {
  const [row] = await db.query<Told>(
    prepared(
      'reward-taking-part',
      sql`select
        (select jsonb_agg(jsonb_build_object('code', code, 'number', number, 'joinedAt', joined_at))
         from reward_join where merchant = ${merchant} and member_id = ${memberId}::bigint) as joins,
        (select jsonb_agg(jsonb_build_object('code', code, 'period', period, 'state', state, 'appliedAt', applied_at,
           'answer', answer))
         from reward_application where merchant = ${merchant} and member_id = ${memberId}::bigint) as applications,
        (select jsonb_agg(jsonb_build_object('code', code, 'place', place, 'amount', amount::text))
         from reward_prize where merchant = ${merchant} and member_id = ${memberId}::bigint) as prizes`,
    ),
  );
  return {
    joins: (row?.joins ?? []).map((one) => ({ ...one, joinedAt: new Date(one.joinedAt) })),
    applications: (row?.applications ?? []).map((one) => ({ ...one, appliedAt: new Date(one.appliedAt) })),
    prizes: (row?.prizes ?? []).map((one) => ({ ...one, amount: BigInt(one.amount) })),
  };
}
