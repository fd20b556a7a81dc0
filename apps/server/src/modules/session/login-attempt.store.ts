import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

type Door = { merchant: string; usernameKey: string; ip: string };

/**
 * Counts an attempt before the password is looked at, so that many at once count too. From the third on the door
 * stays shut for 1, 2, 4 … 900 seconds. Answers whether this attempt may go on; a success forgets the count.
 */
export async function beginAttempt(db: Database, door: Door): Promise<boolean> {
  const rows = await db.query(sql`
    insert into login_attempt as a (merchant, username_key, ip, failures, last_failed_at)
    values (${door.merchant}, ${door.usernameKey}, ${door.ip}, 1, platform_now())
    on conflict (merchant, username_key, ip) do update set
      failures = case when a.last_failed_at < platform_now() - interval '1 day' then 1 else a.failures + 1 end,
      locked_until = case when a.failures >= 2 and a.last_failed_at >= platform_now() - interval '1 day'
        then platform_now() + make_interval(secs => least(900, power(2, least(a.failures, 20) - 2))) end,
      last_failed_at = platform_now()
    where a.locked_until is null or a.locked_until <= platform_now()
    returning failures`);
  return rows.length > 0;
}

/** Old counts say nothing any more. */
export async function pruneAttempts(db: Database, merchant: string): Promise<void> {
  await db.query(sql`
    delete from login_attempt
    where merchant = ${merchant} and last_failed_at < platform_now() - interval '2 days'`);
}

export async function secondsLocked(db: Database, door: Door): Promise<number> {
  const [row] = await db.query<{ seconds: number }>(sql`
    select greatest(1, ceil(extract(epoch from locked_until - platform_now())))::int as seconds
    from login_attempt
    where merchant = ${door.merchant} and username_key = ${door.usernameKey} and ip = ${door.ip}`);
  return row?.seconds ?? 1;
}

export async function forgetAttempts(db: Database, door: Door): Promise<void> {
  await db.query(sql`
    delete from login_attempt
    where merchant = ${door.merchant} and username_key = ${door.usernameKey} and ip = ${door.ip}`);
}
