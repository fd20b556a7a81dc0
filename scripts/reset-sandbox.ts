/** Drops the embedded sandbox's databases and makes them new. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fillSandbox, openDatabases } from './lib/sandbox/databases.ts';
import { dropDatabase, startPostgres } from './lib/postgres/postgres.ts';
import { fail, PlainError, step } from './lib/steps.mjs';

const dataDir = process.env['DATA_DIR'] ?? '.data';

async function main(): Promise<void> {
  if ((process.env['DATABASE_URL'] ?? '') !== '') {
    throw new PlainError(
      'DATABASE_URL is set: reset only ever erases the embedded sandbox. Unset it, or drop that database yourself.',
    );
  }
  await step('Erase the sandbox', async () => {
    const server = await startPostgres({ dataDir });
    try {
      await dropDatabase(server.url, 'maidan');
      await dropDatabase(server.url, 'maidan_house');
    } finally {
      await server.stop();
    }
    rmSync(join(dataDir, 'cache'), { recursive: true, force: true });
  });
  const databases = await openDatabases(dataDir, process.env);
  try {
    await fillSandbox(databases.databaseUrl, Number(process.env['SEED'] ?? 1), dataDir);
  } finally {
    await databases.stop();
  }
}

await main().catch(fail);
process.exit();
