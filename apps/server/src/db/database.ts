import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { camelRows } from '@maidan/postgres/camel-rows.ts';
import { SILENCE_MS } from '@maidan/postgres/silence.ts';
import * as pg from 'pg';
import { describeFailure, isUndoneByServer } from './database-errors.ts';
import { shareConnection } from './shared-connection.ts';
import type { Sql } from './sql.ts';
import { TYPE_PARSERS } from './type-parsers.ts';

export type Database = {
  /** Columns come as our code names things: `member_id` is `memberId` (decision 0064). */
  query<Row extends object>(statement: Sql): Promise<Row[]>;
  /**
   * As `query`, on one connection with all others that are asked for in this way: the server has the next statement before
   * it has answered the last, and keeps at hand what it needs for them. Only for statements that wait for nobody.
   */
  queryInLine<Row extends object>(statement: Sql): Promise<Row[]>;
  /** Runs `work` in one transaction; called inside a transaction it becomes a savepoint. */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  /** Whether what is asked here becomes lasting only when the transaction around it ends. */
  inTransaction: boolean;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  maxConnections: number;
  /** How long a statement waits for one of the connections to be free; it may then run for twice as long. */
  waitMs?: number;
  statementTimeoutMs?: number;
  /** How much longer its answer is waited for before the connection is given up. */
  silenceMs?: number;
  /** Tells about connections lost while idle: the pool replaces them by itself. */
  onConnectionError?: (error: Error) => void;
};

const MAX_ATTEMPTS = 4;

/** Every connection runs as `maidan_app`, which may not touch the ledger except through its functions. */
export function openDatabase(options: DatabaseOptions): Database {
  const { waitMs = 5_000, statementTimeoutMs = 2 * waitMs, silenceMs = SILENCE_MS } = options;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    query_timeout: statementTimeoutMs + silenceMs,
    // Whoever shares a connection sends without waiting for the answers to the others.
    pipeline: true,
    application_name: 'maidan',
    options: [
      // Compiling a statement takes longer than any of ours runs, and a server of one's own does it unasked.
      '-c role=maidan_app -c timezone=UTC -c jit=off',
      `-c statement_timeout=${statementTimeoutMs} -c lock_timeout=${statementTimeoutMs}`,
      `-c idle_in_transaction_session_timeout=${statementTimeoutMs * 2}`,
    ].join(' '),
    types: TYPE_PARSERS,
  });
  pool.on('error', (error) => options.onConnectionError?.(error));
  const inLine = shareConnection(pool);
  return {
    inTransaction: false,
    query: (statement) => retrying(() => run(pool, statement)),
    queryInLine: (statement) => retrying(() => inLine((client) => run(client, statement))),
    transaction: (work) => retrying(() => inTransaction(pool, work)),
    close: () => pool.end(),
  };
}

/** Only failures after which the server has undone everything are tried again; a lost connection never is. */
async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isUndoneByServer(error) || count >= MAX_ATTEMPTS) throw describeFailure(error);
      await pause(randomInt(2, 8 * 2 ** count));
    }
  }
}

async function run<Row extends object>(target: pg.Pool | pg.ClientBase, statement: Sql): Promise<Row[]> {
  return camelRows(
    await target.query<unknown[]>({ ...statement, values: [...statement.values], rowMode: 'array' }),
  );
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error): void => void (broken = error);
  client.on('error', onError);
  try {
    await client.query('begin');
    const result = await work(databaseOn(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that cannot even roll back is thrown away, and the server undoes its work.
    await client.query('rollback').catch((failure: Error) => (broken ??= failure));
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/** What a connection has under way, as a database: whoever began the transaction ends it. */
export function databaseOn(client: pg.ClientBase, depth = 1): Database {
  return {
    inTransaction: true,
    query: (statement) => run(client, statement),
    queryInLine: (statement) => run(client, statement),
    transaction: (work) => inSavepoint(client, depth, work),
    close: () => Promise.reject(new Error('a transaction is ended by returning from it, not by closing it')),
  };
}

async function inSavepoint<T>(
  client: pg.ClientBase,
  depth: number,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const name = `step_${depth}`;
  await client.query(`savepoint ${name}`);
  try {
    const result = await work(databaseOn(client, depth + 1));
    await client.query(`release savepoint ${name}`);
    return result;
  } catch (error) {
    await client.query(`rollback to savepoint ${name}`);
    throw error;
  }
}
