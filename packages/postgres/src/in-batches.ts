/** How items are sent to the database in batches, and how one is sent alone. */
export type Batching<Db extends object, Item, Answer> = {
  readonly maxBatchSize: number;
  /** With two, one batch is worked on while the other is flushed to disk. What comes meanwhile becomes the next batch. */
  readonly batchesInFlight: number;
  /**
   * Where beginning a batch costs much: the batches in flight are of the same size. Otherwise whoever comes first goes
   * alone and all others behind it, and so they come back.
   */
  readonly equalBatches?: boolean;
  /** Up to so many are not shared out: a batch of fewer costs nearly as much. */
  readonly notSharedUpTo?: number;
  /**
   * How long the first waits for the others where none is in flight, if there have been others of late: what is sent at the same
   * moment over several connections comes in a row, and whoever came first would go alone.
   */
  readonly gatherMs?: number;
  /** How long to wait after a batch before the next, so that what comes in quick succession goes together. */
  readonly pauseMs?: number;
  /** One that comes alone goes like a batch: where `runOne` may wait for long and `runBatch` does not, it holds nobody up. */
  readonly batchOfOne?: boolean;
  /** Only items with the same key share a batch. */
  readonly batchKeyOf: (item: Item) => string;
  /** Items with a key in common are in flight one at a time, in the order they came. */
  readonly serialKeysOf: (item: Item) => readonly string[];
  /** One statement for all of them. A place without an answer has changed nothing and goes alone. */
  readonly runBatch: (db: Db, batch: readonly Item[]) => Promise<readonly (Answer | undefined)[]>;
  readonly runOne: (db: Db, item: Item) => Promise<Answer>;
  /** After such an error nobody knows what became of the batch: none of it is sent again. After others all of it was undone. */
  readonly leavesUnknown: (error: unknown) => boolean;
};

type Waiting<Item, Answer> = {
  item: Item;
  answer: (answer: Answer) => void;
  fail: (error: unknown) => void;
};
type Queue<Item, Answer> = {
  waiting: Waiting<Item, Answer>[];
  /** The keys of what has not been answered yet. */
  busy: Set<string>;
  inFlight: number;
  /** Waiting or under way. */
  unanswered: number;
  /** How many were unanswered at once of late: each batch takes its share of them. */
  usual: number;
  isScheduled: boolean;
  /** Runs while fewer wait than a batch should hold. */
  linger: NodeJS.Timeout | undefined;
};

/** Nobody waits longer than this for others to fill the batch. */
const LINGER_MS = 5;
/** How much of the usual is kept from batch to batch: some twenty batches after a rush it is over. */
const DECAY = 0.95;

/**
 * What is asked for at the same time travels to the database together: one round trip and one flush to disk for all of
 * it, each with an answer of its own, given when it is lasting. What comes alone is sent at once.
 */
export function inBatches<Db extends object, Item, Answer>(
  batching: Batching<Db, Item, Answer>,
): (db: Db, item: Item) => Promise<Answer> {
  const queues = new WeakMap<Db, Queue<Item, Answer>>();
  return (db, item) => {
    const queue = queues.get(db) ?? newQueue();
    queues.set(db, queue);
    return new Promise<Answer>((answer, fail) => {
      queue.waiting.push({ item, answer, fail });
      queue.unanswered += 1;
      schedule(batching, db, queue);
    }).finally(() => {
      queue.unanswered -= 1;
      for (const key of batching.serialKeysOf(item)) queue.busy.delete(key);
      schedule(batching, db, queue);
    });
  };
}

const newQueue = <Item, Answer>(): Queue<Item, Answer> => ({
  waiting: [],
  busy: new Set(),
  inFlight: 0,
  unanswered: 0,
  usual: 0,
  isScheduled: false,
  linger: undefined,
});

/** Waits for the end of this turn of the event loop, so that whatever arrives in the same turn goes along. */
function schedule<Db extends object, Item, Answer>(
  batching: Batching<Db, Item, Answer>,
  db: Db,
  queue: Queue<Item, Answer>,
): void {
  if (queue.isScheduled || queue.waiting.length === 0 || queue.inFlight >= batching.batchesInFlight) return;
  queue.isScheduled = true;
  setImmediate(() => {
    queue.isScheduled = false;
    sendNext(batching, db, queue);
  });
}

/** How many go together at most; while another batch is in flight, fewer than the least linger. */
const shareOf = <Db extends object, Item, Answer>(
  { batchesInFlight, maxBatchSize, equalBatches = false, notSharedUpTo = 1 }: Batching<Db, Item, Answer>,
  { usual }: Queue<Item, Answer>,
): { least: number; most: number } => {
  const share = Math.min(maxBatchSize, Math.ceil(usual / batchesInFlight));
  if (!equalBatches) return { least: 1, most: maxBatchSize };
  return { least: share, most: usual > notSharedUpTo ? share : notSharedUpTo };
};

function sendNext<Db extends object, Item, Answer>(
  batching: Batching<Db, Item, Answer>,
  db: Db,
  queue: Queue<Item, Answer>,
  hasLingered = false,
): void {
  if (queue.waiting.length === 0 || queue.inFlight >= batching.batchesInFlight) return;
  const lingerMs = queue.inFlight > 0 ? LINGER_MS : (batching.gatherMs ?? 0);
  if (lingerMs > 0 && queue.waiting.length < shareOf(batching, queue).least && !hasLingered) {
    queue.linger ??= setTimeout(() => {
      queue.linger = undefined;
      sendNext(batching, db, queue, true);
    }, lingerMs);
    return;
  }
  clearTimeout(queue.linger);
  queue.linger = undefined;
  const batch = takeBatch(batching, queue);
  if (batch.length === 0) return;
  queue.inFlight += 1;
  const release = (): void => {
    queue.inFlight -= 1;
    sendNext(batching, db, queue);
  };
  void send(batching, db, batch, () => {
    if (batching.pauseMs === undefined) release();
    else setTimeout(release, batching.pauseMs);
  });
  schedule(batching, db, queue);
}

/** One batch key, and each serial key once, also among those in flight. */
function takeBatch<Db extends object, Item, Answer>(
  batching: Batching<Db, Item, Answer>,
  queue: Queue<Item, Answer>,
): Waiting<Item, Answer>[] {
  const { batchKeyOf, serialKeysOf } = batching;
  queue.usual = Math.max(queue.unanswered, queue.usual * DECAY);
  const { most } = shareOf(batching, queue);
  const batch: Waiting<Item, Answer>[] = [];
  const taken = new Set(queue.busy);
  queue.waiting = queue.waiting.filter((waiting) => {
    const keys = serialKeysOf(waiting.item);
    const goesAlong =
      batch.length < most &&
      (batch[0] === undefined || batchKeyOf(batch[0].item) === batchKeyOf(waiting.item)) &&
      !keys.some((key) => taken.has(key));
    // Whoever has to wait keeps those behind it with the same key waiting too.
    for (const key of keys) {
      taken.add(key);
      if (goesAlong) queue.busy.add(key);
    }
    if (goesAlong) batch.push(waiting);
    return !goesAlong;
  });
  return batch;
}

/**
 * Never fails: everybody in the batch gets the own answer or the own error. `release` is called as soon as the database is
 * done with the batch: it gets its next work before the answers are written.
 */
async function send<Db extends object, Item, Answer>(
  batching: Batching<Db, Item, Answer>,
  db: Db,
  batch: readonly Waiting<Item, Answer>[],
  release: () => void,
): Promise<void> {
  const sendOne = async ({ item, answer, fail }: Waiting<Item, Answer>): Promise<void> => {
    try {
      answer(await batching.runOne(db, item));
    } catch (error) {
      fail(error);
    }
  };
  const [first] = batch;
  if (first !== undefined && batch.length === 1 && batching.batchOfOne !== true) {
    await sendOne(first);
    return release();
  }
  try {
    const answers = await batching
      .runBatch(
        db,
        batch.map(({ item }) => item),
      )
      .finally(release);
    batch.forEach((waiting, index) => {
      const answer = answers[index];
      if (answer === undefined) void sendOne(waiting);
      else waiting.answer(answer);
    });
  } catch (error) {
    for (const waiting of batch) {
      if (batching.leavesUnknown(error)) waiting.fail(error);
      else void sendOne(waiting);
    }
  }
}
