import { randomUUID } from 'node:crypto';
import { VENDOR_WALLET_PATHS } from '@maidan/contract/seamless-wallet/own-wallet.ts';
import type { SpinAnswer } from '@maidan/games/play.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settleDueRounds } from '#rounds/round-worker.ts';
import { openHouseWorld, signedHeaders, type HouseWorld } from '#testing/house-world.ts';
import { balanceOf } from './own-wallet.store.ts';

let world: HouseWorld;
let playerId: string;
beforeAll(async () => {
  world = await openHouseWorld();
});
beforeEach(() => {
  world.wallet.reset();
  playerId = `player-${randomUUID()}`;
});
afterAll(() => world.close());

type Call = keyof typeof VENDOR_WALLET_PATHS;
const purse = () => ({ playerId, wallet: 'NOUKA', currency: 'PLY' });
const send = (call: Call, body: object, headers?: Record<string, string>) => {
  const payload = JSON.stringify(body);
  return world.app.inject({
    method: 'POST',
    url: VENDOR_WALLET_PATHS[call],
    payload,
    headers: headers ?? signedHeaders(world.platformKey, VENDOR_WALLET_PATHS[call], payload),
  });
};
const move = async (call: 'put' | 'take', amount: string, transferId: string = randomUUID()) =>
  (await send(call, { ...purse(), transferId, amount })).json<{ state: string; reason: string | null }>();
const held = () => balanceOf(world.house.db, purse());
const rows = () =>
  world.house.db.query<{ id: string }>('select id from wallet_transfer where player_id = $1', [playerId]);

describe('what is refused', () => {
  test('T13: a transfer without a signature, with another key, or sent twice as it is moves nothing', async () => {
    const body = { ...purse(), transferId: randomUUID(), amount: '10.00' };
    const payload = JSON.stringify(body);
    const forged = signedHeaders(
      { id: 'platform-1', secret: Buffer.alloc(32) },
      VENDOR_WALLET_PATHS.put,
      payload,
    );
    expect((await send('put', body, { 'content-type': 'application/json' })).statusCode).toBe(401);
    expect((await send('put', body, forged)).statusCode).toBe(401);
    expect([await held(), await rows()]).toEqual([0n, []]);
    const once = signedHeaders(world.platformKey, VENDOR_WALLET_PATHS.put, payload);
    expect((await send('put', body, once)).statusCode).toBe(200);
    expect((await send('put', body, once)).statusCode).toBe(401);
    expect(await held()).toBe(1000n);
  });

  test('T13: what was signed for one call is worth nothing at another', async () => {
    await move('put', '10.00');
    const body = { ...purse(), transferId: randomUUID(), amount: '10.00' };
    const put = signedHeaders(world.platformKey, VENDOR_WALLET_PATHS.put, JSON.stringify(body));
    expect((await send('take', body, put)).statusCode).toBe(401);
    expect([await held(), (await rows()).length]).toEqual([1000n, 1]);
  });

  test.each([['-1.00'], ['0.00'], ['1'], ['1.001'], ['1e3'], ['']])(
    'the amount %j is none',
    async (amount) => {
      expect((await send('put', { ...purse(), transferId: randomUUID(), amount })).statusCode).toBe(400);
      expect([await held(), await rows()]).toEqual([0n, []]);
    },
  );

  test('more than there is does not leave, and stays refused when it is asked for again', async () => {
    await move('put', '5.00');
    const id = randomUUID();
    expect(await move('take', '5.01', id)).toMatchObject({ state: 'refused', reason: 'INSUFFICIENT_FUNDS' });
    await move('put', '100.00');
    expect(await move('take', '5.01', id)).toMatchObject({ state: 'refused', reason: 'INSUFFICIENT_FUNDS' });
    expect(await held()).toBe(10_500n);
  });

  test('the same id for another amount, way or purse is no outcome, and moves nothing', async () => {
    const id = randomUUID();
    await move('put', '5.00', id);
    const statuses = [];
    for (const body of [
      { call: 'put', amount: '6.00', ...purse() },
      { call: 'take', amount: '5.00', ...purse() },
      { call: 'put', amount: '5.00', ...purse(), wallet: 'JL' },
    ] as const)
      statuses.push((await send(body.call, { ...body, transferId: id })).statusCode);
    expect(statuses).toEqual([409, 409, 409]);
    expect(await held()).toBe(500n);
  });
});

test('[GAM-09] X7: twenty copies of one transfer at once are one', async () => {
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => move('put', '7.00', id)));
  expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['done']));
  expect([await held(), (await rows()).length]).toEqual([700n, 1]);
});

test('[GAM-09] X7: whoever asks after a transfer that never came closes it, and the late one is refused', async () => {
  const id = randomUUID();
  const asked = await send('status', { ...purse(), transferId: id });
  expect(asked.json()).toEqual({ state: 'refused', reason: 'NEVER_CAME', balance: '0.00' });
  expect(await move('put', '9.00', id)).toMatchObject({ state: 'refused', reason: 'NEVER_CAME' });
  expect(await held()).toBe(0n);
});

test('[GAM-09] X7: a transfer and the question after it at the same moment agree', async () => {
  for (let round = 0; round < 20; round += 1) {
    const before = await held();
    const id = randomUUID();
    const [moved, asked] = await Promise.all([
      move('put', '1.00', id),
      send('status', { ...purse(), transferId: id }),
    ]);
    expect(asked.json<{ state: string }>().state).toBe(moved.state);
    expect((await held()) - before).toBe(moved.state === 'done' ? 100n : 0n);
  }
});

test('[GAM-09] X7: whatever comes in whatever order and number, a purse holds what its done transfers say', async () => {
  const act = fc.record({
    id: fc.integer({ min: 0, max: 5 }),
    call: fc.constantFrom('put', 'take', 'status'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      playerId = `player-${randomUUID()}`;
      const ids = Array.from({ length: 6 }, () => randomUUID());
      await Promise.all(
        acts.map(({ id, call }) =>
          send(call as 'put', { ...purse(), transferId: ids[id], amount: `${id + 1}.00` }),
        ),
      );
      const done = await world.house.db.query<{ sum: string | null }>(
        `select sum(case kind when 'put' then amount else -amount end) as sum from wallet_transfer
         where player_id = $1 and state = 'done'`,
        [playerId],
      );
      expect(await held()).toBe(BigInt(done[0]?.sum ?? 0));
    }),
    { numRuns: 25 },
  );
});

const sit = async () => {
  const token = await world.enter({ playerId, ownWallet: 'NOUKA' });
  const headers = { authorization: `Bearer ${token}` };
  return {
    spin: async (stake = '5.00') =>
      (
        await world.app.inject({
          method: 'POST',
          url: '/play/api/spin',
          headers,
          payload: { operationId: randomUUID(), bet: { stake } },
        })
      ).json<SpinAnswer>().round,
    state: async () =>
      (await world.app.inject({ url: '/play/api/state', headers })).json<{ balance: string }>(),
  };
};
const lastRow = async () => {
  const [row] = await world.house.db.query<{ state: string; win: string | null }>(
    'select state, win from round where player_id = $1 order by created_at desc limit 1',
    [playerId],
  );
  return row;
};

describe('[GAM-09] play from a purse at the house', () => {
  test('an empty purse is told so, and the platform hears of no bet', async () => {
    const seat = await sit();
    expect(await seat.spin()).toMatchObject({
      state: 'refused',
      refusal: 'INSUFFICIENT_FUNDS',
      balanceAfter: '0.00',
    });
    expect(world.wallet.seen).toEqual([]);
  });

  test('the stake leaves the purse and the win comes into it, and the page shows what is there', async () => {
    await move('put', '20.00');
    const seat = await sit();
    expect((await seat.state()).balance).toBe('20.00');
    const round = await seat.spin();
    const row = await lastRow();
    const expected = 2000n - 500n + BigInt(row?.win ?? 0);
    expect([row?.state, await held()]).toEqual(['settled', expected]);
    expect(round.balanceAfter).toBe((await seat.state()).balance);
  });

  test('a bet that the platform refuses gives the stake back', async () => {
    await move('put', '20.00');
    const seat = await sit();
    world.wallet.faults.push('LIMIT_REACHED');
    expect(await seat.spin()).toMatchObject({ state: 'refused', refusal: 'LIMIT_REACHED' });
    expect(await held()).toBe(2000n);
  });

  test('while nobody knows, the stake is out; it ends once, and the totals never miss it', async () => {
    await move('put', '20.00');
    const seat = await sit();
    world.wallet.faults.push('lost');
    expect(await seat.spin()).toMatchObject({ state: 'bet-sent' });
    expect(await held()).toBe(1500n);
    const totals = (await send('totals', {})).json<{ totals: { wallet: string }[] }>();
    expect(totals.totals.map(({ wallet }) => wallet)).toContain('NOUKA');
    await settleDueRounds(world.house);
    await settleDueRounds(world.house);
    const row = await lastRow();
    expect([row?.state, await held()]).toEqual(['settled', 1500n + BigInt(row?.win ?? 0)]);
  });

  test('a round that was never taken gives the stake back when it is rolled back', async () => {
    await move('put', '20.00');
    const seat = await sit();
    world.wallet.faults.push('broken', 'broken', 'broken');
    await seat.spin();
    for (let pass = 0; pass < 6; pass += 1) await settleDueRounds(world.house);
    expect([(await lastRow())?.state, await held()]).toEqual(['rolled-back', 2000n]);
  });
});
