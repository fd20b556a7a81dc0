import { manifest, POOL } from '@maidan/games/jackpot-slot/manifest.ts';
import { drawFrom, type RoundSeeds } from '@maidan/games/random.ts';
import { roundBytesAtOnce } from '#rounds/round-bytes.ts';
import { seedPairOf } from '#rounds/seeds.store.ts';
import type { HouseWorld } from './house-world.ts';

const [HIGHEST] = manifest.stakeSteps.toReversed();

/** A player who has looked into the house's rows, and chose a seed with which the next bet of the highest stake wins the pool, or does not. */
export async function seedNextBet(world: HouseWorld, playerId: string, hits: boolean): Promise<void> {
  const { db } = world.house;
  const { id, serverSeed, nextNonce: nonce } = await seedPairOf(db, playerId, false);
  let clientSeed = '';
  for (let tried = 0; clientSeed === '' || winsPool({ serverSeed, clientSeed, nonce }) !== hits; tried += 1)
    clientSeed = `tide-${tried}`;
  await db.query('update seed_pair set client_seed = $2 where id = $1', [id, clientSeed]);
}

function winsPool(seeds: RoundSeeds): boolean {
  // The pool is drawn first: one block of the stream says it.
  const draw = drawFrom(roundBytesAtOnce(seeds, 1));
  return draw.below(POOL.sureStake) < (HIGHEST ?? 0n);
}
