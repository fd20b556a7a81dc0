import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { makeHalves } from '#modules/accounts/sessions/session-halves.ts';
import type { Caller } from './test-app.ts';

/** So many members, each with a session of their own; without a password, which would cost a machine more than all that they do. */
export async function makeManyMembers(
  db: Database,
  count: number,
  prefix = 'crowd',
): Promise<Required<Caller>[]> {
  const sessions = Array.from({ length: count }, makeHalves);
  await db.query(sql`
    with made as (
      insert into member (merchant, username, username_key, password_hash)
      select 'maidan', ${prefix} || n, ${prefix} || n, '-' from generate_series(1, ${count}::int) n
      returning id
    )
    insert into session (merchant, member_id, token_hash, half_hash, ip)
    select 'maidan', m.id, sha256(convert_to(s.token, 'UTF8')), sha256(convert_to(s.half, 'UTF8')), '127.0.0.1'
    from (select id, row_number() over (order by id) as place from made) m
    join unnest(${sessions.map(({ token }) => token)}::text[], ${sessions.map(({ half }) => half)}::text[])
      with ordinality as s (token, half, place) using (place)`);
  return sessions.map(({ token, half }) => ({ token, cookie: `maidan-half=${half}` }));
}
