import { randomInt } from 'node:crypto';
import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { databaseOn } from '#db/database.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { findSumFaults } from '#testing/agents/agents-pay-faults.ts';
import { asOwner } from '#testing/as-owner.ts';
import { acceptedContract, ownerOf, payUp, setClock } from '#testing/contracts.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { startNodeProcess, type NodeProcess } from '#testing/node-process.ts';
import { sitDown } from '#testing/play-rounds.ts';

/** So many stretches of five minutes; `SALARY_SLOTS=2000` for the long run. Each is a slot of every agent of the line. */
const SLOTS = Number(process.env['SALARY_SLOTS'] ?? 280);
/** A node is killed after about so many of them. */
const KILL_EVERY = 60;
/** Every so many kills it is both. */
const BOTH_EVERY = 3;
const LEVELS = 8;
const SLOT_MS = 300_000;
const START = Date.UTC(2028, 1, 28, 17, 55);
/** As long as a node may take to be there, or to find something to pay. */
const PATIENCE_MS = 120_000;

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const startPayer = (): Promise<NodeProcess> =>
  startNodeProcess(database.url, { jumpHours: 24, paysFast: true });

/**
 * What nodes take for the time is the moment of the test, and of a hundred transactions a fifth is some minutes off, one an hour, and now
 * and then one a day.
 */
async function standOnMoment(): Promise<void> {
  await asOwner(
    database.url,
    `create table test_moment as select timestamptz '${new Date(START).toISOString()}' as at;
     grant select on test_moment to maidan_app;
     create or replace function platform_now() returns timestamptz language sql volatile as $$
       select case when coalesce(current_setting('maidan.clock_offset', true), '') <> ''
         then clock_timestamp() + public.platform_clock_offset()
         else m.at + interval '1 minute' * case when r.roll < 2 then 1440 * (r.roll * 2 - 1) when r.roll < 12 then 60 * (r.roll % 2 * 2 - 1)
           when r.roll < 200 then r.roll % 21 - 10 else 0 end end
       from public.test_moment m, (select abs(hashtext(now()::text) % 1000) as roll) r $$`,
  );
}

/** Until one of the nodes is at it. */
async function untilPaying(owner: Client): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await owner.query(
          `select from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
             and query ~ '(from|select) pay_(due|fold)'`,
        );
        return rows.length > 0;
      },
      { timeout: PATIENCE_MS, interval: 1 },
    )
    .toBe(true);
}

test('[AGT-07] T12, A7: two server processes that are killed while they pay, with clocks a day off, pay each slot once and count every bet', async () => {
  const owner = await ownerOf(database);
  const driver = await createMaidanDriver(database.db, database.url);
  const people = await Promise.all(Array.from({ length: LEVELS + 2 }, () => node.registerAndLogin()));
  await standOnMoment();
  const moveTo = async (moment: number): Promise<void> => {
    await setClock(owner, `${moment - Date.now()} milliseconds`);
    await owner.query('update test_moment set at = to_timestamp($1::float8 / 1000)', [moment]);
  };
  await moveTo(START);
  const line = people.slice(0, LEVELS);
  for (const [place, { memberId }] of people.entries())
    await owner.query('update member set type = $2, upline_id = $3 where id = $1', [
      memberId,
      place < LEVELS ? 2 : 0,
      place === 0 ? null : people[Math.min(place, LEVELS) - 1]?.memberId,
    ]);
  for (const type of ['realtime', 'hourly', 'daily'] as const)
    for (const [level, { memberId }] of line.entries())
      await acceptedContract(owner, memberId, { type, rate: 400 - level * 47, members: level >= 2 ? 2 : 0 });
  const payers = await Promise.all([startPayer(), startPayer()]);
  let kills = 0;
  /** Where a clock that was ahead has closed slots, the next ones are played: what is late stays the exception. */
  let ahead = 0;
  try {
    for (let slot = 1; slot <= SLOTS; slot += 1) {
      await moveTo(START + ahead + slot * SLOT_MS + randomInt(SLOT_MS));
      const player = people[LEVELS + (slot % 2)];
      const seat = await sitDown(databaseOn(owner), player?.memberId ?? '');
      await seat.play(
        `killed-${slot}`,
        `${1 + (slot % 9)}.${10 + (slot % 83)}`,
        slot % 5 === 0 ? '2.00' : '0.00',
      );
      // Taken back: it opens again, and what was counted of it goes.
      if (slot % 17 === 0) await seat.takeBackWin(`killed-${slot}`);
      if (randomInt(KILL_EVERY) > 0 && slot % KILL_EVERY > 0) continue;
      await untilPaying(owner);
      kills += 1;
      const fallen = kills % BOTH_EVERY === 0 ? [0, 1] : [randomInt(payers.length)];
      await Promise.all(
        fallen.map(async (place) => {
          await payers[place]?.stop();
          payers[place] = await startPayer();
        }),
      );
      const { rows } = await owner.query<{ closed: number }>(
        'select extract(epoch from closed_until)::float8 * 1000 as closed from pay_clock',
      );
      ahead = Math.max(ahead, (rows[0]?.closed ?? 0) - START - slot * SLOT_MS);
    }
  } finally {
    await Promise.all(payers.map((payer) => payer.stop()));
  }
  // A clock that was ahead has closed slots that are still to come.
  await moveTo(START + ahead + SLOTS * SLOT_MS + 4 * 86_400_000);
  await payUp(owner);

  const { rows } = await owner.query<Record<string, unknown>>(`
      with fact as (
        select c.id as contract_id, pay_slot_start(pay_slot_of(c.type, c.period), s.slot) as slot_start
        from agent_contract c join team_slot s on s.agent_id = c.downline_id and s.slot >= c.starts_at
        where pay_slot_end(pay_slot_of(c.type, c.period), s.slot) <= (select closed_until from pay_clock) group by 1, 2
      ), money as (
        select t.key, sum(e.amount) filter (where a.kind = 'member') as paid, sum(-e.amount) filter (where a.kind = 'house') as spent
        from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.account_id
        where t.kind = 'salary' group by t.key
      )
      select (select count(*) from fact) = (select count(*) from agent_pay) as "each slot once",
        not exists (select from fact f where not exists (
          select from agent_pay p where p.contract_id = f.contract_id and p.slot_start = f.slot_start)) as "none left out",
        (select bool_and(p.state = 'paid' and coalesce(m.paid, 0) = p.amount and m.spent = p.amount + p.rounding)
          from agent_pay p left join money m on m.key = 'pay:' || p.contract_id || ':' || extract(epoch from p.slot_start)::bigint
          where p.amount > 0 or p.rounding > 0) as "paid as reckoned",
        (select count(*) from money) = (select count(*) from agent_pay p where p.amount > 0 or p.rounding > 0) as "nothing else paid",
        (select sum(stake) from turnover_slot) = (select sum(stake) from game_round where state = 'closed') as "every bet counted",
        (select sum(stake) from turnover_slot)
          = (select sum(p.stake) from agent_pay p where p.upline_id is null and p.type = 'daily') as "every bet in one day",
        (select sum(p.gross) filter (where p.upline_id is null) from agent_pay p)
          = (select sum(p.amount + p.owed_after - p.owed_before) from agent_pay p) as "the line shares what its top has"`);
  expect(rows).toEqual([
    {
      'each slot once': true,
      'none left out': true,
      'paid as reckoned': true,
      'nothing else paid': true,
      'every bet counted': true,
      'every bet in one day': true,
      'the line shares what its top has': true,
    },
  ]);
  // The key of a row is its contract and slot: so many were paid for, each of them once.
  const { rows: some } = await owner.query<Record<string, number>>(
    `select count(*)::int as rows, count(distinct slot_start) filter (where type = 'realtime')::int as slots,
       count(*) filter (where amount > 0)::int as paid, (select sum(balance)::int from ledger_account) as ledger from agent_pay`,
  );
  expect(some[0]?.['rows']).toBeGreaterThanOrEqual(2_000);
  expect(some[0]?.['paid']).toBeGreaterThan(SLOTS);
  expect(some[0]).toMatchObject({ ledger: 0 });
  // Whatever was ahead made some share a slot.
  expect(some[0]?.['slots']).toBeGreaterThan(SLOTS * 0.8);
  expect(kills).toBeGreaterThanOrEqual(Math.floor(SLOTS / KILL_EVERY));
  expect(await findSumFaults(databaseOn(owner))).toEqual([]);
  expect(await checkLedger(database.db)).toEqual([]);
  await driver.close();
  await owner.end();
}, 1_800_000);
