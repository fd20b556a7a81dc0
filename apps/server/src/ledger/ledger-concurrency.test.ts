import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { openDatabase, type Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { TEST_WAIT_MS } from '#testing/test-database.ts';
import { checkLedger } from './check-ledger.ts';
import { isOwnerAccount } from './chart-of-accounts.ts';
import { anyPosting, SEEDED } from './ledger-arbitraries.ts';
import { postTransaction } from './post-transaction.ts';
import type { Leg, Posting } from './posting.ts';
import { accountId, applyPosting, EMPTY_LEDGER, type PostingResult } from './transaction.ts';

const CLIENTS = 16;
const NODES = 4;

/** Each is what another server process would be: connections and a queue of its own. */
let nodes: Database[];
const world = await databaseForThisFile({ maxConnections: CLIENTS });
beforeAll(async () => {
  nodes = Array.from({ length: NODES }, () =>
    openDatabase({ url: world.url, maxConnections: CLIENTS / NODES, waitMs: TEST_WAIT_MS }),
  );
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
});

let runs = 0;
/** Each run of a property has a merchant of its own: a ledger that starts empty, without a database that does. */
const forNewMerchant = (postings: readonly Posting[]): Posting[] => {
  runs += 1;
  return postings.map((posting) => ({ ...posting, merchant: `run-${runs}` }));
};

const isOwners = (leg: Leg) => isOwnerAccount(leg.account.kind);

async function balancesOf(merchant: string): Promise<Map<string, bigint>> {
  const rows = await world.db.query<{ kind: 'member'; owner: string; balance: bigint }>(sql`
    select kind, owner, sum(balance)::bigint as balance from ledger_account where merchant = ${merchant} group by 1, 2`);
  return new Map(rows.map((row) => [accountId(merchant, 'PLY', row), row.balance]));
}

test('L1 to L11: posted one after the other, PostgreSQL answers exactly as the pure core does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyPosting, { maxLength: 40 }), async (list) => {
      let model = EMPTY_LEDGER;
      const postings = forNewMerchant(list);
      for (const posting of postings) {
        const expected = applyPosting(model, posting);
        model = expected.ledger;
        const actual = await postTransaction(world.db, posting);
        expect(actual.outcome).toBe(expected.result.outcome);
        // Platform accounts are spread over rows, so only the owners' legs can be compared one to one.
        posting.legs.forEach((leg, index) => {
          if (!isOwners(leg)) return;
          expect(actual.balances[index]).toBe(expected.result.balances[index]);
        });
      }
      const stored = await balancesOf(postings[0]?.merchant ?? '');
      for (const [id, { balance }] of model.accounts) expect(stored.get(id) ?? 0n).toBe(balance);
      expect(await checkLedger(world.db, postings[0]?.merchant ?? '')).toEqual([]);
    }),
    { ...SEEDED, numRuns: 12 },
  );
});

test('L1 to L11: asked for all at once and posted in batches, each is answered exactly as by the pure core in that order', async () => {
  const plain = anyPosting.filter(({ legs }) => legs.filter(isOwners).length === 1 && legs.length === 2);
  await fc.assert(
    fc.asyncProperty(fc.array(plain, { minLength: 20, maxLength: 120 }), async (list) => {
      const postings = forNewMerchant(list);
      const answers = await Promise.all(postings.map((posting) => postTransaction(world.db, posting)));
      let model = EMPTY_LEDGER;
      postings.forEach((posting, index) => {
        const { ledger, result } = applyPosting(model, posting);
        model = ledger;
        const place = posting.legs.findIndex(isOwners);
        expect(answers[index]?.outcome).toBe(result.outcome);
        expect(answers[index]?.balances[place]).toBe(result.balances[place]);
        expect(answers[index]?.versions[place]).toBe(result.versions[place]);
      });
      expect(await checkLedger(world.db, postings[0]?.merchant ?? '')).toEqual([]);
    }),
    { ...SEEDED, numRuns: 12 },
  );
});

test('L1 to L11: sixteen clients alone and sixteen in batches at once, with duplicates and conflicts: each key once, nothing made or lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyPosting, { minLength: 60, maxLength: 160 }), async (list) => {
      const postings = forNewMerchant(list);
      const answers = await inParallel(postings);
      expectEachKeyOnce(postings, answers);
      const merchant = postings[0]?.merchant ?? '';
      const stored = await balancesOf(merchant);
      for (const [id, balance] of expectedBalances(postings, answers)) expect(stored.get(id)).toBe(balance);
      expect(await checkLedger(world.db, merchant)).toEqual([]);
    }),
    { ...SEEDED, numRuns: 12 },
  );
});

test('L4: two hundred bets race for money that is enough for some: none is paid twice and nothing goes below zero', async () => {
  const account = { kind: 'member', owner: 'racer' } as const;
  const move = (
    kind: string,
    key: string,
    from: Posting['legs'][number]['account'],
    amount: bigint,
  ): Posting => ({
    merchant: 'race',
    key,
    kind,
    currency: 'PLY',
    legs: [
      { account: from, amount: -amount },
      { account: from === account ? { kind: 'open_bets', owner: '' } : account, amount },
    ],
  });
  await postTransaction(world.db, move('deposit', 'start', { kind: 'deposits_in', owner: '' }, 505n));
  const answers = await inParallel(
    Array.from({ length: 200 }, (_unused, n) => move('bet', `bet-${n}`, account, 10n)),
  );
  expect(answers.filter(({ outcome }) => outcome === 'posted')).toHaveLength(50);
  expect(answers.filter(({ outcome }) => outcome === 'insufficient')).toHaveLength(150);
  expect((await balancesOf('race')).get(accountId('race', 'PLY', account))).toBe(5n);
});

const name = (index: number) => ({ kind: 'agent', owner: `ring-${index % 4}` }) as const;

const send = (from: number, to: number, key: string): Posting => ({
  merchant: 'ring',
  key,
  kind: 'agent_transfer',
  currency: 'PLY',
  legs: [
    { account: name(from), amount: -1n },
    { account: name(to), amount: 1n },
  ],
});

const start = (index: number): Posting => ({
  ...send(0, 1, `start-${index}`),
  kind: 'deposit',
  legs: [
    { account: { kind: 'deposits_in', owner: '' }, amount: -100n },
    { account: name(index), amount: 100n },
  ],
});

test('agents that send to each other in circles never deadlock', async () => {
  await inParallel([0, 1, 2, 3].map(start));
  const deadlocksBefore = await deadlocks();
  const transfers = Array.from({ length: 300 }, (_unused, n) =>
    send(n, n % 2 === 0 ? n + 1 : n + 3, `send-${n}`),
  );
  const answers = await inParallel(transfers);
  expect(answers.every(({ outcome }) => outcome === 'posted')).toBe(true);
  expect(await deadlocks()).toBe(deadlocksBefore);
});

test('batches of several processes that meet on the same members in every order never deadlock', async () => {
  const members = [0, 1, 2, 3, 4, 5].map((index) => ({ kind: 'member', owner: `crowd-${index}` }) as const);
  const play = (member: number, turn: number): Posting => ({
    ...start(0),
    merchant: 'crowd',
    key: `play-${turn}`,
    kind: turn % 2 === 0 ? 'bet' : 'win',
    legs: [
      { account: members[member % 6] ?? name(0), amount: turn % 2 === 0 ? -1n : 1n },
      { account: { kind: 'house', owner: '' }, amount: turn % 2 === 0 ? 1n : -1n },
    ],
  });
  await inParallel(
    members.map((account, index) => {
      const { legs, ...rest } = start(index);
      return {
        ...rest,
        merchant: 'crowd',
        legs: legs.map((leg, n) => (n === 0 ? leg : { ...leg, account })),
      };
    }),
  );
  const deadlocksBefore = await deadlocks();
  const answers = await inParallel(Array.from({ length: 600 }, (_unused, n) => play(n * 5 + (n >> 3), n)));
  expect(answers.every(({ outcome }) => outcome === 'posted')).toBe(true);
  expect(await deadlocks()).toBe(deadlocksBefore);
  expect(await checkLedger(world.db, 'crowd')).toEqual([]);
});

async function deadlocks(): Promise<bigint | undefined> {
  const rows = await world.db.query<{ deadlocks: bigint }>(sql`
    select deadlocks from pg_stat_database where datname = current_database()`);
  return rows[0]?.deadlocks;
}

const alone = (posting: Posting) => world.db.transaction((tx) => postTransaction(tx, posting));

/** Sixteen on connections of their own, each posting in a transaction, and sixteen more whose postings go in batches. */
async function inParallel(postings: readonly Posting[]): Promise<PostingResult[]> {
  const answers: PostingResult[] = [];
  let next = 0;
  const client = async (post: (posting: Posting) => Promise<PostingResult>): Promise<void> => {
    for (let index = next++; index < postings.length; index = next++) {
      const posting = postings[index];
      if (posting !== undefined) answers[index] = await post(posting);
    }
  };
  await Promise.all([
    ...Array.from({ length: CLIENTS }, () => client(alone)),
    ...Array.from({ length: CLIENTS }, (_unused, index) =>
      client((posting) => postTransaction(nodes[index % NODES] ?? world.db, posting)),
    ),
  ]);
  return answers;
}

function expectEachKeyOnce(postings: readonly Posting[], answers: readonly PostingResult[]): void {
  const posted = new Map<string, bigint | null>();
  postings.forEach((posting, index) => {
    if (answers[index]?.outcome !== 'posted') return;
    expect(posted.has(posting.key)).toBe(false);
    posted.set(posting.key, answers[index].transactionId);
  });
  const strangers = postings.filter(({ key }, index) => {
    const { outcome, transactionId } = answers[index] ?? { outcome: undefined, transactionId: null };
    if (outcome === 'replayed') return transactionId !== posted.get(key);
    return outcome === 'conflict' && !posted.has(key);
  });
  expect(strangers).toEqual([]);
}

function expectedBalances(
  postings: readonly Posting[],
  answers: readonly PostingResult[],
): Map<string, bigint> {
  const balances = new Map<string, bigint>();
  postings.forEach((posting, index) => {
    if (answers[index]?.outcome !== 'posted') return;
    for (const { account, amount } of posting.legs) {
      const id = accountId(posting.merchant, posting.currency, account);
      balances.set(id, (balances.get(id) ?? 0n) + amount);
    }
  });
  return balances;
}
