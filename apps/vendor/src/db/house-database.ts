import pg from 'pg';

/** The house's own database: a statement and its values, or several statements that stand or fall together. */
export type HouseDatabase = {
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  transaction<T>(work: (tx: HouseDatabase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

const STATEMENT_TIMEOUT_MS = 10_000;

/** Every connection runs as `maidan_house_app`, which plays rounds and owns nothing. */
export function openHouseDatabase(url: string, onError: (error: Error) => void): HouseDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'maidan-house',
    options: '-c role=maidan_house_app',
  });
  pool.on('error', onError);
  return {
    query: (text, values) => rowsOf(pool, text, values),
    transaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  };
}

async function rowsOf<Row extends pg.QueryResultRow>(
  on: pg.Pool | pg.PoolClient,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return (await on.query<Row>(text, [...values])).rows;
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
