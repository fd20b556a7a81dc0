import { randomUUID } from 'node:crypto';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { HOUSE_PARTNER } from '#call/partner.ts';
import { endRound, rollBack, transact } from '#modules/seamless-wallet/take-call.ts';
import {
  takeAlone,
  takeCalls,
  type MoneyCall,
  type MoneyItem,
} from '#modules/seamless-wallet/take-calls.store.ts';
import { deliveriesOf, plans, shuffle, type Callback, type Plan } from './callback-plan.ts';
import { createMaidanDriver } from './maidan-driver.ts';
import type { Player } from './wallet-under-test.ts';

/** A longer search is a matter of patience: PROPERTY_SECONDS=600. */
const SECONDS = Number(process.env['PROPERTY_SECONDS'] ?? '8');
/** Tried on a slow machine too, however long it takes. */
const LEAST_TRIED = 5;
const MAX_PASSES = 6;
/** All orders take below a minute where nobody else works, and a machine may have much else to do. */
const PATIENCE_MS = 1_800_000;

let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
const database = await databaseForThisFile();
beforeAll(async () => {
  driver = await createMaidanDriver(database.db, database.url);
});
afterAll(async () => {
  await driver.close();
});

/** Logical names become ids of this player, so that the same plan can be told twice. */
const idOf = (player: Player, name: string) => `${player.id}-${name}-plan`;

async function send(player: Player, callback: Callback): Promise<WalletStatus> {
  const { token, gameCode, currency } = player;
  const caller = { merchant: 'maidan', partner: HOUSE_PARTNER, nonce: randomUUID() };
  const roundId = idOf(player, callback.round);
  const requestId = randomUUID();
  const transactionId = idOf(player, callback.name);
  if (callback.kind === 'end') return (await endRound(database.db, caller, { token, roundId })).status;
  if (callback.kind === 'rollback') {
    const originalTransactionId = idOf(player, callback.original);
    const rollback = { token, requestId, transactionId, originalTransactionId, roundId };
    return (await rollBack(database.db, caller, rollback)).status;
  }
  const amount = formatMoneyText(minor(callback.amount));
  const shared = { transactionId, roundId, gameCode, amount, currency };
  const item =
    callback.kind === 'bet'
      ? { ...shared, kind: 'bet' as const, roundClosed: false }
      : {
          ...shared,
          kind: 'win' as const,
          betTransactionId: idOf(player, callback.bet),
          roundClosed: callback.closes,
        };
  return (await transact(database.db, caller, { token, requestId, transactions: [item] })).status;
}

/** As a partner does it: bets once each copy, wins and rollbacks again until they are acknowledged (W21). */
async function deliver(player: Player, callbacks: readonly Callback[], together: boolean): Promise<void> {
  let waiting = [...callbacks];
  for (let pass = 0; pass < MAX_PASSES && waiting.length > 0; pass += 1) {
    const statuses: WalletStatus[] = [];
    if (together) statuses.push(...(await Promise.all(waiting.map((callback) => send(player, callback)))));
    else for (const callback of waiting) statuses.push(await send(player, callback));
    waiting = waiting.filter((callback, index) => callback.kind !== 'bet' && statuses[index] !== 'OK');
  }
}

/** Balance, rounds, and which bets and wins are in effect, by logical names. */
async function finalState(player: Player, { open, closing }: Plan) {
  const names = [...open, ...closing];
  const { rows: effective } = await driver.owner.query<{ id: string }>(
    `select transaction_id as id from wallet_transaction
     where member_id = $1 and kind in ('bet', 'win') and state = 'applied'`,
    [player.id],
  );
  const { rows: rounds } = await driver.owner.query<{ id: string; facts: string }>(
    `select round_id as id, state || ' ' || stake || ' ' || payout as facts from game_round where member_id = $1`,
    [player.id],
  );
  const inEffect = new Set(effective.map(({ id }) => id));
  const factsOf = new Map(rounds.map(({ id, facts }) => [id, facts]));
  return {
    balance: await driver.readBalance(player),
    inEffect: names.map(({ name }) => name).filter((name) => inEffect.has(idOf(player, name))),
    // A round of which no bet ever took effect may have left no trace; that is a void round too.
    rounds: [...new Set(names.map(({ round }) => round))].map(
      (round) => `${round} ${factsOf.get(idOf(player, round)) ?? 'void 0 0'}`,
    ),
  };
}

test(
  'W27: any order and any number of copies of the same callbacks end in the same state',
  async () => {
    const end = performance.now() + SECONDS * 1000;
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(plans, deliveriesOf(40), deliveriesOf(40), async (plan, delivery, late) => {
        if (tried >= LEAST_TRIED && performance.now() > end) return;
        tried += 1;
        const canonical = await driver.newPlayer('100000.00');
        await deliver(canonical, [...plan.open, ...plan.closing], false);
        const expected = await finalState(canonical, plan);

        const player = await driver.newPlayer('100000.00');
        await deliver(player, shuffle(plan.open, delivery), delivery.together);
        await deliver(player, shuffle(plan.closing, delivery), delivery.together);
        expect(await finalState(player, plan)).toEqual(expected);

        await deliver(player, shuffle([...plan.open, ...plan.closing], late), late.together);
        expect(await finalState(player, plan)).toEqual(expected);
        await closeAll([canonical, player], plan);
      }),
      { numRuns: SECONDS * 100 },
    );
    expect(tried).toBeGreaterThanOrEqual(LEAST_TRIED);
  },
  (SECONDS + 120) * 1000,
);

/** What may come in any order; the rest of a round is sent when all of it was acknowledged. */
const SETS: readonly (readonly Callback[])[] = [
  [
    { kind: 'bet', name: 'b', round: 'r', amount: 500 },
    { kind: 'win', name: 'w', bet: 'b', round: 'r', amount: 700, closes: false },
    { kind: 'rollback', name: 'wx', original: 'w', round: 'r' },
    { kind: 'rollback', name: 'bx', original: 'b', round: 'r' },
  ],
  [
    { kind: 'bet', name: 'b', round: 'r', amount: 500 },
    { kind: 'bet', name: 'c', round: 'r', amount: 300 },
    { kind: 'rollback', name: 'cx', original: 'c', round: 'r' },
    { kind: 'win', name: 'w', bet: 'b', round: 'r', amount: 900, closes: false },
  ],
  [
    { kind: 'bet', name: 'b', round: 'r', amount: 200 },
    { kind: 'win', name: 'v', bet: 'b', round: 'r', amount: 100, closes: false },
    { kind: 'win', name: 'w', bet: 'b', round: 'r', amount: 50, closes: false },
    { kind: 'rollback', name: 'vx', original: 'v', round: 'r' },
  ],
];
/** PERMUTATIONS=100000 searches longer. */
const PERMUTATIONS = Number(process.env['PERMUTATIONS'] ?? '10000');
const PLAYERS = 32;
/** Statements at the same moment, each with a call of 16 players: larger ones cost more for each call. */
const LANES = 2;

/** Different orders of one set, each callback one to three times; the same number always gives the same one. */
function ordersOf(set: readonly Callback[], count: number): Callback[][] {
  const drawn = fc.sample(deliveriesOf(set.length), { numRuns: count * 2, seed: 27 });
  const orders = drawn.map((delivery) => shuffle(set, delivery));
  const different = new Map(orders.map((order) => [order.map(({ name }) => name).join(' '), order]));
  return [...different.values()].slice(0, count);
}

const PER_SET = SETS.map((set) => ordersOf(set, Math.ceil(PERMUTATIONS / SETS.length)));
const ORDERS = Array.from(
  { length: PERMUTATIONS },
  (_, number) => PER_SET[number % SETS.length]?.[Math.floor(number / SETS.length)] ?? [],
);

/** The same callback of another round. */
const named = (number: number, callback: Callback): Callback => {
  const at = (name: string) => `${name}-${number}`;
  const own = { ...callback, name: at(callback.name), round: at(callback.round) };
  if (own.kind === 'win') return { ...own, bet: at(own.bet) };
  return own.kind === 'rollback' ? { ...own, original: at(own.original) } : own;
};

/** What `transact` and `rollBack` make of it: the call as the wallet takes it, of many players by one statement. */
function moneyCallOf(player: Player, callback: Callback): MoneyCall {
  const { token, gameCode, currency } = player;
  const item = {
    transactionId: idOf(player, callback.name),
    roundId: idOf(player, callback.round),
    amount: 'amount' in callback ? String(callback.amount) : '0',
    roundClosed: false,
  };
  const items: MoneyItem[] =
    callback.kind === 'rollback'
      ? [{ ...item, kind: 'rollback', reference: idOf(player, callback.original) }]
      : callback.kind === 'win'
        ? [{ ...item, kind: 'win', gameCode, currency, reference: idOf(player, callback.bet) }]
        : [{ ...item, kind: 'bet', gameCode, currency }];
  const caller = { merchant: 'maidan', partner: HOUSE_PARTNER, nonce: randomUUID() };
  return { caller, token, requestId: randomUUID(), items };
}

/** All orders of one player, one callback after the other, as `deliver` sends them. */
function* callbacksOf(place: number): Generator<Callback, void, WalletStatus> {
  for (let number = place; number < PERMUTATIONS; number += PLAYERS) {
    let waiting = (ORDERS[number] ?? []).map((callback) => named(number, callback));
    // A pass in which nothing new is heard has changed nothing, and nor would the next.
    for (let before = Infinity; waiting.length < before;) {
      before = waiting.length;
      const unheard: Callback[] = [];
      for (const callback of waiting) {
        const status = yield callback;
        if (callback.kind !== 'bet' && status !== 'OK') unheard.push(callback);
      }
      waiting = unheard;
    }
  }
}

/** The next callback of every player by one statement, until nobody has one. */
async function deliverInStep(players: readonly { player: Player; place: number }[]): Promise<void> {
  let telling = players.map(({ player, place }) => {
    const callbacks = callbacksOf(place);
    return { player, callbacks, next: callbacks.next() };
  });
  while (telling.length > 0) {
    const calls = telling.flatMap(({ player, next }) =>
      next.done === true ? [] : [moneyCallOf(player, next.value)],
    );
    const replies = await takeCalls(database.db, calls);
    for (const [index, told] of telling.entries()) {
      const call = calls[index];
      if (call === undefined) continue;
      const { status } = replies[index] ?? (await takeAlone(database.db, call));
      told.next = told.callbacks.next(status);
    }
    telling = telling.filter(({ next }) => next.done !== true);
  }
}

test(
  `W27: ${PERMUTATIONS} orders and repetitions of callbacks end in the same balances and rounds`,
  async () => {
    expect(ORDERS.filter((order) => order.length > 0)).toHaveLength(PERMUTATIONS);
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => driver.newPlayer('100000.00')));
    const places = players.map((player, place) => ({ player, place }));
    await Promise.all(
      Array.from({ length: LANES }, (_, lane) =>
        deliverInStep(places.filter(({ place }) => place % LANES === lane)),
      ),
    );
    const { rows } = await driver.owner.query<{ set: number; facts: string; count: string }>(
      `select substring(round_id from '-r-(\\d+)-plan$')::int % ${SETS.length} as set,
       state || ' ' || stake || ' ' || payout as facts, count(*)
     from game_round where member_id = any ($1) group by 1, 2 order by 1`,
      [players.map(({ id }) => id)],
    );
    const share = (set: number) => String(Math.ceil((PERMUTATIONS - set) / SETS.length));
    // A round of which no bet ever took effect may have left no trace; that is a void round too.
    expect(rows.filter(({ set }) => set === 0).map(({ facts }) => facts)).toEqual(['void 0 0']);
    expect(rows.filter(({ set }) => set !== 0)).toEqual([
      { set: 1, facts: 'open 500 900', count: share(1) },
      { set: 2, facts: 'open 200 50', count: share(2) },
    ]);
    const effects = [0, 400, -150];
    for (const [place, player] of players.entries()) {
      let expected = 10_000_000;
      for (let number = place; number < PERMUTATIONS; number += PLAYERS)
        expected += effects[number % SETS.length] ?? 0;
      expect(await driver.readBalance(player)).toBe(formatMoneyText(minor(expected)));
    }
  },
  PATIENCE_MS,
);

/** W28: nothing is left among the open bets once every round is closed. */
async function closeAll(players: readonly Player[], { open, closing }: Plan): Promise<void> {
  for (const player of players)
    for (const round of new Set([...open, ...closing].map((callback) => callback.round)))
      await send(player, { kind: 'end', name: `${round}end`, round });
  const { rows } = await driver.owner.query<{ open: string }>(
    `select coalesce(sum(balance), 0) as open from ledger_account where kind = 'open_bets'`,
  );
  expect(rows, 'W28: open bets when all rounds are closed').toEqual([{ open: '0' }]);
}
