import { join } from 'node:path';
import { PROVIDER_CLIENT } from '@maidan/server/testing/stand-ins/identity-provider.ts';
import { openDesk } from '../scripts/lib/operator/desk.ts';
import { makeOperator, makeSandboxOperators } from '../scripts/lib/operator/key.ts';
import { runOperator } from '../scripts/lib/operator/operator.ts';

/** Whom the journeys work as; each has a key of their own, as an operator has. */
const PEOPLE = ['rina'];

/** Before the first of them sits down. */
export async function giveKeys(ownerUrl: string, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'operators');
  await makeSandboxOperators(ownerUrl, folder);
  for (const name of PEOPLE) await makeOperator({ ownerUrl, folder, name, rights: ['money'] });
}

/** Does what `npm run operator -- …` does, on the platform of the journeys. */
export async function operator(...args: string[]): Promise<string> {
  const desk = await openDesk({
    DATABASE_URL: process.env['JOURNEY_DATABASE_URL'],
    PUBLIC_ORIGIN: process.env['SITE_ORIGIN'],
    GAME_HOUSE_ORIGIN: process.env['HOUSE_ORIGIN'],
    DATA_DIR: process.env['JOURNEY_DATA_DIR'],
    // LOG-14: a service is only offered by whoever has its credentials.
    OIDC_GOOGLE_CLIENT_ID: PROVIDER_CLIENT.clientId,
    OIDC_GOOGLE_CLIENT_SECRET: PROVIDER_CLIENT.clientSecret,
  });
  try {
    return await runOperator(desk, args);
  } finally {
    await desk.close();
  }
}
