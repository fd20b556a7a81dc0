/**
 * `npm run migrate`: brings the schema of `DATABASE_URL`, and of `HOUSE_DATABASE_URL` where it is given, forward before
 * nodes of a new version start. Both are the owner's addresses; nodes connect as logins that own nothing.
 */
import { migrate } from '@maidan/server/db/migrate.ts';
import { migrateHouse } from './lib/postgres/migrate-house.ts';
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
  const house = process.env['HOUSE_DATABASE_URL'] ?? '';
  if (house === '') return;
  await migrateHouse(house);
  process.stdout.write("The game house's schema is current.\n");
}

await main().catch(fail);
