import { randomInt } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { databaseOn } from '#db/database.ts';
import { acceptedContract, ownerOf, payUp, setClock } from '#testing/contracts.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sitDown } from '#testing/play-rounds.ts';

/** So many stretches of five minutes; `SALARY_SLOTS=2000` for the long run. Each is a slot of every agent of the line. */
const SLOTS = Number(process.env['SALARY_SLOTS'] ?? 240);
const KILL_EVERY = 30;
const LEVELS = 8;
const SLOT_MS = 300_000;
const START = Date.UTC(2028, 1, 28, 17, 55);

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

function startPayer(): ChildProcess {
  const file = new URL('../../testing/pay-process.ts', import.meta.url).pathname;
  return spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) throw new Error('a payer has ended by itself');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

test('[AGT-07] T12, A7: two processes that are killed at any moment, with clocks a day off, pay each slot once and count every bet', async () => {
  const owner = await ownerOf(database);
  const driver = await createMaidanDriver(database.db, database.url);
  await owner.query(`create table test_moment as select to_timestamp($1::float8 / 1000) as at`, [START]);
  const moveTo = async (moment: number): Promise<void> => {
    await setClock(owner, `${moment - Date.now()} milliseconds`);
    await owner.query('update test_moment set at = to_timestamp($1::float8 / 1000)', [moment]);
  };
  await moveTo(START);
  const people = await Promise.all(Array.from({ length: LEVELS + 2 }, () => node.registerAndLogin()));
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
  const payers = [startPayer(), startPayer()];
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
      if (randomInt(KILL_EVERY) > 0) continue;
      const place = randomInt(payers.length);
      const old = payers[place];
      if (old !== undefined) await kill(old);
      payers[place] = startPayer();
      const { rows } = await owner.query<{ closed: number }>(
        'select extract(epoch from closed_until)::float8 * 1000 as closed from pay_clock',
      );
      ahead = Math.max(ahead, (rows[0]?.closed ?? 0) - START - slot * SLOT_MS);
    }
  } finally {
    await Promise.all(payers.map(kill));
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
  const { rows: some } = await owner.query<{ count: number }>(`select count(*)::int as count from agent_pay`);
  expect(some[0]?.count).toBeGreaterThan(SLOTS);
  await owner.query('drop table test_moment');
  await driver.close();
  await owner.end();
}, 600_000);
