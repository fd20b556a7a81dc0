import { TRIAL_TYPE } from '@maidan/contract/constants.ts';
import type { LocalText } from '@maidan/contract/local-text.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';

type Whose = { merchant: string; memberId: string };

export type VipRow = { label: string | null; level: number | null };

export async function selectVip(db: Database, { merchant, memberId }: Whose): Promise<VipRow | null> {
  const [row] = await db.query<VipRow>(sql`
    select case when has_vip then vip_label end as label, case when has_vip then vip_level end as level
    from member where merchant = ${merchant} and id = ${memberId}::bigint`);
  return row ?? null;
}

export type NewRank = {
  level: number;
  label: string;
  name: LocalText;
  staked: bigint;
  asked: bigint;
  days: number;
};

/** Only ever upwards, and once, whoever looks at the same moment. */
export async function writeRank(
  db: Database,
  { merchant, memberId }: Whose,
  rank: NewRank,
): Promise<boolean> {
  const rows = await db.query(sql`
    with raised as (
      update member set has_vip = true, vip_label = ${rank.label}, vip_level = ${rank.level}
      where merchant = ${merchant} and id = ${memberId}::bigint
        and (not has_vip or coalesce(vip_level, 0) < ${rank.level})
      returning id
    )
    insert into vip_change (merchant, member_id, level, label, name, staked, asked, days)
    select ${merchant}, id, ${rank.level}, ${rank.label}, ${JSON.stringify(rank.name)}::jsonb, ${rank.staked}, ${rank.asked},
      ${rank.days}
    from raised on conflict (merchant, member_id, level) do nothing returning id`);
  return rows.length > 0;
}

export async function selectUpto(db: Database, merchant: string): Promise<bigint> {
  const [row] = await db.query<{ upto: bigint }>(
    prepared('vip-clock', sql`select upto from vip_clock where merchant = ${merchant}`),
  );
  return row?.upto ?? 0n;
}

export async function writeUpto(
  db: Database,
  { merchant, from, to }: { merchant: string; from: bigint; to: bigint },
): Promise<void> {
  await db.query(sql`insert into vip_clock (merchant) values (${merchant}) on conflict do nothing`);
  await db.query(sql`update vip_clock set upto = ${to} where merchant = ${merchant} and upto = ${from}`);
}

/** Numbers are given before the commit: what is younger may still have a neighbour on its way. */
const SETTLES_WITHIN = '10 seconds';

/** Who played since, bots and trial players aside, and could rise still; up to where was looked, and at how many transactions. */
export async function selectPlayedSince(
  db: Database,
  { merchant, from, top, limit }: { merchant: string; from: bigint; top: number; limit: number },
): Promise<{ to: bigint | null; seen: number; memberIds: string[] }> {
  const [row] = await db.query<{ to: bigint | null; seen: number; memberIds: string[] }>(sql`
    with seen as (
      select t.id, t.member_id, t.created_at from wallet_transaction t
      where t.merchant = ${merchant} and t.id > ${from} order by t.id limit ${limit}
    ), past as (
      select id, member_id from seen where created_at < platform_now() - ${SETTLES_WITHIN}::interval
    )
    select max(p.id) as "to", count(p.id)::int as seen, coalesce(array_agg(distinct m.id::text) filter (where m.id is not null), '{}') as member_ids
    from past p
    left join member m on m.merchant = ${merchant} and m.id = p.member_id and not m.is_bot and m.status = 'active'
      and m.type <> ${TRIAL_TYPE} and coalesce(case when m.has_vip then m.vip_level end, 0) < ${top}`);
  return row ?? { to: null, seen: 0, memberIds: [] };
}
