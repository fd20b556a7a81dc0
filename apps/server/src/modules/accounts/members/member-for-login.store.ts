import type { HoldReason } from '@maidan/contract/accounts/sessions/hold-reason.ts';
import type { Database } from '#db/database.ts';
import { sql, type Sql } from '#db/sql.ts';

export type DoorRow = {
  id: bigint;
  username: string;
  password_hash: string;
  has_password: boolean;
  type: number;
  status: 'active' | 'closed' | 'excluded';
  first_time: boolean;
  must_change: boolean;
  expires_passed: boolean;
  password_age_days: number;
  mobile: string | null;
  email: string | null;
  payee_name: string | null;
  has_totp: boolean;
  second_step_always: boolean;
  held_hours: number;
  held_until: Date | null;
  held_because: HoldReason | null;
};

/** A number that was typed but never proved may be a stranger's: for the door it is not there. */
const COLUMNS = sql`
  id, username, password_hash, has_password, type, status, last_login_at is null as first_time,
  must_change_password as must_change, coalesce(password_expires_at <= platform_now(), false) as expires_passed,
  extract(epoch from platform_now() - coalesce(password_changed_at, created_at))::float8 / 86400 as password_age_days,
  case when mobile_verified_at is not null then mobile end as mobile, email, payee_name, totp_secret is not null as has_totp,
  second_step_always, case when held_until > platform_now() then held_until end as held_until,
  case when held_until > platform_now() then held_because end as held_because,
  greatest(0, coalesce(extract(epoch from held_until - platform_now())::float8 / 3600, 0)) as held_hours`;

async function selectDoor(db: Database, merchant: string, condition: Sql): Promise<DoorRow | null> {
  const [row] = await db.query<DoorRow>(
    sql`select ${COLUMNS} from member where merchant = ${merchant} and ${condition}`,
  );
  return row ?? null;
}

export function selectDoorByName(db: Database, merchant: string, key: string): Promise<DoorRow | null> {
  return selectDoor(db, merchant, sql`username_key = ${key}`);
}

export function selectDoorById(db: Database, merchant: string, id: string): Promise<DoorRow | null> {
  return selectDoor(db, merchant, sql`id = ${id}::bigint`);
}

export function selectDoorByMobile(db: Database, merchant: string, mobile: string): Promise<DoorRow | null> {
  return selectDoor(db, merchant, sql`mobile = ${mobile} and mobile_verified_at is not null`);
}

export async function noteLogin(db: Database, merchant: string, id: string): Promise<void> {
  await db.query(sql`
    update member set last_login_at = platform_now() where merchant = ${merchant} and id = ${id}::bigint`);
}
