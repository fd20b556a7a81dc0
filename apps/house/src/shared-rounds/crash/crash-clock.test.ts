import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { verifyFlights } from '@maidan/games/crash/chain.ts';
import { AT_ONCE, breaksAfter, CRASH, multiplierAfter } from '@maidan/games/crash/crash.ts';
import { vendorRoundAnswer, VENDOR_ROUND_PATH } from '@maidan/contract/seamless-wallet/round-proof.ts';
import { commitmentOf, decideWith } from '@maidan/games/random.ts';
import { replayFlight } from '@maidan/games/crash/replay-flight.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HouseDatabase } from '#db/house-database.ts';
import { CLOCK_CONNECTIONS } from '#house.ts';
import { addTo, balanceOf } from '#own-wallet/own-wallet.store.ts';
import { findSession, type StoredSession } from '#sessions/play-session.store.ts';
import { hashSecret } from '#sessions/play-session.ts';
import { openHouseWorld, signedHeaders, type HouseWorld } from '#testing/house-world.ts';
import { flightBetween } from '#testing/test-flight.ts';
import type { Fault } from '#testing/test-wallet.ts';
import { cancelBet } from '../bets.ts';
import { leaveFlight, leaveLost, placeFlightBet, type FlightBetInput } from './crash-bets.ts';
import { noRandomness, sandboxRandomness } from '../public-randomness.ts';
import { settleDueBets } from '../settle-bet.ts';
import { TICK_MS } from '../shared-clocks.ts';
import { betById, type SharedBet } from '../shared-bet.store.ts';
import { CRASH_TIMES, createCrashClock, type CrashTimes } from './crash-clock.ts';
import { lastRounds, startRound, wantRounds, type Lease, type SharedRound } from '../shared-round.store.ts';
import { finishFlight } from './flight.store.ts';

/** Nothing here waits: rounds are moved along by setting their times back. */
const TIMES: CrashTimes = { ...CRASH_TIMES, openMs: 60_000, pauseMs: 0, graceMs: 0, chainLength: 50 };

let world: HouseWorld;
let clock: ReturnType<typeof createCrashClock>;
let session: StoredSession;
beforeAll(async () => {
  world = await openHouseWorld();
});
beforeEach(async () => {
  clock = createCrashClock(world.house, TIMES, sandboxRandomness);
  world.wallet.reset();
  // The one before is over, and its clock free.
  await write(
    `update shared_bet set state = 'undoing', next_attempt_at = now() where state in ('bet-sent', 'placed')`,
  );
  await settleAll();
  await write(`update shared_round set state = 'void', ended_at = now() where state in ('open', 'running')`);
  await write(`update shared_clock set held_until = '-infinity'`);
  world.wallet.reset();
  session = await sit();
  await wantRounds(world.house.db, CRASH.code, 60_000);
});
afterAll(() => world.close());

const write = (statement: string, values: unknown[] = []) => world.house.db.query(statement, values);
const sit = async (launch: object = {}): Promise<StoredSession> => {
  const token = await world.enter({ gameCode: CRASH.code, playerId: `player-${randomUUID()}`, ...launch });
  const found = await findSession(world.house.db, hashSecret(token));
  if (!found) throw new Error('no session');
  return found;
};
const settleAll = async () => {
  for (let pass = 0; pass < 15; pass += 1) if ((await settleDueBets(world.house)) === 0) return;
};
const current = async (): Promise<SharedRound> => {
  const [round] = await lastRounds(world.house.db, CRASH.code, 1);
  if (!round) throw new Error('no round');
  return round;
};
const openRound = async (from: number = 200, to: number = CRASH.capHundredths): Promise<SharedRound> => {
  clock = createCrashClock(world.house, { ...TIMES, chainLength: 1 }, await flightBetween(world, from, to));
  // One step commits the chain, the next asks for its salt.
  for (let step = 0; step < 2; step += 1) await clock.tick();
  const round = await current();
  expect(round.state).toBe('open');
  return round;
};
const cap = async (round: SharedRound) => {
  await write(`update shared_round set ends_at = now() where id = $1`, [round.id]);
  const [lease] = await write('select game_code, fence from shared_clock where game_code = $1', [CRASH.code]);
  const end = { cap: round.result, graceMs: 0, silenceMs: TIMES.silenceMs };
  expect(await finishFlight(world.house.db, lease as Lease, round.id, end)).toBe(true);
  await settleAll();
};
/** Keeps so many connections busy until it is told. */
const occupy = async (db: HouseDatabase, count: number) => {
  const gate = new EventEmitter();
  const busy: Promise<unknown>[] = [];
  for (let held = 0; held < count; held += 1)
    await new Promise<void>((resolve) => {
      const work = db.transaction(() => {
        resolve();
        return once(gate, 'free');
      });
      busy.push(work);
    });
  return async () => {
    gate.emit('free');
    await Promise.all(busy);
  };
};
const startNow = async (id: string) => {
  await write(`update shared_round set starts_at = now() where id = $1`, [id]);
  await clock.tick();
};
/** As if it had begun so long ago, and everybody had been heard. */
const flown = (id: string, ms: number) =>
  write(
    `update shared_round set starts_at = starts_at - make_interval(secs => $2::float8 / 1000),
       ends_at = ends_at - make_interval(secs => $2::float8 / 1000), heard_at = now() + interval '1 minute' where id = $1`,
    [id, ms],
  );
/** As if nobody had been heard for long. */
const silent = (round: SharedRound) =>
  write(`update shared_round set heard_at = now() - interval '20 seconds' where id = $1`, [round.id]);
const leave = ({ id }: SharedBet) => leaveFlight(world.house, session, id, performance.now());
const flownSince = async ({ id }: SharedRound): Promise<number> => {
  const [row] = await world.house.db.query<{ ms: number }>(
    `select (extract(epoch from clock_timestamp() - starts_at) * 1000)::float8 as ms from shared_round where id = $1`,
    [id],
  );
  return row?.ms ?? 0;
};
const endNow = async (round: SharedRound) => {
  await write(`update shared_round set ends_at = now(), heard_at = now() where id = $1`, [round.id]);
  await clock.tick();
  await settleAll();
};
const betOn = (round: SharedRound, part: Partial<FlightBetInput> = {}): FlightBetInput => ({
  operationId: randomUUID(),
  roundId: round.id,
  place: 0,
  stake: '10.00',
  leavesAt: null,
  leavesWhenLost: false,
  ...part,
});
const place = (round: SharedRound, part?: Partial<FlightBetInput>, who = session) =>
  placeFlightBet(world.house, who, betOn(round, part));
const now = ({ id }: SharedBet) => betById(world.house.db, id);
const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof Error ? error.message : error),
  );

test('[MEM-08] how a bet came about is told to the platform: the link when it has ended, and then it can be played again', async () => {
  const round = await openRound(300, 9_000);
  const set = await place(round, { leavesAt: 150 });
  const byHand = await place(round, { place: 1 });
  const other = await sit();
  const lost = await place(round, { leavesAt: round.result + 1 }, other);
  const ask = async ({ id, playerId }: SharedBet) => {
    const payload = JSON.stringify({ playerId, roundId: id });
    const headers = signedHeaders(world.platformKey, VENDOR_ROUND_PATH, payload);
    const answer = await world.app.inject({ method: 'POST', url: VENDOR_ROUND_PATH, payload, headers });
    return vendorRoundAnswer.parse(answer.json());
  };
  expect(await ask(set)).toMatchObject({ commitment: round.commitment, serverSeed: null, outcome: null });
  await startNow(round.id);
  await flown(round.id, 2_000);
  const { leftAt } = await leaveFlight(world.house, session, byHand.id, performance.now());
  expect(await ask(byHand)).toMatchObject({ serverSeed: null, outcome: null });
  await endNow(round);
  for (const [bet, where] of [
    [set, 150],
    [byHand, leftAt],
    [lost, null],
  ] as const) {
    const { serverSeed, clientSeed, nonce, outcome, played } = await ask(bet);
    expect(await commitmentOf(serverSeed ?? '')).toBe(round.commitment);
    expect(outcome).toEqual({ brokeAt: round.result, leftAt: where });
    const again = await decideWith({ serverSeed: serverSeed ?? '', clientSeed, nonce }, (draw) =>
      replayFlight(played?.bet, played?.actions ?? [], draw),
    );
    expect(again).toEqual({ stake: 1_000n, win: BigInt((await now(bet)).win ?? 0), outcome });
  }
});

describe('refusals', () => {
  test('a stake or a multiplier that cannot be chosen makes no bet', async () => {
    const round = await openRound();
    for (const stake of ['0.00', '0.50', '10.50', '501.00'])
      expect(await refusal(place(round, { stake }))).toBe('BAD_REQUEST');
    expect(await refusal(place(round, { leavesAt: CRASH.capHundredths + 1 }))).toBe('BAD_REQUEST');
    expect(world.wallet.seen).toEqual([]);
  });

  test('G2: a bet that comes after the start is refused, and the wallet hears of none', async () => {
    const round = await openRound();
    await write(`update shared_round set starts_at = now() where id = $1`, [round.id]);
    expect(await refusal(place(round))).toBe('TOO_LATE');
    await clock.tick();
    expect((await current()).state).toBe('running');
    expect(await refusal(place(round))).toBe('TOO_LATE');
    await endNow(round);
    expect(await refusal(place(round))).toBe('TOO_LATE');
    expect(await refusal(place({ ...round, id: randomUUID() }))).toBe('TOO_LATE');
    expect(world.wallet.seen).toEqual([]);
  });

  test('a player has two bets in a round, each in its place, and each operation is one', async () => {
    const round = await openRound();
    const operationId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(round, { operationId })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await refusal(place(round, { operationId, stake: '20.00' }))).toBe('OPERATION_CONFLICT');
    expect(await refusal(place(round))).toBe('PLACE_TAKEN');
    expect((await place(round, { place: 1 })).state).toBe('placed');
    expect(world.wallet.balance).toBe(100_000n - 2_000n);
  });

  test('F9: a player who bets and takes back again and again is told to wait for the next round', async () => {
    const round = await openRound();
    for (let tries = 0; tries < 12; tries += 1)
      await cancelBet(world.house, session, (await place(round)).id);
    const asked = world.wallet.seen.length;
    expect(await refusal(place(round))).toBe('TOO_FAST');
    expect(world.wallet.seen).toHaveLength(asked);
    expect((await place(round, {}, await sit())).state).toBe('placed');
  });

  test("another player's bet is neither taken back nor left", async () => {
    const round = await openRound();
    const bet = await place(round);
    const other = await sit();
    expect(await refusal(cancelBet(world.house, other, bet.id))).toBe('NOT_FOUND');
    await startNow(round.id);
    expect(await refusal(leaveFlight(world.house, other, bet.id, performance.now()))).toBe('NOT_FOUND');
    expect((await now(bet)).state).toBe('placed');
  });

  test('W5: what the wallet refuses is not in the round, and its place is free again', async () => {
    const round = await openRound();
    world.wallet.faults.push('LIMIT_REACHED');
    expect(await place(round)).toMatchObject({ state: 'refused', refusal: 'LIMIT_REACHED' });
    expect(await place(round)).toMatchObject({ state: 'placed' });
    expect(world.wallet.balance).toBe(99_000n);
  });

  test('nobody leaves before the start, nor after it has broken', async () => {
    const round = await openRound(200, 5_000);
    const bet = await place(round);
    expect(await refusal(leave(bet))).toBe('TOO_LATE');
    await startNow(round.id);
    await flown(round.id, breaksAfter(round.result));
    expect(await refusal(leave(bet))).toBe('TOO_LATE');
    await endNow(round);
    expect(await refusal(leave(bet))).toBe('TOO_LATE');
    expect(await now(bet)).toMatchObject({ state: 'settled', win: '0', leftAt: null });
    expect([world.wallet.balance, world.wallet.openRounds]).toEqual([99_000n, []]);
  });
});

describe('a flight', () => {
  test('G2: pays whoever leaves what was reached when it was heard, not when it was written', async () => {
    const round = await openRound(300);
    const bet = await place(round);
    await startNow(round.id);
    await flown(round.id, breaksAfter(199));
    // Heard just before twice the stake, although written later.
    const left = await leaveFlight(world.house, session, bet.id, performance.now() - 2_000);
    expect(left.leftAt).toBeGreaterThan(170);
    expect(left.leftAt).toBeLessThan(190);
    expect(left).toMatchObject({ state: 'settled', win: String(10 * (left.leftAt ?? 0)) });
    // Asked again it is the same.
    expect(await leaveFlight(world.house, session, bet.id, performance.now())).toMatchObject({
      leftAt: left.leftAt,
    });
    await endNow(round);
    expect(world.wallet.balance).toBe(99_000n + BigInt(left.win ?? 0));
    expect(world.wallet.openRounds).toEqual([]);
  });

  test('lets whoever has set a multiplier leave there, in flight or at the end, and nobody who set one that was not reached', async () => {
    const round = await openRound(300, 9_000);
    const early = await place(round, { leavesAt: 150 });
    const beyond = await place(round, { place: 1, leavesAt: round.result + 1 });
    const other = await sit();
    const exact = await place(round, { leavesAt: round.result }, other);
    await startNow(round.id);
    await flown(round.id, breaksAfter(150));
    await clock.tick();
    expect(await now(early)).toMatchObject({ state: 'win-sent', leftAt: 150, win: '1500' });
    await endNow(round);
    expect(await now(early)).toMatchObject({ state: 'settled', leftAt: 150 });
    expect(await now(exact)).toMatchObject({
      state: 'settled',
      leftAt: round.result,
      win: String(10 * round.result),
    });
    expect(await now(beyond)).toMatchObject({ state: 'settled', leftAt: null, win: '0' });
    expect(world.wallet.openRounds).toEqual([]);
  });

  test('a player who leaves late by hand has left at the multiplier that was set', async () => {
    const round = await openRound(300);
    const bet = await place(round, { leavesAt: 150 });
    await startNow(round.id);
    await flown(round.id, breaksAfter(200));
    expect(await leaveFlight(world.house, session, bet.id, performance.now())).toMatchObject({ leftAt: 150 });
  });

  test('a player whose line broke leaves as they said, and else flies on', async () => {
    const round = await openRound(300);
    const leaves = await place(round, { leavesWhenLost: true });
    const stays = await place(round, { place: 1 });
    await startNow(round.id);
    await flown(round.id, breaksAfter(140));
    await leaveLost(world.house, session, await current(), performance.now());
    expect((await now(leaves)).leftAt).toBeGreaterThan(140);
    expect((await now(stays)).state).toBe('placed');
  });

  test('a player whose line broke before the start is not in it, if they said so', async () => {
    const round = await openRound();
    const leaves = await place(round, { leavesWhenLost: true });
    const stays = await place(round, { place: 1 });
    await leaveLost(world.house, session, round, performance.now());
    expect([(await now(leaves)).state, (await now(stays)).state]).toEqual(['rolled-back', 'placed']);
    expect(world.wallet.balance).toBe(99_000n);
  });

  test('F6: waiting for a connection is no part of the flight, and bets keep nobody from leaving', async () => {
    const round = await openRound(500);
    const bet = await place(round);
    const second = await place(round, { place: 1 });
    await startNow(round.id);
    await flown(round.id, breaksAfter(400));
    const held = [await occupy(world.house.db, 9), await occupy(world.house.clockDb, CLOCK_CONNECTIONS)];
    try {
      const receivedAt = performance.now();
      const reached = multiplierAfter(await flownSince(round));
      const leaving = leaveFlight(world.house, session, bet.id, receivedAt);
      await write('select pg_sleep(1)');
      await held.pop()?.();
      expect((await leaving).leftAt).toBeLessThanOrEqual(reached);
      // All but one are busy with bets still.
      expect((await leave(second)).leftAt).toBeGreaterThan(reached);
    } finally {
      for (const free of held) await free();
    }
  });

  test('that breaks at once is lost for all, also for whoever set the least multiplier', async () => {
    const round = await openRound(AT_ONCE, AT_ONCE);
    const bet = await place(round, { leavesAt: 100 });
    const byHand = await place(round, { place: 1 });
    await startNow(round.id);
    expect(await refusal(leaveFlight(world.house, session, byHand.id, performance.now()))).toBe('TOO_LATE');
    await endNow(round);
    expect(await now(bet)).toMatchObject({ state: 'settled', win: '0' });
  });

  test('that reaches the cap pays everybody who is still in it', async () => {
    const round = await openRound(5_000, 9_000);
    const bet = await place(round);
    await startNow(round.id);
    await write(`update shared_round set heard_at = now() where id = $1`, [round.id]);
    await cap(round);
    expect(await now(bet)).toMatchObject({ state: 'settled', leftAt: round.result });
  });

  test('many players are settled, each once', async () => {
    const round = await openRound(200, 9_000);
    const players = await Promise.all(Array.from({ length: 12 }, () => sit()));
    const bets = await Promise.all(
      players.map((who, index) => place(round, { leavesAt: index % 2 === 0 ? 150 : 100_000 }, who)),
    );
    await startNow(round.id);
    world.wallet.faults.push('lost', 'broken', 'lost', 'garbage');
    await endNow(round);
    await settleAll();
    const ended = await Promise.all(bets.map(now));
    expect(new Set(ended.map(({ state }) => state))).toEqual(new Set(['settled']));
    const won = ended.reduce((sum, { win }) => sum + BigInt(win ?? 0), 0n);
    expect(won).toBe(6n * 1_500n);
    expect([world.wallet.balance, world.wallet.openRounds]).toEqual([100_000n - 12_000n + won, []]);
  });
});

const purse = () => ({ playerId: session.playerId, wallet: 'NOUKA', currency: 'PLY' });

describe('[GAM-09] from a purse at the house', () => {
  beforeEach(async () => {
    session = await sit({ ownWallet: 'NOUKA' });
    await addTo(world.house.db, purse(), 2_500n);
  });

  test('the stake leaves it and the win comes into it; what is taken back or refused comes back', async () => {
    const round = await openRound(300, 9_000);
    const bet = await place(round, { leavesAt: 150 });
    expect(bet.balanceAfter).toBe('1500');
    world.wallet.faults.push('LIMIT_REACHED');
    await place(round, { place: 1 });
    const back = await place(round, { place: 1 });
    await cancelBet(world.house, session, back.id);
    expect(await balanceOf(world.house.db, purse())).toBe(1_500n);
    expect(await refusal(place(round, { place: 1, stake: '20.00' }))).toBe('INSUFFICIENT_FUNDS');
    await startNow(round.id);
    await endNow(round);
    expect(await now(bet)).toMatchObject({ state: 'settled', balanceAfter: '3000' });
    expect(await balanceOf(world.house.db, purse())).toBe(3_000n);
  });
});

describe('on another device', () => {
  test('F8: what is taken back or left there comes back to the purse that it was staked from', async () => {
    const { playerId } = session;
    const staked = await sit({ ownWallet: 'NOUKA', playerId });
    await addTo(world.house.db, purse(), 3_000n);
    const round = await openRound(300, 9_000);
    const back = await place(round, {}, staked);
    const leaves = await place(round, { place: 1 }, staked);
    await cancelBet(world.house, session, back.id);
    expect(await balanceOf(world.house.db, purse())).toBe(2_000n);
    await startNow(round.id);
    await flown(round.id, breaksAfter(150));
    const { win } = await leaveFlight(world.house, session, leaves.id, performance.now());
    expect(await balanceOf(world.house.db, purse())).toBe(2_000n + BigInt(win ?? 0));
    expect(world.wallet.openRounds).toEqual([]);
  });
});

describe('what goes back', () => {
  test('a bet that is taken back before the start is rolled back once', async () => {
    const round = await openRound();
    const bet = await place(round);
    const answers = await Promise.all([0, 1, 2].map(() => cancelBet(world.house, session, bet.id)));
    await settleAll();
    expect(answers.length).toBe(3);
    expect(await now(bet)).toMatchObject({ state: 'rolled-back' });
    expect([world.wallet.balance, world.wallet.openRounds]).toEqual([100_000n, []]);
    // Its place is free; after the start nothing is taken back.
    const second = await place(round);
    await startNow(round.id);
    expect(await refusal(cancelBet(world.house, session, second.id))).toBe('TOO_LATE');
  });

  test.each<[string, Fault[]]>([
    ['lost', ['lost']],
    ['never taken', ['broken']],
    ['an answer that is none', ['garbage', 'lost']],
  ])('W19: a stake whose answer was %s is in if it comes before the start', async (_name, trouble) => {
    const round = await openRound();
    world.wallet.faults.push(...trouble);
    const bet = await place(round);
    expect(bet.state).toBe('bet-sent');
    await settleAll();
    expect(await now(bet)).toMatchObject({ state: 'placed' });
    expect(world.wallet.balance).toBe(99_000n);
  });

  test.each<[string, Fault[]]>([
    ['lost', ['lost']],
    ['never taken', ['broken']],
  ])('W19: and goes back if it has not come by then (%s)', async (_name, trouble) => {
    const round = await openRound();
    world.wallet.faults.push(...trouble);
    const bet = await place(round);
    await startNow(round.id);
    expect(await now(bet)).toMatchObject({ state: 'undoing' });
    await settleAll();
    expect(await now(bet)).toMatchObject({ state: 'rolled-back' });
    expect([world.wallet.balance, world.wallet.openRounds]).toEqual([100_000n, []]);
  });

  test('F16: a round whose start was missed for long is void, and every stake goes back', async () => {
    const round = await openRound();
    const bet = await place(round, { leavesAt: 150 });
    await write(`update shared_round set starts_at = now() - interval '1 minute' where id = $1`, [round.id]);
    await clock.tick();
    await settleAll();
    expect(await now(bet)).toMatchObject({ state: 'rolled-back' });
    expect((await lastRounds(world.house.db, CRASH.code, 1))[0]?.state).toBe('void');
    expect([world.wallet.balance, world.wallet.openRounds]).toEqual([100_000n, []]);
  });

  test('F16: where nobody was heard for a while, what was set ends as the link decides, and stakes of the others go back', async () => {
    const round = await openRound(300, 9_000);
    const set = await place(round, { leavesAt: 150 });
    const byHand = await place(round, { place: 1 });
    const other = await sit();
    const beyond = await place(round, { leavesAt: round.result + 1 }, other);
    const left = await place(round, { place: 1 }, other);
    await startNow(round.id);
    await flown(round.id, breaksAfter(120));
    const { win } = await leaveFlight(world.house, other, left.id, performance.now());
    await flown(round.id, breaksAfter(round.result));
    await silent(round);
    await clock.tick();
    await clock.tick();
    await settleAll();
    expect(await now(set)).toMatchObject({ state: 'settled', win: '1500' });
    expect(await now(byHand)).toMatchObject({ state: 'rolled-back' });
    expect(await now(beyond)).toMatchObject({ state: 'settled', leftAt: null, win: '0' });
    expect(await now(left)).toMatchObject({ state: 'settled', win });
    expect(world.wallet.balance).toBe(100_000n - 3_000n + 1_500n + BigInt(win ?? 0));
    expect(world.wallet.openRounds).toEqual([]);
  });

  test('F16: nobody whose stake goes back can still win: neither in the silence, nor after it, nor at the cap', async () => {
    const round = await openRound(300, 9_000);
    const byHand = await place(round);
    const set = await place(round, { place: 1, leavesAt: 100_000 });
    await startNow(round.id);
    await flown(round.id, breaksAfter(200));
    await silent(round);
    expect(await refusal(leave(byHand))).toBe('RETURNED');
    await clock.tick();
    expect(await now(byHand)).toMatchObject({ state: 'undoing' });
    expect(await refusal(leave(byHand))).toBe('RETURNED');
    // Nothing goes back of what was set, so that its player may leave as in any other flight.
    expect((await leave(set)).leftAt).toBeGreaterThan(200);
    await settleAll();
    expect(await now(byHand)).toMatchObject({ state: 'rolled-back', win: null });

    await endNow(round);
    await write(`update shared_clock set held_until = now()`);
    const last = await openRound(5_000, 9_000);
    const stays = await place(last);
    await startNow(last.id);
    await silent(last);
    await cap(last);
    expect(await now(stays)).toMatchObject({ state: 'rolled-back', leftAt: null, win: null });
  });
});

describe('F16: a house that is killed', () => {
  test.each(['at the bet', 'before the start', 'in flight', 'at the end', 'at settlement'])(
    '%s leaves a round that the next one brings to its end: nothing lost, nothing paid twice',
    async (when) => {
      const round = await openRound(300, 9_000);
      const kill = async (at: string) => {
        if (at !== when) return;
        await world.restart();
        await write(`update shared_clock set held_until = now()`);
        clock = createCrashClock(world.house, TIMES, sandboxRandomness);
      };
      if (when === 'at the bet') world.wallet.faults.push('lost');
      const bet = await place(round, { leavesAt: 150 });
      const lost = await place(round, { place: 1 });
      await kill('at the bet');
      await settleAll();
      await kill('before the start');
      await startNow(round.id);
      await kill('in flight');
      await write(`update shared_round set ends_at = now(), heard_at = now() where id = $1`, [round.id]);
      await kill('at the end');
      await clock.tick();
      if (when === 'at settlement') world.wallet.faults.push('lost', 'lost');
      await settleDueBets(world.house);
      await kill('at settlement');
      await settleAll();
      expect(await now(bet)).toMatchObject({ state: 'settled', win: '1500' });
      expect(await now(lost)).toMatchObject({ state: 'settled', win: '0' });
      expect([world.wallet.balance, world.wallet.openRounds]).toEqual([99_500n, []]);
    },
  );
});

describe('one clock', () => {
  test('another house takes over when the first is silent, within two seconds, and not before', async () => {
    expect(CRASH_TIMES.holdMs + TICK_MS).toBeLessThan(2_000);
    const other = createCrashClock(world.house, TIMES, sandboxRandomness);
    expect([await clock.tick(), await other.tick()]).toEqual([true, false]);
    await write(`update shared_clock set held_until = now()`);
    expect([await other.tick(), await clock.tick()]).toEqual([true, false]);
  });

  test('G3: a house that was held up and comes back does nothing any more', async () => {
    const round = await openRound();
    const [stale] = await write(`select game_code, fence from shared_clock`);
    const lease = stale as Lease;
    await write(`update shared_clock set held_until = now()`);
    await createCrashClock(world.house, TIMES, sandboxRandomness).tick();
    await write(`update shared_round set starts_at = now() where id = $1`, [round.id]);
    expect(await startRound(world.house.db, lease, round.id, 1_000)).toBe(false);
    const end = { cap: CRASH.capHundredths, graceMs: 0, silenceMs: 1_000 };
    expect(await finishFlight(world.house.db, lease, round.id, end)).toBe(false);
    expect((await current()).state).toBe('open');
  });

  test('G3: twenty clocks at once, killed and taken over at any moment, use no link twice and leave none out', async () => {
    const times = { ...TIMES, openMs: 0, holdMs: 1 };
    const make = () =>
      Array.from({ length: 20 }, () => createCrashClock(world.house, times, sandboxRandomness));
    let clocks = make();
    await write(
      'update shared_chain set next_number = length + 1 where next_number <= length and salt is not null',
    );
    for (let pass = 0; pass < 12; pass += 1) {
      await Promise.allSettled(clocks.map((one) => one.tick()));
      await write(`update shared_round set ends_at = now(), heard_at = now() where state = 'running'`);
      if (pass % 4 !== 3) continue;
      await world.restart();
      clocks = make();
    }
    const used = await write(`select chain_id, number, link from shared_round order by chain_id, number`);
    expect(new Set(used.map((row) => (row as { link: string }).link)).size).toBe(used.length);
    const gaps = await write(
      `select chain_id from shared_round group by chain_id having max(number) <> count(*) or min(number) <> 1`,
    );
    expect(gaps).toEqual([]);
    expect(used.length).toBeGreaterThan(3);
  });

  test('without a public value there is no round, however long the chain', async () => {
    await write(
      'update shared_chain set next_number = length + 1 where next_number <= length and salt is not null',
    );
    const before = await write('select id from shared_round');
    const waiting = createCrashClock(world.house, TIMES, noRandomness);
    for (let pass = 0; pass < 3; pass += 1) expect(await waiting.tick()).toBe(true);
    expect(await write('select id from shared_round')).toHaveLength(before.length);
  });

  test('G1: a chain is committed in one step, and a value asked for in a later one', async () => {
    await write(
      `update shared_chain set salt = coalesce(salt, commitment), salt_source = 'test', salted_at = clock_timestamp(),
         next_number = length + 1 where next_number <= length`,
    );
    const asked: Date[] = [];
    const watched = createCrashClock(world.house, TIMES, {
      firstAfter(moment) {
        asked.push(moment);
        return sandboxRandomness.firstAfter(moment);
      },
    });
    await watched.tick();
    const [chain] = await write(`select committed_at, salt from shared_chain where next_number <= length`);
    expect([chain, asked]).toEqual([{ committedAt: expect.any(Date), salt: null }, []]);
    await watched.tick();
    expect(asked).toEqual([(chain as { committedAt: Date }).committedAt]);
    expect((await current()).state).toBe('open');
  });

  test('nobody watching: nothing is opened', async () => {
    await write(`update shared_clock set wanted_until = now()`);
    const before = await write('select id from shared_round');
    await clock.tick();
    expect(await write('select id from shared_round')).toHaveLength(before.length);
  });

  test('what a round comes to cannot be changed, nor what was won in it', async () => {
    const round = await openRound(200, 9_000);
    const bet = await place(round, { leavesAt: 150 });
    await expect(write('update shared_round set result = 100 where id = $1', [round.id])).rejects.toThrow(
      'cannot change',
    );
    await expect(write('update shared_bet set stake = 1 where id = $1', [bet.id])).rejects.toThrow(
      'cannot change',
    );
    await startNow(round.id);
    await endNow(round);
    await expect(write('update shared_bet set win = 1 where id = $1', [bet.id])).rejects.toThrow(
      'cannot change',
    );
    await expect(write(`update shared_round set state = 'open' where id = $1`, [round.id])).rejects.toThrow(
      'cannot change',
    );
  });

  test('G1: the commitment is public before the salt and the first bet, and every round can be computed again', async () => {
    await openRound();
    const chains = await write(
      `select id, commitment, salt, committed_at < salted_at as first from shared_chain`,
    );
    for (const chain of chains as { id: string; commitment: string; salt: string; first: boolean }[]) {
      expect(chain.first).toBe(true);
      const rounds = (await write(`select number, link, result from shared_round where chain_id = $1`, [
        chain.id,
      ])) as {
        number: number;
        link: string;
        result: number;
      }[];
      const flights = rounds.map(({ number, link, result }) => ({
        number,
        link,
        salt: chain.salt,
        brokeAt: result,
      }));
      expect((await verifyFlights(chain.commitment, flights)).every(({ isRight }) => isRight)).toBe(true);
    }
    const { commitment, link } = await current();
    expect(await commitmentOf(link)).toBe(commitment);
  });
});
