import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type Whose = { merchant: string; memberId: string };

export async function selectAvatar(db: Database, { merchant, memberId }: Whose): Promise<string | null> {
  const [row] = await db.query<{ avatar: string | null }>(sql`
    select avatar from member where merchant = ${merchant} and id = ${memberId}::bigint`);
  return row?.avatar ?? null;
}

export async function updateAvatar(
  db: Database,
  { merchant, memberId }: Whose,
  avatar: string,
): Promise<void> {
  await db.query(sql`
    update member set avatar = ${avatar} where merchant = ${merchant} and id = ${memberId}::bigint`);
}

export async function updateNickname(
  db: Database,
  { merchant, memberId }: Whose,
  nickname: string,
): Promise<void> {
  await db.query(sql`
    update member set nickname = ${nickname} where merchant = ${merchant} and id = ${memberId}::bigint`);
}

/** The member's row is locked first: of two pictures that come together the later one stays. */
export async function replaceAvatarPicture(
  tx: Database,
  { merchant, memberId }: Whose,
  picture: Uint8Array,
): Promise<string | null> {
  await tx.query(sql`
    select from member where merchant = ${merchant} and id = ${memberId}::bigint for no key update`);
  await tx.query(sql`
    delete from avatar_picture where merchant = ${merchant} and member_id = ${memberId}::bigint`);
  const [row] = await tx.query<{ id: string }>(sql`
    insert into avatar_picture (merchant, member_id, picture)
    values (${merchant}, ${memberId}::bigint, ${picture}) returning id`);
  return row?.id ?? null;
}
