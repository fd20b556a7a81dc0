import { camelRows } from '@maidan/postgres/camel-rows.ts';
import { SILENCE_MS } from '@maidan/postgres/silence.ts';
import pg from 'pg';

/**
 * The house's own database: a statement and its values, or several statements that stand or fall together. Columns come as our
 * code names things: `player_id` is `playerId` (decision 0064).
 */
export type HouseDatabase = {
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  transaction<T>(work: (tx: HouseDatabase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

type HouseDatabaseOptions = {
  url: string;
  /** How long a statement waits for a free connection; it may then run for twice as long. */
  waitMs: number;
  /** How much longer its answer is waited for before the connection is given up. */
  silenceMs?: number;
  /** How many at most. */
  connections?: number;
  onError: (error: Error) => void;
};

/** Every connection runs as `maidan_house_app`, which plays rounds and owns nothing. */
export function openHouseDatabase(options: HouseDatabaseOptions): HouseDatabase {
  const { url, waitMs, silenceMs = SILENCE_MS, connections = 10, onError } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 2 * waitMs,
    query_timeout: 2 * waitMs + silenceMs,
    idle_in_transaction_session_timeout: 2 * waitMs,
    application_name: 'maidan-house',
    // Every statement goes by keys, whatever the values: it is planned once, also while its tables are small.
    options:
      '-c role=maidan_house_app -c jit=off -c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c enable_hashjoin=off',
  });
  pool.on('error', onError);
  return {
    query: (text, values) => rowsOf(pool, text, values),
    transaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  };
}

/** Every text is a constant of the house, so that there are few: the server reads and plans each once on a connection. */
const names = new Map<string, string>();
function nameOf(text: string): string {
  const name = names.get(text) ?? `house_${names.size + 1}`;
  names.set(text, name);
  return name;
}

async function rowsOf<Row extends pg.QueryResultRow>(
  on: pg.Pool | pg.PoolClient,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return camelRows(
    await on.query<unknown[]>({ name: nameOf(text), text, values: [...values], rowMode: 'array' }),
  );
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: HouseDatabase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const tx: HouseDatabase = {
    query: (text, values) => rowsOf(client, text, values),
    transaction: (inner) => inner(tx),
    close: () => Promise.resolve(),
  };
  try {
    await client.query('begin');
    const result = await work(tx);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}
