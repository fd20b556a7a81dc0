import { randomUUID } from 'node:crypto';
import { vendorRoundAnswer, VENDOR_ROUND_PATH } from '@maidan/contract/seamless-wallet/round-proof.ts';
import { drawsThatHold, replayTicket } from '@maidan/games/lottery/lottery-draw.ts';
import { lotteryOf } from '@maidan/games/lottery/lotteries.ts';
import {
  LOTTERY_API,
  type LotteryTable,
  type OrderAnswer,
  type OwnOrder,
} from '@maidan/games/lottery/lottery-wire.ts';
import { commitmentOf, decideWith } from '@maidan/games/random.ts';
import * as fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noRandomness } from '#shared-rounds/public-randomness.ts';
import { openHouseWorld, signedHeaders, type HouseWorld } from '#testing/house-world.ts';
import { lotteryNow } from './minute-chain.store.ts';
import { readyChains } from './minute-chain.ts';
import { openLinks } from './minute-links.ts';
import { settleDraws } from './settle-draws.ts';
import { settleDueOrders, settleDueTickets } from './ticket-money.ts';
import { openTickets } from './ticket.store.ts';

const CODE = 'lottery.five-1';
const lottery = lotteryOf(CODE);
if (!lottery) throw new Error('no lottery');
const PURSE = 100_000n;
/** All ten digits at the first place: one of them wins whatever is drawn, and pays less than all cost. */
const SURE = { play: 'one-place', picks: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [], [], [], []], unit: '1.00' };
/** A sum that never comes twice in a test, at the lowest stake. */
const RARE = { play: 'all-5', picks: [[0], [0], [0], [0], [0]], unit: '1.00' };

let world: HouseWorld;
let owner: pg.Client;
beforeAll(async () => {
  world = await openHouseWorld();
  owner = new pg.Client({ connectionString: world.house.config.databaseUrl });
  await owner.connect();
  await readyChains(world.house);
});
afterAll(async () => {
  await owner.end();
  await world.close();
});
beforeEach(() => world.wallet.reset());

/** Lets time pass, for the lotteries alone. */
const pass = (minutes: number) =>
  owner.query('update lottery_clock set ahead = ahead + make_interval(mins => $1)', [minutes]);
/** Never back: what was told would hold the clock, and later steps would start from behind it. */
const toMinute = async (minute: number) =>
  pass(Math.max(0, minute - Math.floor((await lotteryNow(world.house.db)) / 60_000)));
const settleAll = async (house = world.house) => {
  for (let round = 0; round < 30; round += 1)
    if ((await settleDraws(house)) + (await settleDueOrders(house)) + (await settleDueTickets(house)) === 0)
      return;
};

async function sit(changes: object = {}) {
  const playerId = `player-${randomUUID()}`;
  const token = await world.enter({ gameCode: CODE, playerId, ...changes });
  const headers = { authorization: `Bearer ${token}` };
  const table = async () =>
    (await world.app.inject({ url: LOTTERY_API.table, headers })).json<LotteryTable>();
  const post = (url: string, payload: object) => world.app.inject({ method: 'POST', url, headers, payload });
  const order = (body: object) =>
    post(LOTTERY_API.order, { operationId: randomUUID(), draws: 1, stopsOnWin: false, ...body });
  const orders = async () =>
    (await world.app.inject({ url: LOTTERY_API.orders, headers })).json<{ orders: OwnOrder[] }>().orders;
  return {
    playerId,
    headers,
    table,
    post,
    order,
    orders,
    /** In the next draw that is open for a while still. */
    buy: async (body: object) => {
      const [, first] = (await table()).coming;
      return (await order({ first, ...body })).json<OrderAnswer>().order;
    },
  };
}
const statesOf = (order: OwnOrder | undefined) => order?.tickets.map(({ state }) => state);
const minuteOf = (order: OwnOrder, place = 0) => order.tickets[place]?.minute ?? 0;

describe('the chain of minutes', () => {
  test('[LOT-01] is committed before its first draw, and draws nothing before its public value is announced', async () => {
    const other = await openHouseWorld();
    expect(await readyChains(other.house, { length: 2_000, randomness: noRandomness })).toEqual([]);
    expect(await readyChains(other.house, { length: 2_000, randomness: noRandomness })).toEqual([]);
    const [chain] = await readyChains(other.house, { length: 2_000 });
    expect(chain?.firstMinute).toBeGreaterThan((await lotteryNow(other.house.db)) / 60_000 - 1);
    const links = await openLinks(chain?.lastLink ?? '', chain?.length ?? 0);
    expect(links.commitment).toBe(chain?.commitment);
    expect([links.linkAt(0), links.linkAt(2_000)]).toEqual([chain?.commitment, chain?.lastLink]);
    await other.close();
  });

  test('the next one follows without a gap, made by two houses at once', async () => {
    const other = await openHouseWorld();
    await readyChains(other.house, { length: 20 });
    const made = await other.house.db.query<{ firstMinute: number; length: number }>(
      'select first_minute, length from lottery_chain',
    );
    const ends = new pg.Client({ connectionString: other.house.config.databaseUrl });
    await ends.connect();
    await ends.query(`update lottery_clock set ahead = '15 minutes'`);
    await ends.end();
    await Promise.all([1, 2].map(() => readyChains(other.house, { length: 20 })));
    const all = await other.house.db.query<{ firstMinute: number }>(
      'select first_minute from lottery_chain order by 1',
    );
    expect(all.map(({ firstMinute }) => firstMinute)).toEqual([
      made[0]?.firstMinute,
      (made[0]?.firstMinute ?? 0) + 20,
    ]);
    await other.close();
  });
});

describe('a ticket', () => {
  test('[LOT-01] is bought for a coming draw, settled once when it has been, and can be computed again from public data', async () => {
    const player = await sit();
    const order = await player.buy({ lines: [SURE, RARE] });
    expect(statesOf(order)).toEqual(['placed']);
    expect(world.wallet.balance).toBe(PURSE - 1_100n);
    const proof = async () => {
      const payload = JSON.stringify({ playerId: player.playerId, roundId: order.tickets[0]?.id });
      const headers = signedHeaders(world.platformKey, VENDOR_ROUND_PATH, payload);
      const answer = await world.app.inject({ method: 'POST', url: VENDOR_ROUND_PATH, payload, headers });
      return vendorRoundAnswer.parse(answer.json());
    };
    // Nothing of the draw is told before it: the hash is that of the whole chain.
    const { chain } = await player.table();
    const before = await proof();
    expect(before.about).toHaveLength(3);
    expect(before.came).toEqual([]);
    expect(before).toMatchObject({ commitment: chain?.commitment, serverSeed: null, outcome: null });
    await toMinute(minuteOf(order));
    await settleAll();
    await settleAll();
    const [settled] = await player.orders();
    const [ticket] = settled?.tickets ?? [];
    expect(ticket?.state).toBe('settled');
    const { results } = await player.table();
    const drawn = results.find(({ minute }) => minute === ticket?.minute);
    if (!drawn) throw new Error('no result');
    // The page walks from the newest of them to what was told before the first draw.
    const { commitment: first = '', firstMinute = 0 } = chain ?? {};
    const held = await drawsThatHold(lottery, { first, firstMinute }, results);
    expect([...held]).toEqual(results.map(({ minute }) => minute));
    expect([drawn.commitment, drawn.firstMinute]).toEqual([first, firstMinute]);
    const told = await proof();
    expect(told).toMatchObject({
      commitment: before.commitment,
      links: before.links,
      serverSeed: drawn.link,
      outcome: { numbers: drawn.numbers },
    });
    expect(told.came).toEqual([drawn.numbers.join(' ')]);
    const { clientSeed, nonce, serverSeed, played } = told;
    let back = serverSeed ?? '';
    for (let left = before.links ?? 0; left > 0; left -= 1) back = await commitmentOf(back);
    expect(back).toBe(before.commitment);
    const again = await decideWith({ serverSeed: serverSeed ?? '', clientSeed, nonce }, (draw) =>
      replayTicket(played?.gameCode ?? '', played?.bet, draw),
    );
    expect(ticket?.win).toBe((Number(again.win) / 100).toFixed(2));
    expect(world.wallet.balance).toBe(PURSE - 1_100n + again.win);
    expect(world.wallet.openRounds).toEqual([]);
  });

  test('is refused when its draw has closed, with numbers that are no bet, far ahead, or in a game that is no lottery', async () => {
    const player = await sit();
    const { coming, nowMs } = await player.table();
    const now = Math.floor(nowMs / 60_000);
    const codeOf = async (body: object) =>
      (await player.order({ lines: [SURE], ...body })).json<{ code: string }>().code;
    expect(await codeOf({ first: now })).toBe('TOO_LATE');
    expect(await codeOf({ first: now - 5, draws: 8 })).toBe('BAD_REQUEST');
    expect(await codeOf({ first: coming[1], lines: [{ ...SURE, unit: '3.00' }] })).toBe('BAD_REQUEST');
    expect(await codeOf({ first: now + 60 * 24 * 31 })).toBe('BAD_REQUEST');
    expect(await codeOf({ first: coming[1], draws: 21 })).toBe('BAD_REQUEST');
    const weekly = await (await sit({ gameCode: 'lottery.eleven-weekly' })).table();
    // What its page offers together can be bought together.
    expect(weekly.coming.length).toBeGreaterThan(2);
    expect(Math.max(...weekly.coming)).toBeLessThanOrEqual(now + 60 * 24 * 30);
    const slot = await world.enter({ gameCode: 'line-slot' });
    const headers = { authorization: `Bearer ${slot}` };
    expect((await world.app.inject({ url: LOTTERY_API.table, headers })).statusCode).toBe(404);
    expect(world.wallet.balance).toBe(PURSE);
  });

  test('[LOT-01] is not sold for a draw that has been told, though the clock is set back', async () => {
    const player = await sit();
    const order = await player.buy({ lines: [SURE] });
    const minute = minuteOf(order);
    await toMinute(minute);
    const { results, nowMs } = await player.table();
    expect(results[0]?.minute).toBe(minute);
    await pass(-10);
    const late = await player.order({ lines: [SURE], first: minute });
    expect(late.json()).toEqual({ code: 'TOO_LATE' });
    const again = await player.table();
    expect(again.nowMs).toBeGreaterThanOrEqual(Math.floor(nowMs / 60_000) * 60_000);
    expect(Math.min(...again.coming)).toBeGreaterThan(minute);
    await pass(10);
    await settleAll();
  });

  test('asked for again is the same; with other numbers it is a conflict', async () => {
    const player = await sit();
    const [, first] = (await player.table()).coming;
    const body = { operationId: randomUUID(), first, lines: [SURE] };
    const [one, two] = await Promise.all([player.order(body), player.order(body)]);
    expect(one?.json<OrderAnswer>().order.id).toBe(two?.json<OrderAnswer>().order.id);
    expect((await player.order({ ...body, lines: [RARE] })).json()).toEqual({ code: 'OPERATION_CONFLICT' });
    const hall = await sit({ gameCode: `${CODE}.1`, playerId: player.playerId });
    expect((await hall.order(body)).json()).toEqual({ code: 'OPERATION_CONFLICT' });
    expect(world.wallet.balance).toBe(PURSE - 1_000n);
  });

  test('[LOT-01] is taken back before the draw closes, and not after it', async () => {
    const player = await sit();
    const order = await player.buy({ lines: [SURE], draws: 3 });
    const [, second] = order.tickets;
    const cancel = (ticketId: string | null, orderId = order.id) =>
      player.post(LOTTERY_API.cancel, { orderId, ticketId });
    expect(statesOf((await cancel(second?.id ?? '')).json<OrderAnswer>().order)).toEqual([
      'placed',
      'rolled-back',
      'placed',
    ]);
    expect(world.wallet.balance).toBe(PURSE - 2_000n);
    expect((await cancel(second?.id ?? '')).statusCode).toBe(200);
    await toMinute(minuteOf(order));
    expect((await cancel(order.tickets[0]?.id ?? '')).json()).toEqual({ code: 'TOO_LATE' });
    expect(statesOf((await cancel(null)).json<OrderAnswer>().order)).toEqual([
      'placed',
      'rolled-back',
      'rolled-back',
    ]);
    expect(
      (await (await sit()).post(LOTTERY_API.cancel, { orderId: order.id, ticketId: null })).statusCode,
    ).toBe(404);
    await settleAll();
    expect(world.wallet.openRounds).toEqual([]);
  });

  test('that the wallet refuses, loses or leaves without an answer costs nothing, or is in', async () => {
    const player = await sit();
    world.wallet.faults.push('INSUFFICIENT_FUNDS');
    const refused = await player.buy({ lines: [SURE], draws: 2 });
    expect([statesOf(refused), refused.refusal]).toEqual([['refused', 'refused'], 'INSUFFICIENT_FUNDS']);
    world.wallet.faults.push('lost');
    await player.buy({ lines: [SURE], draws: 2 });
    await settleAll();
    expect(statesOf((await player.orders())[0])).toEqual(['placed', 'placed']);
    expect(world.wallet.balance).toBe(PURSE - 2_000n);
    world.wallet.faults.push('broken', 'broken', 'broken', 'broken');
    await player.buy({ lines: [SURE] });
    await settleAll();
    expect((await player.orders())[0]?.tickets[0]).toMatchObject({
      state: 'rolled-back',
      returnedFor: 'late',
    });
    expect(world.wallet.balance).toBe(PURSE - 2_000n);
  });

  test('whose stake was never answered before the draw is not in it', async () => {
    const player = await sit();
    world.wallet.faults.push('broken');
    const order = await player.buy({ lines: [SURE], draws: 2 });
    await toMinute(minuteOf(order));
    await settleDraws(world.house);
    await settleAll();
    const [after] = await player.orders();
    expect(after?.tickets[0]).toMatchObject({ state: 'rolled-back', returnedFor: 'late', win: null });
    await toMinute(minuteOf(order, 1));
    await settleAll();
    expect(world.wallet.openRounds).toEqual([]);
  });

  test('[GAM-09] that is paid from a purse of the house gives it back there', async () => {
    const player = await sit({ ownWallet: 'games' });
    await owner.query(`insert into own_wallet values ($1, 'games', 'PLY', 1500)`, [player.playerId]);
    const held = async () =>
      (
        await owner.query<{ balance: string }>(`select balance from own_wallet where player_id = $1`, [
          player.playerId,
        ])
      ).rows[0]?.balance;
    const [, first] = (await player.table()).coming;
    expect((await player.order({ lines: [SURE], draws: 2, first })).json()).toEqual({
      code: 'INSUFFICIENT_FUNDS',
    });
    const order = await player.buy({ lines: [SURE] });
    expect(await held()).toBe('500');
    await player.post(LOTTERY_API.cancel, { orderId: order.id, ticketId: null });
    expect(await held()).toBe('1500');
  });
});

describe('what was sold', () => {
  test('[CAT-03] is paid by the prizes that were in force then, also at a stake that is no longer sold', async () => {
    const player = await sit();
    const order = await player.buy({ lines: [SURE] });
    const kept = async () =>
      (await owner.query<{ bet: object }>('select bet from lottery_order where id = $1', [order.id])).rows[0]
        ?.bet;
    expect(await kept()).toEqual({ lines: [{ ...SURE, prizes: { exact: 960 } }] });
    const sold = { lines: [{ ...SURE, unit: '1.05', prizes: { exact: 800 } }] };
    await owner.query('update lottery_order set bet = $2 where id = $1', [order.id, JSON.stringify(sold)]);
    // Whoever bought it reads what it pays, not what would be sold today.
    expect((await player.orders())[0]?.lines).toEqual(sold.lines);
    await toMinute(minuteOf(order));
    await settleAll();
    expect((await player.orders())[0]?.tickets[0]).toMatchObject({ state: 'settled', win: '8.40' });
    expect(world.wallet.openRounds).toEqual([]);
  });

  test('in a way to play, a lottery or a chain that is gone holds up nobody; its stake comes back where nobody can say more', async () => {
    const player = await sit();
    const orders: OwnOrder[] = [];
    for (let each = 0; each < 5; each += 1) orders.push(await player.buy({ lines: [SURE] }));
    const [noPlay, noTier, noLottery, noChain, well] = orders.map(({ id }) => id);
    const rewrite = (id: string | undefined, bet: object) =>
      owner.query('update lottery_order set bet = $2 where id = $1', [id, JSON.stringify(bet)]);
    await rewrite(noPlay, { lines: [{ ...SURE, play: 'gone', prizes: { exact: 960 } }] });
    await rewrite(noTier, { lines: [{ ...SURE, prizes: { gone: 960 } }] });
    // What the trigger keeps from happening here.
    await owner.query('set session_replication_role = replica');
    await owner.query(`update lottery_ticket set lottery = 'lottery.gone-1' where order_id = $1`, [
      noLottery,
    ]);
    await owner.query('update lottery_ticket set minute = 1 where order_id = $1', [noChain]);
    await owner.query('set session_replication_role = origin');
    await toMinute(Math.max(...orders.map((order) => minuteOf(order))));
    const told: string[] = [];
    const log = { ...world.house.log, error: (_fields: object, words: string) => void told.push(words) };
    await settleAll({ ...world.house, log });
    const after = new Map((await player.orders()).map((order) => [order.id, order.tickets[0]]));
    const gone = { state: 'rolled-back', returnedFor: 'void', win: null };
    for (const id of [noPlay, noTier, noLottery]) expect(after.get(id ?? '')).toMatchObject(gone);
    expect(after.get(noChain ?? '')).toMatchObject({ state: 'placed' });
    expect(after.get(well ?? '')).toMatchObject({ state: 'settled', win: '9.60' });
    for (const words of [
      'tickets that no rules know go back',
      'a draw that somebody bet on could not be settled',
    ])
      expect(told).toContain(words);
    expect(world.wallet.openRounds).toEqual([noChain && after.get(noChain)?.id]);
    await owner.query('set session_replication_role = replica');
    await owner.query(`update lottery_ticket set state = 'rolled-back' where order_id = $1`, [noChain]);
    await owner.query('set session_replication_role = origin');
  });

  test('and is over costs nothing when what is open is counted', async () => {
    const player = await sit();
    const order = await player.buy({ lines: [SURE], draws: 2 });
    await owner.query(
      `insert into lottery_order (id, session_id, player_id, lottery, operation_id, bet, stake, stops_on_win, state)
       select gen_random_uuid(), o.session_id, o.player_id, o.lottery, gen_random_uuid(), o.bet, o.stake, false, 'placed'
       from lottery_order o, generate_series(1, 300) where o.id = $1`,
      [order.id],
    );
    await owner.query(
      `insert into lottery_ticket (id, order_id, player_id, lottery, minute, stake, state, win)
       select gen_random_uuid(), id, player_id, lottery, 1, stake, 'settled', 0 from lottery_order where player_id = $1`,
      [player.playerId],
    );
    const asked: [string, readonly unknown[]][] = [];
    const { db } = world.house;
    const heard: typeof db = {
      ...db,
      query: (text, values = []) => {
        asked.push([text, values]);
        return db.query(text, values);
      },
    };
    expect(await openTickets(heard, player.playerId, CODE)).toBe(2);
    const [[text, values] = ['', []]] = asked;
    const plan = await db.query<{ 'QUERY PLAN': object }>(`explain (analyze, format json) ${text}`, values);
    const rows = JSON.stringify(plan).match(/(?<="Actual Rows":)[\d.]+/g) ?? ['Infinity'];
    expect(Math.max(...rows.map(Number))).toBe(2);
  });
});

describe('an order over many draws', () => {
  test('[LOT-01] stops at the first win and gives the rest back, also when all its draws have been meanwhile', async () => {
    const player = await sit();
    const order = await player.buy({ lines: [SURE], draws: 5, stopsOnWin: true });
    expect(world.wallet.balance).toBe(PURSE - 5_000n);
    await toMinute(minuteOf(order, 4));
    await settleAll();
    const [after] = await player.orders();
    expect(after?.tickets.map(({ state, returnedFor }) => returnedFor ?? state)).toEqual([
      'settled',
      'stopped',
      'stopped',
      'stopped',
      'stopped',
    ]);
    expect(world.wallet.balance).toBe(PURSE - 1_000n + 960n);
    expect(world.wallet.openRounds).toEqual([]);
  });

  test('[LOT-01] whatever happens to it, in whatever order and in whichever house: money in is money out and each ticket ends once', async () => {
    const houses = [world.house, { ...world.house }];
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({ kind: fc.constant('pass' as const), by: fc.integer({ min: 1, max: 3 }) }),
      },
      {
        weight: 3,
        arbitrary: fc.record({ kind: fc.constant('settle' as const), by: fc.integer({ min: 0, max: 1 }) }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant('cancel' as const), by: fc.integer({ min: 0, max: 3 }) }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant('trouble' as const), by: fc.integer({ min: 0, max: 1 }) }),
      },
    );
    const plan = fc.record({
      draws: fc.integer({ min: 1, max: 4 }),
      stopsOnWin: fc.boolean(),
      digits: fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 1, maxLength: 9 }),
      steps: fc.array(step, { minLength: 3, maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(plan, async ({ draws, stopsOnWin, digits, steps }) => {
        world.wallet.reset();
        const player = await sit();
        const line = { play: 'one-place', picks: [digits, [], [], [], []], unit: '1.00' };
        const order = await player.buy({ lines: [line], draws, stopsOnWin });
        for (const { kind, by } of steps)
          if (kind === 'pass') await pass(by);
          else if (kind === 'trouble') world.wallet.faults.push(by === 0 ? 'lost' : 'broken');
          else if (kind === 'cancel')
            await player.post(LOTTERY_API.cancel, {
              orderId: order.id,
              ticketId: order.tickets[by]?.id ?? null,
            });
          else await Promise.all(houses.slice(by).map((house) => settleDraws(house)));
        world.wallet.faults.length = 0;
        await toMinute(minuteOf(order, draws - 1));
        await Promise.all(houses.map((house) => settleAll(house)));
        await settleAll();
        const [after] = await player.orders();
        const tickets = after?.tickets ?? [];
        const stake = BigInt(digits.length) * 100n;
        let expected = PURSE;
        const firstWin = tickets.findIndex(({ win }) => Number(win ?? 0) > 0);
        // After a win nothing of an order that stops is played on.
        const playedOn = firstWin < 0 || !stopsOnWin ? [] : tickets.slice(firstWin + 1);
        expect(playedOn.filter(({ returnedFor }) => returnedFor === null)).toEqual([]);
        for (const { state, win } of tickets) {
          expect(['settled', 'rolled-back']).toContain(state);
          if (state === 'settled') expected += BigInt(Number(win) * 100) - stake;
        }
        expect(world.wallet.balance).toBe(expected);
        expect(world.wallet.openRounds).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});

test('[LOT-02] results that have been are told page by page, and no link of a minute that is still to come', async () => {
  await pass(120);
  const player = await sit();
  const { results, nowMs } = await player.table();
  expect(results.length).toBe(30);
  expect(Math.max(...results.map(({ minute }) => minute)) * 60_000).toBeLessThanOrEqual(nowMs);
  const page = async (before: number) =>
    (
      await world.app.inject({ url: `${LOTTERY_API.results}?before=${before}`, headers: player.headers })
    ).json<{
      results: { minute: number }[];
      before: number | null;
    }>();
  const far = await page(Math.floor(nowMs / 60_000) + 1_000);
  expect(far.results[0]?.minute).toBe(results[0]?.minute);
  expect(far.results.length).toBe(50);
  const next = await page(far.before ?? 0);
  expect(next.results[0]?.minute).toBe((far.results.at(-1)?.minute ?? 0) - 1);
});
