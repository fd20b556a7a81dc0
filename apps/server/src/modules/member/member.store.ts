import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';

export type MemberRow = {
  id: bigint;
  username: string;
  nickname: string;
  type: number;
  has_vip: boolean;
  vip_label: string | null;
  vip_level: number | null;
};

export async function selectMember(db: Database, merchant: string, id: string): Promise<MemberRow | null> {
  const [row] = await db.query<MemberRow>(
    prepared(
      'select-member',
      sql`
      select id, username, nickname, type, has_vip, vip_label, vip_level
      from member where merchant = ${merchant} and id = ${id}::bigint`,
    ),
  );
  return row ?? null;
}

/** Null when the name is taken, also by somebody who registers at this very moment. */
export async function insertMember(
  db: Database,
  merchant: string,
  member: { username: string; usernameKey: string; passwordHash: string },
): Promise<string | null> {
  const [row] = await db.query<{ id: bigint }>(sql`
    insert into member (merchant, username, username_key, nickname, password_hash, last_login_at)
    values (${merchant}, ${member.username}, ${member.usernameKey}, ${member.username}, ${member.passwordHash},
            platform_now())
    on conflict (merchant, username_key) do nothing
    returning id`);
  return row === undefined ? null : row.id.toString();
}

export type LoginRow = {
  id: bigint;
  password_hash: string;
  status: 'active' | 'closed' | 'excluded';
  first_time: boolean;
  password_expired: boolean;
};

export async function selectForLogin(
  db: Database,
  merchant: string,
  usernameKey: string,
): Promise<LoginRow | null> {
  const [row] = await db.query<LoginRow>(sql`
    select id, password_hash, status, last_login_at is null as first_time,
           must_change_password or coalesce(password_expires_at <= platform_now(), false) as password_expired
    from member where merchant = ${merchant} and username_key = ${usernameKey}`);
  return row ?? null;
}

export async function noteLogin(db: Database, merchant: string, id: string): Promise<void> {
  await db.query(sql`
    update member set last_login_at = platform_now() where merchant = ${merchant} and id = ${id}::bigint`);
}
