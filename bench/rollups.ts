/**
 * What the rollups of teams and their pay add to a bet: with five levels of agents who are paid for it above everybody who plays, over a
 * platform without any of it, whose players have nobody above them.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOn } from '@maidan/server/db/database.ts';
import { migrate } from '@maidan/server/db/migrate.ts';
import { countDueMembers } from '@maidan/server/modules/agent-reports/count-teams.ts';
import { seedSandbox } from '@maidan/server/sandbox/seed-sandbox.ts';
import { acceptedContract, setClock } from '@maidan/server/testing/contracts.ts';
import type * as pg from 'pg';
import { createDatabase, startPostgres } from '../scripts/lib/postgres/postgres.ts';
import { freePort, startPlatform } from '../scripts/lib/sandbox/platform.ts';
import { until } from './pages.ts';
import { median, type Measurement } from './report.ts';
import { asOwner, takeSeats, type Seat } from './seats.ts';
import { GAME, press, walletLoad, type Load, type Pressed } from './wallet.ts';

const PLAYERS = 500;
const LEVELS = 5;
/** Teams are counted every minute, so a turn holds one count of all who play. */
const SECONDS = 60;
const TURNS = 3;
const WARM_UP_SECONDS = 20;
const PATIENCE_MS = 600_000;

export async function measureRollups(): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-bench-'));
  chmodSync(dataDir, 0o755);
  const server = await startPostgres({ dataDir });
  try {
    const databaseUrl = await createDatabase(server.url, 'maidan');
    const houseDatabaseUrl = await createDatabase(server.url, 'maidan_house');
    await migrate(databaseUrl);
    await seedSandbox(databaseUrl, { seedNumber: 1, slotTitles: 100, rounds: 100 });
    const [port, housePort] = [await freePort(), await freePort()];
    const env = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' };
    const place = { dataDir, databaseUrl, houseDatabaseUrl, host: '127.0.0.1', port, housePort, env };
    const platform = await startPlatform(place);
    try {
      const [below, alone] = await seatBoth(databaseUrl);
      const arms = { counted: walletLoad(dataDir, below), bare: walletLoad(dataDir, alone) };
      return [await compare(platform.origin, databaseUrl, arms)];
    } finally {
      await platform.stop();
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** As many players below a line of agents as there are without anybody above. */
async function seatBoth(databaseUrl: string): Promise<[Seat[], Seat[]]> {
  const seats = await takeSeats(databaseUrl, GAME, 2 * PLAYERS);
  const below = seats.slice(0, PLAYERS);
  await asOwner(databaseUrl, (owner) =>
    putBelowAgents(
      owner,
      below.map(({ member }) => member),
    ),
  );
  return [below, seats.slice(PLAYERS)];
}

/** One above the other with a salary for every five minutes and a rebate each, and everybody who plays below the last. */
async function putBelowAgents(owner: pg.Client, members: readonly string[]): Promise<void> {
  let above: string | null = null;
  for (let level = 0; level < LEVELS; level += 1) {
    const { rows }: pg.QueryResult<{ id: string }> = await owner.query(
      `insert into member (merchant, username, username_key, password_hash, type, upline_id, rebate_basis_points)
       values ('maidan', $1, $1, '-', 1, $2, $3) returning id::text`,
      [`level${level}`, above, (LEVELS - level) * 10],
    );
    above = rows[0]?.id ?? null;
    // Since an hour, so that what is played is paid for from the first slot on.
    await setClock(owner, '-1 hour');
    await acceptedContract(owner, above ?? '', { type: 'realtime', rate: (LEVELS - level) * 10 });
    await setClock(owner, '');
  }
  await owner.query(`update member set upline_id = $1 where merchant = 'maidan' and id = any($2::bigint[])`, [
    above,
    members,
  ]);
  await owner.query(`select rebate_start('maidan', $1::bigint[])`, [members]);
}

const spins = (pressed: readonly Pressed[]): number => median(pressed.map((one) => one.spins));

type Arms = Record<'counted' | 'bare', Load>;

/** With and without take turns, so that a machine that is busy for a while is busy for both. */
async function compare(origin: string, databaseUrl: string, arms: Arms): Promise<Measurement> {
  for (const load of [arms.bare, arms.counted]) await press(origin, load, WARM_UP_SECONDS);
  const figures = { counted: [] as Pressed[], bare: [] as Pressed[] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    await asOwner(databaseUrl, caughtUp);
    figures.bare.push(
      await asOwner(databaseUrl, (owner) => withoutRollups(owner, () => press(origin, arms.bare, SECONDS))),
    );
    // What was not counted meanwhile must not be counted beside the others.
    await asOwner(databaseUrl, caughtUp);
    figures.counted.push(await press(origin, arms.counted, SECONDS));
  }
  return {
    what: `rollups: what a bet costs with ${LEVELS} levels of teams that are counted and paid, over one without rollups`,
    ratio: spins(figures.bare) / spins(figures.counted),
    bar: { kind: 'at most', value: 1.1 },
    detail: `${Math.round(spins(figures.counted))} and ${Math.round(spins(figures.bare))} spins a second through the signed wallet, ${TURNS} minutes each`,
  };
}

/** What the bet itself writes for them, and what counts and pays beside it, which finds nothing to do. */
const PLACE = 'game_round_settled';
const NOTE = 'game_round_changed_late';
const WORK = ['pay_fold', 'pay_due', 'team_due', 'team_opposite_fold', 'rebate_pay'];

/** No transaction is open meanwhile, and nothing is left in the way of whatever tidies up. */
async function withoutRollups<T>(owner: pg.Client, work: () => Promise<T>): Promise<T> {
  const { rows: made } = await owner.query<{ text: string }>(
    `select pg_get_indexdef($1::regclass) as text union all select pg_get_functiondef(p.oid) from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.proname = any($2)`,
    [PLACE, WORK],
  );
  if (made.length !== WORK.length + 1) throw new Error(`${made.length - 1} of ${WORK.join(', ')} were found`);
  await owner.query(`drop index ${PLACE}`);
  await owner.query(`alter table game_round disable trigger ${NOTE}`);
  for (const { text } of made.slice(1)) await owner.query(idleOf(text));
  try {
    return await work();
  } finally {
    for (const { text } of made) await owner.query(text);
    await owner.query(`alter table game_round enable trigger ${NOTE}`);
  }
}

/** The function with the same answer as when there is nothing to do. */
function idleOf(text: string): string {
  const head = text.slice(0, text.indexOf('AS $function$')).replace(/LANGUAGE \w+/, 'LANGUAGE plpgsql');
  const body = /RETURNS TABLE/.test(head)
    ? 'return;'
    : /RETURNS record/.test(head)
      ? `steps := 0; paid := '{}';`
      : 'return 0;';
  return `${head} AS $function$ begin ${body} end $function$`;
}

/** Until all that is there at this moment has been counted: beside the platform's own work, which may be at it too. */
async function caughtUp(owner: pg.Client): Promise<void> {
  await owner.query(`select rebate_pay('maidan', k.member_id, 'PLY') from team_rebate_mark k`);
  await countDueMembers(databaseOn(owner), { merchant: 'maidan', currency: 'PLY' });
  const { rows } = await owner.query<{ last: string }>(
    `select coalesce(max(id), 0)::text as last from wallet_transaction where merchant = 'maidan'`,
  );
  await until(
    'everything is counted',
    async () => {
      const { rows: found } = await owner.query<{ done: boolean }>(
        `select counted_id >= $1::bigint as done, pay_fold('maidan', 2000) from pay_clock where merchant = 'maidan'`,
        [rows[0]?.last],
      );
      return found[0]?.done === true;
    },
    PATIENCE_MS,
  );
}
