/** Two thousand draws of lotteries on two houses and two platforms that are killed again and again: nothing may be missed, and nothing done twice. */
import { openDatabase } from '@maidan/server/db/database.ts';
import { migrate } from '@maidan/server/db/migrate.ts';
import { checkLedger } from '@maidan/server/ledger/check-ledger.ts';
import { openHouseAndPlatform } from '../scripts/lib/game-house/house-and-platform.ts';
import { playKilledDraws, type KilledDrawsOutcome } from '../scripts/lib/game-house/killed-draws.ts';
import { migrateHouse } from '../scripts/lib/postgres/migrate-house.ts';
import { createDatabase, startPostgres } from '../scripts/lib/postgres/postgres.ts';
import type { Measurement } from './report.ts';

const LOTTERIES = 20;
const MINUTES = 100;
const KILLS = 16;
const MINUTE_MS = 1_200;
/** Says who is killed and when: another one is another story. */
const SEED = Number(process.env['DRAWS_SEED'] ?? 17);
const FAULTS_SHOWN = 5;

export async function measureDraws(): Promise<Measurement[]> {
  const server = await startPostgres({ throwaway: true });
  try {
    const url = await createDatabase(server.url, 'maidan');
    await migrate(url);
    const houseTemplate = 'maidan_house';
    await migrateHouse(await createDatabase(server.url, houseTemplate));
    const world = await openHouseAndPlatform({ url }, { serverUrl: server.url, houseTemplate }, 2);
    try {
      const plan = { lotteries: LOTTERIES, minutes: MINUTES, kills: KILLS, minuteMs: MINUTE_MS, seed: SEED };
      return resultsOf(await playKilledDraws(world, plan), await ledgerFaults(url));
    } finally {
      await world.close();
    }
  } finally {
    await server.stop();
  }
}

async function ledgerFaults(url: string): Promise<string[]> {
  const db = openDatabase({ url, maxConnections: 2 });
  try {
    return (await checkLedger(db)).map((finding) => JSON.stringify(finding));
  } finally {
    await db.close();
  }
}

function resultsOf(played: KilledDrawsOutcome, ofLedger: readonly string[]): Measurement[] {
  const faults = [...played.faults, ...ofLedger];
  const { settled, returned, refused } = played.tickets;
  const detail = `${played.killed} processes killed; ${settled} tickets settled, ${returned} given back, ${refused} refused`;
  return [
    {
      what: `draws: held, of ${LOTTERIES} lotteries in ${MINUTES} minutes`,
      ratio: played.drawn / (LOTTERIES * MINUTES),
      bar: { kind: 'at least', value: 1 },
      detail,
    },
    {
      what: 'draws: what was missed, done twice or does not add up, for each ticket',
      ratio: faults.length / (settled + returned + refused),
      bar: { kind: 'at most', value: 0 },
      detail: faults.length === 0 ? 'none' : faults.slice(0, FAULTS_SHOWN).join('; '),
    },
  ];
}
