import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@maidan/server/db/migrate.ts';
import { seedSandbox } from '@maidan/server/sandbox/seed-sandbox.ts';
import { warmHomePictures } from '@maidan/server/modules/media/warm-home-pictures.ts';
import { freePort, startPlatform, type Platform } from '../scripts/lib/sandbox/platform.ts';
import { createDatabase, startPostgres } from '../scripts/lib/postgres/postgres.ts';
import { sealOf } from '../scripts/lib/secrets.ts';
import { asOwner } from './seats.ts';

export type House = {
  houseOrigin: string;
  databaseUrl: string;
  houseDatabaseUrl: string;
};

/** Site and house on a small world, with the databases that both are on. `aheadMs`: by how much later it is for the house. */
export async function withHouse<T>(
  work: (house: House) => Promise<T>,
  { aheadMs = 0 }: { aheadMs?: number } = {},
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-bench-'));
  const server = await startPostgres({ dataDir, throwaway: true });
  try {
    const databaseUrl = await createDatabase(server.url, 'maidan');
    const houseDatabaseUrl = await createDatabase(server.url, 'maidan_house');
    if (aheadMs > 0) await setAhead(houseDatabaseUrl, aheadMs);
    await migrate(databaseUrl);
    await seedSandbox(databaseUrl, { seedNumber: 1, slotTitles: 100, rounds: 100 });
    const platform = await startPlatform({
      dataDir,
      databaseUrl,
      houseDatabaseUrl,
      host: '127.0.0.1',
      port: await freePort(),
      housePort: await freePort(),
      env: { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn', DATABASE_WAIT_SECONDS: '60' },
    });
    try {
      const { houseOrigin } = platform;
      return await work({ houseOrigin, databaseUrl, houseDatabaseUrl });
    } finally {
      await platform.stop();
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A house takes its time from its database: this one tells another. */
const setAhead = (houseDatabaseUrl: string, aheadMs: number): Promise<void> =>
  asOwner(houseDatabaseUrl, async (owner) => {
    await owner.query(
      `create function public.clock_timestamp() returns timestamptz language sql volatile
       as $$ select pg_catalog.clock_timestamp() + interval '${Math.round(aheadMs)} milliseconds' $$`,
    );
    await owner.query('alter database maidan_house set search_path = public, pg_catalog');
  });

/** The whole product with the whole sandbox world, on free ports, for as long as the work takes. */
export async function withPlatform<T>(
  work: (platform: Platform) => Promise<T>,
  size: { slotTitles?: number } = {},
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-bench-'));
  const server = await startPostgres({ dataDir, throwaway: true });
  try {
    const databaseUrl = await createDatabase(server.url, 'maidan');
    const houseDatabaseUrl = await createDatabase(server.url, 'maidan_house');
    await migrate(databaseUrl);
    await seedSandbox(databaseUrl, { seedNumber: 1, secret: sealOf(dataDir), ...size });
    // A new node would draw them beside the first measurements.
    await warmHomePictures({ databaseUrl, dataDir });
    const platform = await startPlatform({
      dataDir,
      databaseUrl,
      houseDatabaseUrl,
      host: '127.0.0.1',
      port: await freePort(),
      housePort: await freePort(),
      env: { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' },
    });
    try {
      return await work(platform);
    } finally {
      await platform.stop();
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
