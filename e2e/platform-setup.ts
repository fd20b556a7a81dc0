import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOCIAL_RETURN_PATH } from '@maidan/contract/constants.ts';
import { migrate } from '@maidan/server/db/migrate.ts';
import { seedSandbox } from '@maidan/server/sandbox/seed-sandbox.ts';
import {
  PROVIDER_CLIENT,
  startIdentityProvider,
} from '@maidan/server/testing/stand-ins/identity-provider.ts';
import { freePort, startPlatform } from '../scripts/lib/sandbox/platform.ts';
import { createDatabase, startPostgres } from '../scripts/lib/postgres/postgres.ts';
import { sealOf } from '../scripts/lib/secrets.ts';
import { giveKeys, operator } from './desk.ts';

/** Starts the product on free ports with a fresh world; answers with what undoes it. */
export default async function setUpPlatform(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-journeys-'));
  const server = await startPostgres({ dataDir, throwaway: true });
  const databaseUrl = await createDatabase(server.url, 'maidan');
  const houseDatabaseUrl = await createDatabase(server.url, 'maidan_house');
  await migrate(databaseUrl);
  await seedSandbox(databaseUrl, { seedNumber: 1, slotTitles: 400, rounds: 300, secret: sealOf(dataDir) });
  await giveKeys(databaseUrl, dataDir);
  const [port, housePort] = [await freePort(), await freePort()];
  const provider = await startIdentityProvider({
    redirectUris: [`http://localhost:${port}${SOCIAL_RETURN_PATH}`],
  });
  const platform = await startPlatform({
    dataDir,
    databaseUrl,
    houseDatabaseUrl,
    host: '127.0.0.1',
    port,
    housePort,
    env: {
      RATE_LIMIT_FACTOR: '50',
      // A player would rather be told at once; a journey waits for a busy machine.
      DRAW_AHEAD: 'off',
      DATABASE_WAIT_SECONDS: '60',
      // Shorter than a page waits for its call: one journey is about a game house that does not answer.
      PARTNER_WAIT_SECONDS: '9',
      // A line for each answer: journeys read them, looking for what must not be there.
      LOG_LEVEL: 'info',
      OIDC_GOOGLE_ISSUER: provider.issuer,
      OIDC_GOOGLE_CLIENT_ID: PROVIDER_CLIENT.clientId,
      OIDC_GOOGLE_CLIENT_SECRET: PROVIDER_CLIENT.clientSecret,
    },
  });
  process.env['SITE_ORIGIN'] = platform.origin;
  process.env['HOUSE_ORIGIN'] = platform.houseOrigin;
  process.env['JOURNEY_DATABASE_URL'] = databaseUrl;
  process.env['JOURNEY_DATA_DIR'] = dataDir;
  process.env['JOURNEY_HOUSE_DATABASE_URL'] = houseDatabaseUrl;
  // LOG-14: off until an operator is registered with the other service; here it is a provider of our own.
  await operator('set', 'whitelabel.google', 'true');
  // Journeys act as the operator, at the pace of the machine.
  await operator('set', 'withdrawal.sandboxSeconds', 'null');
  await operator('set', 'depositRules.sandboxApproveSeconds', '86400');
  process.env['JOURNEY_LOGS'] = join(dataDir, 'logs');
  return async () => {
    await platform.stop();
    try {
      // Whatever the journeys did, no money was made or lost.
      await operator('reconcile');
    } finally {
      await provider.stop();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  };
}
