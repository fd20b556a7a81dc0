import { openDatabase, type Database } from '@maidan/server/db/database.ts';
import { migrate } from '@maidan/server/db/migrate.ts';
import { createTestApp, type TestApp } from '@maidan/server/testing/test-app.ts';
import { createDatabase, startPostgres } from '../scripts/lib/postgres/postgres.ts';

/** A node without a port on a database of its own: between the question and the answer lies nothing but our work. */
export async function withDoor<T>(work: (node: TestApp, db: Database) => Promise<T>): Promise<T> {
  const server = await startPostgres({ throwaway: true });
  try {
    const url = await createDatabase(server.url, 'door');
    await migrate(url);
    const db = openDatabase({ url, maxConnections: 10 });
    const node = await createTestApp({ db, url });
    try {
      return await work(node, db);
    } finally {
      await node.close();
      await db.close();
    }
  } finally {
    await server.stop();
  }
}
