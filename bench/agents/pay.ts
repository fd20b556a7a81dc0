/** What a slot of pay costs for each contract when ten times as many are paid for ten times as many bets. */
import { databaseOn } from '@maidan/server/db/database.ts';
import { foldTurnover, payDue } from '@maidan/server/modules/pay/pay.store.ts';
import type { TestApp } from '@maidan/server/testing/test-app.ts';
import type * as pg from 'pg';
import { withDoor } from '../door.ts';
import { median, type Measurement } from '../report.ts';
import { asOwner } from '../seats.ts';

const LARGE = Number(process.env['BENCH_CONTRACTS'] ?? 10_000);
const SMALL = LARGE / 10;
/** The line of the issue: a hundred bets for each contract in the slot. */
const BETS_EACH = 100;
/** Agents of one line: one at the top, the others below it, each with a contract and players of their own. */
const LINE = 10;
const PLAYERS_EACH = 5;
const STAKE = 1_000;
/** What the platform's own work takes at once. */
const TRANSACTIONS = 2_000;
const STEPS = 300;
const HOUR_MS = 3_600_000;
const SLOTS = 2;

/** A platform whose own timed work does not run, and whose clock is set on the connections of the bench. */
type World = { url: string; contracts: number; firstHour: number };

export async function measurePay(): Promise<Measurement[]> {
  return await withDoor(
    async (few) => await withDoor(async (many) => [await compare(await hireAll(few, many))]),
  );
}

async function hireAll(few: TestApp, many: TestApp): Promise<World[]> {
  const firstHour = Math.ceil(Date.now() / HOUR_MS);
  const worlds = [
    { url: few.app.platform.config.databaseUrl, contracts: SMALL, firstHour },
    { url: many.app.platform.config.databaseUrl, contracts: LARGE, firstHour },
  ];
  for (const { url, contracts } of worlds) await asOwner(url, (owner) => hire(owner, contracts, firstHour));
  return worlds;
}

/** A slot of the few and one of the many in turn, so that a machine that is busy for a while is busy for both. */
async function compare(worlds: readonly World[]): Promise<Measurement> {
  const perContract = worlds.map((): number[] => []);
  // The first is for nothing: its contracts begin, and the server settles on its plans.
  for (let slot = 0; slot <= SLOTS; slot += 1)
    for (const [index, world] of worlds.entries()) {
      const ms = await paySlot(world, slot);
      if (slot > 0) perContract[index]?.push(ms / world.contracts);
    }
  const [few = 0, many = 0] = perContract.map(median);
  return {
    what: `pay: a contract among ${thousands(LARGE)} over ${thousands(LARGE * BETS_EACH)} bets of the hour, over one among ${thousands(SMALL)} over ${thousands(SMALL * BETS_EACH)}`,
    ratio: many / few,
    bar: { kind: 'at most', value: 1.3 },
    detail: `${many.toFixed(2)} against ${few.toFixed(2)} ms a contract, from the first bet counted to the last payment; the middle of ${SLOTS} hours each`,
  };
}

const thousands = (count: number): string => count.toLocaleString('en');
const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** Lines of agents with hourly salaries from the house down, all running from the hour after `firstHour`. */
async function hire(owner: pg.Client, contracts: number, firstHour: number): Promise<void> {
  await setClock(owner, firstHour * HOUR_MS + 60_000);
  await owner.query(
    `insert into member (merchant, id, username, username_key, password_hash, type, upline_id)
     overriding system value
     select 'maidan', 1000000 + i, 'agent' || i, 'agent' || i, 'x', 1,
       case when i % $2::int > 0 then 1000000 + i - i % $2::int end
     from generate_series(0, $1::int - 1) i order by i % $2::int > 0`,
    [contracts, LINE],
  );
  await owner.query(
    `insert into member (merchant, id, username, username_key, password_hash, upline_id)
     overriding system value
     select 'maidan', 2000000 + i, 'player' || i, 'player' || i, 'x', 1000000 + i / $2::int
     from generate_series(0, $1::int * $2::int - 1) i`,
    [contracts, PLAYERS_EACH],
  );
  const { rows } = await owner.query<{ outcome: string }>(
    `with offered as (
       insert into agent_contract (merchant, upline_id, downline_id, type, rate_basis_points, tiers, period, fee_basis_points, carries_losses)
       select m.merchant, m.upline_id, m.id, 'hourly', r.rate,
         jsonb_build_array(jsonb_build_object('rate', r.rate, 'members', 1, 'validBet', 0, 'profitLoss', 0, 'betAmount', 0)), 'daily', 0, false
       from member m cross join lateral (select case when m.upline_id is null then 100 else 40 end as rate) r
       where m.username like 'agent%' order by m.upline_id nulls first
       returning id
     ) select count(*)::text as outcome from offered`,
  );
  if (rows[0]?.outcome !== String(contracts)) throw new Error(`${rows[0]?.outcome} contracts were offered`);
  for (const below of ['is null', 'is not null']) {
    const { rows: answers } = await owner.query<{ outcome: string; count: string }>(
      `select contract_answer('maidan', c.downline_id, c.id, 'hourly', true, '{}') as outcome, count(*)::text
       from agent_contract c where c.upline_id ${below} group by 1`,
    );
    if (answers.some(({ outcome }) => outcome !== 'done')) throw new Error(JSON.stringify(answers));
  }
}

/** Lets all players play their bets of an hour, and answers with how long it takes to count and pay them once the hour is over. */
async function paySlot({ url, contracts, firstHour }: World, slot: number): Promise<number> {
  const start = new Date((firstHour + 1 + slot) * HOUR_MS);
  const end = new Date(start.getTime() + HOUR_MS);
  return await asOwner(url, async (owner) => {
    await play(owner, contracts, start);
    await setClock(owner, end.getTime() + 10 * 60_000);
    const db = databaseOn(owner);
    const from = performance.now();
    // The last slot is closed by the look after the one that has counted everything.
    while (!(await isClosed(owner, end))) await foldTurnover(db, 'maidan', TRANSACTIONS);
    const counted = performance.now();
    for (let steps = 1; steps > 0;)
      ({ steps } = await payDue(db, { merchant: 'maidan', currency: 'PLY', atMost: STEPS }));
    const paid = performance.now();
    await checkPaid(owner, contracts, start);
    process.stdout.write(
      `${contracts} contracts: counted in ${seconds(counted - from)} s, paid in ${seconds(paid - counted)} s\n`,
    );
    return paid - from;
  });
}

/** Spread over the hour, as lost rounds that the wallet has noted for whoever counts. */
async function play(owner: pg.Client, contracts: number, start: Date): Promise<void> {
  await setClock(owner, start.getTime() + HOUR_MS / 2);
  await owner.query('alter table game_round disable trigger user');
  await owner.query(
    `with played as (
       insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, bets_in_effect,
         placed_at, settled_at)
       select 'maidan', 'MAIDAN', 'pay-' || extract(epoch from $1::timestamptz) || '-' || i, 2000000 + i % $2::int, 'V', 'N', 'PLY', 'closed',
         $3::int, 1, at, at
       from generate_series(0, $4::int - 1) i
       cross join lateral (select $1::timestamptz + interval '1 hour' * (i / $4::float8) as at) moment
       returning round_id, member_id
     ) insert into round_ended (merchant, partner, round_id, member_id) select 'maidan', 'MAIDAN', round_id, member_id from played`,
    [start, contracts * PLAYERS_EACH, STAKE, contracts * BETS_EACH],
  );
  await owner.query('alter table game_round enable trigger user');
  // What autovacuum does for a platform where they were played one after the other.
  await owner.query('vacuum analyze');
}

async function isClosed(owner: pg.Client, end: Date): Promise<boolean> {
  const { rows } = await owner.query<{ closed: boolean }>(
    `select closed_until >= $1 as closed from pay_clock where merchant = 'maidan'`,
    [end],
  );
  return rows[0]?.closed === true;
}

/** Everybody was paid, and what all lines were paid is what their tops were promised of all bets. */
async function checkPaid(owner: pg.Client, contracts: number, start: Date): Promise<void> {
  const { rows } = await owner.query<{ rows: string; amount: string }>(
    `select count(*)::text as rows, sum(amount)::text as amount from agent_pay where slot_start = $1 and state = 'paid'`,
    [start],
  );
  // One percent of what was played below each top; the tops' own players are below them as well.
  const due = (contracts * BETS_EACH * STAKE) / 100;
  if (rows[0]?.rows !== String(contracts) || rows[0].amount !== String(due))
    throw new Error(`${rows[0]?.rows} of ${contracts} were paid ${rows[0]?.amount} where ${due} are due`);
}

async function setClock(owner: pg.Client, ms: number): Promise<void> {
  await owner.query(`select set_config('maidan.clock_offset', $1, false)`, [
    `${ms - Date.now()} milliseconds`,
  ]);
}
