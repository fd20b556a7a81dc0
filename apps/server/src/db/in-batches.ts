import { inBatches as inBatchesOn, type Batching } from '@maidan/postgres/in-batches.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import type { Database } from './database.ts';

/** The server gave up waiting for a row, and has undone everything: the others of the batch need not wait for that row. */
const WAITED_TOO_LONG = new Set(['55P03', '57014']);

/** After such an error nobody knows what was done; after others all of it was undone. */
export const leavesUnknown = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && !WAITED_TOO_LONG.has(error.code);

/** What is asked for at the same time travels to the platform's database together. */
export const inBatches = <Item, Answer>(
  batching: Omit<Batching<Database, Item, Answer>, 'leavesUnknown'>,
): ((db: Database, item: Item) => Promise<Answer>) => inBatchesOn({ ...batching, leavesUnknown });
