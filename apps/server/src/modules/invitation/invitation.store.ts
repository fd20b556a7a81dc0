import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type Whose = { merchant: string; memberId: string };

export type LinkRow = {
  code: string;
  channel: string;
  rebate: number;
  on: boolean;
  expiresAt: Date | null;
  domain: string | null;
  createdAt: Date;
  visits: number;
  registered: number;
  deposited: number;
  active: number;
};

const LINKS = sql`
  select a.code, a.channel, a.rebate_basis_points as rebate, a.active as on, a.expires_at, a.domain, a.created_at, a.visits,
    f.registered, f.deposited, f.active
  from affiliate a
  cross join lateral (
    select count(*)::int as registered,
      count(*) filter (where exists (select from deposit d where d.merchant = m.merchant and d.member_id = m.id
        and d.credited_at is not null and d.reversal_id is null))::int as deposited,
      count(*) filter (where exists (select from game_round r where r.merchant = m.merchant and r.member_id = m.id
        and r.placed_at > platform_now() - interval '30 days'))::int as active
    from member m where m.merchant = a.merchant and m.affiliate_code = a.code and m.upline_id = a.member_id
  ) f`;

/** AGT-09: only who is still below counts: somebody who was moved is another's. */
export function selectLinks(db: Database, { merchant, memberId }: Whose): Promise<LinkRow[]> {
  return db.query<LinkRow>(sql`
    ${LINKS} where a.merchant = ${merchant} and a.member_id = ${memberId}::bigint
    order by a.created_at desc, a.code limit 500`);
}

export async function selectLink(
  db: Database,
  { merchant, memberId }: Whose,
  code: string,
): Promise<LinkRow | null> {
  const [row] = await db.query<LinkRow>(sql`
    ${LINKS} where a.merchant = ${merchant} and a.member_id = ${memberId}::bigint and a.code = ${code}`);
  return row ?? null;
}

/** Under the lock of the agent, so that of two links at once the second is counted with the first. */
export async function lockAgent(
  tx: Database,
  { merchant, memberId }: Whose,
): Promise<{ rebate: number; links: number }> {
  const [row] = await tx.query<{ rebate: number }>(sql`
    select rebate_basis_points as rebate from member
    where merchant = ${merchant} and id = ${memberId}::bigint for no key update`);
  const [counted] = await tx.query<{ links: number }>(sql`
    select count(*)::int as links from affiliate where merchant = ${merchant} and member_id = ${memberId}::bigint`);
  return { rebate: row?.rebate ?? 0, links: counted?.links ?? 0 };
}

type NewLink = Whose & { code: string; channel: string; rebate: number; days: number | null };

/** False when the code is taken. */
export async function insertLink(tx: Database, link: NewLink): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into affiliate (merchant, code, member_id, channel, rebate_basis_points, expires_at)
    values (${link.merchant}, ${link.code}, ${link.memberId}::bigint, ${link.channel}, ${link.rebate},
      platform_now() + ${link.days}::int * interval '1 day')
    on conflict do nothing returning code`);
  return rows.length > 0;
}

export async function switchLink(
  db: Database,
  { merchant, memberId }: Whose,
  { code, on }: { code: string; on: boolean },
): Promise<boolean> {
  const rows = await db.query(sql`
    update affiliate set active = ${on}
    where merchant = ${merchant} and member_id = ${memberId}::bigint and code = ${code} returning code`);
  return rows.length > 0;
}

export async function noteVisit(
  db: Database,
  merchant: string,
  { code, browser, most }: { code: string; browser: Buffer; most: number },
): Promise<void> {
  await db.query(sql`select invitation_visit(${merchant}, ${code}, ${browser}, ${most})`);
}

export async function deleteOldVisits(db: Database, merchant: string): Promise<void> {
  await db.query(sql`
    delete from affiliate_visit where merchant = ${merchant} and at < platform_now() - interval '90 days'`);
}
