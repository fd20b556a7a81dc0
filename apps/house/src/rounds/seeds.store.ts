import type { SeedsView } from '@maidan/games/play.ts';
import { commitmentOf, makeClientSeed, makeServerSeed } from '@maidan/games/random.ts';
import type { HouseDatabase } from '#db/house-database.ts';

export type SeedPair = {
  id: string;
  serverSeed: string;
  commitment: string;
  clientSeed: string;
  nextServerSeed: string;
  nextCommitment: string;
  nextNonce: number;
  revealedAt: Date | null;
};

/** Beside the id. */
export const PAIR_COLUMNS =
  'server_seed, commitment, client_seed, next_server_seed, next_commitment, next_nonce, revealed_at';

/** The player's pair in use, made on first need. With `lock`, nobody else moves its nonce until the transaction ends. */
export async function seedPairOf(db: HouseDatabase, playerId: string, lock: boolean): Promise<SeedPair> {
  const read = () =>
    db.query<SeedPair>(
      `select id, ${PAIR_COLUMNS} from seed_pair where player_id = $1 and revealed_at is null ${lock ? 'for update' : ''}`,
      [playerId],
    );
  const [found] = await read();
  if (found) return found;
  await insertPair(db, playerId, makeServerSeed(), makeClientSeed());
  const [made] = await read();
  if (!made) throw new Error('a seed pair could not be made');
  return made;
}

/** Two tabs may both find no pair; the index lets one in. */
async function insertPair(
  db: HouseDatabase,
  playerId: string,
  serverSeed: string,
  clientSeed: string,
): Promise<void> {
  const next = makeServerSeed();
  await db.query(
    `insert into seed_pair (player_id, server_seed, commitment, client_seed, next_server_seed, next_commitment)
     values ($1, $2, $3, $4, $5, $6) on conflict (player_id) where revealed_at is null do nothing`,
    [playerId, serverSeed, await commitmentOf(serverSeed), clientSeed, next, await commitmentOf(next)],
  );
}

/** The retired pair may be shown from now on; the pair promised by `next_commitment` takes over. */
export async function replacePair(
  db: HouseDatabase,
  playerId: string,
  pair: SeedPair,
  clientSeed: string,
): Promise<void> {
  await db.query('update seed_pair set revealed_at = now() where id = $1', [pair.id]);
  await insertPair(db, playerId, pair.nextServerSeed, clientSeed);
}

export async function pairByCommitment(
  db: HouseDatabase,
  playerId: string,
  commitment: string,
): Promise<SeedPair | undefined> {
  const [pair] = await db.query<SeedPair>(
    `select id, ${PAIR_COLUMNS} from seed_pair where player_id = $1 and commitment = $2`,
    [playerId, commitment],
  );
  return pair;
}

export function presentSeeds(pair: SeedPair): SeedsView {
  return {
    commitment: pair.commitment,
    nextCommitment: pair.nextCommitment,
    clientSeed: pair.clientSeed,
    nextNonce: pair.nextNonce,
  };
}
