import { randomInt } from 'node:crypto';
import { Client } from 'pg';

/**
 * Counts and pays without end, in a process of its own that may be killed at any moment. What it takes for the time is the moment of the test,
 * with jumps of up to a day: a clock that nobody should trust.
 */
const HOURS = [0, 0, 0, 1, -1, 24, -24];

const client = new Client({ connectionString: process.env['DATABASE_URL'], options: '-c timezone=UTC' });
await client.connect();
process.stdout.write('paying\n');
for (;;) {
  const hours = HOURS[randomInt(HOURS.length)] ?? 0;
  // oxlint-disable-next-line no-await-in-loop
  await client.query(
    `select set_config('maidan.clock_offset', (m.at + make_interval(hours => $1) - clock_timestamp())::text, false)
     from test_moment m`,
    [hours],
  );
  // oxlint-disable-next-line no-await-in-loop
  await client.query(`select pay_fold('maidan', 20)`);
  // oxlint-disable-next-line no-await-in-loop
  await client.query(`select steps from pay_due('maidan', 'PLY', 7)`);
}
