import { randomUUID } from 'node:crypto';
import type { WalletTransaction } from '@maidan/contract/seamless-wallet/wallet.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { openDatabase, type Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { reserveHold } from '#ledger/hold.ts';
import { writeBreak, writeLimit } from '#modules/protection/protection.store.ts';
import { reconcile } from '#modules/reconcile/reconcile.ts';
import { insertLaunch } from '#modules/games/launch.store.ts';
import { TEST_WAIT_MS } from '#testing/test-database.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import type { Player } from '#conformance/wallet-under-test.ts';
import { hashLaunchToken } from './launch-token.ts';
import type { Caller } from './seamless-wallet.store.ts';
import { endRound, rollBack, transact } from './take-call.ts';

type BetItem = Extract<WalletTransaction, { kind: 'bet' }>;

/** Another node on the same database. */
let otherDb: Database;
let driver: Awaited<ReturnType<typeof createMaidanDriver>>;

const world = await databaseForThisFile({ maxConnections: 20 });
beforeAll(async () => {
  otherDb = openDatabase({ url: world.url, maxConnections: 20, waitMs: TEST_WAIT_MS });
  driver = await createMaidanDriver(world.db, world.url);
  // The rows of the platform are opened by the first bets, those of the batches by the first batch that misses them.
  for (const roundClosed of [true, false]) {
    const players = await seated(16, '100.00');
    for (const player of players) await taken([betOf(player, '1.00', { roundClosed })]);
    await taken(players.map((player) => betOf(player, '1.00', { roundClosed })));
  }
});
afterEach(async () => {
  const { faults } = await reconcile(world.db);
  if (faults.length > 0) throw new Error(faults.join('; '));
  await driver.verifyBooks();
});
afterAll(async () => {
  await driver.close();
  await otherDb.close();
});

const seated = (count: number, balance: string) =>
  Promise.all(Array.from({ length: count }, () => driver.newPlayer(balance)));
const caller = () => ({ merchant: 'maidan', partner: 'MAIDAN', nonce: randomUUID() });

type PlainBet = { caller: Caller; requestId: string; token: string; item: BetItem };

const takeBet = (db: Database, { caller: from, requestId, token, item }: PlainBet) =>
  transact(db, from, { requestId, token, transactions: [item] });

function betOf(
  { token, gameCode, currency }: Player,
  amount: string,
  change: Partial<PlainBet['item']> = {},
): PlainBet {
  const [transactionId, roundId] = [`bet-${randomUUID()}`, `round-${randomUUID()}`];
  const item = {
    kind: 'bet',
    transactionId,
    roundId,
    gameCode,
    currency,
    amount,
    roundClosed: false,
  } as const;
  return { caller: caller(), requestId: randomUUID(), token, item: { ...item, ...change } };
}

/** All in the same turn of the event loop. */
const taken = (bets: readonly PlainBet[], db = world.db) => Promise.all(bets.map((bet) => takeBet(db, bet)));
const statusesOf = async (bets: readonly PlainBet[], db = world.db) =>
  (await taken(bets, db)).map(({ status }) => status);

/** How many of these bets each transaction of the database has taken. */
async function groupsOf(bets: readonly PlainBet[]): Promise<bigint[]> {
  const rows = await world.db.query<{ size: bigint }>(sql`
    select count(*) as size from wallet_transaction
    where transaction_id = any(${bets.map(({ item }) => item.transactionId)}) group by xmin::text order by 1`);
  return rows.map(({ size }) => size);
}

async function anotherSeat(player: Player, wallet: 'main' | 'vendor' = 'main'): Promise<Player> {
  const token = `seat-${randomUUID()}`;
  await insertLaunch(world.db, {
    merchant: 'maidan',
    tokenHash: hashLaunchToken(token),
    memberId: player.id,
    sessionId: null,
    partner: 'MAIDAN',
    vendorCode: 'CONF',
    nodeId: 'conf-slot',
    gameCode: player.gameCode,
    currency: player.currency,
    lifeSeconds: 3600,
    wallet,
  });
  return { ...player, token };
}

test('bets that meet are two transactions of the database, each bet with an answer, a round and a nonce of its own', async () => {
  const players = await seated(16, '100.00');
  const bets = players.map((player, n) => betOf(player, `${n + 1}.00`, { roundClosed: n % 2 === 0 }));
  const answers = await taken(bets);
  expect(await groupsOf(bets)).toEqual([8n, 8n]);
  answers.forEach((answer, n) => {
    expect(answer).toMatchObject({ status: 'OK', currency: 'PLY', version: 2n, moved: true });
    expect(answer.balance).toBe(BigInt(99 - n) * 100n);
    expect(String(answer.memberId)).toBe(players[n]?.id);
  });
  const rows = await world.db.query<{ ids: bigint[]; rounds: bigint; closed: bigint }>(sql`
    select array_agg(w.id order by w.id) as ids, count(r) as rounds, count(*) filter (where r.closed_by = w.transaction_id) as closed
    from wallet_transaction w left join game_round r on r.round_id = w.round_id and r.member_id = w.member_id
      and r.stake = w.amount and r.bets_in_effect = 1 and (r.state = 'closed') = (r.closings = 1)
    where w.transaction_id = any(${bets.map(({ item }) => item.transactionId)})`);
  expect(rows).toEqual([{ ids: answers.flatMap(({ platformIds }) => platformIds), rounds: 16n, closed: 8n }]);
  // W2: told again, one by one and together, with new nonces; with the old ones it is a replayed message.
  const again = bets.map((bet) => ({ ...bet, caller: caller() }));
  for (const replies of [await taken(again.slice(0, 1)), await taken(again.slice(1))])
    for (const reply of replies) expect(answers).toContainEqual({ ...reply, version: 2n, moved: true });
  expect(new Set(await statusesOf(bets))).toEqual(new Set(['INVALID_SIGNATURE']));
});

test('W1, W10: whatever is refused in a batch is refused as if it were alone, and harms nobody beside it', async () => {
  const [poor, gone, blocked, known, changed, undone, buried, closed, ...fine] = await seated(13, '10.00');
  if (!poor || !gone || !blocked || !known || !changed || !undone || !buried || !closed)
    throw new Error('nobody');
  await driver.expireToken(gone);
  await driver.setStatus(blocked, 'closed');
  const first = [known, changed, undone, closed].map((player, n) =>
    betOf(player, '1.00', { roundClosed: n === 3 }),
  );
  const [knownBet, changedBet, undoneBet, closedBet] = first;
  if (!knownBet || !changedBet || !undoneBet || !closedBet) throw new Error('no bet');
  for (const bet of first) await taken([bet]);
  const buriedBet = betOf(buried, '1.00');
  for (const { token, item } of [undoneBet, buriedBet])
    await rollBack(world.db, caller(), {
      token,
      requestId: randomUUID(),
      transactionId: `back-${randomUUID()}`,
      originalTransactionId: item.transactionId,
      roundId: item.roundId,
    });
  const spent = betOf(fine[4] ?? poor, '1.00');
  const bets = [
    betOf(poor, '10.01'),
    betOf(gone, '1.00'),
    betOf(blocked, '1.00'),
    { ...knownBet, caller: caller() },
    { ...changedBet, caller: caller(), item: { ...changedBet.item, amount: '2.00' } },
    { ...undoneBet, caller: caller() },
    { ...buriedBet, caller: caller() },
    betOf(closed, '1.00', { roundId: closedBet.item.roundId }),
    betOf({ ...poor, token: `nobody-${randomUUID()}` }, '1.00'),
    betOf(fine[0] ?? poor, '1.00', { currency: 'FUN' }),
    betOf(fine[1] ?? poor, '1.00', { gameCode: 'other-slot' }),
    betOf(fine[2] ?? poor, '1.00'),
    betOf(fine[3] ?? poor, '10.00'),
    { ...spent, caller: knownBet.caller },
  ];
  expect(await statusesOf(bets)).toEqual([
    'INSUFFICIENT_FUNDS',
    'TOKEN_EXPIRED',
    'PLAYER_DISABLED',
    'OK',
    'DUPLICATE_TRANSACTION',
    'ALREADY_ROLLED_BACK',
    'ALREADY_ROLLED_BACK',
    'ROUND_CLOSED',
    'INVALID_TOKEN',
    'WRONG_CURRENCY',
    'INVALID_GAME',
    'OK',
    'OK',
    'INVALID_SIGNATURE',
  ]);
  expect(await groupsOf(bets.slice(11))).toEqual([2n]);
  expect(
    await Promise.all(
      [poor, gone, blocked, known, changed, undone, buried, closed, ...fine].map((p) =>
        driver.readBalance(p),
      ),
    ),
  ).toEqual([
    '10.00',
    '10.00',
    '10.00',
    '9.00',
    '9.00',
    '10.00',
    '10.00',
    '9.00',
    '10.00',
    '10.00',
    '9.00',
    '0.00',
    '10.00',
  ]);
});

test('two bets of one player in one batch, with money for one of them: one is taken', async () => {
  const [player, ...others] = await seated(3, '10.00');
  if (player === undefined) throw new Error('nobody');
  const bets = [
    betOf(player, '7.00'),
    betOf(await anotherSeat(player), '7.00'),
    ...others.map((one) => betOf(one, '7.00')),
  ];
  const [first, second, ...rest] = await statusesOf(bets);
  // Which of the two comes first is the network's choice.
  expect(new Set([first, second])).toEqual(new Set(['OK', 'INSUFFICIENT_FUNDS']));
  expect(rest).toEqual(['OK', 'OK']);
  expect(await driver.readBalance(player)).toBe('3.00');
});

test('W1: a bet that meets itself in its own batch is taken once; under the id of another player it is refused', async () => {
  const [one, other, third] = await seated(3, '10.00');
  if (!one || !other || !third) throw new Error('nobody');
  const bet = betOf(one, '7.00');
  const stranger = betOf(other, '7.00', { transactionId: bet.item.transactionId });
  const [first, second, refused, fine] = await taken([
    bet,
    { ...bet, caller: caller(), requestId: randomUUID() },
    stranger,
    betOf(third, '7.00'),
  ]);
  expect(first).toMatchObject({ status: 'OK', balance: 3_00n, moved: true });
  expect(second).toMatchObject({ ...first, version: null, moved: false });
  expect(refused?.status).toBe('DUPLICATE_TRANSACTION');
  expect(fine?.status).toBe('OK');
  await Promise.all(
    [one, other, third].map((player, n) =>
      driver.readBalance(player).then((balance) => expect(balance).toBe(['3.00', '10.00', '3.00'][n])),
    ),
  );
});

test('W1: the same bets in batches on two nodes are taken once, and both nodes say the same', async () => {
  for (let round = 0; round < 12; round += 1) {
    const players = await seated(8, '10.00');
    const bets = players.map((player) => betOf(player, '7.00'));
    const again = bets.map((bet) => ({ ...bet, caller: caller() })).toReversed();
    const [ours, theirs] = await Promise.all([taken(bets), taken(again, otherDb)]);
    for (const [n, answer] of ours.entries()) {
      const other = theirs.toReversed()[n];
      expect(answer).toMatchObject({ status: 'OK', balance: 3_00n });
      expect(other).toMatchObject({ status: 'OK', balance: 3_00n, platformIds: answer.platformIds });
      expect(other?.moved).toBe(!answer.moved);
    }
    expect(await Promise.all(players.map((player) => driver.countMovements(player)))).toEqual(
      players.map(() => 1),
    );
  }
});

test('R1: a limit that is reached in the middle of a batch holds, and what is within it is counted', async () => {
  const [limited, vendor, ...others] = await seated(4, '100.00');
  if (!limited || !vendor) throw new Error('nobody');
  const limit = { merchant: 'maidan', kind: 'stake', period: 'day' } as const;
  for (const { id: memberId } of [limited, ...others])
    await writeLimit(world.db, { ...limit, memberId }, 25_00n);
  const seats = [limited, await anotherSeat(limited), await anotherSeat(limited)];
  const statuses = await statusesOf([
    ...seats.map((seat) => betOf(seat, '10.00')),
    ...others.map((player, n) => betOf(player, n === 0 ? '25.00' : '25.01')),
    betOf(vendor, '50.00'),
  ]);
  expect(statuses.slice(0, 3).toSorted()).toEqual(['LIMIT_REACHED', 'OK', 'OK']);
  expect(statuses.slice(3)).toEqual(['OK', 'LIMIT_REACHED', 'OK']);
  const counted = await world.db.query<{ stake: bigint }>(sql`
    select sum(stake)::bigint as stake from play_hour where member_id = any(${[limited, ...others].map(({ id }) => id)}::bigint[])
    group by member_id order by 1`);
  expect(counted.map(({ stake }) => stake)).toEqual([20_00n, 25_00n]);
});

test('R2: a break that begins while a batch is under way stops the bet of that player, who keeps nobody waiting', async () => {
  const [resting, ...others] = await seated(5, '10.00');
  if (resting === undefined) throw new Error('nobody');
  const bets = [resting, ...others].map((player) => betOf(player, '1.00'));
  // A node that has seen no rush before: five become batches of three and two.
  const freshDb = openDatabase({ url: world.url, maxConnections: 20, waitMs: TEST_WAIT_MS });
  let late: Promise<string> | undefined;
  await world.db.transaction(async (tx) => {
    await writeBreak(tx, { merchant: 'maidan', memberId: resting.id }, 'timeout', '1 day');
    const [first, ...rest] = bets.map((bet) => takeBet(freshDb, bet).then(({ status }) => status));
    late = first;
    // Answered while the break is not yet lasting: they do not wait for it.
    expect(await Promise.all(rest)).toEqual(['OK', 'OK', 'OK', 'OK']);
  });
  expect(await late).toBe('PLAYER_DISABLED');
  await freshDb.close();
  expect(await groupsOf(bets)).toEqual([2n, 2n]);
  expect(await driver.readBalance(resting)).toBe('10.00');
});

test('W24: players whose wallets stay locked keep nobody else waiting', async () => {
  const [fine, ...stuck] = await seated(5, '10.00');
  if (fine === undefined) throw new Error('nobody');
  let late: Promise<string[]> | undefined;
  await world.db.transaction(async (tx) => {
    await tx.query(
      sql`select from member where id = any(${stuck.map(({ id }) => id)}::bigint[]) for no key update`,
    );
    const waiting: Promise<string>[] = [];
    for (const player of stuck) {
      waiting.push(takeBet(otherDb, betOf(player, '1.00')).then(({ status }) => status));
      expect(await statusesOf([betOf(fine, '1.00')], otherDb)).toEqual(['OK']);
    }
    late = Promise.all(waiting);
  });
  expect(await late).toEqual(['OK', 'OK', 'OK', 'OK']);
  expect(await driver.readBalance(fine)).toBe('6.00');
});

test('a batch that fails as a whole is taken one by one, and only the one that cannot be fails', async () => {
  await driver.owner.query(`
    create function refuse_poison() returns trigger language plpgsql as $$
    begin
      if new.transaction_id like 'poison-%' then raise exception 'no'; end if;
      return new;
    end $$;
    create trigger refuse_poison before insert on wallet_transaction for each row execute function refuse_poison()`);
  try {
    const [sick, ...others] = await seated(5, '10.00');
    if (sick === undefined) throw new Error('nobody');
    const bets = [
      betOf(sick, '1.00', { transactionId: `poison-${randomUUID()}` }),
      ...others.map((one) => betOf(one, '1.00')),
    ];
    const [failed, ...fine] = await Promise.allSettled(bets.map((bet) => takeBet(world.db, bet)));
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'no' } });
    for (const answer of fine)
      expect(answer).toMatchObject({ status: 'fulfilled', value: { status: 'OK', balance: 9_00n } });
    expect(await groupsOf(bets)).toEqual([1n, 1n, 1n, 1n]);
    expect(await driver.readBalance(sick)).toBe('10.00');
  } finally {
    await driver.owner.query('drop trigger refuse_poison on wallet_transaction; drop function refuse_poison');
  }
});

test('money that is held is not played with, and a batch says what is left to play with', async () => {
  const [saver, spender] = await seated(2, '10.00');
  if (!saver || !spender) throw new Error('nobody');
  await reserveHold(world.db, {
    merchant: 'maidan',
    key: `hold ${saver.id}`,
    currency: 'PLY',
    account: { kind: 'member', owner: saver.id },
    amount: 6_00n,
  });
  const [short] = await taken([betOf(saver, '4.01'), betOf(spender, '4.01')]);
  expect(short).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 4_00n });
  const bets = [betOf(saver, '3.00'), betOf(spender, '3.00')];
  expect((await taken(bets)).map(({ balance }) => balance)).toEqual([1_00n, 2_99n]);
  expect(await groupsOf(bets)).toEqual([2n]);
});

test('a second bet of an open round joins it in a batch; one that closes it settles all its stakes', async () => {
  const players = await seated(3, '10.00');
  const bets = players.map((player) => betOf(player, '2.00'));
  await taken(bets);
  const more = (roundClosed: boolean) =>
    players.map((player, n) => betOf(player, '3.00', { roundId: bets[n]?.item.roundId ?? '', roundClosed }));
  const [joining, closing] = [more(false), more(true)];
  expect(await statusesOf(joining)).toEqual(['OK', 'OK', 'OK']);
  expect(await groupsOf(joining)).toEqual([3n]);
  expect((await taken(closing)).map(({ status, balance }) => [status, balance])).toEqual(
    players.map(() => ['OK', 2_00n]),
  );
  const rounds = await world.db.query(sql`
    select state, stake, bets_in_effect, closings from game_round where round_id = any(${bets.map(({ item }) => item.roundId)})`);
  expect(rounds).toEqual(
    players.map(() => ({ state: 'closed', stake: 8_00n, betsInEffect: 3, closings: 1 })),
  );
});

const winFor = ({ item }: PlainBet, amount: string) => ({
  ...item,
  kind: 'win' as const,
  transactionId: `${item.transactionId}-win`,
  betTransactionId: item.transactionId,
  amount,
  roundClosed: true,
});

test('W13: whatever games send goes in one batch: bet and win in one, a win, a rollback and the end of a round', async () => {
  const [spinning, winning, undoing, ending, short] = await seated(5, '10.00');
  if (!spinning || !winning || !undoing || !ending || !short) throw new Error('nobody');
  const [won, undone, ended] = [winning, undoing, ending].map((player) => betOf(player, '2.00'));
  if (!won || !undone || !ended) throw new Error('no bet');
  await taken([won, undone, ended]);
  const played = betOf(spinning, '4.00');
  const [first, second] = [betOf(short, '6.00'), betOf(short, '6.00')];
  const rollback = {
    token: undone.token,
    requestId: randomUUID(),
    transactionId: `back-${randomUUID()}`,
    originalTransactionId: undone.item.transactionId,
    roundId: undone.item.roundId,
  };
  const send = (token: string, ...transactions: readonly WalletTransaction[]) =>
    transact(world.db, caller(), { token, requestId: randomUUID(), transactions });
  const replies = await Promise.all([
    send(played.token, played.item, winFor(played, '9.00')),
    send(won.token, winFor(won, '5.00')),
    rollBack(world.db, caller(), rollback),
    endRound(world.db, caller(), { token: ended.token, roundId: ended.item.roundId }),
    send(short.token, first.item, second.item),
  ]);
  expect(replies.map(({ status, balance, moved }) => [status, balance, moved])).toEqual([
    ['OK', 15_00n, true],
    ['OK', 13_00n, true],
    ['OK', 10_00n, true],
    ['OK', 8_00n, false],
    ['INSUFFICIENT_FUNDS', 10_00n, false],
  ]);
  expect(replies[0]?.platformIds).toHaveLength(2);
  const rows = await world.db.query<{ size: bigint }>(sql`
    select count(*) as size from wallet_transaction where transaction_id = any(${[
      played.item.transactionId,
      `${played.item.transactionId}-win`,
      `${won.item.transactionId}-win`,
      rollback.transactionId,
    ]}) group by xmin::text order by 1`);
  expect(rows.length).toBeLessThanOrEqual(2);
  const rounds = await world.db.query(sql`
    select state, stake, payout from game_round where round_id = any(${[played, won, undone, ended].map(
      ({ item }) => item.roundId,
    )}) order by state, payout`);
  expect(rounds).toEqual([
    { state: 'closed', stake: 2_00n, payout: 0n },
    { state: 'closed', stake: 2_00n, payout: 5_00n },
    { state: 'closed', stake: 4_00n, payout: 9_00n },
    { state: 'void', stake: 0n, payout: 0n },
  ]);
});

test('R1: two bets in one call are held against a limit together', async () => {
  const [player] = await seated(1, '100.00');
  if (player === undefined) throw new Error('nobody');
  await writeLimit(
    world.db,
    { merchant: 'maidan', memberId: player.id, kind: 'stake', period: 'day' },
    25_00n,
  );
  const send = (...bets: readonly PlainBet[]) =>
    transact(world.db, caller(), {
      token: player.token,
      requestId: randomUUID(),
      transactions: bets.map(({ item }) => item),
    });
  expect((await send(betOf(player, '15.00'), betOf(player, '10.01'))).status).toBe('LIMIT_REACHED');
  expect((await send(betOf(player, '15.00'), betOf(player, '10.00'))).status).toBe('OK');
  expect((await send(betOf(player, '0.01'))).status).toBe('LIMIT_REACHED');
});
