import { randomInt } from 'node:crypto';
import { Client } from 'pg';

/**
 * Counts and pays without end, in a process of its own that may be killed at any moment. What it takes for the time is the moment of the test,
 * often some minutes off, at times an hour and seldom a day: a clock that nobody should trust.
 */
const DAY = 1_440;
function minutesOff(): number {
  const roll = randomInt(1_000);
  if (roll < 2) return roll === 0 ? DAY : -DAY;
  if (roll < 12) return roll % 2 === 0 ? 60 : -60;
  return roll < 200 ? randomInt(-10, 11) : 0;
}

const client = new Client({ connectionString: process.env['DATABASE_URL'], options: '-c timezone=UTC' });
await client.connect();
for (;;) {
  // oxlint-disable-next-line no-await-in-loop
  await client.query(
    `select set_config('maidan.clock_offset', (m.at + make_interval(mins => $1) - clock_timestamp())::text, false)
     from test_moment m`,
    [minutesOff()],
  );
  // oxlint-disable-next-line no-await-in-loop
  await client.query(`select pay_fold('maidan', 20)`);
  // oxlint-disable-next-line no-await-in-loop
  await client.query(`select steps from pay_due('maidan', 'PLY', 7)`);
}
