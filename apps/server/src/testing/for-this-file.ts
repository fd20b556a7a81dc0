import { afterAll } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A database that is there for all tests of a file: asked for at its top, dropped (and its ledger added up) at its end. */
export async function databaseForThisFile(
  options?: Parameters<typeof createTestDatabase>[0],
): Promise<TestDatabase> {
  const database = await createTestDatabase(options);
  afterAll(() => database.drop());
  return database;
}

/** A node for all tests of a file. What was asked for last is closed first, so a database outlives its nodes. */
export async function nodeForThisFile(options: Parameters<typeof createTestApp>[0]): Promise<TestApp> {
  const node = await createTestApp(options);
  afterAll(() => node.close());
  return node;
}
