import type { Language } from '@maidan/contract/languages.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';

type Place = { merchant: string; room: string };
type RoomRow = { room: string; name: string; about: string };
export type MessageRow = {
  id: bigint;
  place: bigint;
  author: string;
  username: string;
  nickname: string;
  isBot: boolean;
  memberId: bigint;
  avatar: string | null;
  text: string;
  at: Date;
};

export function readRooms(db: Database, merchant: string, language: Language): Promise<RoomRow[]> {
  const statement = sql`
    select room, name, about from chat_room where merchant = ${merchant} and language = ${language}
    order by sort_order, room limit 50`;
  return db.query<RoomRow>(prepared('chat-rooms', statement));
}

export async function readRoom(
  db: Database,
  { merchant, room }: Place,
): Promise<(RoomRow & { version: bigint }) | null> {
  const rows = await db.query<RoomRow & { version: bigint }>(sql`
    select room, name, about, version from chat_room where merchant = ${merchant} and room = ${room}`);
  return rows[0] ?? null;
}

/** Newest first, below `before`: one index range, however long people have been talking. */
export function readMessages(
  db: Database,
  { merchant, room, before, limit }: Place & { before: bigint | null; limit: number },
): Promise<MessageRow[]> {
  return db.query<MessageRow>(sql`
    select m.id, m.place, p.author, b.username, b.nickname, b.is_bot, b.id as member_id, b.avatar, m.text, m.at
    from chat_message m
    join chat_person p on p.merchant = m.merchant and p.member_id = m.member_id
    join member b on b.merchant = m.merchant and b.id = m.member_id
    where m.merchant = ${merchant} and m.room = ${room} and m.hidden_at is null
      ${before === null ? sql`` : sql`and m.place < ${before}`}
    order by m.place desc limit ${limit}`);
}

export type SendOutcome = {
  outcome: 'sent' | 'same' | 'unknown' | 'silenced' | 'fast' | 'conflict';
  id: bigint;
  place: bigint;
  at: Date;
  author: string;
  username: string;
  nickname: string;
  isBot: boolean;
  avatar: string | null;
  waitSeconds: number;
};

export async function insertMessage(
  db: Database,
  line: Place & { memberId: string; operationId: string; text: string },
): Promise<SendOutcome> {
  const { merchant, room, memberId, operationId, text } = line;
  const [row] = await db.query<SendOutcome>(sql`
    select outcome, message_id as id, place_no as place, sent_at as at, author_id as author,
           wait_seconds, b.username, b.nickname, b.is_bot, b.avatar
    from chat_send(${merchant}, ${room}, ${memberId}::bigint, ${operationId}::uuid, ${text})
    join member b on b.merchant = ${merchant} and b.id = ${memberId}::bigint`);
  if (row === undefined) throw new Error('the chat did not answer');
  return row;
}

/** The line goes, and the room counts on: a page that misses the news sees the gap. */
export async function hideMessage(
  db: Database,
  merchant: string,
  id: string,
): Promise<{ room: string; version: bigint } | null> {
  const rows = await db.query<{ room: string; version: bigint }>(sql`
    with hidden as (
      update chat_message set hidden_at = platform_now()
      where merchant = ${merchant} and id = ${id}::bigint and hidden_at is null
      returning room
    )
    update chat_room r set version = r.version + 1 from hidden h
    where r.merchant = ${merchant} and r.room = h.room returning r.room, r.version`);
  return rows[0] ?? null;
}

/** A second report of the same line is the first. */
export async function insertReport(
  db: Database,
  { merchant, id, memberId, reason }: { merchant: string; id: string; memberId: string; reason: string },
): Promise<boolean> {
  const [row] = await db.query<{ known: boolean }>(sql`
    with found as (
      select id from chat_message where merchant = ${merchant} and id = ${id}::bigint and hidden_at is null
    ), told as (
      insert into chat_report (merchant, message_id, member_id, reason)
      select ${merchant}, id, ${memberId}::bigint, ${reason} from found
      on conflict do nothing
    )
    select exists (select from found) as known`);
  return row?.known === true;
}

/** Lines that were reported and are still to be read, the most reported first. */
export function readReports(
  db: Database,
  merchant: string,
): Promise<{ id: bigint; username: string; text: string; reports: number }[]> {
  return db.query(sql`
    select m.id, b.username, m.text, count(*)::int as reports from chat_report r
    join chat_message m on m.merchant = r.merchant and m.id = r.message_id and m.hidden_at is null
    join member b on b.merchant = m.merchant and b.id = m.member_id
    where r.merchant = ${merchant} group by m.merchant, m.id, b.username, m.text
    order by count(*) desc, m.id desc limit 100`);
}

export async function writeRoom(
  db: Database,
  merchant: string,
  { room, language, name, about }: RoomRow & { language: Language },
): Promise<void> {
  await db.query(sql`
    insert into chat_room (merchant, room, language, name, about, sort_order)
    select ${merchant}, ${room}, ${language}, ${name}, ${about}, coalesce(max(sort_order) + 1, 0)
    from chat_room where merchant = ${merchant}
    on conflict (merchant, room) do update
      set language = excluded.language, name = excluded.name, about = excluded.about`);
}
