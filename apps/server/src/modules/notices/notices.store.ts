import type { NoticeKind } from '@maidan/contract/notices/notice-words.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type Owned = { merchant: string; memberId: string };
export type WishRow = { kinds: NoticeKind[]; quietFrom: number | null; quietUntil: number | null };
export type DeviceRow = { id: bigint; device: string; addedAt: Date };

export async function selectWish(db: Database, { merchant, memberId }: Owned): Promise<WishRow | null> {
  const [row] = await db.query<WishRow>(sql`
    select kinds, quiet_from, quiet_until from notice_wish
    where merchant = ${merchant} and member_id = ${memberId}::bigint`);
  return row ?? null;
}

/** False when there is no such zone. */
export async function writeWish(
  db: Database,
  { merchant, memberId }: Owned,
  wish: { kinds: readonly NoticeKind[]; quiet: { from: number; until: number } | null; zone: string },
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into notice_wish (merchant, member_id, kinds, quiet_from, quiet_until, zone)
    select ${merchant}, ${memberId}::bigint, ${wish.kinds}::text[], ${wish.quiet?.from ?? null}::int,
      ${wish.quiet?.until ?? null}::int, ${wish.zone}
    where exists (select from pg_timezone_names where name = ${wish.zone})
    on conflict (merchant, member_id) do update set kinds = excluded.kinds, quiet_from = excluded.quiet_from,
      quiet_until = excluded.quiet_until, zone = excluded.zone
    returning member_id`);
  return rows.length === 1;
}

export function selectDevices(db: Database, { merchant, memberId }: Owned): Promise<DeviceRow[]> {
  return db.query<DeviceRow>(sql`
    select id, device, added_at from notice_device
    where merchant = ${merchant} and member_id = ${memberId}::bigint order by id desc limit 50`);
}

type NewDevice = { endpoint: string; p256dh: string; auth: string; device: string; language: string };

/** What waited for whoever had this browser before goes; of too many devices the oldest goes. */
export async function writeDevice(
  tx: Database,
  { merchant, memberId }: Owned,
  given: NewDevice & { most: number },
): Promise<bigint> {
  await tx.query(sql`
    delete from notice_device where merchant = ${merchant} and endpoint = ${given.endpoint}
      and member_id <> ${memberId}::bigint`);
  const [row] = await tx.query<{ id: bigint }>(sql`
    insert into notice_device (merchant, member_id, endpoint, p256dh, auth, device, language)
    values (${merchant}, ${memberId}::bigint, ${given.endpoint}, ${given.p256dh}, ${given.auth}, ${given.device},
      ${given.language})
    on conflict (merchant, endpoint) do update set member_id = excluded.member_id, p256dh = excluded.p256dh,
      auth = excluded.auth, device = excluded.device, language = excluded.language
    returning id`);
  if (row === undefined) throw new Error('a device was not written');
  await tx.query(sql`
    delete from notice_device where merchant = ${merchant} and member_id = ${memberId}::bigint and id in (
      select id from notice_device where merchant = ${merchant} and member_id = ${memberId}::bigint
      order by id desc offset ${given.most})`);
  return row.id;
}

export async function deleteDevice(db: Database, { merchant, memberId }: Owned, id: string): Promise<void> {
  await db.query(sql`
    delete from notice_device
    where merchant = ${merchant} and member_id = ${memberId}::bigint and id = ${id}::bigint`);
}
