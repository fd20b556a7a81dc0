import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PlainError } from '../steps.mjs';

/** The game house is a program of its own: its database is brought forward by it, not by the platform. */
export async function migrateHouse(databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/house/src/migrate.ts'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new PlainError(`The game house's database was not migrated: ${said.trim()}`);
}
