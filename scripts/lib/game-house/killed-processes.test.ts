import { AT_ONCE } from '@maidan/games/crash/crash.ts';
import { createHash, randomUUID } from 'node:crypto';
import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import type { RoundSeeds } from '@maidan/games/random.ts';
import { rulesOf } from '@maidan/games/rules.ts';
import { databaseForThisFile } from '@maidan/server/testing/for-this-file.ts';
import * as pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { disagreements } from './books-agree.ts';
import { bonusSeeds, chainWhere, poolSeeds, stepSeeds } from './chosen-seeds.ts';
import { openHouseAndPlatform, type HouseAndPlatform } from './house-and-platform.ts';
import { playEveryGame } from './play-every-game.ts';
import { chainOf, roundsOfReceipts, verifyRounds } from './public-rounds.ts';
import { openCrashPage, takeSeat, type Seat } from './seats.ts';
import type { Moment, StoppedCall } from './wallet-gate.ts';
import { LONGEST_WAIT_MS, within } from './within.ts';

const SLOT = 'slot.storm-6x5.96';
const CARDS = 'blackjack';
const STAKE = '10.00';
const PATIENCE = { timeout: LONGEST_WAIT_MS, interval: 50 };
vi.setConfig({ testTimeout: 600_000, hookTimeout: 400_000 });

const database = await databaseForThisFile();
let world: HouseAndPlatform;
let chain: Awaited<ReturnType<typeof chainWhere>>;
beforeAll(async () => {
  world = await openHouseAndPlatform(database, inject('testDatabase'));
  chain = await chainWhere(50, 1_000, 20_000);
  await world.askHouse(
    `insert into shared_chain (game_code, length, last_link, commitment, salt, salt_source, salted_at)
     values ('crash', $1, $2, $3, $4, 'test', clock_timestamp())`,
    [chain.length, chain.lastLink, chain.commitment, chain.salt],
  );
  await Promise.all([world.platform.start(), world.house.start()]);
});
afterAll(() => world.close());

/** Everybody who has played in this file. */
const seats: Seat[] = [];
async function sit(gameCode: string, seeds?: RoundSeeds): Promise<Seat> {
  const seat = await takeSeat(world, gameCode, seeds);
  seats.push(seat);
  return seat;
}

const isThere = <Value>(value: Value | undefined): value is Value => value !== undefined;
const tokensOf = (lefts: readonly Left[]): string[] => lefts.map(({ seat }) => seat.token);

/** A round that was left where a process dies: who plays it, and by which operation they ask for it again. */
type Left = { seat: Seat; game: string; bet: object; operationId: string };

/** Longer than any flight and than anybody waits for an attempt, but no reason to play a round without its player. */
const FLIGHT_SECONDS = 600;

function stakeOf(game: string): string {
  const stake = rulesOf(game)?.manifest.defaultStake;
  if (stake === undefined) throw new Error(`${game} is missing`);
  return formatMoneyText(stake);
}
const slotBet = { stake: stakeOf(SLOT) };

/** What is pressed here has no answer: whoever would give it is killed. */
const unanswered = (asked: Promise<unknown>): void => void asked.catch(() => undefined);

/** Stopped in a request of its own, or in the one in which spins of several players go together. */
async function leftSpin(moment: Moment, call: StoppedCall = 'batch'): Promise<Left> {
  const left = { game: SLOT, bet: slotBet, operationId: randomUUID() };
  const seat = await sit(SLOT, await bonusSeeds(SLOT, slotBet));
  const stopped = world.gate.stop(seat.token, call, moment);
  unanswered(seat.spin(left.bet, left.operationId));
  await within(`a spin stops ${moment} ${call}`, stopped);
  return { seat, ...left };
}

type Steps = { act?: 'double' | 'split' | 'stand'; stopAt: 'bet' | 'win'; moment: Moment };

/** Stopped at the first bet when nothing is done in it, else at what the act costs or at what it wins. */
async function leftCards({ act, stopAt, moment }: Steps): Promise<Left> {
  const left = { game: CARDS, bet: { stake: STAKE }, operationId: randomUUID() };
  const seeds = await stepSeeds(CARDS, left.bet, (rules, dealt) => {
    const may = (one: string) => rules.costOf(dealt, { act: one }) !== null;
    if (rules.winOf(dealt) !== null || !may('stand')) return false;
    return act === 'stand' ? (rules.winOf(rules.act(dealt, { act })) ?? 0n) > 0n : may(act ?? 'hit');
  });
  const seat = await sit(CARDS, seeds);
  if (act === undefined) {
    const stopped = world.gate.stop(seat.token, stopAt, moment);
    unanswered(seat.spin(left.bet, left.operationId));
    await within(`cards stop ${moment} the first ${stopAt}`, stopped);
  } else {
    const { id } = await seat.spin(left.bet, left.operationId);
    const stopped = world.gate.stop(seat.token, stopAt, moment);
    unanswered(seat.act(id, 0, { act }));
    await within(`cards stop ${moment} the ${stopAt} of ${act}`, stopped);
  }
  return { seat, ...left };
}

/** Rounds of both shapes at every moment at which money is on its way. */
const leaveRounds = (): Promise<Left[]> =>
  Promise.all([
    leftSpin('before'),
    leftSpin('after'),
    leftCards({ stopAt: 'bet', moment: 'before' }),
    leftCards({ stopAt: 'bet', moment: 'after' }),
    leftCards({ act: 'double', stopAt: 'bet', moment: 'before' }),
    leftCards({ act: 'split', stopAt: 'bet', moment: 'after' }),
    leftCards({ act: 'stand', stopAt: 'win', moment: 'before' }),
    leftCards({ act: 'stand', stopAt: 'win', moment: 'after' }),
  ]);

/** A spin that is being written when the process dies: its statement waits for a row, and ends after its process. */
async function leftInStatement(url: string, lock: string): Promise<Left & { unlock(): Promise<void> }> {
  const left = { game: SLOT, bet: slotBet, operationId: randomUUID() };
  const seat = await sit(SLOT, await bonusSeeds(SLOT, slotBet));
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('begin');
  const { rowCount } = await holder.query(lock, [seat.playerId]);
  expect(rowCount).toBe(1);
  unanswered(seat.spin(left.bet, left.operationId));
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await holder.query(waiting)).rowCount, PATIENCE).toBeGreaterThan(0);
  return {
    seat,
    ...left,
    unlock: async () => {
      await holder.query('rollback');
      await holder.end();
    },
  };
}

async function sitAtCrash() {
  const seat = await sit('crash');
  return { seat, page: await openCrashPage(world, seat) };
}

type Flight = { id: string; number: number; state: string; isDue: boolean };
async function newestFlight(): Promise<Flight | undefined> {
  const [flight] = await world.askHouse<Flight>(
    `select id, number, state, coalesce(ends_at <= clock_timestamp(), false) as is_due from shared_round order by number desc limit 1`,
  );
  return flight;
}

async function flightIn(state: string): Promise<Flight> {
  await expect.poll(async () => (await newestFlight())?.state, PATIENCE).toBe(state);
  const flight = await newestFlight();
  if (!flight) throw new Error('no flight');
  return flight;
}

/** A flight that takes bets until the test lets it start. */
async function openFlight(): Promise<Flight> {
  const flight = await flightIn('open');
  const held = await world.askHouse(
    `update shared_round set starts_at = clock_timestamp() + interval '1 hour' where id = $1 and state = 'open' returning id`,
    [flight.id],
  );
  expect(held).toHaveLength(1);
  return flight;
}

/** As if so much time had gone by: whatever is due by then is due. The times are rows, so no test has to wait for them. */
async function letTimePass(seconds: number): Promise<void> {
  await world.askHouse(
    `update shared_round set starts_at = starts_at - make_interval(secs => $1), heard_at = heard_at - make_interval(secs => $1),
       ends_at = ends_at - make_interval(secs => $1) where state in ('open', 'running')`,
    [seconds],
  );
  for (const table of ['round', 'shared_bet'])
    await world.askHouse(
      `update ${table} set next_attempt_at = next_attempt_at - make_interval(secs => $1) where next_attempt_at is not null and state <> 'open'`,
      [seconds],
    );
}

type BetRow = { state: string; win: string | null; leftAt: number | null };
async function crashBetOf({ playerId }: Seat): Promise<BetRow | undefined> {
  const [bet] = await world.askHouse<BetRow>(
    'select state, win, left_at from shared_bet where player_id = $1',
    [playerId],
  );
  return bet;
}

/** What is on its way to the wallet. Time passes meanwhile, so that nobody waits for the next attempt. */
async function underWay(): Promise<{ rounds: number; bets: number }> {
  await letTimePass(1);
  const [row] = await world.askHouse<{ rounds: number; bets: number }>(
    `select (select count(*) from round where state in ('deciding', 'bet-sent', 'action-sent', 'win-sent'))::int as rounds,
       (select count(*) from shared_bet where state in ('bet-sent', 'placed', 'undoing', 'win-sent'))::int as bets`,
  );
  return row ?? { rounds: -1, bets: -1 };
}

/** Whoever comes back finds their round by the operation they asked for, and plays it to its end. */
async function playOn({ seat, bet, operationId }: Left): Promise<void> {
  let round = await seat.spin(bet, operationId);
  while (round.state === 'open')
    ({ round } = await seat.act(round.id, round.actions.length, { act: 'stand' }));
  expect(['settled', 'rolled-back']).toContain(round.state);
}

/** A flight to its end, with one who leaves in time and one who does not. */
async function flyToTheEnd(): Promise<void> {
  // Without anybody there, none would open.
  const [leaver, loser] = [await sitAtCrash(), await sitAtCrash()];
  const flight = await openFlight();
  await leaver.page.bet(flight.id, STAKE, 100);
  await loser.page.bet(flight.id, STAKE);
  const [drawn] = await world.askHouse<{ breaks: number }>(
    'update shared_round set starts_at = clock_timestamp() where id = $1 returning result as breaks',
    [flight.id],
  );
  // One in a hundred breaks before anybody could leave.
  const left = (drawn?.breaks ?? 0) > AT_ONCE ? '1000' : '0';
  await expect
    .poll(async () => {
      // Flies on at once, and was heard of all the time.
      await world.askHouse(
        `update shared_round set starts_at = starts_at - interval '10 minutes', ends_at = ends_at - interval '10 minutes'
         where id = $1 and state = 'running' and ends_at > clock_timestamp()`,
        [flight.id],
      );
      return [await crashBetOf(leaver.seat), await crashBetOf(loser.seat)];
    }, PATIENCE)
    .toMatchObject([
      { state: 'settled', win: left },
      { state: 'settled', win: '0' },
    ]);
  for (const { page } of [leaver, loser]) page.close();
}

const houseUrl = () => world.houseDatabaseUrl;

test('F16: with the house and the platform killed at a bet, in a bonus, between two steps, in a flight and at its end, every round ends as stated and once', async () => {
  // Rounds that a dying platform leaves, and rounds that a dying house will leave; then a flight that takes bets.
  const [atPlatform, atHouse] = await Promise.all([leaveRounds(), leaveRounds()]);
  const watcher = await sitAtCrash();
  const flight = await openFlight();
  const crash = await Promise.all(Array.from({ length: 8 }, sitAtCrash));
  const [leaver, unheard, auto, stayer, early, late, first, second] = crash;
  if (!leaver || !unheard || !auto || !stayer || !early || !late || !first || !second)
    throw new Error('seats');
  const placed = await Promise.all([
    leaver.page.bet(flight.id, STAKE),
    unheard.page.bet(flight.id, STAKE),
    auto.page.bet(flight.id, STAKE, 900),
    stayer.page.bet(flight.id, STAKE),
    first.page.bet(flight.id, STAKE, chain.brokeAt),
    second.page.bet(flight.id, STAKE, chain.brokeAt),
  ]);
  expect(placed.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'placed'));
  const betsStopped = [
    world.gate.stop(early.seat.token, 'bet', 'before'),
    world.gate.stop(late.seat.token, 'bet', 'after'),
  ];
  unanswered(early.page.bet(flight.id, STAKE));
  unanswered(late.page.bet(flight.id, STAKE));
  await within('two bets of the flight stop', Promise.all(betsStopped));

  // The platform dies: at bets, at wins, and in the middle of a statement.
  const inPlatform = await leftInStatement(
    database.url,
    `select from ledger_account where kind = 'member' and owner = $1 for update`,
  );
  const alongAtPlatform = await leftSpin('before', 'batches');
  await world.platform.kill();
  await inPlatform.unlock();
  world.gate.letGo([...tokensOf([...atPlatform, alongAtPlatform]), early.seat.token, late.seat.token]);
  await world.platform.start();

  // The house dies in the flight: two have just left, whose wins are on their way.
  await world.askHouse('update shared_round set starts_at = clock_timestamp() where id = $1', [flight.id]);
  await flightIn('running');
  const winsStopped = [
    world.gate.stop(unheard.seat.token, 'win', 'before'),
    world.gate.stop(leaver.seat.token, 'win', 'after'),
  ];
  unanswered(unheard.page.leave(placed[1]?.id ?? ''));
  unanswered(leaver.page.leave(placed[0]?.id ?? ''));
  await within('the wins of two who left stop', Promise.all(winsStopped));
  const alongAtHouse = await leftSpin('after', 'batches');
  const inHouse = await leftInStatement(
    houseUrl(),
    'select from seed_pair where player_id = $1 and revealed_at is null for update',
  );
  await world.house.kill();
  await inHouse.unlock();
  world.gate.letGo([...tokensOf([...atHouse, alongAtHouse]), leaver.seat.token, unheard.seat.token]);
  expect(await newestFlight()).toMatchObject({ id: flight.id, state: 'running', isDue: false });
  await letTimePass(FLIGHT_SECONDS);
  const endStopped = [
    world.gate.stop(first.seat.token, 'win', 'before'),
    world.gate.stop(second.seat.token, 'win', 'after'),
  ];
  await world.house.start();

  // The flight ends, and the platform dies while it is settled.
  await expect.poll(underWay, PATIENCE).toMatchObject({ rounds: 0 });
  await within("two wins of the flight's end stop", Promise.all(endStopped));
  await world.platform.kill();
  world.gate.letGo([first.seat.token, second.seat.token]);
  await world.platform.start();

  await expect.poll(underWay, PATIENCE).toEqual({ rounds: 0, bets: 0 });
  const along = [alongAtHouse, alongAtPlatform];
  for (const left of [...atHouse, ...atPlatform, ...along, inHouse, inPlatform]) await playOn(left);

  // What the wallet has taken whole is settled, and a win is sent until it is; another bet may have been given back.
  const taken = [atHouse[1], ...atHouse.slice(6), alongAtHouse, atPlatform[1], ...atPlatform.slice(6)];
  for (const { seat } of taken.filter(isThere)) expect((await seat.state()).lastRound?.state).toBe('settled');
  const bonus = (await atHouse[1]?.seat.state())?.lastRound;
  expect(JSON.stringify(bonus?.outcome)).toContain('free-spins');
  expect(parseMoney(bonus?.win ?? '0.00')).toBeGreaterThan(0n);

  // Who had left or set what was reached is paid, the others have their stake again; what was not confirmed by the start too.
  for (const { seat } of [leaver, unheard])
    expect(await crashBetOf(seat)).toMatchObject({ state: 'settled' });
  expect(await crashBetOf(auto.seat)).toMatchObject({ state: 'settled', leftAt: 900, win: '9000' });
  expect(await crashBetOf(stayer.seat)).toMatchObject({ state: 'rolled-back', win: null });
  for (const { seat } of [first, second])
    expect(await crashBetOf(seat)).toMatchObject({ state: 'settled', leftAt: chain.brokeAt });
  for (const { page } of [watcher, ...crash]) page.close();

  await expectBooksAgree();
  await expectLinksUsedOnce();
});

test('W19, W21: what was decided before the platform went away for half a minute is kept, sent again and paid, a won pool too', async () => {
  const pool = { game: 'jackpot-slot', bet: { stake: '500.00' } };
  const [winner, spinner, player] = await Promise.all([
    poolSeeds(pool.game, pool.bet).then((seeds) => sit(pool.game, seeds)),
    bonusSeeds(SLOT, slotBet).then((seeds) => sit(SLOT, seeds)),
    // Not against an ace, which asks for an insurance first.
    stepSeeds(
      CARDS,
      { stake: STAKE },
      (rules, dealt) => rules.winOf(dealt) === null && rules.costOf(dealt, { act: 'stand' }) !== null,
    ).then((seeds) => sit(CARDS, seeds)),
  ]);
  const lefts: Left[] = [
    { seat: winner, ...pool, operationId: randomUUID() },
    { seat: spinner, game: SLOT, bet: slotBet, operationId: randomUUID() },
    { seat: player, game: CARDS, bet: { stake: STAKE }, operationId: randomUUID() },
  ];
  await world.platform.kill();
  for (const { seat, bet, operationId } of lefts) unanswered(seat.spin(bet, operationId));
  // The sixth attempt comes 48 seconds after the first.
  const waiting = async () => {
    await letTimePass(5);
    return world.askHouse<{ state: string; resolution: string; isPatient: boolean }>(
      'select state, resolution, attempts >= 6 as is_patient from round where operation_id = any ($1)',
      [lefts.map(({ operationId }) => operationId)],
    );
  };
  const kept = { state: 'bet-sent', resolution: 'batch', isPatient: true };
  await expect.poll(waiting, PATIENCE).toEqual([kept, kept, kept]);
  await world.platform.start();
  await expect.poll(underWay, PATIENCE).toMatchObject({ rounds: 0 });
  for (const left of lefts) await playOn(left);
  for (const { seat } of lefts) expect((await seat.state()).lastRound?.state).toBe('settled');
  expect(parseMoney((await winner.state()).lastRound?.jackpot ?? '0.00')).toBeGreaterThan(0n);
  await expectBooksAgree();
});

test('G1: all rounds of this run, of every game and whoever was killed meanwhile, are the same by an independent program from what is public', async () => {
  await flyToTheEnd();
  seats.push(...(await playEveryGame(world)));
  const settled = await world.askHouse<{ id: string }>(
    `select id from round where state = 'settled' union all select id::text from shared_bet where state = 'settled'`,
  );
  const ended = await world.askHouse<{ number: number }>(
    `select number from shared_round where state = 'ended'`,
  );
  const published = await roundsOfReceipts(world, seats);
  const { seat, page } = await sitAtCrash();
  page.close();
  expect((await seat.state()).lastRound).toBeNull();
  const flights = chainOf(page.history);

  // None is missing, and the program has seen each.
  const ids = published.flatMap(({ rounds }) => rounds.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(settled.map(({ id }) => id).toSorted());
  expect(ids.length).toBeGreaterThan(80);
  expect(flights.flights.map(({ number }) => number)).toEqual(
    expect.arrayContaining(ended.map(({ number }) => number)),
  );
  const all = [...published, flights];
  const { code, said } = await verifyRounds(all);
  const count = ids.length + flights.flights.length;
  expect(said[0]).toBe(`what was piped in: ${count} rounds under ${all.length} secrets, 0 faults`);
  expect(said.some((line) => line.includes('jackpot hit'))).toBe(true);
  expect(code).toBe(0);

  // One number changed in each, and each is found.
  const forged = await verifyRounds([
    ...published.map((one) => ({
      ...one,
      rounds: one.rounds.map((round) => ({
        ...round,
        win: formatMoneyText(minor(parseMoney(round.win ?? '0.00') + 1n)),
      })),
    })),
    { ...flights, flights: flights.flights.map((flight) => ({ ...flight, brokeAt: flight.brokeAt + 1 })) },
  ]);
  expect(forged.code).toBe(1);
  expect(forged.said[0]).toBe(
    `what was piped in: ${count} rounds under ${all.length} secrets, ${count} faults`,
  );
  await expectBooksAgree();
});

async function expectBooksAgree(): Promise<void> {
  expect(await disagreements(world)).toEqual([]);
}

/** Every flight has the next link of the chain, and none has been flown twice, whoever died meanwhile. */
async function expectLinksUsedOnce(): Promise<void> {
  const flights = await world.askHouse<{ number: number; link: string }>(
    'select number, link from shared_round order by number',
  );
  let before = chain.commitment;
  for (const [index, { number, link }] of flights.entries()) {
    expect(number).toBe(index + 1);
    expect(createHash('sha256').update(link).digest('hex')).toBe(before);
    before = link;
  }
  const [used] = await world.askHouse<{ nextNumber: number }>('select next_number from shared_chain');
  expect(used?.nextNumber).toBe(flights.length + 1);
}
