import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { readConfig } from '#config.ts';
import { databaseOn } from '#db/database.ts';
import { makeGames } from './catalogue/catalogue.ts';
import { friendsPast } from './past/friends-past.ts';
import { linePast } from './past/line-past.ts';
import { makePast } from './past/past.ts';
import { makePeople } from './people/people.ts';
import { writeContracts } from './past/write-contracts.ts';
import { writeChat } from './world/write-chat.ts';
import { writePast } from './past/write-past.ts';
import { writePointRewards } from './content/point-rewards.ts';
import { writeContent } from './content/write-content.ts';
import { bringCatalogue, CATALOGUE, writeEngines } from './world/write-catalogue.ts';
import { writeReadMessages } from './world/write-messages.ts';
import { writePurses } from './world/write-purses.ts';
import { writeAffiliates, writeGames, writePeople, writeVendors } from './world/write-world.ts';
import { writeTeamSums } from './past/write-team-sums.ts';
import { writeRebates, writeTeams } from './world/write-teams.ts';
import { writePromotions } from './world/write-promotions.ts';
import { claimMissions } from './world/claim-missions.ts';
import { writeReferral } from './world/write-referral.ts';
import { writeRewards } from './world/write-rewards.ts';
import { writeLiveRooms } from './world/write-live-rooms.ts';
import { TYPE_PARSERS } from '#db/type-parsers.ts';

export type SeedProgress = (text: string) => void;

export type SeedOptions = {
  seedNumber?: number;
  merchant?: string;
  onProgress?: SeedProgress;
  /** Tests take a small world; its people are the same. */
  slotTitles?: number;
  rounds?: number;
  /** Of the platform that will run on it; without one, the sandbox's stand-in. */
  secret?: Uint8Array;
};

const ADVISORY_LOCK = 727_461_311;

/**
 * Fills an empty, migrated database with the sandbox world: the same seed number gives the same world. Does nothing,
 * and says so by returning false, when the world is there. `url` must be the database's owner: the past is lived with
 * the clock set back, which nobody else may do.
 */
export async function seedSandbox(url: string, options: SeedOptions = {}): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    application_name: 'maidan-seed',
    options: '-c timezone=UTC -c synchronous_commit=off',
    types: TYPE_PARSERS,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    return await seed(client, options);
  } finally {
    await client.end();
  }
}

async function seed(client: Client, options: SeedOptions): Promise<boolean> {
  const {
    seedNumber = 1,
    merchant = 'maidan',
    slotTitles = 10_000,
    rounds = 2_500,
    secret = readConfig({}).secret,
    onProgress = () => {},
  } = options;
  const { rows } = await client.query<{ stage: string; number: number }>(
    'select stage, seed_number as number from sandbox_seed where merchant = $1',
    [merchant],
  );
  if (rows[0]?.stage === 'done') {
    await writeRewards(client, merchant);
    await writePromotions(client, merchant);
    if (await bringCatalogue(client, merchant)) onProgress('the titles are played by what they promise now');
    return false;
  }
  const number = rows[0]?.number ?? seedNumber;
  const games = makeGames(number, { slotTitles });
  const people = makePeople(number);
  if (rows[0] === undefined) {
    await client.query('begin');
    await writeVendors(client, merchant);
    onProgress(`${games.length} games`);
    await writeEngines(client, merchant);
    await writeGames(client, merchant, games);
    onProgress(`${people.length} people`);
    await writePeople(client, merchant, people);
    await writePurses(databaseOn(client), { merchant, secret, people });
    await writeAffiliates(client, merchant);
    await writeContent(client, merchant);
    await writePointRewards(client, merchant);
    await writeChat(client, merchant);
    await writeContracts(client, merchant);
    await writeRebates(client, merchant);
    await client.query(
      `insert into sandbox_seed (merchant, seed_number, stage, slot_titles, catalogue) values ($1, $2, 'world', $3, $4)`,
      [merchant, number, slotTitles, CATALOGUE],
    );
    await client.query('commit');
  }
  const events = [
    ...makePast(number, { people, games, rounds }),
    ...(rounds === 0 ? [] : [...friendsPast(games), ...linePast(people)]),
  ].toSorted((one, other) => other.at - one.at);
  await writePast(client, { merchant, events, onProgress });
  await client.query('select recent_from_past($1)', [merchant]);
  await writeLiveRooms(client, merchant);
  await writeReadMessages(client, merchant);
  await writeRewards(client, merchant);
  await writeTeamSums(client, merchant);
  await writeTeams(client, merchant);
  await writePromotions(client, merchant);
  await claimMissions(client, merchant);
  await client.query('begin');
  await writeReferral(client, merchant, rounds > 0);
  await client.query('commit');
  await client.query(`update sandbox_seed set stage = 'done' where merchant = $1`, [merchant]);
  // Fresh tables have no statistics, and the first pages would be planned blind.
  await client.query('analyze');
  return true;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const url = process.env['DATABASE_URL'];
  if (url === undefined || url === '' || process.env['MAIDAN_PROFILE'] === 'production') {
    process.stderr.write(
      'Set DATABASE_URL to the sandbox database, as its owner; the production profile is never seeded.\n',
    );
    process.exit(1);
  }
  const { merchant, secret } = readConfig(process.env);
  const done = await seedSandbox(url, {
    merchant,
    secret,
    onProgress: (text) => void process.stdout.write(`${text}\n`),
  });
  process.stdout.write(done ? 'The sandbox world is ready.\n' : 'The sandbox world was already there.\n');
}
