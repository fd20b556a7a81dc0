import { camelRows } from '@maidan/postgres/camel-rows.ts';
import pg from 'pg';

/** Looks at the rows behind a journey; what a journey may change in them is in `world.ts`. */
export async function rows<Row extends object>(statement: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env['JOURNEY_DATABASE_URL'] });
  client.setTypeParser(20, BigInt);
  await client.connect();
  try {
    return camelRows(await client.query<unknown[]>({ text: statement, values, rowMode: 'array' }));
  } finally {
    await client.end();
  }
}
