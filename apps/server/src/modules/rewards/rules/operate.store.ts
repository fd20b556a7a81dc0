import type { LocalText } from '@maidan/contract/local-text.ts';
import type { RewardType } from '@maidan/contract/rewards/reward-words.ts';
import type { Database } from '#db/database.ts';
import { sql, type Sql } from '#db/sql.ts';
import type { RewardTerms } from './terms.ts';

export type NewVersion = {
  merchant: string;
  code: string;
  type: RewardType;
  title: LocalText;
  summary: LocalText;
  terms: unknown;
  by: string;
};

/** The number of the version, or null when there is a rule of this name of another type. */
export async function insertVersion(tx: Database, given: NewVersion): Promise<number | null> {
  const { merchant, code } = given;
  await tx.query(sql`insert into reward (merchant, code, type) values (${merchant}, ${code}, ${given.type})
    on conflict do nothing`);
  const [rule] = await tx.query<{ type: string }>(
    sql`select type from reward where merchant = ${merchant} and code = ${code} for update`,
  );
  if (rule?.type !== given.type) return null;
  const [row] = await tx.query<{ version: number }>(sql`
    insert into reward_version (merchant, code, version, title, summary, terms, written_by)
    select ${merchant}, ${code}, coalesce(max(version), 0) + 1, ${JSON.stringify(given.title)}::jsonb,
      ${JSON.stringify(given.summary)}::jsonb, ${JSON.stringify(given.terms)}::jsonb, ${given.by}
    from reward_version where merchant = ${merchant} and code = ${code}
    returning version`);
  return row?.version ?? null;
}

/** False when it has one already. */
export async function insertSeed(
  tx: Database,
  { merchant, code, seed }: { merchant: string; code: string; seed: Uint8Array },
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into reward_raffle (merchant, code, seed) values (${merchant}, ${code}, ${seed})
    on conflict do nothing returning code`);
  return rows.length === 1;
}

export async function switchVersionOn(
  tx: Database,
  { merchant, code, version }: { merchant: string; code: string; version: number },
): Promise<void> {
  // Whoever joins or asks meanwhile holds this row: the moment is one after them.
  await tx.query(sql`select from reward where merchant = ${merchant} and code = ${code} for update`);
  await tx.query(sql`update reward_version set on_from = coalesce(on_from, platform_now())
    where merchant = ${merchant} and code = ${code} and version = ${version}`);
  await tx.query(
    sql`update reward set switched_off_at = null where merchant = ${merchant} and code = ${code}`,
  );
}

export async function switchRuleOff(tx: Database, merchant: string, code: string): Promise<boolean> {
  const rows = await tx.query(sql`update reward set switched_off_at = platform_now()
    where merchant = ${merchant} and code = ${code} and switched_off_at is null returning code`);
  return rows.length === 1;
}

export type RuleLine = {
  code: string;
  type: RewardType;
  version: number;
  isOn: boolean;
  spent: bigint;
  /** Those that the sum is of: what was taken back, given up or not wagered in time is none of them. */
  grants: bigint;
};

export function selectRuleLines(db: Database, merchant: string): Promise<RuleLine[]> {
  return db.query<RuleLine>(sql`
    select r.code, r.type, max(v.version) as version, r.spent,
      r.switched_off_at is null and bool_or(v.on_from is not null) as is_on,
      (select count(*) from reward_grant g where g.merchant = r.merchant and g.code = r.code
        and g.state not in ('forfeited', 'expired', 'reversed')) as grants
    from reward r join reward_version v on v.merchant = r.merchant and v.code = r.code
    where r.merchant = ${merchant} group by r.merchant, r.code, r.type order by r.code`);
}

type Tried = {
  merchant: string;
  from: Date;
  registeredSince: Date | null;
  /** From a rank on, and these names alone, as far as terms say so. */
  audience: RewardTerms['audience'];
  limit: number;
};

/** Who played in these days, so many at most: for an operator's trial, never on the way of a player. */
export function selectPlayers(db: Database, tried: Tried): Promise<{ memberId: string }[]> {
  return selectWho(
    db,
    tried,
    sql`select r.member_id from game_round r where r.merchant = ${tried.merchant} and r.placed_at >= ${tried.from}`,
  );
}

/** Who paid in, whether or not they played. */
export function selectPayers(db: Database, tried: Tried): Promise<{ memberId: string }[]> {
  return selectWho(
    db,
    tried,
    sql`select d.member_id from deposit d where d.merchant = ${tried.merchant} and d.credited_at >= ${tried.from}`,
  );
}

/** Who holds a rank, whether or not they played. */
export function selectRanked(db: Database, tried: Tried): Promise<{ memberId: string }[]> {
  return selectWho(db, tried, sql`select v.member_id from vip_change v where v.merchant = ${tried.merchant}`);
}

function selectWho(
  db: Database,
  { merchant, registeredSince, audience, limit }: Tried,
  of: Sql,
): Promise<{ memberId: string }[]> {
  const names = audience?.members?.map((name) => name.toLowerCase()) ?? null;
  return db.query<{ memberId: string }>(sql`
    select m.id::text as member_id from (select distinct member_id from (${of}) found) one
    join member m on m.merchant = ${merchant} and m.id = one.member_id
    where (${registeredSince}::timestamptz is null or m.created_at >= ${registeredSince})
      and case when m.has_vip then coalesce(m.vip_level, 0) else 0 end >= ${audience?.fromLevel ?? 0}
      and (${names}::text[] is null or lower(m.username) = any (${names}::text[]))
    order by m.id limit ${limit}`);
}
