import { DatabaseUnavailable } from './database-errors.ts';
import type { Database } from './database.ts';

/** How work of one kind goes to the database together, and how one piece of it goes alone. */
export type Grouping<Item, Answer> = {
  readonly mostTogether: number;
  /** With two, one group is worked on while the other is flushed to disk. What comes meanwhile becomes the next group. */
  readonly groupsUnderWay: number;
  /** One that comes alone goes like a group: where `alone` may wait for long and `together` does not, it holds nobody up. */
  readonly evenOne?: boolean;
  /** Only what has the same kind goes together. */
  readonly kindOf: (item: Item) => string;
  /** What may be under way only once at a time; of the same name, one follows the other in the order they came. */
  readonly namesOf: (item: Item) => readonly string[];
  /** One statement for all of them. A place without an answer has changed nothing and goes alone. */
  readonly together: (db: Database, group: readonly Item[]) => Promise<readonly (Answer | undefined)[]>;
  readonly alone: (db: Database, item: Item) => Promise<Answer>;
};

type Waiting<Item, Answer> = {
  item: Item;
  answer: (answer: Answer) => void;
  fail: (error: unknown) => void;
};
type Queue<Item, Answer> = {
  waiting: Waiting<Item, Answer>[];
  /** The names of what has not been answered yet. */
  busy: Set<string>;
  underWay: number;
  isScheduled: boolean;
};

/** The server gave up waiting for a row, and has undone everything: the others of the group need not wait for that row. */
const WAITED_TOO_LONG = new Set(['55P03', '57014']);

/**
 * What is asked for at the same time travels to the database together: one round trip and one flush to disk for all of
 * it, each with an answer of its own, given when it is lasting. What comes alone is sent at once.
 */
export function inGroups<Item, Answer>(
  grouping: Grouping<Item, Answer>,
): (db: Database, item: Item) => Promise<Answer> {
  const queues = new WeakMap<Database, Queue<Item, Answer>>();
  return (db, item) => {
    const queue = queues.get(db) ?? { waiting: [], busy: new Set(), underWay: 0, isScheduled: false };
    queues.set(db, queue);
    return new Promise<Answer>((answer, fail) => {
      queue.waiting.push({ item, answer, fail });
      schedule(grouping, db, queue);
    }).finally(() => {
      for (const name of grouping.namesOf(item)) queue.busy.delete(name);
      schedule(grouping, db, queue);
    });
  };
}

/** Waits for the end of this turn of the event loop, so that whatever arrives in the same turn goes along. */
function schedule<Item, Answer>(
  grouping: Grouping<Item, Answer>,
  db: Database,
  queue: Queue<Item, Answer>,
): void {
  if (queue.isScheduled || queue.waiting.length === 0 || queue.underWay >= grouping.groupsUnderWay) return;
  queue.isScheduled = true;
  setImmediate(() => {
    queue.isScheduled = false;
    const group = takeGroup(grouping, queue);
    if (group.length === 0) return;
    queue.underWay += 1;
    void send(grouping, db, group).finally(() => {
      queue.underWay -= 1;
      schedule(grouping, db, queue);
    });
    schedule(grouping, db, queue);
  });
}

/** One kind, and each name once, also among those under way. */
function takeGroup<Item, Answer>(
  { mostTogether, kindOf, namesOf }: Grouping<Item, Answer>,
  queue: Queue<Item, Answer>,
): Waiting<Item, Answer>[] {
  const group: Waiting<Item, Answer>[] = [];
  const taken = new Set(queue.busy);
  queue.waiting = queue.waiting.filter((waiting) => {
    const names = namesOf(waiting.item);
    const goesAlong =
      group.length < mostTogether &&
      (group[0] === undefined || kindOf(group[0].item) === kindOf(waiting.item)) &&
      !names.some((name) => taken.has(name));
    // Whoever has to wait keeps those behind it with the same name waiting too.
    for (const name of names) {
      taken.add(name);
      if (goesAlong) queue.busy.add(name);
    }
    if (goesAlong) group.push(waiting);
    return !goesAlong;
  });
  return group;
}

/** Never fails: everybody in the group gets the own answer or the own error. */
async function send<Item, Answer>(
  grouping: Grouping<Item, Answer>,
  db: Database,
  group: readonly Waiting<Item, Answer>[],
): Promise<void> {
  const sendAlone = async ({ item, answer, fail }: Waiting<Item, Answer>): Promise<void> => {
    try {
      answer(await grouping.alone(db, item));
    } catch (error) {
      fail(error);
    }
  };
  const [first] = group;
  if (first !== undefined && group.length === 1 && grouping.evenOne !== true) return sendAlone(first);
  try {
    const answers = await grouping.together(
      db,
      group.map(({ item }) => item),
    );
    group.forEach((waiting, index) => {
      const answer = answers[index];
      if (answer === undefined) void sendAlone(waiting);
      else waiting.answer(answer);
    });
  } catch (error) {
    const isUnknown = error instanceof DatabaseUnavailable && !WAITED_TOO_LONG.has(error.code);
    for (const waiting of group) {
      if (isUnknown) waiting.fail(error);
      else void sendAlone(waiting);
    }
  }
}
