import type { HouseDatabase } from '#db/house-database.ts';
import type { RoundTable } from './round-table.store.ts';
import type { SeedPair } from './seeds.store.ts';

type Remembered = { table: RoundTable; pair: SeedPair; placedAt: number; until: number };

/** A little more than the players of one process who are between two rounds. */
const MOST_TABLES = 10_000;
/** After this long the session is read again, however often it was played on. */
const READ_AGAIN_MS = 5 * 60_000;

const memories = new WeakMap<HouseDatabase, Map<string, Remembered>>();

function memoryOf(db: HouseDatabase): Map<string, Remembered> {
  const memory = memories.get(db) ?? new Map<string, Remembered>();
  memories.set(db, memory);
  return memory;
}

/** A table that was read or remembered, and until when it may be used without reading it again. */
export type KnownTable = { table: RoundTable; until: number };

/** How long a table may be used that was asked for at this time. */
export const knownTable = (table: RoundTable, askedAt: number): KnownTable => ({
  table,
  until: askedAt + Math.min(table.sessionMs, READ_AGAIN_MS),
});

/**
 * What the last round of this page has left behind. Whether it is still so is decided where the next round is placed: any round of the
 * player since then, here or elsewhere, and any change of the seeds has moved the nonce on, and the unique keys know a round under
 * way and an operation that is asked for again. Whoever meets one of these reads the table after all. Taken out, so that of two
 * spins at once only one goes by it.
 */
export function takeRemembered(db: HouseDatabase, sessionHash: Buffer): KnownTable | undefined {
  const memory = memoryOf(db);
  const key = sessionHash.toString('base64');
  const found = memory.get(key);
  memory.delete(key);
  const now = performance.now();
  if (found === undefined || now >= found.until) return undefined;
  const { table, pair, placedAt, until } = found;
  return {
    table: { ...table, pair, knownId: null, openId: null, msSinceLast: now - placedAt },
    until,
  };
}

/** After a round that was placed at that time and has been settled; `pair` has the next nonce. */
export function rememberTable(
  db: HouseDatabase,
  sessionHash: Buffer,
  { table, until }: KnownTable,
  pair: SeedPair,
  placedAt: number,
): void {
  const memory = memoryOf(db);
  memory.set(sessionHash.toString('base64'), { table, pair, placedAt, until });
  // What is used is taken out and comes back at the end, so the first is the one that was not used for longest.
  if (memory.size > MOST_TABLES) memory.delete(memory.keys().next().value ?? '');
}
