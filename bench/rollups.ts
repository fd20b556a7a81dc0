/** What the counting of play for teams and their pay adds to a bet, with five levels of agents above everybody who plays. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@maidan/server/db/migrate.ts';
import { seedSandbox } from '@maidan/server/sandbox/seed-sandbox.ts';
import type * as pg from 'pg';
import { createDatabase, startPostgres } from '../scripts/lib/postgres/postgres.ts';
import { freePort, startPlatform } from '../scripts/lib/sandbox/platform.ts';
import { until } from './pages.ts';
import { median, type Measurement } from './report.ts';
import { asOwner, takeSeats } from './seats.ts';
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
      const seats = await takeSeats(databaseUrl, GAME, PLAYERS);
      await asOwner(databaseUrl, (owner) =>
        putBelowAgents(
          owner,
          seats.map(({ member }) => member),
        ),
      );
      return [await compare(platform.origin, databaseUrl, walletLoad(dataDir, seats))];
    } finally {
      await platform.stop();
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** One above the other, and everybody who plays below the last. */
async function putBelowAgents(owner: pg.Client, members: readonly string[]): Promise<void> {
  let above: string | null = null;
  for (let level = 0; level < LEVELS; level += 1) {
    const { rows }: pg.QueryResult<{ id: string }> = await owner.query(
      `insert into member (merchant, username, username_key, password_hash, type, upline_id)
       values ('maidan', $1, $1, '-', 1, $2) returning id::text`,
      [`level${level}`, above],
    );
    above = rows[0]?.id ?? null;
  }
  await owner.query(`update member set upline_id = $1 where merchant = 'maidan' and id = any($2::bigint[])`, [
    above,
    members,
  ]);
}

const spins = (pressed: readonly Pressed[]): number => median(pressed.map((one) => one.spins));

/** With and without take turns, so that a machine that is busy for a while is busy for both. */
async function compare(origin: string, databaseUrl: string, load: Load): Promise<Measurement> {
  await press(origin, load, WARM_UP_SECONDS);
  const figures = { counted: [] as Pressed[], bare: [] as Pressed[] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    figures.bare.push(
      await asOwner(databaseUrl, (owner) => withoutCounting(owner, () => press(origin, load, SECONDS))),
    );
    // What was not counted meanwhile must not be counted beside the others.
    await asOwner(databaseUrl, caughtUp);
    figures.counted.push(await press(origin, load, SECONDS));
    await asOwner(databaseUrl, caughtUp);
  }
  return {
    what: `rollups: what a bet costs while ${LEVELS} levels of teams and their pay are counted, over one while they wait`,
    ratio: spins(figures.bare) / spins(figures.counted),
    bar: { kind: 'at most', value: 1.1 },
    detail: `${Math.round(spins(figures.counted))} and ${Math.round(spins(figures.bare))} spins a second through the signed wallet, ${TURNS} minutes each`,
  };
}

/** Holds what counts takes first: those who count pass on, or wait. */
async function withoutCounting<T>(owner: pg.Client, work: () => Promise<T>): Promise<T> {
  await owner.query('begin');
  try {
    await owner.query(`select from pay_clock where merchant = 'maidan' for update`);
    await owner.query(`select pg_advisory_xact_lock(hashtextextended('team-count:maidan', 0))`);
    return await work();
  } finally {
    await owner.query('rollback');
  }
}

/** Until all that is there at this moment has been counted. */
async function caughtUp(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ last: string; now: Date }>(
    `select max(id)::text as last, platform_now() as now from wallet_transaction where merchant = 'maidan'`,
  );
  await until(
    'everything is counted',
    async () => {
      const { rows: found } = await owner.query<{ done: boolean }>(
        `select c.counted_id >= $1::bigint and t.at >= $2 as done
         from pay_clock c join team_counted t on t.merchant = c.merchant where c.merchant = 'maidan'`,
        [rows[0]?.last, rows[0]?.now],
      );
      return found[0]?.done === true;
    },
    PATIENCE_MS,
  );
}
