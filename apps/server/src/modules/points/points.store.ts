import type { LocalText } from '@maidan/contract/local-text.ts';
import type { PointRecord, PointReward } from '@maidan/contract/points/point-mall.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type Whose = { merchant: string; memberId: string };

/** Of one member one thing happens after the other. */
export async function lockMember(tx: Database, { merchant, memberId }: Whose): Promise<void> {
  await tx.query(
    sql`select from member where merchant = ${merchant} and id = ${memberId}::bigint for no key update`,
  );
}

/** Everything that was ever staked and settled. */
export async function selectStaked(db: Database, { merchant, memberId }: Whose): Promise<bigint> {
  const [row] = await db.query<{ staked: bigint }>(sql`
    select coalesce(sum(stake), 0)::bigint as staked
    from bet_totals(${merchant}, ${memberId}::bigint, '2000-01-01', record_day(platform_now())) where state = 'closed'`);
  return row?.staked ?? 0n;
}

/** Rates that were, the oldest first, each with when it ended. */
export function selectPastRates(
  db: Database,
  merchant: string,
): Promise<{ until: Date; stakePerPoint: bigint }[]> {
  return db.query<{ until: Date; stakePerPoint: bigint }>(
    sql`select until, stake_per_point from point_rate where merchant = ${merchant} order by until`,
  );
}

/** What was staked under each of several rates and is settled: before the first end, between the ends, and since the last. */
export async function selectStakedBetween(
  db: Database,
  { merchant, memberId }: Whose,
  ends: readonly Date[],
): Promise<bigint[]> {
  const at = ends.map((end) => end.toISOString());
  const rows = await db.query<{ place: number; staked: bigint }>(sql`
    select place, sum(stake)::bigint as staked
    from reward_bets(${merchant}, ${memberId}::bigint, '2000-01-01'::timestamptz || ${at}::timestamptz[],
      ${at}::timestamptz[] || platform_now())
    group by place`);
  return [...ends, null].map((_, index) => rows.find(({ place }) => place === index + 1)?.staked ?? 0n);
}

export async function selectWritten(
  db: Database,
  { merchant, memberId }: Whose,
): Promise<{ written: bigint; times: number }> {
  const [row] = await db.query<{ written: bigint; times: number }>(sql`
    select written, times from point_account where merchant = ${merchant} and member_id = ${memberId}::bigint`);
  return row ?? { written: 0n, times: 0 };
}

export async function writeWritten(
  tx: Database,
  { merchant, memberId }: Whose,
  { written, times }: { written: bigint; times: number },
): Promise<void> {
  await tx.query(sql`
    insert into point_account (merchant, member_id, written, times)
    values (${merchant}, ${memberId}::bigint, ${written}, ${times})
    on conflict (merchant, member_id) do update set written = excluded.written, times = excluded.times`);
}

export type RewardRow = {
  code: string;
  title: LocalText;
  about: LocalText;
  points: bigint;
  amount: bigint | null;
  look: PointReward['look'];
  picture: string | null;
  leftOver: number | null;
};

const MOST_REWARDS = 100;
const REWARD = sql`code, title, about, points, amount, look, picture, left_over`;

export function selectRewards(db: Database, merchant: string): Promise<RewardRow[]> {
  return db.query<RewardRow>(sql`
    select ${REWARD} from point_reward where merchant = ${merchant} and active
    order by sort_order, points, code limit ${MOST_REWARDS}`);
}

/** Takes one of what there is; null when it is gone. The row stays locked until the transaction ends. */
export async function takeReward(tx: Database, merchant: string, code: string): Promise<RewardRow | null> {
  const [row] = await tx.query<RewardRow>(sql`
    update point_reward set left_over = left_over - 1
    where merchant = ${merchant} and code = ${code} and active and (left_over is null or left_over > 0)
    returning ${REWARD}`);
  return row ?? null;
}

export async function putRewardBack(tx: Database, merchant: string, code: string): Promise<void> {
  await tx.query(
    sql`update point_reward set left_over = left_over + 1 where merchant = ${merchant} and code = ${code}`,
  );
}

export async function writeReward(
  db: Database,
  merchant: string,
  reward: Omit<RewardRow, 'leftOver'> & { left: number | null },
): Promise<void> {
  const { code, title, about, points, amount, look, picture, left } = reward;
  await db.query(sql`
    insert into point_reward (merchant, code, title, about, points, amount, look, picture, left_over)
    values (${merchant}, ${code}, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(about)}::jsonb, ${points},
      ${amount}, ${look}, ${picture}::uuid, ${left})
    on conflict (merchant, code) do update set title = excluded.title, about = excluded.about,
      points = excluded.points, amount = excluded.amount, look = excluded.look, picture = excluded.picture,
      left_over = excluded.left_over, active = true`);
}

export async function endReward(db: Database, merchant: string, code: string): Promise<boolean> {
  const ended = await db.query(sql`
    update point_reward set active = false where merchant = ${merchant} and code = ${code} and active returning code`);
  return ended.length > 0;
}

export type RecordRow = {
  id: bigint;
  memberId: bigint;
  kind: PointRecord['kind'];
  code: string | null;
  title: LocalText | null;
  points: bigint;
  currency: string;
  amount: bigint | null;
  ratioPoints: number | null;
  ratioAmount: bigint | null;
  leastPoints: number | null;
  mostPoints: number | null;
  state: PointRecord['state'];
  reference: string;
  holdId: bigint | null;
  appliedAt: Date;
  remark: string | null;
};

const RECORD = sql`r.id, r.member_id, r.kind, r.code, r.title, r.points, r.currency, r.amount, r.ratio_points, r.ratio_amount,
  r.least_points, r.most_points, r.state, r.reference, r.hold_id, r.applied_at, r.remark`;

export type NewRecord = Whose &
  Omit<RecordRow, 'id' | 'memberId' | 'appliedAt' | 'remark'> & { operationId: string };

export async function insertRecord(tx: Database, given: NewRecord): Promise<RecordRow> {
  const title = given.title === null ? null : JSON.stringify(given.title);
  const [row] = await tx.query<RecordRow>(sql`
    insert into point_record as r (merchant, member_id, operation_id, kind, code, title, points, currency, amount,
      ratio_points, ratio_amount, least_points, most_points, state, reference, hold_id, decided_at)
    values (${given.merchant}, ${given.memberId}::bigint, ${given.operationId}::uuid, ${given.kind}, ${given.code},
      ${title}::jsonb, ${given.points}, ${given.currency}, ${given.amount}, ${given.ratioPoints}, ${given.ratioAmount},
      ${given.leastPoints}, ${given.mostPoints}, ${given.state}, ${given.reference}, ${given.holdId},
      ${given.state === 'process' ? sql`null` : sql`platform_now()`})
    returning ${RECORD}`);
  if (row === undefined) throw new Error('a record of points was not written');
  return row;
}

export async function selectByOperation(
  db: Database,
  { merchant, memberId }: Whose,
  operationId: string,
): Promise<RecordRow | null> {
  const [row] = await db.query<RecordRow>(sql`
    select ${RECORD} from point_record r where r.merchant = ${merchant} and r.member_id = ${memberId}::bigint
      and r.operation_id = ${operationId}::uuid`);
  return row ?? null;
}

export function selectRecords(
  db: Database,
  { merchant, memberId }: Whose,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<RecordRow[]> {
  return db.query<RecordRow>(sql`
    select ${RECORD} from point_record r where r.merchant = ${merchant} and r.member_id = ${memberId}::bigint
      ${before === null ? sql`` : sql`and r.id < ${before}`}
    order by r.id desc limit ${limit}`);
}

export async function selectConvertedToday(db: Database, { merchant, memberId }: Whose): Promise<bigint> {
  const [row] = await db.query<{ points: bigint }>(sql`
    select coalesce(sum(points), 0)::bigint as points from point_record
    where merchant = ${merchant} and member_id = ${memberId}::bigint and kind = 'convert'
      and applied_at > platform_now() - interval '24 hours'`);
  return row?.points ?? 0n;
}

export type Decision = {
  merchant: string;
  id: string;
  state: 'approved' | 'rejected';
  by: string;
  remark: string;
};

/** Null when nothing under this number waits for a decision. */
export async function writeDecision(tx: Database, given: Decision): Promise<RecordRow | null> {
  const [row] = await tx.query<RecordRow>(sql`
    update point_record r set state = ${given.state}, decided_at = platform_now(), decided_by = ${given.by},
      remark = ${given.remark}
    where r.merchant = ${given.merchant} and r.id = ${given.id}::bigint and r.state = 'process'
    returning ${RECORD}`);
  return row ?? null;
}

/** What waits longest comes first. */
export function selectWaiting(
  db: Database,
  merchant: string,
  limit: number,
): Promise<(RecordRow & { username: string })[]> {
  return db.query(sql`
    select ${RECORD}, m.username from point_record r
    join member m on m.merchant = r.merchant and m.id = r.member_id
    where r.merchant = ${merchant} and r.state = 'process' order by r.id limit ${limit}`);
}
