import type { ContractType } from '@maidan/contract/agents/agent-contract.ts';
import type { Language } from '@maidan/contract/languages.ts';
import type { LocalText } from '@maidan/contract/local-text.ts';
import type {
  AgentSubject,
  Audience,
  PlatformMessageKind,
} from '@maidan/contract/messages/platform/platform-message.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql, type Sql } from '#db/sql.ts';

/** A message may be for readers of some languages: which one is read in now decides. `offers` is false for whom nothing may be offered to now. */
export type Whose = { merchant: string; memberId: string; language: Language; offers: boolean };

export type PlatformMessageRow = {
  id: bigint;
  kind: PlatformMessageKind;
  title: LocalText | null;
  content: LocalText | null;
  /** What the words of a kind are filled with. */
  facts: {
    amount?: number;
    level?: number;
    name?: LocalText;
    code?: string;
    type?: ContractType;
    number?: string;
  };
  sentAt: Date;
  read: boolean;
};

/** How many of the newest count as unread; the badge says 99+ long before. */
const MOST_UNREAD = 200;
/** So many are marked in one statement. */
const MARKED_AT_ONCE = 1_000;
const ALL_IDS = '9223372036854775807';

/** AGT-01: of the house what it says to agents, or to this one; what it says to everybody is no news of an agent's work. */
const SUBJECTS: Readonly<Record<Exclude<AgentSubject, 'agents'>, Sql>> = {
  house: sql`(p.kind = 'house' and (p.audience = 'agents' or p.member_id is not null))`,
  contracts: sql`p.kind like 'contract-%'`,
  pay: sql`p.kind in ('dividend-paid', 'daily-paid', 'hourly-paid', 'realtime-paid')`,
};
const subjectIs = (about: AgentSubject): Sql =>
  about === 'agents' ? sql`(${SUBJECTS.house} or ${SUBJECTS.contracts} or ${SUBJECTS.pay})` : SUBJECTS[about];

/**
 * What a member finds in the list: the own messages, and those to an audience that they belong to, sent since they came
 * to the house and to that audience. Whoever takes a break, is near an own limit or wants no rewards gets no offers (R1, R2). Each half is read along its own index and no further than `limit`.
 */
function visible(
  { merchant, memberId, language, offers }: Whose,
  {
    before,
    limit,
    about,
    only,
  }: {
    before: string;
    limit: number;
    about?: AgentSubject | undefined;
    only?: 'unread' | readonly string[];
  },
) {
  const subject = sql`${about === undefined ? sql`` : sql`and ${subjectIs(about)}`}
    ${only === undefined ? sql`` : only === 'unread' ? sql`and s.read_at is null` : sql`and p.id = any(${only}::bigint[])`}`;
  return sql`
    with me as (
      select m.created_at, m.agent_since, (select min(c.changed_at) from vip_change c
          where c.merchant = m.merchant and c.member_id = m.id) as vip_since,
        ${offers} and not exists (select from reward_opt_out o
          where o.merchant = m.merchant and o.member_id = m.id) as offers,
        array['all'] || case when m.agent_since is not null then array['agents'] else '{}' end
          || case when m.has_vip then array['vip'] else '{}' end as audiences
      from member m where m.merchant = ${merchant} and m.id = ${memberId}::bigint
    ), own as (
      select p.*, s.read_at is not null as read from me cross join platform_message p
      left join platform_message_state s
        on s.merchant = p.merchant and s.member_id = p.member_id and s.message_id = p.id
      where p.merchant = ${merchant} and p.member_id = ${memberId}::bigint and p.id < ${before}::bigint
        and s.removed_at is null and (p.ends_at is null or p.ends_at > platform_now()) and (me.offers or not p.offer)
        ${subject}
      order by p.id desc limit ${limit}
    ), shared as (
      select p.*, s.read_at is not null as read from me cross join platform_message p
      left join platform_message_state s
        on s.merchant = p.merchant and s.member_id = ${memberId}::bigint and s.message_id = p.id
      where p.merchant = ${merchant} and p.audience is not null and p.audience = any(me.audiences)
        and p.id < ${before}::bigint and p.sent_at >= me.created_at and s.removed_at is null
        and (p.only_languages is null or ${language} = any(p.only_languages))
        and (p.joined_since is null or me.created_at >= p.joined_since)
        and (p.joined_before is null or me.created_at < p.joined_before)
        and (p.only_members is null or ${memberId}::bigint = any(p.only_members))
        and (p.audience <> 'vip' or p.sent_at >= me.vip_since)
        and (p.audience <> 'agents' or p.sent_at >= me.agent_since)
        and (p.ends_at is null or p.ends_at > platform_now()) and (me.offers or not p.offer)
        ${subject}
      order by p.id desc limit ${limit}
    ), both_halves as (select * from own union all select * from shared)`;
}

export function selectPlatformMessages(
  db: Database,
  whose: Whose,
  { before, limit, about }: { before: bigint | null; limit: number; about?: AgentSubject | undefined },
): Promise<PlatformMessageRow[]> {
  const place = { before: before?.toString() ?? ALL_IDS, limit, about };
  return db.query<PlatformMessageRow>(sql`
    ${visible(whose, place)}
    select id, kind, title, content, facts, sent_at, read from both_halves order by id desc limit ${limit}`);
}

export async function countUnreadMessages(db: Database, whose: Whose): Promise<number> {
  const [row] = await db.query<{ unread: number }>(
    prepared(
      'unread-platform-messages',
      sql`${visible(whose, { before: ALL_IDS, limit: MOST_UNREAD })}
        select count(*)::int as unread from both_halves where not read`,
    ),
  );
  return row?.unread ?? 0;
}

/**
 * How many of these, or of all there are, were news. Only what the member can see is marked, so nobody fills the table with
 * anything else.
 */
export async function markMessagesRead(
  db: Database,
  whose: Whose,
  ids: readonly string[] | null,
): Promise<number> {
  let marked = 0;
  for (let more = true; more;) {
    const rows = await db.query(sql`
      ${visible(whose, { before: ALL_IDS, limit: MARKED_AT_ONCE, only: ids ?? 'unread' })}
      insert into platform_message_state (merchant, member_id, message_id)
      select merchant, ${whose.memberId}::bigint, id from both_halves where not read
      on conflict do nothing returning message_id`);
    marked += rows.length;
    // Each half gives so many.
    more = ids === null && rows.length >= MARKED_AT_ONCE;
  }
  return marked;
}

/** False when there is no such message for this member. Taking it out twice is one act. */
export async function hideMessage(db: Database, whose: Whose, id: string): Promise<boolean> {
  const rows = await db.query(sql`
    ${visible(whose, { before: (BigInt(id) + 1n).toString(), limit: 1 })}
    insert into platform_message_state (merchant, member_id, message_id, removed_at)
    select merchant, ${whose.memberId}::bigint, id, platform_now() from both_halves where id = ${id}::bigint
    on conflict (merchant, member_id, message_id) do update set removed_at = excluded.removed_at
    returning message_id`);
  return rows.length > 0;
}

/** An audience, and what narrows it; null narrows nothing. */
export type AudienceOf = {
  audience: Audience;
  languages: readonly Language[] | null;
  joinedSince: string | null;
  joinedBefore: string | null;
  memberIds: readonly bigint[] | null;
};

export type NewMessage = {
  to: { memberId: string } | AudienceOf;
  title: LocalText;
  content: LocalText;
  offer: boolean;
  endsAt: string | null;
};

/** What comes here is clean already: `send-message.ts` is the only caller. */
export async function insertMessage(
  db: Pick<Database, 'query'>,
  merchant: string,
  { to, title, content, offer, endsAt }: NewMessage,
): Promise<bigint> {
  const [memberId, many] = 'memberId' in to ? [to.memberId, null] : [null, to];
  const [row] = await db.query<{ id: bigint }>(sql`
    insert into platform_message (merchant, member_id, audience, only_languages, joined_since, joined_before, only_members,
      kind, title, content, offer, ends_at)
    values (${merchant}, ${memberId}::bigint, ${many?.audience ?? null}, ${many?.languages ?? null}::text[],
      ${many?.joinedSince ?? null}::timestamptz, ${many?.joinedBefore ?? null}::timestamptz,
      ${many?.memberIds?.map(String) ?? null}::bigint[], 'house', ${JSON.stringify(title)}::jsonb,
      ${JSON.stringify(content)}::jsonb, ${offer}, ${endsAt}::timestamptz)
    returning id`);
  if (row === undefined) throw new Error('a message was not written');
  return row.id;
}

/** Whom it was for (null: an audience), or undefined when none of the house's under this number is still shown. */
export async function endMessage(
  db: Database,
  merchant: string,
  id: string,
): Promise<{ memberId: bigint | null } | undefined> {
  const [row] = await db.query<{ memberId: bigint | null }>(sql`
    update platform_message set ends_at = greatest(platform_now(), sent_at + interval '1 millisecond')
    where merchant = ${merchant} and id = ${id}::bigint and kind = 'house'
      and (ends_at is null or ends_at > platform_now())
    returning member_id`);
  return row;
}

export async function memberCalled(db: Database, merchant: string, username: string): Promise<string | null> {
  const [row] = await db.query<{ id: bigint }>(sql`
    select id from member where merchant = ${merchant} and username_key = lower(${username})`);
  return row?.id.toString() ?? null;
}

/** Of these names, who bears them; names that nobody bears are missing. */
export function membersCalled(
  db: Database,
  merchant: string,
  usernames: readonly string[],
): Promise<{ id: bigint; username: string }[]> {
  return db.query(sql`
    select id, username_key as username from member
    where merchant = ${merchant} and username_key = any(${usernames.map((name) => name.toLowerCase())}::text[])`);
}

/** Whoever opted out of rewards. */
export async function selectUnwanted(
  db: Database,
  { merchant, memberId }: Pick<Whose, 'merchant' | 'memberId'>,
): Promise<boolean> {
  const rows = await db.query(sql`
    select from reward_opt_out where merchant = ${merchant} and member_id = ${memberId}::bigint`);
  return rows.length > 0;
}
