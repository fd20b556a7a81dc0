import { manifest, POOL } from '@maidan/games/jackpot-slot/manifest.ts';
import { drawFrom, type RoundSeeds } from '@maidan/games/random.ts';
import { drawJackpot } from '@maidan/games/slots/jackpot/jackpots.ts';
import { slotTitle } from '@maidan/games/slots/title-by-code.ts';
import { roundBytesAtOnce } from '#rounds/round-bytes.ts';
import { seedPairOf } from '#rounds/seeds.store.ts';
import type { HouseWorld } from './house-world.ts';

const [HIGHEST] = manifest.stakeSteps.toReversed();

/** A player who has looked into the house's rows, and chose a seed with which the next bet of the highest stake wins the pool, or does not. */
export async function seedNextBet(world: HouseWorld, playerId: string, hits: boolean): Promise<void> {
  await chooseSeed(world, playerId, (seeds) => winsPool(seeds) === hits);
}

/** The same for a jackpot slot of the engine, at its highest stake: with which the next bet wins this pool, or none. */
export async function seedNextJackpot(
  world: HouseWorld,
  { playerId, gameCode }: { playerId: string; gameCode: string },
  tier: string | null,
): Promise<void> {
  const { jackpot, model } = slotTitle(gameCode.slice('slot.'.length)) ?? {};
  if (!jackpot || !model) throw new Error(`${gameCode} has no pool`);
  await chooseSeed(world, playerId, (seeds) => {
    const draw = drawFrom(roundBytesAtOnce(seeds, 2));
    return drawJackpot(jackpot, model, jackpot.most, draw).won === tier;
  });
}

async function chooseSeed(
  world: HouseWorld,
  playerId: string,
  isRight: (seeds: RoundSeeds) => boolean,
): Promise<void> {
  const { db } = world.house;
  const { id, serverSeed, nextNonce: nonce } = await seedPairOf(db, playerId, false);
  let clientSeed = '';
  for (let tried = 0; clientSeed === '' || !isRight({ serverSeed, clientSeed, nonce }); tried += 1)
    clientSeed = `tide-${tried}`;
  await db.query('update seed_pair set client_seed = $2 where id = $1', [id, clientSeed]);
}

function winsPool(seeds: RoundSeeds): boolean {
  // The pool is drawn first: one block of the stream says it.
  const draw = drawFrom(roundBytesAtOnce(seeds, 1));
  return draw.below(POOL.sureStake) < (HIGHEST ?? 0n);
}
