import type { HouseDatabase } from '#db/house-database.ts';

/** When the first bet, match, part of one or payment is due, in milliseconds since 1970: four looks at the beginning of an index. Null: nothing is open. */
export async function nextDue(db: HouseDatabase): Promise<number | null> {
  const [row] = await db.query<{ dueAt: number | null }>(
    `select (extract(epoch from least(
       (select min(next_attempt_at) from book_bet where next_attempt_at is not null),
       (select min(case state when 'open' then ends_at else final_at end) from book_match where state <> 'final'),
       (select min(final_at) from book_part where state = 'open'),
       (select min(next_attempt_at) from book_payment where state = 'sent'))) * 1000)::float8 as due_at`,
  );
  return row?.dueAt ?? null;
}
