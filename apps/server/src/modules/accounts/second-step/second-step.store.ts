import type { Language } from '@maidan/contract/languages.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

/** True while the row lives; the use is noted in the same statement. */
export async function useDevice(
  db: Database,
  merchant: string,
  { memberId, token }: { memberId: string; token: Buffer },
): Promise<boolean> {
  const rows = await db.query(sql`
    update known_device set last_used_at = platform_now()
    where merchant = ${merchant} and member_id = ${memberId}::bigint and token_hash = ${token}
      and expires_at > platform_now()
    returning id`);
  return rows.length > 0;
}

/** What the browser held until now is worth nothing from here on, also for others who use it. */
export async function renameDevice(
  tx: Database,
  merchant: string,
  { from, to }: { from: Buffer; to: Buffer },
): Promise<void> {
  await tx.query(sql`
    update known_device set token_hash = ${to} where merchant = ${merchant} and token_hash = ${from}`);
}

type NewDevice = {
  memberId: string;
  token: Buffer;
  device: string;
  ip: string;
  country: string | null;
  days: number;
  most: number;
};

export async function insertDevice(tx: Database, merchant: string, known: NewDevice): Promise<void> {
  await tx.query(sql`
    insert into known_device (merchant, member_id, token_hash, device, ip, country, expires_at)
    values (${merchant}, ${known.memberId}::bigint, ${known.token}, ${known.device}, ${known.ip}, ${known.country},
            platform_now() + make_interval(days => ${known.days}))
    on conflict (merchant, member_id, token_hash) do update set
      device = excluded.device, ip = excluded.ip, country = excluded.country,
      last_used_at = platform_now(), expires_at = excluded.expires_at`);
  await tx.query(sql`
    delete from known_device where merchant = ${merchant} and member_id = ${known.memberId}::bigint and id not in (
      select id from known_device where merchant = ${merchant} and member_id = ${known.memberId}::bigint
      order by last_used_at desc, id limit ${known.most})`);
}

export type DeviceRow = {
  id: string;
  tokenHash: Buffer;
  device: string;
  ip: string;
  country: string | null;
  lastUsedAt: Date;
  expiresAt: Date;
};

export function selectDevices(db: Database, merchant: string, memberId: string): Promise<DeviceRow[]> {
  return db.query<DeviceRow>(sql`
    select id, token_hash, device, ip, country, last_used_at, expires_at from known_device
    where merchant = ${merchant} and member_id = ${memberId}::bigint and expires_at > platform_now()
    order by last_used_at desc, id`);
}

/** One of a member's own, or all of them. */
export async function deleteDevices(
  db: Database,
  merchant: string,
  memberId: string,
  id: string | null,
): Promise<number> {
  const rows = await db.query(sql`
    delete from known_device
    where merchant = ${merchant} and member_id = ${memberId}::bigint and id = coalesce(${id}::uuid, id)
    returning id`);
  return rows.length;
}

export async function deleteOldDevices(db: Database, merchant: string): Promise<void> {
  await db.query(sql`delete from known_device where merchant = ${merchant} and expires_at < platform_now()`);
}

export async function replaceRecoveryCodes(
  tx: Database,
  merchant: string,
  memberId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.query(sql`
    delete from recovery_code where merchant = ${merchant} and member_id = ${memberId}::bigint`);
  await tx.query(sql`
    insert into recovery_code (merchant, member_id, code_hash)
    select ${merchant}, ${memberId}::bigint, h
    from unnest(${hashes.map((hash) => `\\x${hash.toString('hex')}`)}::bytea[]) as h`);
}

/** True for exactly one of many who bring the same code at the same moment. */
export async function spendRecoveryCodeRow(
  db: Database,
  merchant: string,
  memberId: string,
  hash: Buffer,
): Promise<boolean> {
  const rows = await db.query(sql`
    update recovery_code set used_at = platform_now()
    where merchant = ${merchant} and member_id = ${memberId}::bigint and code_hash = ${hash} and used_at is null
    returning used_at`);
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Database, merchant: string, memberId: string): Promise<number> {
  const [row] = await db.query<{ left: number }>(sql`
    select count(*)::int as "left" from recovery_code
    where merchant = ${merchant} and member_id = ${memberId}::bigint and used_at is null`);
  return row?.left ?? 0;
}

export type LossRow = { requestedAt: Date; removesAt: Date };

export async function selectLoss(db: Database, merchant: string, memberId: string): Promise<LossRow | null> {
  const [row] = await db.query<LossRow>(sql`
    select requested_at, removes_at from second_step_loss
    where merchant = ${merchant} and member_id = ${memberId}::bigint`);
  return row ?? null;
}

type NewLoss = {
  memberId: string;
  hours: number;
  ip: string;
  device: string;
  country: string | null;
  language: Language;
};

/** Asking again neither shortens nor prolongs the day. Null when there is no second step any more. */
export async function insertLoss(
  db: Database,
  merchant: string,
  loss: NewLoss,
): Promise<(LossRow & { fresh: boolean }) | null> {
  const [row] = await db.query<LossRow & { fresh: boolean }>(sql`
    insert into second_step_loss as l (merchant, member_id, removes_at, ip, device, country, language)
    select merchant, id, platform_now() + make_interval(hours => ${loss.hours}), ${loss.ip}, ${loss.device},
           ${loss.country}, ${loss.language}
    from member where merchant = ${merchant} and id = ${loss.memberId}::bigint and totp_secret is not null
    on conflict (merchant, member_id) do update set removes_at = l.removes_at
    returning l.requested_at, l.removes_at, l.xmax = 0 as fresh`);
  return row ?? null;
}

export async function deleteLoss(db: Database, merchant: string, memberId: string): Promise<boolean> {
  const rows = await db.query(sql`
    delete from second_step_loss where merchant = ${merchant} and member_id = ${memberId}::bigint returning member_id`);
  return rows.length > 0;
}

export type DueLoss = {
  memberId: bigint;
  username: string;
  mobile: string | null;
  email: string | null;
  language: Language;
  ip: string;
  device: string;
  country: string | null;
};

/** The next whose day is over, by the database's clock; others who look at the same moment take another. */
export async function takeDueLoss(tx: Database, merchant: string): Promise<DueLoss | null> {
  const [row] = await tx.query<DueLoss>(sql`
    select l.member_id, m.username, m.email, l.language, l.ip, l.device, l.country,
           case when m.mobile_verified_at is not null then m.mobile end as mobile
    from second_step_loss l join member m on m.merchant = l.merchant and m.id = l.member_id
    where l.merchant = ${merchant} and l.removes_at <= platform_now()
    order by l.removes_at limit 1 for update of l skip locked`);
  return row ?? null;
}

/** The second step and all that belongs to it. */
export async function clearSecondStep(tx: Database, merchant: string, memberId: string): Promise<void> {
  await tx.query(sql`
    update member set totp_secret = null, totp_pending = null, totp_step = null, second_step_always = false
    where merchant = ${merchant} and id = ${memberId}::bigint`);
  for (const table of [sql`known_device`, sql`recovery_code`, sql`second_step_loss`])
    await tx.query(
      sql`delete from ${table} where merchant = ${merchant} and member_id = ${memberId}::bigint`,
    );
}

/** False where there is no second step to be strict about. */
export async function setAlways(
  db: Database,
  merchant: string,
  memberId: string,
  always: boolean,
): Promise<boolean> {
  const rows = await db.query(sql`
    update member set second_step_always = ${always}
    where merchant = ${merchant} and id = ${memberId}::bigint and totp_secret is not null returning id`);
  return rows.length > 0;
}

export async function noteShown(db: Database, merchant: string, sessionId: string): Promise<void> {
  await db.query(sql`
    update session set second_step = true where merchant = ${merchant} and id = ${sessionId}::uuid`);
}

export async function selectShown(db: Database, merchant: string, sessionId: string): Promise<boolean> {
  const [row] = await db.query<{ secondStep: boolean }>(sql`
    select second_step from session where merchant = ${merchant} and id = ${sessionId}::uuid`);
  return row?.secondStep === true;
}

export async function selectAlways(db: Database, merchant: string, memberId: string): Promise<boolean> {
  const [row] = await db.query<{ always: boolean }>(sql`
    select second_step_always as always from member where merchant = ${merchant} and id = ${memberId}::bigint`);
  return row?.always === true;
}
