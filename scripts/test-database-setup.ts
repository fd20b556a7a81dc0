import * as pg from 'pg';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { migrate } from '@maidan/server/db/migrate.ts';
import { migrateHouse } from './lib/postgres/migrate-house.ts';
import { createDatabase, dropDatabase, startPostgres } from './lib/postgres/postgres.ts';
import '@maidan/server/testing/test-context.ts';

const OF_THIS_RUN = 'TEST_DATABASE_OF_THIS_RUN';

/**
 * One PostgreSQL for the whole run and a migrated template for each program; a test file takes copies. Projects are set up one
 * after the other, each with modules of its own: the first makes it, the others find it in the environment.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const made = process.env[OF_THIS_RUN];
  if (made !== undefined) {
    project.provide('testDatabase', JSON.parse(made) as ProvidedContext['testDatabase']);
    return () => Promise.resolve();
  }
  const given = process.env['TEST_DATABASE_SERVER_URL'];
  const server = given === undefined || given === '' ? await startPostgres({ throwaway: true }) : undefined;
  const serverUrl = server?.url ?? given ?? '';
  const template = `maidan_template_${process.pid}`;
  const houseTemplate = `maidan_house_template_${process.pid}`;
  const remove = async () => {
    for (const name of [template, houseTemplate]) await dropDatabase(serverUrl, name);
  };
  try {
    await remove();
    const [url, houseUrl] = [
      await createDatabase(serverUrl, template),
      await createDatabase(serverUrl, houseTemplate),
    ];
    await Promise.all([migrate(url), migrateHouse(houseUrl)]);
    await makeCopyable(serverUrl);
  } catch (error) {
    await server?.stop();
    throw error;
  }
  process.env[OF_THIS_RUN] = JSON.stringify({ serverUrl, template, houseTemplate });
  project.provide('testDatabase', { serverUrl, template, houseTemplate });
  return async () => {
    if (server === undefined) await remove();
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
