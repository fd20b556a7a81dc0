import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inBatches, type Batching } from './in-batches.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

class Lost extends Error {}

type Sent = { batch: string[]; done: () => void; fail: (error: Error) => void };

/** A database that answers a batch when the test says so; `sent` are the batches it has been given. */
function stand(batching: Partial<Batching<object, string, string>> = {}) {
  const sent: Sent[] = [];
  const alone: string[] = [];
  const log: string[] = [];
  const queue = inBatches<object, string, string>({
    maxBatchSize: 4,
    batchesInFlight: 2,
    batchOfOne: true,
    batchKeyOf: () => '',
    serialKeysOf: (item) => [item],
    runBatch: (_db, batch) =>
      new Promise((resolve, reject) => {
        log.push(`sent ${batch.join(' ')}`);
        sent.push({
          batch: [...batch],
          // What begins with a bar is left out, as if it could not be done plainly.
          done: () => resolve(batch.map((item) => (item.startsWith('|') ? undefined : `${item}!`))),
          fail: reject,
        });
      }),
    runOne: (_db, item) => {
      alone.push(item);
      return Promise.resolve(`${item} alone`);
    },
    leavesUnknown: (error) => error instanceof Lost,
    ...batching,
  });
  const db = {};
  const ask = (items: string) =>
    Promise.allSettled(
      items.split(' ').map((item) =>
        queue(db, item).then((answer) => {
          log.push(answer);
          return answer;
        }),
      ),
    );
  return { sent, alone, log, ask, batches: () => sent.map(({ batch }) => batch.join(' ')) };
}

test('what comes in one turn of the event loop goes together, up to the most there may be', async () => {
  const { ask, batches } = stand();
  void ask('a b c d e');
  expect(batches()).toEqual([]);
  await turn();
  await turn();
  expect(batches()).toEqual(['a b c d', 'e']);
});

test('no more batches than allowed are in flight; what comes meanwhile is the next one', async () => {
  const { ask, batches, sent } = stand();
  for (const item of ['a', 'b', 'c', 'd']) {
    void ask(item);
    await turn();
  }
  expect(batches()).toEqual(['a', 'b']);
  sent[0]?.done();
  await turn();
  expect(batches()).toEqual(['a', 'b', 'c d']);
});

test('the database has its next batch before the answers to the last are given', async () => {
  const { ask, sent, log } = stand({ batchesInFlight: 1 });
  const first = ask('a b');
  await turn();
  const second = ask('c');
  sent[0]?.done();
  await first;
  sent[1]?.done();
  await second;
  expect(log).toEqual(['sent a b', 'sent c', 'a!', 'b!', 'c!']);
});

test('two of one name follow each other, and nobody else waits for them', async () => {
  const { ask, batches, sent } = stand();
  void ask('a a b');
  await turn();
  expect(batches()).toEqual(['a b']);
  sent[0]?.done();
  await turn();
  await turn();
  expect(batches()).toEqual(['a b', 'a']);
});

test('what a batch leaves out goes alone; if the batch is undone, everybody does', async () => {
  const { ask, sent, alone } = stand();
  const first = ask('a |b');
  await turn();
  sent[0]?.done();
  expect(await first).toMatchObject([{ value: 'a!' }, { value: '|b alone' }]);
  const second = ask('c d');
  await turn();
  sent[1]?.fail(new Error('undone'));
  expect(await second).toMatchObject([{ value: 'c alone' }, { value: 'd alone' }]);
  expect(alone).toEqual(['|b', 'c', 'd']);
});

test('if nobody knows what became of a batch, nobody of it is sent again', async () => {
  const { ask, sent, alone } = stand();
  const lost = ask('a b');
  await turn();
  sent[0]?.fail(new Lost());
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(alone).toEqual([]);
});

test('in turns: a rush becomes halves, and they stay halves when their answers bring the next', async () => {
  const { ask, batches, sent } = stand({ equalBatches: true, maxBatchSize: 16 });
  void ask('a b c d e f g h');
  await turn();
  await turn();
  expect(batches()).toEqual(['a b c d', 'e f g h']);
  sent[0]?.done();
  for (const item of ['i', 'j', 'k']) {
    void ask(item);
    await turn();
  }
  // Three of four are there, and another batch is in flight.
  expect(batches()).toHaveLength(2);
  void ask('l');
  await turn();
  expect(batches().slice(2)).toEqual(['i j k l']);
});

test('in turns: so few that sharing them out costs more go together', async () => {
  const { ask, batches, sent } = stand({ equalBatches: true, maxBatchSize: 16, notSharedUpTo: 4 });
  void ask('a b c d');
  await turn();
  await turn();
  expect(batches()).toEqual(['a b c d']);
  void ask('e');
  await turn();
  await turn();
  // Two are a share, and one is there.
  expect(batches()).toHaveLength(1);
  void ask('f g h');
  await turn();
  expect(batches()).toEqual(['a b c d', 'e f g h']);
  for (const { done } of sent) done();
});

test('in turns: nobody waits for company for long, nor where there is none', async () => {
  const { ask, batches, sent } = stand({ equalBatches: true, maxBatchSize: 16 });
  void ask('a b c d');
  await turn();
  await turn();
  expect(batches()).toEqual(['a b', 'c d']);
  sent[0]?.done();
  await turn();
  void ask('e');
  await turn();
  expect(batches()).toHaveLength(2);
  vi.advanceTimersByTime(5);
  expect(batches().slice(2)).toEqual(['e']);
  sent[1]?.done();
  sent[2]?.done();
  await turn();
  void ask('f');
  await turn();
  expect(batches().slice(3)).toEqual(['f']);
});

test('in turns: where asked for, the first of a row waits a moment for the others, if there have been others', async () => {
  const { ask, batches, sent } = stand({ equalBatches: true, maxBatchSize: 16, gatherMs: 2 });
  void ask('a');
  await turn();
  expect(batches()).toEqual(['a']);
  sent[0]?.done();
  await turn();
  void ask('b c d e');
  await turn();
  await turn();
  expect(batches().slice(1)).toEqual(['b c', 'd e']);
  sent[1]?.done();
  sent[2]?.done();
  await turn();
  // Nothing is in flight any more, and there were four at once.
  void ask('f');
  await turn();
  expect(batches()).toHaveLength(3);
  void ask('g');
  await turn();
  expect(batches().slice(3)).toEqual(['f g']);
  sent[3]?.done();
  await turn();
  void ask('h');
  await turn();
  vi.advanceTimersByTime(1);
  expect(batches()).toHaveLength(4);
  vi.advanceTimersByTime(1);
  expect(batches().slice(4)).toEqual(['h']);
});

test('after a batch there is a pause, if asked for: the first goes at once, and what follows goes together', async () => {
  const { ask, batches, sent } = stand({ batchesInFlight: 1, pauseMs: 20 });
  const first = ask('a');
  await turn();
  sent[0]?.done();
  expect(await first).toMatchObject([{ value: 'a!' }]);
  for (const item of ['b', 'c']) {
    void ask(item);
    await turn();
  }
  vi.advanceTimersByTime(19);
  expect(batches()).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(batches()).toEqual(['a', 'b c']);
});
