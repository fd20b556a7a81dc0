import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

type Whose = { merchant: string; memberId: string };
export type PersonRow = { author: string; silenced: boolean };
export type MutedRow = { author: string; username: string; nickname: string; isBot: boolean };

export async function readPerson(
  db: Database,
  { merchant, memberId }: Whose,
): Promise<{ person: PersonRow | null; muted: MutedRow[] }> {
  const [persons, muted] = await Promise.all([
    db.query<PersonRow>(sql`
      select author, silenced from chat_person
      where merchant = ${merchant} and member_id = ${memberId}::bigint`),
    db.query<MutedRow>(sql`
      select p.author, b.username, b.nickname, b.is_bot from chat_mute x
      join chat_person p on p.merchant = x.merchant and p.member_id = x.muted_id
      join member b on b.merchant = x.merchant and b.id = x.muted_id
      where x.merchant = ${merchant} and x.member_id = ${memberId}::bigint order by x.at desc limit 500`),
  ]);
  return { person: persons[0] ?? null, muted };
}

/** False when nobody has that name in the chat, or the caller has it. */
export async function writeMute(
  db: Database,
  { merchant, memberId, author, muted }: Whose & { author: string; muted: boolean },
): Promise<boolean> {
  const [person] = await db.query<{ id: bigint }>(sql`
    select member_id as id from chat_person
    where merchant = ${merchant} and author = ${author}::uuid and member_id <> ${memberId}::bigint`);
  if (person === undefined) return false;
  await db.query(
    muted
      ? sql`insert into chat_mute (merchant, member_id, muted_id)
            values (${merchant}, ${memberId}::bigint, ${person.id}) on conflict do nothing`
      : sql`delete from chat_mute
            where merchant = ${merchant} and member_id = ${memberId}::bigint and muted_id = ${person.id}`,
  );
  return true;
}

/** Whether anybody is called so. Who has never written may be silenced as well. */
export async function writeSilenced(
  db: Database,
  { merchant, username, silenced }: { merchant: string; username: string; silenced: boolean },
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into chat_person (merchant, member_id, silenced)
    select merchant, id, ${silenced} from member
    where merchant = ${merchant} and username_key = lower(${username})
    on conflict (merchant, member_id) do update set silenced = excluded.silenced
    returning member_id`);
  return rows.length > 0;
}
