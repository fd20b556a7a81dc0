import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { openDatabase, type Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { Refusal } from '#refusals/refusal.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { standardUplineRules } from '#settings/upline-rules.ts';
import { reconcile } from '#modules/reconcile/reconcile.ts';
import { TEST_WAIT_MS } from '#testing/test-database.ts';
import { moveAlongLine } from './move-along-line.ts';
import { moveToUpline } from './move-to-upline.ts';
import { uplineKey } from './upline-key.ts';

/** Three agents below one, with six members each: everybody sends to the one above, agents also to anybody below. */
const ABOVE = [-1, 0, 0, 0, ...Array.from({ length: 18 }, (_, index) => 1 + (index % 3))];
/** Enough for most that a member sends, and too little for some of it. */
const START = 6_000_00n;
const TRANSFERS = 10_000;
const DUPLICATES = 0.3;
const AT_ONCE = 12;
const RULES = {
  ...standardUplineRules(),
  smallest: '0.01',
  largest: '5000.00',
  perDay: '9000000.00',
  timesPerHour: 100_000,
};

let nodes: readonly [Database, Database];
let people: string[];

const database = await databaseForThisFile();
beforeAll(async () => {
  const node = { url: database.url, maxConnections: AT_ONCE / 2, waitMs: TEST_WAIT_MS };
  nodes = [openDatabase(node), openDatabase(node)];
  people = [];
  for (const [index, above] of ABOVE.entries()) people.push(await person(index, people[above] ?? null));
});
afterAll(async () => {
  for (const node of nodes) await node.close();
});

async function person(index: number, upline: string | null): Promise<string> {
  const name = `line${index}`;
  const [row] = await database.db.query<{ id: bigint }>(sql`
    insert into member (merchant, username, username_key, password_hash, type, upline_id)
    values ('maidan', ${name}, ${name}, 'none', ${ABOVE.some((above) => above === index) ? 1 : 0}, ${upline}::bigint)
    returning id`);
  const memberId = String(row?.id);
  await postTransaction(database.db, {
    merchant: 'maidan',
    key: `start:${memberId}`,
    kind: 'adjustment',
    currency: 'PLY',
    legs: [
      { account: { kind: 'adjustment', owner: '' }, amount: -START },
      { account: { kind: 'member', owner: memberId }, amount: START },
    ],
  });
  return memberId;
}

type Sending = { operationId: string; from: number; to: number; amount: bigint; node: 0 | 1 };

const isBelow = (top: number, index: number): boolean =>
  index > 0 && (ABOVE[index] === top || isBelow(top, ABOVE[index] ?? -1));
/** Every way that money may take: up one step, or down to anybody below. */
const WAYS = ABOVE.flatMap((above, from) => [
  ...(above < 0 ? [] : [{ from, to: above }]),
  ...ABOVE.flatMap((_, to) => (isBelow(from, to) ? [{ from, to }] : [])),
]);

/** Every third of them once more, with its id, through whichever node. */
function makeSendings(): Sending[] {
  const one = fc.record({
    operationId: fc.constant('').map(() => randomUUID()),
    way: fc.constantFrom(...WAYS),
    amount: fc.bigInt({ min: 1n, max: 60_00n }),
    node: fc.constantFrom<0 | 1>(0, 1),
  });
  const first = fc
    .sample(one, Math.round(TRANSFERS * (1 - DUPLICATES)))
    .map(({ way, ...rest }) => ({ ...rest, ...way }));
  const again = fc.sample(
    fc.record({ of: fc.constantFrom(...first), node: fc.constantFrom<0 | 1>(0, 1) }),
    TRANSFERS - first.length,
  );
  return [...first, ...again.map(({ of, node }) => ({ ...of, node }))].toSorted((a, b) =>
    // In the order of the ids, which are random: the second of a pair comes right behind or beside the first.
    a.operationId.localeCompare(b.operationId),
  );
}

async function send({ operationId, from, to, amount, node }: Sending): Promise<string> {
  const whose = { merchant: 'maidan', memberId: people[from] ?? '' };
  const otherId = BigInt(people[to] ?? 0);
  const money = { operationId, amount, currency: 'PLY', rules: RULES, turnoverPercent: 100, show: String };
  const isSame = (id: bigint): boolean => id === otherId;
  try {
    const { row } =
      ABOVE[from] === to
        ? await moveToUpline(nodes[node], { ...whose, ...money, to: uplineKey(whose, otherId) })
        : await moveAlongLine(nodes[node], { ...whose, ...money, direction: 'down', otherId, isSame });
    return row.code;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** As many as there are hands, each taking the next. */
async function sendAll(list: readonly Sending[]): Promise<string[]> {
  const answers: string[] = [];
  let next = 0;
  const hand = async (): Promise<void> => {
    for (let index = next++; index < list.length; index = next++) {
      const sending = list[index];
      if (sending !== undefined) answers[index] = await send(sending);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  return answers;
}

test('[MEM-12] [AGT-04] T9, A1, A3: 10,000 random transfers up and down at once on two nodes, three in ten of them twice: the sum stays, nobody falls below nothing, each id moves once', async () => {
  const list = makeSendings();
  const answers = await sendAll(list);
  const expected = people.map(() => START);
  const codeOf = new Map<string, string>();
  for (const [index, { operationId, from, to, amount }] of list.entries()) {
    const answer = answers[index] ?? '';
    expect(answer).toMatch(/^(?:[UD]-.{9}|INSUFFICIENT_FUNDS)$/);
    if (answer === 'INSUFFICIENT_FUNDS') continue;
    // The same answer to the same id, and its money counted once.
    expect(codeOf.get(operationId) ?? answer).toBe(answer);
    if (codeOf.has(operationId)) continue;
    codeOf.set(operationId, answer);
    expected[from] = (expected[from] ?? 0n) - amount;
    expected[to] = (expected[to] ?? 0n) + amount;
  }
  expect(new Set(codeOf.values()).size).toBe(codeOf.size);
  expect(codeOf.size).toBeGreaterThan(TRANSFERS / 2);
  expect(answers).toContain('INSUFFICIENT_FUNDS');
  const balances = await Promise.all(
    people.map(
      async (owner) =>
        (await readBalance(database.db, { merchant: 'maidan', owner, currency: 'PLY' })).balance,
    ),
  );
  expect(balances).toEqual(expected);
  expect(balances.every((balance) => balance >= 0n)).toBe(true);
  expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(START * BigInt(people.length));
  const [rows] = await database.db.query<{ rows: number }>(
    sql`select count(*)::int as rows from upline_transfer`,
  );
  expect(rows?.rows).toBe(codeOf.size);
  expect(await checkLedger(database.db)).toEqual([]);
  expect((await reconcile(database.db)).faults).toEqual([]);
});
