import { DatabaseUnavailable } from './database-errors.ts';
import type { Database } from './database.ts';

/** How work of one kind goes to the database together, and how one piece of it goes alone. */
export type Grouping<Item, Answer> = {
  readonly mostTogether: number;
  /** With two, one group is worked on while the other is flushed to disk. What comes meanwhile becomes the next group. */
  readonly groupsUnderWay: number;
  /**
   * Where beginning a group costs much: the groups under way are of the same size and take turns. Otherwise whoever comes
   * first goes alone and all others behind it, and so they come back.
   */
  readonly inTurns?: boolean;
  /** How long the way stays taken after a group, so that what comes in quick succession goes together. */
  readonly restMs?: number;
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
  /** Waiting or under way. */
  unanswered: number;
  /** How many were unanswered at once of late: each group takes its share of them. */
  usual: number;
  isScheduled: boolean;
  /** Runs while fewer than a share wait for company. */
  patience: NodeJS.Timeout | undefined;
};

/** Nobody waits longer than this for others to go with. */
const PATIENCE_MS = 5;
/** How much of the usual is forgotten with each group: some twenty groups after a rush it is over. */
const REMEMBERED = 0.95;

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
    const queue = queues.get(db) ?? newQueue();
    queues.set(db, queue);
    return new Promise<Answer>((answer, fail) => {
      queue.waiting.push({ item, answer, fail });
      queue.unanswered += 1;
      schedule(grouping, db, queue);
    }).finally(() => {
      queue.unanswered -= 1;
      for (const name of grouping.namesOf(item)) queue.busy.delete(name);
      schedule(grouping, db, queue);
    });
  };
}

const newQueue = <Item, Answer>(): Queue<Item, Answer> => ({
  waiting: [],
  busy: new Set(),
  underWay: 0,
  unanswered: 0,
  usual: 0,
  isScheduled: false,
  patience: undefined,
});

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
    sendNext(grouping, db, queue);
  });
}

/** How many go together; while another group is under way, fewer wait for company. */
const shareOf = <Item, Answer>(
  { groupsUnderWay, mostTogether, inTurns = false }: Grouping<Item, Answer>,
  { usual }: Queue<Item, Answer>,
): { least: number; most: number } => {
  const share = Math.min(mostTogether, Math.ceil(usual / groupsUnderWay));
  return inTurns ? { least: share, most: share } : { least: 1, most: mostTogether };
};

function sendNext<Item, Answer>(
  grouping: Grouping<Item, Answer>,
  db: Database,
  queue: Queue<Item, Answer>,
  isOutOfPatience = false,
): void {
  if (queue.waiting.length === 0 || queue.underWay >= grouping.groupsUnderWay) return;
  if (queue.underWay > 0 && queue.waiting.length < shareOf(grouping, queue).least && !isOutOfPatience) {
    queue.patience ??= setTimeout(() => {
      queue.patience = undefined;
      sendNext(grouping, db, queue, true);
    }, PATIENCE_MS);
    return;
  }
  clearTimeout(queue.patience);
  queue.patience = undefined;
  const group = takeGroup(grouping, queue);
  if (group.length === 0) return;
  queue.underWay += 1;
  const makeWay = (): void => {
    queue.underWay -= 1;
    sendNext(grouping, db, queue);
  };
  void send(grouping, db, group, () => {
    if (grouping.restMs === undefined) makeWay();
    else setTimeout(makeWay, grouping.restMs);
  });
  schedule(grouping, db, queue);
}

/** One kind, and each name once, also among those under way. */
function takeGroup<Item, Answer>(
  grouping: Grouping<Item, Answer>,
  queue: Queue<Item, Answer>,
): Waiting<Item, Answer>[] {
  const { kindOf, namesOf } = grouping;
  queue.usual = Math.max(queue.unanswered, queue.usual * REMEMBERED);
  const { most } = shareOf(grouping, queue);
  const group: Waiting<Item, Answer>[] = [];
  const taken = new Set(queue.busy);
  queue.waiting = queue.waiting.filter((waiting) => {
    const names = namesOf(waiting.item);
    const goesAlong =
      group.length < most &&
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

/**
 * Never fails: everybody in the group gets the own answer or the own error. `makeWay` is called as soon as the database is
 * done with the group: it gets its next work before the answers are written.
 */
async function send<Item, Answer>(
  grouping: Grouping<Item, Answer>,
  db: Database,
  group: readonly Waiting<Item, Answer>[],
  makeWay: () => void,
): Promise<void> {
  const sendAlone = async ({ item, answer, fail }: Waiting<Item, Answer>): Promise<void> => {
    try {
      answer(await grouping.alone(db, item));
    } catch (error) {
      fail(error);
    }
  };
  const [first] = group;
  if (first !== undefined && group.length === 1 && grouping.evenOne !== true) {
    await sendAlone(first);
    return makeWay();
  }
  try {
    const answers = await grouping
      .together(
        db,
        group.map(({ item }) => item),
      )
      .finally(makeWay);
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
