import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type Message = { kind: 'sms' | 'mail'; target: string; dialingCode: string | null; ip: string };
export type SentCounts = {
  /** Seconds since the last one to this target; null when there was none today. */
  age: number | null;
  hour: number;
  day: number;
  fromAddress: number;
  country: number;
  site: number;
};

/** One after the other: counting is exact, on all nodes, and what a message costs waits outside. */
export async function lockSending(db: Database, merchant: string): Promise<void> {
  await db.query(sql`select pg_advisory_xact_lock(hashtextextended(${`sending:${merchant}`}, 0))`);
}

const since = (interval: string) => sql`at > platform_now() - ${interval}::interval`;

/** What left in the last day. Pretended ones count for the number and the address, never for a budget. */
export async function countSent(db: Database, merchant: string, message: Message): Promise<SentCounts> {
  const toTarget = sql`merchant = ${merchant} and kind = ${message.kind} and target = ${message.target}`;
  const budget = sql`merchant = ${merchant} and kind = ${message.kind} and not pretended`;
  const [row] = await db.query<SentCounts>(sql`
    select
      (select extract(epoch from platform_now() - max(at))::float8 from message_sent
        where ${toTarget} and ${since('1 day')}) as age,
      (select count(*) from message_sent where ${toTarget} and ${since('1 hour')})::int as hour,
      (select count(*) from message_sent where ${toTarget} and ${since('1 day')})::int as day,
      (select count(*) from message_sent where merchant = ${merchant} and kind = ${message.kind}
        and ip = ${message.ip} and ${since('1 hour')})::int as from_address,
      (select count(*) from message_sent where ${budget} and ${since('1 day')}
        and dialing_code = ${message.dialingCode})::int as country,
      (select count(*) from message_sent where ${budget} and ${since('1 day')})::int as site`);
  if (row === undefined) throw new Error('counting gave no row');
  return row;
}

export async function insertSent(
  db: Database,
  merchant: string,
  message: Message & { pretended: boolean },
): Promise<void> {
  await db.query(sql`
    insert into message_sent (merchant, kind, target, dialing_code, ip, pretended)
    values (${merchant}, ${message.kind}, ${message.target}, ${message.dialingCode}, ${message.ip},
            ${message.pretended})`);
}

type CodeKey = { purpose: string; target: string; asker: Buffer };

export async function insertCode(
  db: Database,
  merchant: string,
  code: CodeKey & { hash: Buffer; minutes: number },
): Promise<void> {
  await db.query(sql`
    insert into verification_code (merchant, purpose, target, asker, code_hash, expires_at)
    values (${merchant}, ${code.purpose}, ${code.target}, ${code.asker}, ${code.hash},
            platform_now() + make_interval(mins => ${code.minutes}))`);
}

/** Counts a try on the asker's newest code while it has one left; `dead` is one that is used up, too old or tried too often. */
export async function tryCode(
  db: Database,
  merchant: string,
  { purpose, target, asker, tries }: CodeKey & { tries: number },
): Promise<{ id: bigint; codeHash: Buffer } | 'dead' | 'none'> {
  const newest = sql`
    select id from verification_code
    where merchant = ${merchant} and purpose = ${purpose} and target = ${target} and asker = ${asker}
    order by id desc limit 1`;
  const [row] = await db.query<{ id: bigint; codeHash: Buffer }>(sql`
    update verification_code set tries = tries + 1
    where merchant = ${merchant} and id = (${newest})
      and used_at is null and expires_at > platform_now() and tries < ${tries}
    returning id, code_hash`);
  if (row !== undefined) return row;
  return (await db.query(newest)).length > 0 ? 'dead' : 'none';
}

/** True for exactly one of many who bring the right code at the same moment. */
export async function spendCode(db: Database, merchant: string, id: bigint): Promise<boolean> {
  const rows = await db.query(sql`
    update verification_code set used_at = platform_now()
    where merchant = ${merchant} and id = ${id} and used_at is null returning id`);
  return rows.length > 0;
}

export async function deleteOldCodes(db: Database, merchant: string): Promise<void> {
  await db.query(sql`
    delete from verification_code where merchant = ${merchant} and expires_at < platform_now() - interval '1 hour'`);
  await db.query(sql`
    delete from message_sent where merchant = ${merchant} and at < platform_now() - interval '2 days'`);
}
