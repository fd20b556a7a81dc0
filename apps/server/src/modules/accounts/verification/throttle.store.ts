import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

/** How one key counts: from `from` failures on it is shut for 1, 2, 4 … `longest` seconds; a quiet time forgets it. */
export type Gate = { key: string; from: number; longest: number; quietSeconds: number };
export type GateState = { key: string; failures: number; lockedSeconds: number };

/**
 * Counts an attempt before anything is looked at, so that many at once count too. Answers the count with this one, or
 * null when the gate is shut: an attempt at a shut gate changes nothing.
 */
export async function countAttempt(db: Database, merchant: string, gate: Gate): Promise<number | null> {
  const { key, from, longest, quietSeconds } = gate;
  const next = sql`(case when t.last_failed_at < platform_now() - make_interval(secs => ${quietSeconds})
    then 1 else t.failures + 1 end)`;
  const [row] = await db.query<{ failures: number }>(sql`
    insert into throttle as t (merchant, key, failures) values (${merchant}, ${key}, 1)
    on conflict (merchant, key) do update set
      failures = ${next}, last_failed_at = platform_now(),
      locked_until = case when ${next} >= ${from} then platform_now() + make_interval(
        secs => least(${longest}, power(2, least(${next} - ${from}, 20)))) end
    where t.locked_until is null or t.locked_until <= platform_now()
    returning failures`);
  return row?.failures ?? null;
}

export function selectGates(db: Database, merchant: string, gates: readonly Gate[]): Promise<GateState[]> {
  return db.query<GateState>(sql`
    select t.key, t.failures,
           greatest(0, coalesce(ceil(extract(epoch from t.locked_until - platform_now())), 0))::int as locked_seconds
    from throttle t
    join unnest(${gates.map(({ key }) => key)}::text[], ${gates.map(({ quietSeconds }) => quietSeconds)}::int[])
      as g(key, quiet) on g.key = t.key
    where t.merchant = ${merchant} and t.last_failed_at >= platform_now() - make_interval(secs => g.quiet)`);
}

export async function forgetGates(db: Database, merchant: string, keys: readonly string[]): Promise<void> {
  await db.query(sql`delete from throttle where merchant = ${merchant} and key = any(${keys}::text[])`);
}

/** The attempt was a good one after all: it never counted. */
export async function uncountAttempt(db: Database, merchant: string, keys: readonly string[]): Promise<void> {
  await db.query(sql`
    update throttle set failures = greatest(0, failures - 1), locked_until = null
    where merchant = ${merchant} and key = any(${keys}::text[])`);
}

/** At most `share` in each window, for whoever the key stands for. Answers which one this is, or null. */
export async function takeShare(
  db: Database,
  merchant: string,
  { key, share, seconds }: { key: string; share: number; seconds: number },
): Promise<number | null> {
  const [row] = await db.query<{ failures: number }>(sql`
    insert into throttle as t (merchant, key, failures, locked_until)
    values (${merchant}, ${key}, 1, platform_now() + make_interval(secs => ${seconds}::float8))
    on conflict (merchant, key) do update set
      failures = case when t.locked_until <= platform_now() then 1 else t.failures + 1 end,
      locked_until = case when t.locked_until <= platform_now() then excluded.locked_until else t.locked_until end,
      last_failed_at = platform_now()
    where t.locked_until <= platform_now() or t.failures < ${share}
    returning failures`);
  return row?.failures ?? null;
}

/** Old counts say nothing any more, and invented names must not fill the table for ever. */
export async function deleteOldCounts(db: Database, merchant: string): Promise<void> {
  await db.query(sql`
    delete from throttle
    where merchant = ${merchant} and last_failed_at < platform_now() - interval '2 days'`);
}
