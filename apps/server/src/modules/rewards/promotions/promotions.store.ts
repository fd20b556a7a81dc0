import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { Whose } from '../grants/facts.store.ts';

type Named = { merchant: string; code: string };

/** Entries and the draw follow each other: whoever holds the rule's row knows how many there are. */
export async function lockRule(tx: Database, { merchant, code }: Named): Promise<void> {
  await tx.query(sql`select from reward where merchant = ${merchant} and code = ${code} for update`);
}

export async function selectRegisteredAt(db: Database, { merchant, memberId }: Whose): Promise<Date> {
  const [row] = await db.query<{ createdAt: Date }>(
    sql`select created_at from member where merchant = ${merchant} and id = ${memberId}::bigint`,
  );
  if (row === undefined) throw new Error('whoever asks is a member');
  return row.createdAt;
}

export async function selectNumber(
  tx: Database,
  { merchant, memberId }: Whose,
  code: string,
): Promise<number | null> {
  const [row] = await tx.query<{ number: number }>(sql`
    select number from reward_join
    where merchant = ${merchant} and code = ${code} and member_id = ${memberId}::bigint`);
  return row?.number ?? null;
}

/** The next number; the caller holds the rule's row. */
export async function insertJoin(tx: Database, { merchant, memberId }: Whose, code: string): Promise<number> {
  const [row] = await tx.query<{ number: number }>(sql`
    insert into reward_join (merchant, code, member_id, number)
    select ${merchant}, ${code}, ${memberId}::bigint, coalesce(max(number), 0) + 1
    from reward_join where merchant = ${merchant} and code = ${code}
    returning number`);
  if (row === undefined) throw new Error('an entry was not written');
  return row.number;
}

export type RaffleRow = {
  code: string;
  seed: Buffer;
  drawnAt: Date | null;
  entries: number;
};

/** With the entries so far, or as they were when it was drawn. */
export function selectRaffles(db: Database, merchant: string): Promise<RaffleRow[]> {
  return db.query<RaffleRow>(sql`
    select f.code, f.seed, f.drawn_at, coalesce(f.entries, (select max(j.number) from reward_join j
      where j.merchant = f.merchant and j.code = f.code), 0)::int as entries
    from reward_raffle f where f.merchant = ${merchant}`);
}

export type WinnerRow = { code: string; number: number; amount: bigint };

export function selectWinners(db: Database, merchant: string): Promise<WinnerRow[]> {
  return db.query<WinnerRow>(sql`
    select p.code, j.number, p.amount from reward_prize p
    join reward_join j on j.merchant = p.merchant and j.code = p.code and j.member_id = p.member_id
    join reward_raffle f on f.merchant = p.merchant and f.code = p.code
    where p.merchant = ${merchant} and f.drawn_at > platform_now() - interval '120 days'
    order by p.code, p.place`);
}

/** Raffles that were not drawn, of rules that are on. */
export async function selectUndrawn(db: Database, merchant: string): Promise<string[]> {
  const rows = await db.query<{ code: string }>(sql`
    select f.code from reward_raffle f join reward r on r.merchant = f.merchant and r.code = f.code
    where f.merchant = ${merchant} and f.drawn_at is null and r.switched_off_at is null`);
  return rows.map(({ code }) => code);
}

export type EntrantRow = { number: number; memberId: string };

/** Whoever has an account that is open, and wants rewards. */
export function selectEntrants(tx: Database, { merchant, code }: Named): Promise<EntrantRow[]> {
  return tx.query<EntrantRow>(sql`
    select j.number, j.member_id::text as member_id from reward_join j
    join member m on m.merchant = j.merchant and m.id = j.member_id
    where j.merchant = ${merchant} and j.code = ${code} and m.status = 'active'
      and not exists (select from reward_opt_out o where o.merchant = j.merchant and o.member_id = j.member_id)`);
}

export async function insertPrize(
  tx: Database,
  { merchant, code }: Named,
  prize: { memberId: string; place: number; amount: bigint },
): Promise<void> {
  await tx.query(sql`
    insert into reward_prize (merchant, code, member_id, place, amount)
    values (${merchant}, ${code}, ${prize.memberId}::bigint, ${prize.place}, ${prize.amount})`);
}

/** Null when it has been drawn. */
export async function selectSeed(tx: Database, { merchant, code }: Named): Promise<Buffer | null> {
  const [row] = await tx.query<{ seed: Buffer }>(sql`
    select seed from reward_raffle where merchant = ${merchant} and code = ${code} and drawn_at is null for update`);
  return row?.seed ?? null;
}

export async function markDrawn(tx: Database, { merchant, code }: Named, entries: number): Promise<void> {
  await tx.query(sql`
    update reward_raffle set drawn_at = platform_now(), entries = ${entries}
    where merchant = ${merchant} and code = ${code}`);
}

/** What a bet in this game is counted as. */
export async function selectCategory(db: Database, merchant: string, nodeId: string): Promise<string | null> {
  const [row] = await db.query<{ category: string }>(sql`
    select record_category(category, classify) as category from game
    where merchant = ${merchant} and node_id = ${nodeId}`);
  return row?.category ?? null;
}
