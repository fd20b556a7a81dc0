import type { Language } from '@maidan/contract/languages.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type HiddenLine = { room: string; version: bigint; username: string; text: string };

/** The line goes, and the room counts on: a page that misses the news sees the gap. */
export async function hideLine(db: Database, merchant: string, id: string): Promise<HiddenLine | null> {
  const rows = await db.query<HiddenLine>(sql`
    with hidden as (
      update chat_message set hidden_at = platform_now()
      where merchant = ${merchant} and id = ${id}::bigint and hidden_at is null
      returning room, member_id, text
    )
    update chat_room r set version = r.version + 1
    from hidden h join member b on b.merchant = ${merchant} and b.id = h.member_id
    where r.merchant = ${merchant} and r.room = h.room returning r.room, r.version, b.username, h.text`);
  return rows[0] ?? null;
}

/** How many were open. */
export async function decideReports(db: Database, merchant: string, id: string): Promise<number> {
  const rows = await db.query(sql`
    update chat_report set decided_at = platform_now()
    where merchant = ${merchant} and message_id = ${id}::bigint and decided_at is null returning message_id`);
  return rows.length;
}

export type QueuedLine = {
  id: bigint;
  room: string;
  username: string;
  text: string;
  at: Date;
  reports: number;
  /** How often each reason was given: `money 2, spam 1`. */
  reasons: string;
  before: readonly string[];
  after: readonly string[];
};

/** The two lines of the room on one side of the line `m`, in their order. */
function around(side: 'before' | 'after') {
  const [test, order] = side === 'before' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  return sql`coalesce((select array_agg(near.line order by near.place) from (
    select n.place, nb.username || ': ' || n.text as line from chat_message n
    join member nb on nb.merchant = n.merchant and nb.id = n.member_id
    where n.merchant = m.merchant and n.room = m.room and n.place ${test} m.place
    order by n.place ${order} limit 2) near), '{}')`;
}

/** Lines that somebody has reported and nobody has decided, the most reported first, with what was said around them. */
export function readQueue(db: Database, merchant: string): Promise<QueuedLine[]> {
  return db.query<QueuedLine>(sql`
    with open as (
      select message_id, sum(times)::int as reports,
        string_agg(reason || ' ' || times, ', ' order by times desc, reason) as reasons
      from (select message_id, reason, count(*) as times from chat_report
        where merchant = ${merchant} and decided_at is null group by message_id, reason) by_reason
      group by message_id
    )
    select m.id, m.room, b.username, m.text, m.at, open.reports, open.reasons,
      ${around('before')} as before, ${around('after')} as after
    from open
    join chat_message m on m.merchant = ${merchant} and m.id = open.message_id and m.hidden_at is null
    join member b on b.merchant = m.merchant and b.id = m.member_id
    order by open.reports desc, m.id limit 100`);
}

/** Whose it is now, or null when nobody is called so. Who has never written may be silenced as well. */
export async function writeSilence(
  db: Database,
  {
    merchant,
    username,
    silenced,
    hours,
  }: { merchant: string; username: string; silenced: boolean; hours: number | null },
): Promise<bigint | null> {
  const until =
    silenced && hours !== null
      ? sql`platform_now() + make_interval(hours => ${hours})`
      : sql`null::timestamptz`;
  const [row] = await db.query<{ memberId: bigint }>(sql`
    insert into chat_person (merchant, member_id, silenced, silenced_until)
    select merchant, id, ${silenced}, ${until} from member
    where merchant = ${merchant} and username_key = lower(${username})
    on conflict (merchant, member_id) do update
      set silenced = excluded.silenced, silenced_until = excluded.silenced_until
    returning member_id`);
  return row?.memberId ?? null;
}

/** As above. A bot is nobody and speaks for nobody. */
export async function writeStaff(
  db: Database,
  { merchant, username, name }: { merchant: string; username: string; name: string | null },
): Promise<bigint | null> {
  const [row] = await db.query<{ memberId: bigint }>(sql`
    insert into chat_person (merchant, member_id, staff_name)
    select merchant, id, ${name} from member
    where merchant = ${merchant} and username_key = lower(${username}) and not is_bot
    on conflict (merchant, member_id) do update set staff_name = excluded.staff_name
    returning member_id`);
  return row?.memberId ?? null;
}

/** The room's next number, or null when there is no such room. */
export async function writeSlow(
  db: Database,
  { merchant, room, seconds }: { merchant: string; room: string; seconds: number },
): Promise<bigint | null> {
  const [row] = await db.query<{ version: bigint }>(sql`
    update chat_room set slow_seconds = ${seconds}, version = version + 1
    where merchant = ${merchant} and room = ${room} returning version`);
  return row?.version ?? null;
}

export type NewRoom = { room: string; language: Language; name: string; about: string };

export async function writeRoom(
  db: Database,
  merchant: string,
  { room, language, name, about }: NewRoom,
): Promise<void> {
  await db.query(sql`
    insert into chat_room (merchant, room, language, name, about, sort_order)
    select ${merchant}, ${room}, ${language}, ${name}, ${about}, coalesce(max(sort_order) + 1, 0)
    from chat_room where merchant = ${merchant}
    on conflict (merchant, room) do update
      set language = excluded.language, name = excluded.name, about = excluded.about`);
}
