import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type TicketRow = { memberId: bigint | null; data: unknown };

export async function insertTicket(
  db: Database,
  merchant: string,
  ticket: { hash: Buffer; purpose: string; memberId: string | null; data: unknown; seconds: number },
): Promise<void> {
  await db.query(sql`
    insert into ticket (merchant, hash, purpose, member_id, data, expires_at)
    values (${merchant}, ${ticket.hash}, ${ticket.purpose}, ${ticket.memberId}::bigint,
            ${JSON.stringify(ticket.data)}::jsonb, platform_now() + make_interval(secs => ${ticket.seconds}))`);
}

/** False when somebody was faster: of many at once the key lets exactly one through. */
export async function insertSpentTicket(
  db: Database,
  merchant: string,
  ticket: { hash: Buffer; purpose: string; seconds: number },
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into ticket (merchant, hash, purpose, used_at, expires_at)
    values (${merchant}, ${ticket.hash}, ${ticket.purpose}, platform_now(),
            platform_now() + make_interval(secs => ${ticket.seconds}))
    on conflict (merchant, hash) do nothing
    returning purpose`);
  return rows.length > 0;
}

type Wanted = { hash: Buffer; purpose: string };

/** The condition is part of the update: of many takers at once the database lets exactly one through. */
export async function spendTicket(
  db: Database,
  merchant: string,
  { hash, purpose }: Wanted,
): Promise<TicketRow | null> {
  const [row] = await db.query<TicketRow>(sql`
    update ticket set used_at = platform_now()
    where merchant = ${merchant} and hash = ${hash} and purpose = ${purpose}
      and used_at is null and expires_at > platform_now()
    returning member_id, data`);
  return row ?? null;
}

export async function tryTicket(
  db: Database,
  merchant: string,
  { hash, purpose, tries }: Wanted & { tries: number },
): Promise<TicketRow | null> {
  const [row] = await db.query<TicketRow>(sql`
    update ticket set tries = tries + 1
    where merchant = ${merchant} and hash = ${hash} and purpose = ${purpose}
      and used_at is null and expires_at > platform_now() and tries < ${tries}
    returning member_id, data`);
  return row ?? null;
}

export async function selectTicket(
  db: Database,
  merchant: string,
  { hash, purpose }: Wanted,
): Promise<TicketRow | null> {
  const [row] = await db.query<TicketRow>(sql`
    select member_id, data from ticket
    where merchant = ${merchant} and hash = ${hash} and purpose = ${purpose}
      and used_at is null and expires_at > platform_now()`);
  return row ?? null;
}

export async function deleteOldTickets(db: Database, merchant: string): Promise<void> {
  await db.query(sql`
    delete from ticket where merchant = ${merchant} and expires_at < platform_now() - interval '1 hour'`);
}
