import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouseDatabase, type HouseDatabase } from '#db/house-database.ts';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { seatPlayer } from '#testing/test-player.ts';
import { insertRound, roundById, writeEndSoon, type StoredRound } from './round.store.ts';
import { seedPairOf } from './seeds.store.ts';

const PLAYERS = 4;
const TURNS = 60;
const DEADLOCK = '40P01';

let world: HouseWorld;
/** Two processes: each with connections and batches of its own. */
const houses: HouseDatabase[] = [];
const refused: unknown[] = [];
beforeAll(async () => {
  world = await openHouseWorld();
  const { databaseUrl: url, databaseWaitMs: waitMs } = world.house.config;
  for (let count = 0; count < 2; count += 1)
    houses.push(noting(openHouseDatabase({ url, waitMs, onError: () => undefined })));
});
afterAll(async () => {
  for (const db of houses) await db.close();
  await world.close();
});

/** What the server refuses is sent again one by one, which would hide that two waited for each other. */
const noting = (db: HouseDatabase): HouseDatabase => ({
  ...db,
  query: (text, values) =>
    db.query(text, values).catch((error: unknown) => {
      refused.push(error instanceof Error && 'code' in error ? error.code : error);
      throw error;
    }) as never,
});

/** The next round of a player, or null when the other house was quicker with the seeds or has one under way. */
async function place(db: HouseDatabase, like: StoredRound, gameCode: string): Promise<StoredRound | null> {
  const { nextNonce: nonce } = await seedPairOf(db, like.playerId, false);
  const ids = { id: randomUUID(), operationId: randomUUID() };
  const round: StoredRound = { ...like, ...ids, gameCode, nonce, state: 'bet-sent' };
  return insertRound(db, { round, leaseMs: 60_000 }).catch(() => null);
}

const end = async (db: HouseDatabase, round: StoredRound): Promise<null> => {
  await writeEndSoon(db, { round, end: { state: 'settled', balanceAfter: 0n } });
  return null;
};

/** How the two differ: in order, and in who places where the other ends. */
test.each([
  ['one game', ['line-slot', 'line-slot']],
  ['games of their own', ['line-slot', 'keno']],
] as const)(
  'two houses that place and end rounds of the same players at one moment, in %s and in opposite order, never wait for each other',
  async (_name, games) => {
    const [one, two] = houses as [HouseDatabase, HouseDatabase];
    const players: StoredRound[] = [];
    for (let count = 0; count < PLAYERS; count += 1) {
      const seat = await seatPlayer(world);
      players.push(await roundById(world.house.db, (await seat.spin()).id));
    }
    let open: StoredRound[] = [];
    let placed = 0;
    for (let turn = 0; turn < TURNS; turn += 1) {
      const half = turn % 2;
      const endings = open;
      const [mine, theirs] = [players.filter((_, at) => at % 2 === half), players.toReversed()];
      const written = await Promise.all([
        ...endings.map((round) => end(one, round)),
        ...mine.map((round) => place(one, round, games[0])),
        ...theirs.map((round) => place(two, round, games[1])),
        ...endings.toReversed().map((round) => end(two, round)),
      ]);
      open = written.filter((round) => round !== null);
      placed += open.length;
    }
    expect(placed).toBeGreaterThan(TURNS);
    expect(refused.filter((code) => code === DEADLOCK)).toEqual([]);
  },
);
