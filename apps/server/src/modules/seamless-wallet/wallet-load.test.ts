import { parseMoney } from '@maidan/contract/money.ts';
import type { WalletAnswer } from '@maidan/contract/seamless-wallet/wallet.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { sql } from '#db/sql.ts';
import type { App } from '#call/platform.ts';
import { reconcile } from '#modules/reconcile/reconcile.ts';
import { serveWallet, WALLET_ENVIRONMENT } from '#testing/serve-wallet.ts';
import { createTrial, type BetBody, type Trial } from '#conformance/trial.ts';
import type { Player } from '#conformance/wallet-under-test.ts';

const CALLS = 1_000;
const AT_ONCE = 16;
/** How often a bet that is sent again arrives, turn by turn at both nodes. */
const TIMES = 10;
const PLAYERS = 5;

let served: Awaited<ReturnType<typeof serveWallet>>;
let second: App;
/** The same wallet on two nodes. */
let nodes: readonly [Trial, Trial];

beforeAll(async () => {
  served = await serveWallet();
  const config = readConfig({ ...WALLET_ENVIRONMENT, DATABASE_URL: served.database.url });
  second = await buildApp(config, { db: served.database.db, dueWork: false });
  const baseUrl = await second.listen({ host: '127.0.0.1', port: 0 });
  nodes = [createTrial(served.wallet, 1), createTrial({ ...served.wallet, baseUrl }, 1)];
});
afterAll(async () => {
  await second.close();
  await served.close();
});

const plan = fc.sample(
  fc.record({
    player: fc.nat(PLAYERS - 1),
    node: fc.constantFrom<0 | 1>(0, 1),
    act: fc.constantFrom('bet', 'bet', 'bet', 'win', 'win', 'rollback', 'again'),
    amount: fc.integer({ min: 1, max: 500_00 }),
  }),
  { numRuns: CALLS, seed: 11 },
);

type Table = { player: Player; bets: BetBody[] };

/** One act of a player, on whatever is open at that moment. */
async function act({ player, bets }: Table, step: (typeof plan)[number]): Promise<WalletAnswer[]> {
  const node = nodes[step.node];
  const amount = (step.amount / 100).toFixed(2);
  const open = step.act === 'bet' ? undefined : bets.shift();
  if (open === undefined) {
    const bet = node.betOf(player, amount);
    const answer = await node.send('bet', bet);
    if (answer.status === 'OK') bets.push(bet);
    return [answer];
  }
  if (step.act === 'win') return [await node.send('win', node.winOf(player, open, amount))];
  if (step.act === 'rollback') return [await node.send('rollback', node.rollbackOf(player, open))];
  // The same bet once more on both nodes tells the same balance, however much has happened since.
  bets.push(open);
  const [first, other] = nodes;
  return Promise.all(
    Array.from({ length: TIMES }, (_, time) => (time % 2 === 0 ? first : other).send('bet', open)),
  );
}

test('W26 under load: the balance of every answer is the balance of the ledger right after that entry', async () => {
  const tables = await Promise.all(
    Array.from({ length: PLAYERS }, async () => ({
      player: await served.driver.newPlayer('2000.00'),
      bets: [] as BetBody[],
    })),
  );
  const answers: WalletAnswer[] = [];
  const queue = plan.values();
  const lane = async (): Promise<void> => {
    for (const step of queue) {
      const table = tables[step.player];
      if (table !== undefined) answers.push(...(await act(table, step)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));

  const rows = await served.database.db.query<{ id: bigint; said: bigint; booked: bigint }>(sql`
    select w.id, w.balance_after as said, e.balance_after as booked
    from wallet_transaction w
    join ledger_account a on a.merchant = w.merchant and a.kind = 'member' and a.owner = w.member_id::text
    join ledger_entry e on e.merchant = w.merchant and e.transaction_id = w.ledger_transaction_id and e.account_id = a.id`);
  expect(rows.filter(({ said, booked }) => said !== booked)).toEqual([]);
  const booked = new Map(rows.map((row) => [row.id.toString(), row.booked]));
  const taken = answers.filter(({ status }) => status === 'OK');
  const wrong = taken.filter(
    ({ balance, platformTransactionIds: [id = ''] }) =>
      balance === null || parseMoney(balance) !== booked.get(id),
  );
  expect(wrong).toEqual([]);
  expect(taken.length).toBeGreaterThan(CALLS / 2);
  expect((await reconcile(served.database.db)).faults).toEqual([]);
});
