import type { TeamType } from '@maidan/contract/downline/downline-words.ts';
import type { Database } from '#db/database.ts';
import { sql, type Sql } from '#db/sql.ts';
import type { TeamNames } from '#modules/agents/name-below.ts';

export type Whose = { merchant: string; memberId: string };

export type MemberRow = {
  id: bigint;
  username: string;
  type: TeamType;
  open: boolean;
  joinedAt: Date;
  lastSeenAt: Date | null;
  depth: number;
  direct: number;
  team: number;
  rebate: number;
  balance: bigint;
};

/** Everybody here stands below the reader: the line is what the row is found by. */
const ROW = ({ merchant, memberId }: Whose, currency: string): Sql => sql`
  select m.id, m.username, m.type, m.status = 'active' as open, m.created_at as joined_at, m.last_login_at as last_seen_at,
    l.depth, m.rebate_basis_points as rebate,
    (select count(*)::int from member c where c.merchant = m.merchant and c.upline_id = m.id) as direct,
    (select count(*)::int from team_line t where t.merchant = m.merchant and t.above_id = m.id) as team,
    (select coalesce(sum(a.balance), 0)::bigint from ledger_account a where a.merchant = m.merchant and a.kind = 'member'
      and a.owner = m.id::text and a.currency = ${currency}) as balance
  from team_line l join member m on m.merchant = l.merchant and m.id = l.below_id
  where l.merchant = ${merchant} and l.above_id = ${memberId}::bigint`;

export type Asked = {
  currency: string;
  under: string | null;
  search: string | null;
  names: TeamNames;
  kind: 'all' | 'agents' | 'players';
  open: 'any' | 'yes' | 'no';
  activeDays: number | null;
  joinedFrom: string | null;
  joinedTo: string | null;
  /** Where the page before ended: agents (1) come before players (0), then the newest. */
  before: readonly [agent: bigint, id: bigint] | null;
  limit: number;
};

export function selectMembers(db: Database, whose: Whose, asked: Asked): Promise<MemberRow[]> {
  return db.query<MemberRow>(sql`
    ${ROW(whose, asked.currency)} ${placeOf(whose, asked)}
      ${asked.kind === 'all' ? sql`` : asked.kind === 'players' ? sql`and m.type = 0` : sql`and m.type <> 0`}
      ${asked.open === 'any' ? sql`` : sql`and (m.status = 'active') = ${asked.open === 'yes'}`}
      ${asked.activeDays === null ? sql`` : sql`and m.last_login_at > platform_now() - make_interval(days => ${asked.activeDays})`}
      ${asked.joinedFrom === null ? sql`` : sql`and m.created_at >= record_day_start(${asked.joinedFrom}::date)`}
      ${asked.joinedTo === null ? sql`` : sql`and m.created_at < record_day_start(${asked.joinedTo}::date + 1)`}
      ${asked.before === null ? sql`` : sql`and ((m.type <> 0)::int, m.id) < (${asked.before[0]}::int, ${asked.before[1]})`}
    order by (m.type <> 0)::int desc, m.id desc limit ${asked.limit}`);
}

/**
 * A search looks at every level, of whoever is looked at; else it is one level. A name that the reader may not read finds nobody, so that
 * none can be guessed.
 */
function placeOf({ memberId }: Whose, { under, search, names }: Asked): Sql {
  const top = under ?? memberId;
  if (search === null) return sql`and m.upline_id = ${top}::bigint`;
  const inside =
    under === null
      ? sql``
      : sql`and exists (select from team_line u where u.merchant = l.merchant and u.above_id = ${top}::bigint
          and u.below_id = l.below_id)`;
  const isNamed = { all: sql`true`, direct: sql`l.depth = 1`, none: sql`false` }[names];
  return sql`${inside} and ((starts_with(m.username_key, lower(${search})) and ${isNamed}) or m.id::text = ${search})`;
}

export async function selectMember(
  db: Database,
  whose: Whose,
  { id, currency }: { id: string; currency: string },
): Promise<MemberRow | null> {
  const [row] = await db.query<MemberRow>(sql`
    ${ROW(whose, currency)} and l.below_id = ${id}::bigint`);
  return row ?? null;
}

export type PathRow = { id: bigint; username: string; depth: number };

/** From just below the reader down to somebody; empty for whoever is not below. */
export function selectPath(db: Database, { merchant, memberId }: Whose, id: string): Promise<PathRow[]> {
  return db.query<PathRow>(sql`
    select m.id, m.username, mine.depth
    from team_line mine
    join member m on m.merchant = mine.merchant and m.id = mine.below_id
    where mine.merchant = ${merchant} and mine.above_id = ${memberId}::bigint
      and exists (select from team_line whole where whole.merchant = mine.merchant
        and whole.above_id = ${memberId}::bigint and whole.below_id = ${id}::bigint)
      and (mine.below_id = ${id}::bigint or exists (select from team_line up where up.merchant = mine.merchant
        and up.above_id = mine.below_id and up.below_id = ${id}::bigint))
    order by mine.depth`);
}

export type TotalsRow = { team: number; balance: bigint };

export async function selectTotals(
  db: Database,
  { merchant, memberId }: Whose,
  currency: string,
): Promise<TotalsRow> {
  const [row] = await db.query<TotalsRow>(sql`
    select count(*)::int as team, coalesce(sum(a.balance), 0)::bigint as balance
    from team_line l
    left join ledger_account a on a.merchant = l.merchant and a.kind = 'member' and a.owner = l.below_id::text
      and a.currency = ${currency} and a.shard = 0
    where l.merchant = ${merchant} and l.above_id = ${memberId}::bigint`);
  return row ?? { team: 0, balance: 0n };
}

export type NodeRow = {
  id: bigint;
  uplineId: bigint;
  username: string;
  depth: number;
  type: number;
  active: boolean;
};

export function selectNodes(db: Database, { merchant, memberId }: Whose, limit: number): Promise<NodeRow[]> {
  return db.query<NodeRow>(sql`
    select m.id, m.upline_id, m.username, l.depth, m.type,
      coalesce(m.last_login_at > platform_now() - interval '7 days', false) as active
    from team_line l join member m on m.merchant = l.merchant and m.id = l.below_id
    where l.merchant = ${merchant} and l.above_id = ${memberId}::bigint
    order by l.depth, m.upline_id, m.id limit ${limit}`);
}

export type StandingRow = { type: TeamType; rebate: number; links: number };

export async function selectStanding(db: Database, { merchant, memberId }: Whose): Promise<StandingRow> {
  const [row] = await db.query<StandingRow>(sql`
    select m.type, m.rebate_basis_points as rebate,
      (select count(*)::int from affiliate a where a.merchant = m.merchant and a.member_id = m.id) as links
    from member m where m.merchant = ${merchant} and m.id = ${memberId}::bigint`);
  if (row === undefined) throw new Error('a session without its member');
  return row;
}

export type BroughtRow = { channel: string | null; earned: bigint; sent: bigint; received: bigint };

/** What the lower one and all below brought and what went between the two within thirty days, and by which link of the upper one the lower one came. */
export async function selectBrought(
  db: Database,
  { merchant, memberId }: Whose,
  id: string,
): Promise<BroughtRow> {
  const [row] = await db.query<BroughtRow>(sql`
    select
      (select a.channel from affiliate a where a.merchant = m.merchant and a.code = m.affiliate_code
        and a.member_id = ${memberId}::bigint) as channel,
      (select coalesce(sum(r.amount), 0)::bigint from team_rebate r where r.merchant = m.merchant
        and r.receiver_id = ${memberId}::bigint and r.at > platform_now() - interval '30 days' and (r.player_id = m.id
          or exists (select from team_line l where l.merchant = m.merchant and l.above_id = m.id and l.below_id = r.player_id))
      ) as earned,
      (select coalesce(sum(t.amount), 0)::bigint from upline_transfer t where t.merchant = m.merchant
        and t.sender_id = ${memberId}::bigint and t.receiver_id = m.id and t.at > platform_now() - interval '30 days') as sent,
      (select coalesce(sum(t.amount), 0)::bigint from upline_transfer t where t.merchant = m.merchant
        and t.sender_id = m.id and t.receiver_id = ${memberId}::bigint and t.at > platform_now() - interval '30 days') as received
    from member m where m.merchant = ${merchant} and m.id = ${id}::bigint`);
  return row ?? { channel: null, earned: 0n, sent: 0n, received: 0n };
}
