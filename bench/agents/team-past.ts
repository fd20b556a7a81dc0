import { databaseOn } from '@maidan/server/db/database.ts';
import { countDueMembers } from '@maidan/server/modules/agent-reports/count-teams.ts';
import { acceptedContract, setClock } from '@maidan/server/testing/contracts.ts';
import type { TestApp } from '@maidan/server/testing/test-app.ts';
import type * as pg from 'pg';
import { asOwner } from '../seats.ts';

/** A team below an agent: so many members, with ids from the first on. */
export type Team = { agentId: string; firstId: number; members: number };

/** So many below each agent, which makes five levels of the large team. */
const WIDE = 9;
const DAYS = 60;
/** A dividend of a whole month lies within the days of play; salaries are paid for the last of them. */
const PAID_DAYS = 10;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const STEPS = 5_000;

/**
 * Two months of a site with these teams. Rounds, the sums of members and the five minutes of the agents are written in bulk, as counting one by
 * one would have left them; sums of teams are counted, and pay is reckoned and paid, by the platform's own work.
 */
export async function liveThroughPast(
  node: TestApp,
  teams: readonly Team[],
  betsEach: number,
): Promise<void> {
  const url = node.app.platform.config.databaseUrl;
  await asOwner(url, async (owner) => {
    await owner.query(
      `set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '512MB'`,
    );
    await timed('members', () => inTurn(teams, (team) => join(owner, team)));
    await inBulk(owner, async () => {
      await timed('rounds', () =>
        withoutIndexes(owner, 'game_round', () => inTurn(teams, (team) => play(owner, team, betsEach))),
      );
      await timed('sums of members', () => inTurn(teams, (team) => sumUp(owner, team)));
      await timed('slots of five minutes', () =>
        withoutKey(owner, 'team_slot', () => inTurn(teams, (team) => fillSlots(owner, team))),
      );
    });
    await owner.query('vacuum analyze');
    for (const team of teams) await assertCountedAlike(owner, team);
  });
  // By its own work, but on a connection that waits for it however long a step takes.
  await asOwner(url, async (owner) => {
    await timed('sums of teams', () =>
      countDueMembers(databaseOn(owner), { merchant: 'maidan', currency: 'PLY' }),
    );
    await timed('pay', () => pay(owner, teams));
    await owner.query('vacuum analyze');
  });
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const from = performance.now();
  await work();
  process.stdout.write(`${what}: ${((performance.now() - from) / 1000).toFixed(0)} s\n`);
}

async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  for (const one of all) await work(one);
}

async function join(owner: pg.Client, { agentId, firstId, members }: Team): Promise<void> {
  await owner.query(`update member set type = 1 where id = $1`, [agentId]);
  await owner.query(
    `insert into member (merchant, id, username, username_key, password_hash, created_at, upline_id)
     overriding system value
     select 'maidan', $2::bigint + i, 'bench-' || $2::bigint + i, 'bench-' || $2::bigint + i, 'x', now() - interval '70 days',
       case when i < $4::int then $1::bigint else $2::bigint + (i - $4::int) / $4::int end
     from generate_series(0, $3::int - 1) i`,
    [agentId, firstId, members, WIDE],
  );
}

/** Without triggers and keys of other tables: whoever writes here knows what they would have looked at. */
async function inBulk(owner: pg.Client, work: () => Promise<void>): Promise<void> {
  await owner.query(`set session_replication_role = replica`);
  await work();
  await owner.query(`set session_replication_role = origin`);
}

/** What orders rows alone is made afterwards, in one go. */
async function withoutIndexes(owner: pg.Client, table: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await owner.query<{ name: string; made: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
     where i.indrelid = $1::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  await work();
  for (const { made } of rows) await owner.query(made);
}

async function withoutKey(owner: pg.Client, table: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await owner.query<{ name: string; made: string }>(
    `select conname as name, pg_get_constraintdef(oid) as made from pg_constraint where conrelid = $1::regclass and contype = 'p'`,
    [table],
  );
  for (const { name } of rows) await owner.query(`alter table ${table} drop constraint ${name}`);
  await work();
  for (const { name, made } of rows) await owner.query(`alter table ${table} add constraint ${name} ${made}`);
}

/** In the order of time; whoever plays is with one vendor on a day. */
async function play(owner: pg.Client, { firstId, members }: Team, betsEach: number): Promise<void> {
  await owner.query(
    `insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
       bets_in_effect, placed_at, settled_at)
     select 'maidan', 'MAIDAN', 't-' || $1::bigint || '-' || i, m.id, 'V' || (m.id + p.day) % 6,
       'bench-' || i % 40, 'PLY', 'closed', 100 + i % 900, case when i % 3 = 0 then 250 else 0 end, 1, p.at, p.at
     from generate_series(1, $2::bigint * $3::bigint) i
     cross join lateral (select $1::bigint + (i * 7919) % $2::bigint as id) m
     cross join lateral (select x.at, record_day(x.at) - date '2020-01-01' as day from (
       select now() - interval '2 hours' - $4::int * interval '1 day' * (1 - i / ($2::int * $3::int)::float8) as at) x) p`,
    [firstId, members, betsEach, DAYS],
  );
}

/** What bet_day_fold would have written. */
async function sumUp(owner: pg.Client, { firstId, members }: Team): Promise<void> {
  const range = [firstId, firstId + members - 1];
  await owner.query(
    `insert into bet_day (merchant, member_id, day, vendor_code, category, state, rounds, stake, payout, moments)
     select r.merchant, r.member_id, record_day(r.placed_at), r.vendor_code, record_category(null, null), r.state, count(*), sum(r.stake),
       sum(r.payout), case when count(*) <= record_few() then array_agg(r.placed_at) end
     from game_round r where r.member_id between $1 and $2
     group by 1, 2, 3, 4, 5, 6`,
    range,
  );
  await owner.query(
    `insert into bet_month (merchant, member_id, month, vendor_code, category, state, rounds, stake, payout)
     select d.merchant, d.member_id, record_month(d.day), d.vendor_code, d.category, d.state, sum(d.rounds), sum(d.stake), sum(d.payout)
     from bet_day d where d.member_id between $1 and $2
     group by 1, 2, 3, 4, 5, 6`,
    range,
  );
  await owner.query(
    `insert into bet_day_mark (merchant, member_id, upto)
     select merchant, id, date_bin('10 minutes', platform_now() - interval '20 minutes', '2020-01-01 00:00+00')
     from member where id between $1 and $2`,
    range,
  );
}

/** What pay_count would have written for the agent at the top; those in between have no contract. */
async function fillSlots(owner: pg.Client, { agentId, firstId, members }: Team): Promise<void> {
  await owner.query(
    `insert into team_slot (merchant, agent_id, slot, member_id, rounds, stake, payout, late_stake, late_payout)
     select r.merchant, $3::bigint, date_bin('5 minutes', r.settled_at, '2000-01-01 00:00+00'), r.member_id, count(*), sum(r.stake),
       sum(r.payout), 0, 0
     from game_round r where r.member_id between $1 and $2
     group by 1, 3, 4`,
    [firstId, firstId + members - 1, agentId],
  );
}

/** Counted anew by the platform's own function, a member has what was written for it. */
async function assertCountedAlike(owner: pg.Client, { firstId, members }: Team): Promise<void> {
  const member = firstId + members - 1;
  const read = async (): Promise<string> => {
    const { rows } = await owner.query<{ sums: string }>(
      `select jsonb_build_array(
         (select jsonb_agg(to_jsonb(d) - 'moments' order by d.day, d.vendor_code) from bet_day d where d.member_id = $1),
         (select sum(cardinality(d.moments)) from bet_day d where d.member_id = $1),
         (select jsonb_agg(to_jsonb(m) order by m.month, m.vendor_code) from bet_month m where m.member_id = $1))::text as sums`,
      [member],
    );
    return rows[0]?.sums ?? '';
  };
  const written = await read();
  for (const table of ['bet_day', 'bet_month', 'bet_day_mark'])
    await owner.query(`delete from ${table} where member_id = $1`, [member]);
  await owner.query(`select bet_day_fold('maidan', $1)`, [member]);
  const counted = await read();
  if (written !== counted) throw new Error(`written: ${written}\ncounted: ${counted}`);
}

/** Contracts of all four kinds with the house, paid hour by hour as the hours went by. */
async function pay(owner: pg.Client, teams: readonly Team[]): Promise<void> {
  const now = Date.now();
  const at = (ms: number) => setClock(owner, `${Math.round(ms - Date.now())} milliseconds`);
  for (const { agentId } of teams) {
    await at(now - (DAYS + 15) * DAY_MS);
    await acceptedContract(owner, agentId, { type: 'dividend', rate: 500, period: 'monthly' });
    await at(now - PAID_DAYS * DAY_MS);
    for (const [type, rate] of [
      ['daily', 50],
      ['hourly', 40],
      ['realtime', 30],
    ] as const)
      await acceptedContract(owner, agentId, { type, rate });
  }
  await owner.query(
    `insert into pay_clock (merchant, closed_until) values ('maidan', pay_slot_start('realtime', to_timestamp($1::float8)))
     on conflict (merchant) do update set closed_until = excluded.closed_until`,
    [now / 1000],
  );
  const first = Math.floor((now - DAYS * DAY_MS) / HOUR_MS);
  for (let hour = first; hour <= Math.floor(now / HOUR_MS); hour += 1) {
    await at(hour * HOUR_MS + 20_000);
    await owner.query(`select pay_due('maidan', 'PLY', $1::int, to_timestamp($2::float8))`, [
      STEPS,
      hour * 3_600,
    ]);
  }
  await at(now);
}
