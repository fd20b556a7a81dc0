import { sql } from '#db/sql.ts';
import type { TestDatabase } from '../test-database.ts';
import { asOwner } from '../as-owner.ts';

/** The clock of one test's database, for all its connections alike: nodes, pools and the owner. It only goes forward. */
export async function movingClock({ db, url }: Pick<TestDatabase, 'db' | 'url'>) {
  await asOwner(
    url,
    `create table test_clock (ahead interval not null);
     insert into test_clock values ('0');
     grant select on test_clock to maidan_app;
     create or replace function platform_now() returns timestamptz language sql volatile
       as 'select clock_timestamp() + (select ahead from public.test_clock)'`,
  );
  return {
    goOn: (minutes: number) =>
      asOwner(url, `update test_clock set ahead = ahead + interval '1 minute' * ${minutes}`),
    async now(): Promise<Date> {
      const [row] = await db.query<{ at: Date }>(sql`select platform_now() as at`);
      return row?.at ?? new Date(0);
    },
  };
}
