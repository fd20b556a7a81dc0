import { inBatches as inBatchesOn, type Batching } from '@maidan/postgres/in-batches.ts';
import pg from 'pg';
import type { HouseDatabase } from './house-database.ts';

const MAX_BATCH_SIZE = 32;

/** What the server itself refuses it has undone; of a lost connection nobody knows. */
const leavesUnknown = (error: unknown): boolean => !(error instanceof pg.DatabaseError);

/**
 * What the spins of many players ask for at the same time travels to the house's database together, each with its own answer.
 * One batch at a time: while it is under way, those gather who make the next one worth its statement.
 */
export const inBatches = <Item, Answer>(
  batching: Pick<Batching<HouseDatabase, Item, Answer>, 'serialKeysOf'> & {
    run: (db: HouseDatabase, batch: readonly Item[]) => Promise<readonly Answer[]>;
  },
): ((db: HouseDatabase, item: Item) => Promise<Answer>) => {
  const { run, ...rest } = batching;
  return inBatchesOn({
    ...rest,
    maxBatchSize: MAX_BATCH_SIZE,
    batchesInFlight: 1,
    batchKeyOf: () => '',
    runBatch: run,
    runOne: async (db, item) => {
      const [answer] = await run(db, [item]);
      return answer as Answer;
    },
    leavesUnknown,
  });
};
