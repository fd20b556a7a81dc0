import { expect, test } from 'vitest';
import { DatabaseUnavailable } from './database-errors.ts';
import type { Database } from './database.ts';
import { inBatches } from './in-batches.ts';

const askTwoWhile = (failure: Error) => {
  const ask = inBatches<string, string>({
    maxBatchSize: 4,
    batchesInFlight: 1,
    batchKeyOf: () => '',
    serialKeysOf: () => [],
    runBatch: () => Promise.reject(failure),
    runOne: (_db, item) => Promise.resolve(`${item} alone`),
  });
  const db = {} as Database;
  return Promise.allSettled([ask(db, 'a'), ask(db, 'b')]);
};

test('if nobody knows what became of a batch, nobody of it is sent again', async () => {
  const lost = await askTwoWhile(new DatabaseUnavailable('CONNECTION_LOST', undefined));
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test.each(['55P03', '57014'])(
  'a batch that waited too long (%s) was undone: each goes alone',
  async (code) => {
    expect(await askTwoWhile(new DatabaseUnavailable(code, undefined))).toMatchObject([
      { value: 'a alone' },
      { value: 'b alone' },
    ]);
  },
);
