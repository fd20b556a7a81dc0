import type { RevealedSeeds, RotateAnswer } from '@maidan/games/play.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import type { House } from '#house.ts';
import { PlayRefusal } from '#sessions/play-refusal.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { presentRound } from './round.present.ts';
import { hasRoundUnderWay, roundsOfPair } from './round.store.ts';
import { pairByCommitment, presentSeeds, replacePair, seedPairOf, type SeedPair } from './seeds.store.ts';

const ROUNDS_SHOWN = 20;

/** Retires the named pair and shows its secret. Asked again for a pair already retired, it only shows it. */
export function rotateSeed(
  house: House,
  session: StoredSession,
  input: { commitment: string; clientSeed: string },
): Promise<RotateAnswer> {
  return house.db.transaction(async (tx) => {
    const active = await seedPairOf(tx, session.playerId, true);
    if (active.commitment === input.commitment) {
      // The secret of a round under way would tell what is still hidden, or its outcome before the money has moved.
      if (await hasRoundUnderWay(tx, session.playerId)) throw new PlayRefusal('ROUND_OPEN');
      await replacePair(tx, session.playerId, active, input.clientSeed);
    }
    const retired = await pairByCommitment(tx, session.playerId, input.commitment);
    if (!retired?.revealedAt) throw new PlayRefusal('NOT_FOUND');
    const seeds = presentSeeds(await seedPairOf(tx, session.playerId, false));
    return { seeds, revealed: await reveal(house, tx, retired) };
  });
}

async function reveal(house: House, db: HouseDatabase, pair: SeedPair): Promise<RevealedSeeds> {
  const rounds = await roundsOfPair(db, pair.id, ROUNDS_SHOWN);
  return {
    commitment: pair.commitment,
    serverSeed: pair.serverSeed,
    clientSeed: pair.clientSeed,
    rounds: await Promise.all(rounds.map((round) => presentRound(house, round))),
  };
}
