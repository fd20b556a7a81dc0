/** `npm run migrate`: brings the schema of `DATABASE_URL` forward, before nodes of a new version start. */
import { migrate } from '@maidan/server/db/migrate.ts';
import { fail, PlainError } from './lib/steps.mjs';

async function main(): Promise<void> {
  const url = process.env['DATABASE_URL'];
  if (url === undefined || url === '')
    throw new PlainError('DATABASE_URL must name the database to migrate.');
  const applied = await migrate(url).catch((error: Error) => {
    throw new PlainError(`The database of DATABASE_URL was not migrated: ${error.message}`);
  });
  process.stdout.write(
    applied.length === 0 ? 'The schema is current.\n' : `Applied:\n  ${applied.join('\n  ')}\n`,
  );
}

await main().catch(fail);
