/** Ledger postings a second, beside pgbench's tpcb-like script on the same durable server in the same run. */
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, chmodSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as pg from 'pg';
import { openDatabase, type Database } from '@maidan/server/db/database.ts';
import { migrate } from '@maidan/server/db/migrate.ts';
import { checkLedger } from '@maidan/server/ledger/check-ledger.ts';
import { postTransaction } from '@maidan/server/ledger/post-transaction.ts';
import { createDatabase, startPostgres } from '../scripts/lib/postgres/postgres.ts';
import type { ClientSettings, Turn, TurnResult } from './ledger-client.ts';
import { print, type Measurement } from './report.ts';

const CLIENTS = 8;
const MEMBERS = 2_000;
const PARTS = 2;
const VENDORS = 8;
const SECONDS = 2;
const ROUNDS = 9;
const MERCHANT = 'bench';
const OPENING_BALANCE = 1_000_000_000n;

/** Takes all figures on a server of its own, which flushes every commit to disk. */
export async function measureLedger(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-bench-'));
  chmodSync(folder, 0o755);
  const server = await startPostgres({ dataDir: folder });
  try {
    const reference = await createDatabase(server.url, 'reference');
    const url = await createDatabase(server.url, 'ledger');
    await migrate(url);
    await pgbench(reference, ['-i', '-q', '-s', '10']);
    const db = openDatabase({ url, maxConnections: CLIENTS, statementTimeoutMs: 120_000 });
    try {
      await fund(db);
      return await takeTurns(db, url, reference);
    } finally {
      await db.close();
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The three take many short turns in changing order, so that a machine that is busy for a while is busy for all of them. */
async function takeTurns(db: Database, url: string, reference: string): Promise<Measurement[]> {
  const clients = startClients(url);
  const figures = { spread: [] as number[], tpcb: [] as number[], sameHouse: [] as number[] };
  const turns: ((round: number) => Promise<unknown>)[] = [
    async (round) => figures.spread.push(await clients.turn(`spread-${round}`, SECONDS, VENDORS)),
    async () => figures.tpcb.push(await runTpcb(reference)),
    async (round) => figures.sameHouse.push(await clients.turn(`same-${round}`, SECONDS, 1)),
  ];
  // Opens the accounts and lets the server settle on its plans; the reference has its first turn for nothing as well.
  await clients.turn('warm-spread', 6, VENDORS);
  await clients.turn('warm-same', 2, 1);
  await runTpcb(reference);
  await analyze(url);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < turns.length; turn += 1) await turns[(round + turn) % turns.length]?.(round);
  }
  await clients.end();
  const findings = await checkLedger(db);
  if (findings.length > 0)
    throw new Error(`the ledger does not add up after the bench: ${findings[0]?.detail}`);
  const { spread, tpcb, sameHouse } = figures;
  return [
    compare(
      `ledger postings against pgbench tpcb-like: ${CLIENTS} clients that wait for each answer, every commit on disk`,
      mean(spread),
      mean(tpcb),
      1.5,
    ),
    compare('all postings on one house account against spread ones', mean(sameHouse), mean(spread), 1),
  ];
}

/** What pgbench does for its own tables when it makes them. */
async function analyze(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query('vacuum analyze ledger_account, ledger_transaction, ledger_entry');
  await owner.end();
}

function compare(what: string, own: number, reference: number, atLeast: number): Measurement {
  const detail = `${Math.round(own)} and ${Math.round(reference)} a second; postings of one process that meet go in one round trip`;
  return { what, ratio: own / reference, bar: { kind: 'at least', value: atLeast }, detail };
}

async function fund(db: Database): Promise<void> {
  await parallel(16, MEMBERS, async (member) => {
    await postTransaction(db, {
      merchant: MERCHANT,
      key: `fund-${member}`,
      kind: 'deposit',
      currency: 'PLY',
      legs: [
        { account: { kind: 'deposits_in', owner: '' }, amount: -OPENING_BALANCE },
        { account: { kind: 'member', owner: String(member) }, amount: OPENING_BALANCE },
      ],
    });
  });
}

/** Two processes with half of the clients each, as pgbench has two threads; `turn` lets all of them post for a while. */
function startClients(url: string): {
  turn(name: string, seconds: number, vendors: number): Promise<number>;
  end(): Promise<void>;
} {
  const parts = Array.from({ length: PARTS }, (_unused, part) => {
    const settings: ClientSettings = { url, clients: CLIENTS / PARTS, part };
    const file = fileURLToPath(new URL('./ledger-client.ts', import.meta.url));
    return fork(file, [JSON.stringify(settings)], { execArgv: ['--import', 'tsx'] });
  });
  return {
    turn: async (name, seconds, vendors) => {
      const results = await Promise.all(
        parts.map(async (part) => {
          part.send({ name, seconds, vendors, members: MEMBERS } satisfies Turn);
          const [result] = (await once(part, 'message')) as [TurnResult];
          return result.postings / result.seconds;
        }),
      );
      return results.reduce((sum, figure) => sum + figure, 0);
    },
    end: async () => {
      for (const part of parts) part.send('end');
      await Promise.all(parts.map((part) => once(part, 'exit')));
    },
  };
}

async function runTpcb(url: string): Promise<number> {
  const output = await pgbench(url, [
    '-n',
    '-c',
    String(CLIENTS),
    '-j',
    String(PARTS),
    '-T',
    String(SECONDS),
  ]);
  const found = /tps = ([\d.]+)/.exec(output)?.[1];
  if (found === undefined) throw new Error(`pgbench gave no figure:\n${output}`);
  return Number(found);
}

export async function pgbench(url: string, flags: string[]): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const place = ['-h', hostname, '-p', port, '-U', username, pathname.slice(1)];
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(password) };
  const { stdout, stderr } = await promisify(execFile)(findPgbench(), [...flags, ...place], { env });
  return stdout + stderr;
}

function findPgbench(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  const found = folders.map((folder) => join(folder, 'pgbench')).find((path) => existsSync(path));
  if (found === undefined) {
    throw new Error(
      "pgbench is missing: install it with `apt-get install postgresql-contrib` (or your system's PostgreSQL package).",
    );
  }
  return found;
}

async function parallel(width: number, count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: width }, lane));
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  (await measureLedger()).forEach(print);
}
