import { join } from 'node:path';
import { migrate } from '@maidan/server/db/migrate.ts';
import { seedSandbox } from '@maidan/server/sandbox/seed-sandbox.ts';
import { makeSandboxOperators } from '../operator/key.ts';
import { createDatabase, startPostgres } from '../postgres/postgres.ts';
import { sealOf } from '../secrets.ts';
import { PlainError, step } from '../steps.mjs';

export type Databases = { databaseUrl: string; houseDatabaseUrl: string; stop(): Promise<void> };

/** An operator's server when `DATABASE_URL` names one, else the embedded one: both end up migrated. */
export async function openDatabases(dataDir: string, environment: NodeJS.ProcessEnv): Promise<Databases> {
  const given = environment['DATABASE_URL'];
  const databases =
    given === undefined || given === '' ? await openEmbedded(dataDir) : await openGiven(given, environment);
  try {
    await step('Migrate the database', () => migrate(databases.databaseUrl));
    return databases;
  } catch (error) {
    await databases.stop();
    // What a migration says is meant for the person who started this.
    throw new PlainError(error instanceof Error ? error.message : String(error));
  }
}

async function openEmbedded(dataDir: string): Promise<Databases> {
  const notices: string[] = [];
  const server = await step('Start the database', (progress) =>
    startPostgres({ dataDir, onProgress: progress, onNotice: (text) => notices.push(text) }),
  );
  for (const notice of notices) process.stdout.write(`    ${notice}\n`);
  try {
    const databaseUrl = await createDatabase(server.url, 'maidan');
    const houseDatabaseUrl = await createDatabase(server.url, 'maidan_house');
    return { databaseUrl, houseDatabaseUrl, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function openGiven(databaseUrl: string, environment: NodeJS.ProcessEnv): Promise<Databases> {
  const house = environment['HOUSE_DATABASE_URL'];
  if (!/^postgres(ql)?:\/\/./.test(databaseUrl) || !URL.canParse(databaseUrl))
    throw new PlainError(
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/database.',
    );
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  try {
    const houseDatabaseUrl = house ?? (await createDatabase(databaseUrl, `${name}_house`));
    return { databaseUrl, houseDatabaseUrl, stop: () => Promise.resolve() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(
      `The database server of DATABASE_URL cannot be used: ${reason}\n` +
        'It must be reachable, and its user may create a database for the game house, or HOUSE_DATABASE_URL must name one.',
    );
  }
}

export async function fillSandbox(databaseUrl: string, seedNumber: number, dataDir: string): Promise<void> {
  await step('Fill the sandbox world', (progress) =>
    seedSandbox(databaseUrl, { seedNumber, onProgress: progress, secret: sealOf(dataDir) }),
  );
  await makeSandboxOperators(databaseUrl, join(dataDir, 'operators'));
}
