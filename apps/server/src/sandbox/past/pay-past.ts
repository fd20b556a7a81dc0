import type pg from 'pg';

const AT_ONCE = 50_000;
/** In one transaction, so that a slot costs no flush to disk. */
const BATCH = 200;
const SECONDS_AFTER = 20;

/**
 * AGT-07: the engine itself counts the rounds of the past and pays for each slot some seconds after its end, oldest first, with the clock
 * set back. Whatever an interrupted run has paid is left as it is.
 */
export async function payPast(client: pg.Client, merchant: string): Promise<void> {
  for (let closed = false; !closed;) {
    await client.query('select pay_fold($1, $2)', [merchant, AT_ONCE]);
    const { rows } = await client.query<{ closed: boolean }>(
      `select isfinite(closed_until) as closed from pay_clock where merchant = $1`,
      [merchant],
    );
    closed = rows[0]?.closed === true;
  }
  const { rows: ends } = await client.query<{ at: Date }>(
    `select distinct pay_slot_end(pay_slot_of(c.type, c.period), s.slot) as at
     from agent_contract c
     join team_slot s on s.merchant = c.merchant and s.agent_id = c.downline_id and s.slot >= c.starts_at
       and s.slot < coalesce(c.ends_at, 'infinity')
     join pay_clock k on k.merchant = c.merchant
     where c.merchant = $1 and c.starts_at is not null and pay_slot_end(pay_slot_of(c.type, c.period), s.slot) <= k.closed_until
     order by 1`,
    [merchant],
  );
  for (let start = 0; start < ends.length; start += BATCH) {
    await client.query('begin');
    for (const { at } of ends.slice(start, start + BATCH)) {
      const offset = `${at.getTime() + SECONDS_AFTER * 1_000 - Date.now()} milliseconds`;
      await client.query({
        name: 'seed-pay',
        text: `select set_config('maidan.clock_offset', $1, false), (pay_due($2, 'PLY', 1000, $3)).steps`,
        values: [offset, merchant, at],
      });
    }
    await client.query(`select set_config('maidan.clock_offset', '', false)`);
    await client.query('commit');
  }
}
