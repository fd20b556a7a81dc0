import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';
import { COLUMNS, type GameRow } from './games.store.ts';

type Count = { merchant: string; currency: string; atMost: number; graceSeconds: number };

/** Answers with how many transactions are left that could be counted at once. */
export async function countPlayed(db: Database, count: Count): Promise<number> {
  const { merchant, currency, atMost, graceSeconds } = count;
  const rows = await db.query<{ left: bigint }>(
    prepared(
      'count-played',
      sql`select game_play_count(${merchant}, ${currency}, ${atMost}, make_interval(secs => ${graceSeconds})) as left`,
    ),
  );
  return Number(rows[0]?.left ?? 0n);
}

/** The open games with the most rounds of the last seven days, most first, each with its rounds. */
export function readPlayedMost(
  db: Database,
  { merchant, vendorCode, size }: { merchant: string; vendorCode: string | null; size: number },
): Promise<(GameRow & { rounds: bigint })[]> {
  return db.query<GameRow & { rounds: bigint }>(sql`
    select ${COLUMNS}, p.rounds from (
      select d.node_id, sum(d.rounds)::bigint as rounds from game_play_day d
      where d.merchant = ${merchant} and d.day > record_day(platform_now()) - 7
      group by d.node_id
    ) p
    join game g on g.merchant = ${merchant} and g.node_id = p.node_id
    join vendor v on v.merchant = g.merchant and v.code = g.vendor_code
    where g.open and v.state = 'open' ${vendorCode === null ? sql`` : sql`and g.vendor_code = ${vendorCode}`}
    order by p.rounds desc, g.hot_rank nulls last, g.node_id
    limit ${size}`);
}
