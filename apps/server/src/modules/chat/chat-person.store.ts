import type { ChatDistance } from '@maidan/contract/chat/mute-chat-author.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { SpeakerRow } from './chat-rows.ts';

type Whose = { merchant: string; memberId: string };
export type PersonRow = {
  author: string;
  staffName: string | null;
  silenced: boolean;
  silencedUntil: Date | null;
};
export type MutedRow = SpeakerRow & { blocked: boolean };

/** As many as a list shows. */
const MOST_MUTED = 500;

export async function readPerson(
  db: Database,
  { merchant, memberId }: Whose,
): Promise<{ person: PersonRow | null; muted: MutedRow[] }> {
  const [persons, muted] = await Promise.all([
    db.query<PersonRow>(sql`
      select author, staff_name, silenced and coalesce(silenced_until > platform_now(), true) as silenced, silenced_until
      from chat_person where merchant = ${merchant} and member_id = ${memberId}::bigint`),
    db.query<MutedRow>(sql`
      select p.author, p.staff_name, b.username, b.nickname, b.is_bot, x.blocked from chat_mute x
      join chat_person p on p.merchant = x.merchant and p.member_id = x.muted_id
      join member b on b.merchant = x.merchant and b.id = x.muted_id
      where x.merchant = ${merchant} and x.member_id = ${memberId}::bigint
      order by x.at desc, x.muted_id limit ${MOST_MUTED}`),
  ]);
  return { person: persons[0] ?? null, muted };
}

/** In how many seconds this member may say the next line in the room. */
export async function readWait(
  db: Database,
  { merchant, memberId, room }: Whose & { room: string },
): Promise<number> {
  const [row] = await db.query<{ wait: number }>(sql`
    select chat_wait(${merchant}, ${room}, ${memberId}::bigint) as wait`);
  return row?.wait ?? 0;
}

type Wish = Whose & { author: string; distance: ChatDistance };

/** `unknown` when nobody has that name in the chat, or the caller has it; `full` when the list holds no more. */
export async function writeDistance(
  db: Database,
  { merchant, memberId, author, distance }: Wish,
): Promise<'done' | 'unknown' | 'full'> {
  const [person] = await db.query<{ id: bigint; many: number }>(sql`
    select p.member_id as id, (select count(*)::int from chat_mute x where x.merchant = ${merchant}
      and x.member_id = ${memberId}::bigint and x.muted_id <> p.member_id) as many
    from chat_person p
    where p.merchant = ${merchant} and p.author = ${author}::uuid and p.member_id <> ${memberId}::bigint`);
  if (person === undefined) return 'unknown';
  if (distance !== 'none' && person.many >= MOST_MUTED) return 'full';
  await db.query(
    distance === 'none'
      ? sql`delete from chat_mute
            where merchant = ${merchant} and member_id = ${memberId}::bigint and muted_id = ${person.id}`
      : sql`insert into chat_mute (merchant, member_id, muted_id, blocked)
            values (${merchant}, ${memberId}::bigint, ${person.id}, ${distance === 'blocked'})
            on conflict (merchant, member_id, muted_id) do update set blocked = excluded.blocked`,
  );
  return 'done';
}
