import { Client } from 'pg';

/**
 * The platform's clock in a test's own database stands still during `work`, which may move it. For what is allowed once
 * in so many seconds: however slow the machine, it is all one moment.
 */
export async function whileClockStands<T>(
  url: string,
  work: (clock: { setForward(seconds: number): Promise<void> }) => Promise<T>,
): Promise<T> {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  const { rows } = await owner.query<{ running: string; now: string }>(
    `select pg_get_functiondef('platform_now()'::regprocedure) as running, clock_timestamp()::text as now`,
  );
  const [{ running, now } = { running: '', now: '' }] = rows;
  const setForward = async (seconds: number): Promise<void> => {
    await owner.query(`create or replace function platform_now() returns timestamptz language sql volatile
      as $$ select timestamptz '${now}' + interval '${seconds} seconds' $$`);
  };
  try {
    await setForward(0);
    return await work({ setForward });
  } finally {
    await owner.query(running);
    await owner.end();
  }
}
