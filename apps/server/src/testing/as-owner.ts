import { Client } from 'pg';

/** What the application's role may not do and an operator's tool or an accident can: for arranging a test. */
export async function asOwner(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
