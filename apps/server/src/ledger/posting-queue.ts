import type { Database } from '#db/database.ts';
import { DatabaseUnavailable } from '#db/database-errors.ts';
import { isOwnerAccount } from './chart-of-accounts.ts';
import { writePosting, writePostings, type PlainPosting, type PostingRow } from './ledger.store.ts';
import type { Posting } from './posting.ts';

type Waiting = PlainPosting & { answer(row: PostingRow): void; fail(error: unknown): void };
type Queue = {
  waiting: Waiting[];
  /** The keys and owners of postings that have not been answered yet. */
  busy: Set<string>;
  groupsUnderWay: number;
  isScheduled: boolean;
};

/** What one call of `ledger_post_many` takes. */
const MOST_TOGETHER = 16;
/** Two, so that one group is worked on while the other is flushed to disk. What comes meanwhile becomes the next group. */
const GROUPS_UNDER_WAY = 2;
/** The server gave up waiting for a row, and has undone everything: the others of the group need not wait for that row. */
const WAITED_TOO_LONG = new Set(['55P03', '57014']);

const queues = new WeakMap<Database, Queue>();

/**
 * Postings that are asked for at the same time travel to the database together: one round trip and one flush to disk for
 * all of them, each with an answer of its own, given when it is lasting. A posting that comes alone is sent alone, at once.
 */
export function queuePosting(db: Database, posting: Posting, inputHash: Buffer): Promise<PostingRow> {
  const plain = db.inTransaction ? undefined : asPlain(posting, inputHash);
  if (plain === undefined) return writePosting(db, posting, inputHash);
  const queue = queues.get(db) ?? { waiting: [], busy: new Set(), groupsUnderWay: 0, isScheduled: false };
  queues.set(db, queue);
  return new Promise<PostingRow>((answer, fail) => {
    queue.waiting.push({ ...plain, answer, fail });
    schedule(db, queue);
  }).finally(() => {
    for (const name of namesOf(plain)) queue.busy.delete(name);
    schedule(db, queue);
  });
}

function asPlain(posting: Posting, inputHash: Buffer): PlainPosting | undefined {
  const [first, second] = posting.legs;
  if (first === undefined || second === undefined || posting.legs.length > 2) return undefined;
  if (isOwnerAccount(first.account.kind) === isOwnerAccount(second.account.kind)) return undefined;
  const [owner, platform] = isOwnerAccount(first.account.kind) ? [first, second] : [second, first];
  return { posting, inputHash, owner, platform };
}

function namesOf({ posting, owner }: PlainPosting): string[] {
  return [`key ${posting.key}`, `owner ${owner.account.owner}`];
}

/** Waits for the end of this turn of the event loop, so that whatever arrives in the same turn goes along. */
function schedule(db: Database, queue: Queue): void {
  if (queue.isScheduled || queue.waiting.length === 0 || queue.groupsUnderWay >= GROUPS_UNDER_WAY) return;
  queue.isScheduled = true;
  setImmediate(() => {
    queue.isScheduled = false;
    const group = takeGroup(queue);
    if (group.length === 0) return;
    queue.groupsUnderWay += 1;
    void send(db, group).finally(() => {
      queue.groupsUnderWay -= 1;
      schedule(db, queue);
    });
    schedule(db, queue);
  });
}

/** One merchant, and each key and owner once, also among those under way: what concerns one owner is posted in its order. */
function takeGroup(queue: Queue): Waiting[] {
  const group: Waiting[] = [];
  const taken = new Set(queue.busy);
  queue.waiting = queue.waiting.filter((item) => {
    const names = namesOf(item);
    const goesAlong =
      group.length < MOST_TOGETHER &&
      (group[0] === undefined || group[0].posting.merchant === item.posting.merchant) &&
      !names.some((name) => taken.has(name));
    // Whoever has to wait keeps those behind it with the same key or owner waiting too.
    for (const name of names) {
      taken.add(name);
      if (goesAlong) queue.busy.add(name);
    }
    if (goesAlong) group.push(item);
    return !goesAlong;
  });
  return group;
}

/** Never fails: every posting of the group gets its own answer or its own error. */
async function send(db: Database, group: readonly Waiting[]): Promise<void> {
  const [first] = group;
  if (first === undefined) return;
  if (group.length === 1) return sendAlone(db, first);
  try {
    const rows = await writePostings(db, first.posting.merchant, group);
    group.forEach((item, index) => {
      const row = rows[index];
      if (row === undefined) void sendAlone(db, item);
      else item.answer(row);
    });
  } catch (error) {
    const isUnknown = error instanceof DatabaseUnavailable && !WAITED_TOO_LONG.has(error.code);
    for (const item of group) {
      if (isUnknown) item.fail(error);
      else void sendAlone(db, item);
    }
  }
}

async function sendAlone(db: Database, item: Waiting): Promise<void> {
  try {
    item.answer(await writePosting(db, item.posting, item.inputHash));
  } catch (error) {
    item.fail(error);
  }
}
