import { randomBytes } from 'node:crypto';
import * as pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from '#db/database.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import './test-context.ts';

export type TestDatabase = { db: Database; url: string; drop(): Promise<void> };

/** Longer than a player is made to wait: whatever else a machine does, a test waits for its database. */
export const TEST_WAIT_MS = 60_000;

/** A fresh, migrated database of its own for one test file. `drop()` fails the test when the ledger does not add up. */
export async function createTestDatabase({ maxConnections = 10 } = {}): Promise<TestDatabase> {
  const { serverUrl, template } = inject('testDatabase');
  const name = `maidan_test_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  const db = openDatabase({ url: address.href, maxConnections, waitMs: TEST_WAIT_MS });
  const drop = async (): Promise<void> => {
    const findings = await findingsThenClose(db);
    await onServer(serverUrl, `drop database ${name} with (force)`);
    if (findings.length > 0)
      throw new Error(`the ledger does not add up: ${JSON.stringify(findings.slice(0, 10))}`);
  };
  return { db, url: address.href, drop };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function findingsThenClose(db: Database): Promise<Awaited<ReturnType<typeof checkLedger>>> {
  try {
    return await checkLedger(db);
  } finally {
    await db.close();
  }
}
