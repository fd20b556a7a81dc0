import { randomUUID } from 'node:crypto';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { HOUSE_PARTNER } from '#call/partner.ts';
import { endRound, rollBack, transact } from '#modules/seamless-wallet/take-call.ts';
import { deliveries, plans, shuffle, type Callback, type Plan } from './callback-plan.ts';
import { createMaidanDriver } from './maidan-driver.ts';
import type { Player } from './wallet-under-test.ts';

/** A longer search is a matter of patience: PROPERTY_SECONDS=600. */
const SECONDS = Number(process.env['PROPERTY_SECONDS'] ?? '15');
/** Tried on a slow machine too, however long it takes. */
const LEAST_TRIED = 5;
const MAX_PASSES = 6;

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
      fc.asyncProperty(plans, deliveries, deliveries, async (plan, delivery, late) => {
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
/** PERMUTATIONS=10000 takes some minutes; the first of them are tried each time. */
const PERMUTATIONS = Number(process.env['PERMUTATIONS'] ?? '300');
const PLAYERS = 64;

/** Any order, each callback one to three times; the same number always gives the same one. */
const ORDERS = fc
  .sample(deliveries, { numRuns: PERMUTATIONS, seed: 27 })
  .map((delivery, number) => shuffle(SETS[number % SETS.length] ?? [], delivery));

/** The same callback of another round. */
const named = (number: number, callback: Callback): Callback => {
  const at = (name: string) => `${name}-${number}`;
  const own = { ...callback, name: at(callback.name), round: at(callback.round) };
  if (own.kind === 'win') return { ...own, bet: at(own.bet) };
  return own.kind === 'rollback' ? { ...own, original: at(own.original) } : own;
};

test(`W27: ${PERMUTATIONS} orders and repetitions of callbacks end in the same balances and rounds`, async () => {
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => driver.newPlayer('100000.00')));
  await Promise.all(
    players.map(async (player, place) => {
      for (let number = place; number < PERMUTATIONS; number += PLAYERS)
        await deliver(
          player,
          (ORDERS[number] ?? []).map((callback) => named(number, callback)),
          false,
        );
    }),
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
});

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
