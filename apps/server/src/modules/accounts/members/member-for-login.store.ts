import type { HoldReason } from '@maidan/contract/accounts/sessions/hold-reason.ts';
import type { Database } from '#db/database.ts';
import { sql, type Sql } from '#db/sql.ts';

/** What the door needs to know of a member, and nothing else. */
export type MemberAtDoor = {
  id: string;
  username: string;
  /** Null for whoever never chose one: no password matches then. */
  passwordHash: string | null;
  type: number;
  status: 'active' | 'closed' | 'excluded';
  firstTime: boolean;
  /** The owner has not chosen it yet: somebody else gave it out. */
  passwordIsGiven: boolean;
  mustChange: boolean;
  expiresPassed: boolean;
  passwordAgeDays: number;
  mobile: string | null;
  email: string | null;
  payeeName: string | null;
  hasTotp: boolean;
  secondStepAlways: boolean;
  /** T25: hours for which the account stays held after a reset by phone. */
  heldHours: number;
  heldUntil: Date | null;
  heldBecause: HoldReason | null;
};

/** A number that was typed but never proved may be a stranger's: for the door it is not there. */
const COLUMNS = sql`
  id::text, username, case when has_password then password_hash end as password_hash, type, status,
  last_login_at is null as first_time, password_changed_at is null as password_is_given, must_change_password as must_change, coalesce(password_expires_at <= platform_now(), false) as expires_passed,
  extract(epoch from platform_now() - coalesce(password_changed_at, created_at))::float8 / 86400 as password_age_days,
  case when mobile_verified_at is not null then mobile end as mobile, email, payee_name, totp_secret is not null as has_totp,
  second_step_always, case when held_until > platform_now() then held_until end as held_until,
  case when held_until > platform_now() then held_because end as held_because,
  greatest(0, coalesce(extract(epoch from held_until - platform_now())::float8 / 3600, 0)) as held_hours`;

async function selectDoor(db: Database, merchant: string, condition: Sql): Promise<MemberAtDoor | null> {
  const [row] = await db.query<MemberAtDoor>(
    sql`select ${COLUMNS} from member where merchant = ${merchant} and not is_bot and ${condition}`,
  );
  return row ?? null;
}

export function selectDoorByName(db: Database, merchant: string, key: string): Promise<MemberAtDoor | null> {
  return selectDoor(db, merchant, sql`username_key = ${key}`);
}

export function selectDoorById(db: Database, merchant: string, id: string): Promise<MemberAtDoor | null> {
  return selectDoor(db, merchant, sql`id = ${id}::bigint`);
}

export function selectDoorByMobile(
  db: Database,
  merchant: string,
  mobile: string,
): Promise<MemberAtDoor | null> {
  return selectDoor(db, merchant, sql`mobile = ${mobile} and mobile_verified_at is not null`);
}

export async function noteLogin(db: Database, merchant: string, id: string): Promise<void> {
  await db.query(sql`
    update member set last_login_at = platform_now() where merchant = ${merchant} and id = ${id}::bigint`);
}

/** Until another password is chosen. */
export async function noteForced(db: Database, merchant: string, id: string): Promise<void> {
  await db.query(sql`
    update member set must_change_password = true where merchant = ${merchant} and id = ${id}::bigint`);
}
