import type { Language } from '@maidan/contract/languages.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';
import type { MessageRow } from './chat-rows.ts';

type Place = { merchant: string; room: string };
type RoomRow = { room: string; name: string; about: string };

export function readRooms(db: Database, merchant: string, language: Language): Promise<RoomRow[]> {
  const statement = sql`
    select room, name, about from chat_room where merchant = ${merchant} and language = ${language}
    order by sort_order, room limit 50`;
  return db.query<RoomRow>(prepared('chat-rooms', statement));
}

export async function readRoom(
  db: Database,
  { merchant, room }: Place,
): Promise<(RoomRow & { version: bigint; slowSeconds: number }) | null> {
  const rows = await db.query<RoomRow & { version: bigint; slowSeconds: number }>(sql`
    select room, name, about, version, slow_seconds from chat_room where merchant = ${merchant} and room = ${room}`);
  return rows[0] ?? null;
}

/** Beside a line (`m`), the one that it answers. */
const quote = sql`
  q.id as quote_id, qp.author as quote_author, qb.username as quote_username, qb.nickname as quote_nickname,
  qb.is_bot as quote_is_bot, qp.staff_name as quote_staff_name, case when q.hidden_at is null then left(q.text, 200) end as quote_text`;
const quoted = sql`
  left join chat_message q on q.merchant = m.merchant and q.id = m.reply_to
  left join chat_person qp on qp.merchant = q.merchant and qp.member_id = q.member_id
  left join member qb on qb.merchant = q.merchant and qb.id = q.member_id`;

/** Newest first, below `before`: one index range, however long people have been talking. */
export function readMessages(
  db: Database,
  { merchant, room, before, limit }: Place & { before: bigint | null; limit: number },
): Promise<MessageRow[]> {
  return db.query<MessageRow>(sql`
    select m.id, m.place, p.author, p.staff_name, b.username, b.nickname, b.is_bot, b.id as member_id, b.avatar, m.text, m.at,
      ${quote}
    from chat_message m
    join chat_person p on p.merchant = m.merchant and p.member_id = m.member_id
    join member b on b.merchant = m.merchant and b.id = m.member_id
    ${quoted}
    where m.merchant = ${merchant} and m.room = ${room} and m.hidden_at is null
      ${before === null ? sql`` : sql`and m.place < ${before}`}
    order by m.place desc limit ${limit}`);
}

export type NewLine = {
  memberId: string;
  room: string;
  operationId: string;
  text: string;
  replyTo?: string | undefined;
};

export type SendOutcome = Omit<MessageRow, 'memberId' | 'text'> & {
  outcome: 'sent' | 'same' | 'unknown' | 'silenced' | 'blocked' | 'fast' | 'conflict';
  waitSeconds: number;
};

export async function insertMessage(
  db: Database,
  line: NewLine & { merchant: string },
): Promise<SendOutcome> {
  const { merchant, room, memberId, operationId, text, replyTo = null } = line;
  const [row] = await db.query<SendOutcome>(sql`
    select outcome, message_id as id, place_no as place, sent_at as at, author_id as author, m.staff_name,
           wait_seconds, b.username, b.nickname, b.is_bot, b.avatar, ${quote}
    from (
      select ${merchant}::text as merchant, ${replyTo}::bigint as reply_to, s.*
      from chat_send(${merchant}, ${room}, ${memberId}::bigint, ${operationId}::uuid, ${text}, ${replyTo}::bigint) s
    ) m
    join member b on b.merchant = m.merchant and b.id = ${memberId}::bigint
    ${quoted}`);
  if (row === undefined) throw new Error('the chat did not answer');
  return row;
}

/** A second report of the same line is the first. Nobody reports themselves. */
export async function insertReport(
  db: Database,
  { merchant, id, memberId, reason }: { merchant: string; id: string; memberId: string; reason: string },
): Promise<boolean> {
  const [row] = await db.query<{ known: boolean }>(sql`
    with found as (
      select id from chat_message where merchant = ${merchant} and id = ${id}::bigint and hidden_at is null
        and member_id <> ${memberId}::bigint
    ), told as (
      insert into chat_report (merchant, message_id, member_id, reason)
      select ${merchant}, id, ${memberId}::bigint, ${reason} from found
      on conflict do nothing
    )
    select exists (select from found) as known`);
  return row?.known === true;
}

/** Answers with how many lines went; what is left waits for the next call. */
export async function forgetLines(db: Database, merchant: string, most: number): Promise<bigint> {
  const [row] = await db.query<{ gone: bigint }>(sql`select chat_forget(${merchant}, ${most}) as gone`);
  return row?.gone ?? 0n;
}
