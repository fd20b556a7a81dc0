import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import type { SandboxChoice } from '#adapters/payment/sandbox-payment.store.ts';
import { sql } from '#db/sql.ts';
import { compareVendorTotals } from '#modules/vendor-wallet/compare-totals.ts';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world.ts';
import type { VendorFault } from '#testing/stand-ins/test-vendor.ts';
import { compareProviders } from './compare-providers.ts';
import { reconcile } from './reconcile.ts';

const START = 10_000_00n;
const RUNS = 20;

let world: MoneyWorld;
const database = await databaseForThisFile();
beforeAll(async () => {
  world = await createMoneyWorld(database);
});
afterAll(async () => {
  await world.close();
});

type Steps = MoneyWorld['steps'];
type Step = { [Name in keyof Steps]: [Name, ...Parameters<Steps[Name]>] }[keyof Steps];
const story = (...steps: Step[]): Step[] => steps;

const much = fc.constantFrom(100, 100, 60);
const amount = fc.integer({ min: 500, max: 9_000 });

/** Money that comes and that the bank takes back, each heard of at once or later. */
const payment = (which: number) =>
  fc
    .record({
      amount,
      heard: fc.constantFrom(true, true, false),
      came: fc.constantFrom<SandboxChoice>('pay', 'pay', 'pay', 'partly', 'fail'),
    })
    .map(({ heard, came, ...it }) =>
      story(['deposit', it.amount], ['pays', which, came, heard], ['pays', which, 'chargeBack', true]),
    );

const order = fc
  .record({ much, account: fc.constantFrom(0, 0, 0, 1), length: fc.constantFrom(3, 4, 5) })
  .map(({ account, length, ...it }) =>
    story(['ask', it.much, account], ['approve', 0], ['send', 0], ['settle'], ['neverCame', 0]).slice(
      0,
      length,
    ),
  );

const fault = fc.constantFrom<VendorFault>('lost', 'lost', 'well', 'deaf', 'refused');
const transfers = fc
  .record({ much, there: fault, back: fault })
  .map((it) =>
    story(
      ['transfer', 'in', it.much, it.there],
      ['askAfter'],
      ['transfer', 'out', it.much, it.back],
      ['askAfter'],
    ),
  );

const play = fc
  .record({ share: fc.constantFrom(10, 50, 100), win: amount })
  .map(({ share, win }) => story(['bet', share], ['win', win], ['undoWin'], ['bet', 10]));

/**
 * Stories that go on beside each other: each keeps its own order, and which of them goes on next is nobody's to choose. A payment
 * has mostly come before the others begin, so that there is something to take back from under them.
 */
const crossing = fc
  .record({
    early: fc.constantFrom(2, 2, 2, 0),
    paid: payment(0),
    others: fc.tuple(
      order,
      fc.oneof(transfers, play),
      fc.oneof(payment(1), play, fc.constant(story(['runOut']))),
    ),
    turns: fc.array(fc.nat({ max: 11 }), { minLength: 20, maxLength: 20 }),
  })
  .map(({ early, paid, others, turns }) => {
    const left = [paid.slice(early), ...others.map((steps) => [...steps])];
    const next = (turn: number): Step[] => {
      const waiting = left.filter((steps) => steps.length > 0);
      return waiting[turn % Math.max(1, waiting.length)]?.splice(0, 1) ?? [];
    };
    return [...paid.slice(0, early), ...turns.flatMap(next)];
  });

const CAME: Step[] = [
  ['deposit', 5_000],
  ['pays', 0, 'pay', true],
];
const TAKEN_BACK: Step = ['pays', 0, 'chargeBack', true];
/** Orders that have cost money before, or would: each is gone every time, before those that nobody has thought of. */
const KNOWN: [Step[]][] = [
  [[...CAME, ['ask', 100, 0], ['approve', 0], ['send', 0], TAKEN_BACK, ['settle'], ['bet', 10]]],
  [[...CAME, ['ask', 100, 0], ['approve', 0], ['send', 0], ['settle'], TAKEN_BACK, ['neverCame', 0]]],
  [[...CAME, ['ask', 60, 0], TAKEN_BACK, ['ask', 100, 0], ['approve', 0], ['send', 1]]],
  [[...CAME, ['ask', 100, 0], TAKEN_BACK, ['bet', 10], ['approve', 0], ['send', 0], ['bet', 10]]],
  [
    [
      ...CAME,
      ['transfer', 'in', 100, 'lost'],
      TAKEN_BACK,
      ['askAfter'],
      ['bet', 10],
      ['transfer', 'out', 100, 'lost'],
    ],
  ],
  [
    [
      ['deposit', 5_000],
      ['runOut'],
      ['pays', 0, 'pay', false],
      TAKEN_BACK,
      ['ask', 100, 0],
      ['approve', 0],
      ['send', 0],
    ],
  ],
  [
    [
      ['bet', 50],
      ['win', 9_000],
      ['ask', 100, 0],
      ['approve', 0],
      ['send', 0],
      ['undoWin'],
      ['settle'],
      ['bet', 10],
    ],
  ],
];

const happen = async ([name, ...given]: Step): Promise<void> =>
  (world.steps[name] as (...args: unknown[]) => Promise<void>)(...given);

/** True of every account at every moment: nothing is made, what is set aside is written down, and who owes is marked. */
async function wrongNow(): Promise<unknown[]> {
  return database.db.query(sql`
    select 'the ledger sums to ' || sum(balance) as wrong from ledger_account having sum(balance) <> 0
    union all
    select format('%s %s holds %s of %s, marked %s', a.kind, a.owner, a.held, a.balance, a.may_be_negative)
    from ledger_account a
    where a.shard = 0 and (a.may_be_negative <> (a.balance < a.held)
      or a.held <> (select coalesce(sum(h.amount), 0) from ledger_hold h
        where h.merchant = a.merchant and h.account_id = a.id and h.state = 'reserved'))`);
}

/** What the provider took in and paid out, and what the ledger has of it. */
async function totals() {
  const [row] = await database.db.query<Record<'tookIn' | 'bookedIn' | 'paidOut' | 'bookedOut', bigint>>(sql`
    select
      (select coalesce(sum(paid), 0)::bigint from sandbox_payment where status in ('paid', 'partly')) as took_in,
      (select -coalesce(sum(balance), 0)::bigint from ledger_account where kind = 'deposits_in') as booked_in,
      (select coalesce(sum(amount), 0)::bigint from sandbox_disbursement where outcome = 'paid')
        - (select coalesce(sum(amount), 0)::bigint from withdrawal_refund where confirmed_at is not null) as paid_out,
      (select coalesce(sum(balance), 0)::bigint from ledger_account where kind = 'withdrawals_out') as booked_out`);
  return row;
}

async function expectRest(): Promise<void> {
  const { place } = world;
  const sums = await totals();
  expect([sums?.bookedIn, sums?.bookedOut]).toEqual([sums?.tookIn, sums?.paidOut]);
  const left = await database.db.query(sql`
    select 'hold' from ledger_hold where state = 'reserved' union all
    select 'order' from withdrawal where state = 'disbursing' union all
    select 'transfer' from vendor_transfer where ended_at is null`);
  expect([left, await wrongNow(), world.faults]).toEqual([[], [], []]);
  expect([
    ...(await reconcile(database.db)).faults,
    ...(await compareProviders(place)).faults,
    ...(await compareVendorTotals(place)).faults,
  ]).toEqual([]);
  // In the rows, to the doors and on the page it is one debt.
  const [row] = await database.db.query<{ debt: bigint }>(sql`
    select coalesce(sum(held - balance) filter (where balance < held), 0)::bigint as debt from ledger_account
    where shard = 0 and kind in ('member', 'vendor_wallet')`);
  expect([await world.knownDebt(), await world.shownDebt()]).toEqual([row?.debt, row?.debt]);
}

test('[MEM-04] [MEM-06] [GAM-09] X1, X5, X6, X7: deposits, play, holds, charge-backs, orders, refunds and vendor wallets in any order: provider, vendor and ledger agree at every rest', async () => {
  await fc.assert(
    fc.asyncProperty(crossing, async (steps) => {
      await world.beginAnew(START);
      for (const step of steps) {
        await happen(step);
        expect([await wrongNow(), world.faults], step.join(' ')).toEqual([[], []]);
      }
      await world.comeToRest();
      await expectRest();
    }),
    // What has happened stays in the ledger: a smaller story would not begin where this one did.
    { numRuns: RUNS, endOnFailure: true, examples: KNOWN },
  );
});

test('X5: reconcile names an order that the provider has paid and nobody has booked, also while it is open', async () => {
  await world.beginAnew(START);
  await happen(['ask', 20, 0]);
  await happen(['approve', 0]);
  await happen(['send', 0]);
  const [{ id } = { id: 0n }] = await database.db.query<{ id: bigint }>(sql`
    update withdrawal set moved_at = moved_at - interval '3 minutes' where state = 'disbursing' returning id`);
  await world.bankIsDone();
  expect((await reconcile(database.db)).faults).toEqual([
    `the provider paid 199000 under MW-${id}, and withdrawal ${id} is disbursing: nothing is booked`,
  ]);
  expect((await compareProviders(world.place)).faults).toEqual([
    `withdrawal ${id} is open here; the provider says paid of 1990.00 PLY`,
  ]);
  await happen(['settle']);
  expect((await reconcile(database.db)).faults).toEqual([]);
});
