import * as pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '@maidan/server/db/migrate.ts';
import { createDatabase, dropDatabase, startPostgres } from './lib/postgres.ts';
import '@maidan/server/testing/test-context.ts';

/** One PostgreSQL for the whole run and one migrated template; each test file takes a copy of it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_SERVER_URL'];
  const server = given === undefined || given === '' ? await startPostgres({ throwaway: true }) : undefined;
  const serverUrl = server?.url ?? given ?? '';
  const template = `maidan_template_${process.pid}`;
  try {
    await dropDatabase(serverUrl, template);
    await migrate(await createDatabase(serverUrl, template));
    await makeCopyable(serverUrl);
  } catch (error) {
    await server?.stop();
    throw error;
  }
  project.provide('testDatabase', { serverUrl, template });
  return async () => {
    if (server === undefined) await dropDatabase(serverUrl, template);
    await server?.stop();
  };
}

/** The checkpoint that a copy would otherwise wait for is done once, here. */
async function makeCopyable(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query('checkpoint').catch(() => undefined);
  await client.end();
}
