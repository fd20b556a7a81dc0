import type pg from 'pg';

const AT_ONCE = 50_000;
/** In one transaction, so that a slot costs no flush to disk. */
const BATCH = 200;
const SECONDS_AFTER = 20;
/** The longest slot. */
const LONGEST = '32 days';

/**
 * AGT-07: the engine itself counts the rounds until now, as the platform's clock shows it, and pays for each slot some seconds after its end,
 * oldest first, with the clock set back. Whatever was paid is left as it is. Answers until when that is done, to go on from there.
 */
export async function payPast(client: pg.Client, merchant: string, since: Date | null): Promise<Date> {
  for (let closed = false; !closed;) {
    await client.query({ name: 'seed-fold', text: 'select pay_fold($1, $2)', values: [merchant, AT_ONCE] });
    const { rows } = await client.query<{ closed: boolean }>({
      name: 'seed-closed',
      text: `select closed_until >= pay_slot_start('realtime', platform_now()) as closed from pay_clock where merchant = $1`,
      values: [merchant],
    });
    closed = rows[0]?.closed === true;
  }
  const { rows: ends } = await client.query<{ at: Date }>({
    name: 'seed-ends',
    text: `select distinct pay_slot_end(pay_slot_of(c.type, c.period), s.slot) as at
     from agent_contract c
     join team_slot s on s.merchant = c.merchant and s.agent_id = c.downline_id and s.slot >= c.starts_at
       and s.slot < coalesce(c.ends_at, 'infinity') and s.slot >= coalesce($2::timestamptz - $3::interval, '-infinity')
     join pay_clock k on k.merchant = c.merchant
     where c.merchant = $1 and c.starts_at is not null and pay_slot_end(pay_slot_of(c.type, c.period), s.slot) <= k.closed_until
       and pay_slot_end(pay_slot_of(c.type, c.period), s.slot) > coalesce($2, '-infinity')
     order by 1`,
    values: [merchant, since, LONGEST],
  });
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
    await client.query('commit');
  }
  const { rows } = await client.query<{ until: Date }>(
    'select closed_until as until from pay_clock where merchant = $1',
    [merchant],
  );
  if (rows[0] === undefined) throw new Error('the clock of pay does not stand');
  return rows[0].until;
}
