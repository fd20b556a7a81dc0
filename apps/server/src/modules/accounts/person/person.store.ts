import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type CheckRow = { state: 'yes' | 'no' | 'pending'; reference: string; page: string | null };
type Which = { merchant: string; memberId: string; kind: 'age' | 'identity' };

export async function selectCheck(db: Database, which: Which): Promise<CheckRow | null> {
  const [row] = await db.query<CheckRow>(sql`
    select state, reference::text as reference, page from person_check
    where merchant = ${which.merchant} and member_id = ${which.memberId}::bigint and kind = ${which.kind}`);
  return row ?? null;
}

/** A verdict stands: only what is pending changes. */
export async function writeCheck(
  db: Database,
  which: Which,
  { state, reference, provider, page }: CheckRow & { provider: string },
): Promise<void> {
  await db.query(sql`
    insert into person_check as known (merchant, member_id, kind, state, provider, reference, page, decided_at)
    values (${which.merchant}, ${which.memberId}::bigint, ${which.kind}, ${state}, ${provider}, ${reference}::uuid, ${page},
            case when ${state} = 'pending' then null else platform_now() end)
    on conflict (merchant, member_id, kind) do update
    set state = excluded.state, provider = excluded.provider, reference = excluded.reference, page = excluded.page,
        asked_at = platform_now(), decided_at = excluded.decided_at
    where known.state = 'pending'`);
}

export type PersonRow = {
  username: string;
  name: string | null;
  mobile: string | null;
  email: string | null;
  documentNumber: string | null;
};

export async function selectPerson(db: Database, merchant: string, memberId: string): Promise<PersonRow> {
  const [row] = await db.query<PersonRow>(sql`
    select username, payee_name as name, mobile, email, id_number as document_number from member
    where merchant = ${merchant} and id = ${memberId}::bigint`);
  if (row === undefined) throw new Error('nobody has this id');
  return row;
}

/** Under a new reference, so that the provider looks anew. Null when nothing was refused. */
export async function reopenCheck(
  db: Database,
  { merchant, username, kind }: { merchant: string; username: string; kind: 'age' | 'identity' },
): Promise<string | null> {
  const [row] = await db.query<{ id: bigint }>(sql`
    update person_check c set state = 'pending', decided_at = null, reference = gen_random_uuid()
    from member m
    where m.merchant = ${merchant} and m.username_key = lower(${username})
      and c.merchant = m.merchant and c.member_id = m.id and c.kind = ${kind} and c.state = 'no'
    returning m.id`);
  return row === undefined ? null : String(row.id);
}

export type OwnCheckRow = { kind: 'age' | 'identity'; state: CheckRow['state']; page: string | null };

export function selectChecks(db: Database, merchant: string, memberId: string): Promise<OwnCheckRow[]> {
  return db.query<OwnCheckRow>(sql`
    select kind, state, page from person_check where merchant = ${merchant} and member_id = ${memberId}::bigint`);
}

export type SimulatedRow = { kind: 'age' | 'identity'; state: CheckRow['state'] };

/** A question that the simulated provider was asked. */
export async function selectSimulated(
  db: Database,
  merchant: string,
  reference: string,
): Promise<SimulatedRow | null> {
  const [row] = await db.query<SimulatedRow>(sql`
    select kind, state from person_check
    where merchant = ${merchant} and reference = ${reference}::uuid and provider = 'simulated'`);
  return row ?? null;
}

/** Its verdict, as a real one would tell it. What was decided stays. */
export async function decideSimulated(
  db: Database,
  merchant: string,
  { reference, state }: { reference: string; state: 'yes' | 'no' },
): Promise<void> {
  await db.query(sql`
    update person_check set state = ${state}, page = null, decided_at = platform_now()
    where merchant = ${merchant} and reference = ${reference}::uuid and provider = 'simulated' and state = 'pending'`);
}
