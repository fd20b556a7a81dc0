import { flightOf } from '@maidan/games/crash/chain.ts';
import { CRASH } from '@maidan/games/crash/crash.ts';
import { makeServerSeed } from '@maidan/games/random.ts';
import type { HouseWorld } from './house-world.ts';

/**
 * A source of public values that has looked into the house's rows: it announces one with which the one flight of a new chain
 * breaks within these bounds. Chains that are in use are used up.
 */
export async function flightBetween(world: HouseWorld, from: number, to: number = CRASH.capHundredths) {
  const { db } = world.house;
  await db.query(
    'update shared_chain set next_number = length + 1 where next_number <= length and salt is not null',
  );
  return {
    async firstAfter() {
      const [chain] = await db.query<{ lastLink: string }>(
        'select last_link from shared_chain where next_number <= length',
      );
      for (;;) {
        const value = makeServerSeed();
        const brokeAt = await flightOf({ link: chain?.lastLink ?? '', salt: value, number: 1 });
        if (brokeAt >= from && brokeAt <= to) return { value, source: 'test' };
      }
    },
  };
}
