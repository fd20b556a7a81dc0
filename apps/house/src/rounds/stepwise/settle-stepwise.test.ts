import { randomUUID } from 'node:crypto';
import { VENDOR_WALLET_PATHS } from '@maidan/contract/seamless-wallet/own-wallet.ts';
import type { ActAnswer } from '@maidan/games/play.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { balanceOf } from '#own-wallet/own-wallet.store.ts';
import { openHouseWorld, signedHeaders, type HouseWorld } from '#testing/house-world.ts';
import { seatPlayer, type SeatedPlayer } from '#testing/test-player.ts';
import type { Fault } from '#testing/test-wallet.ts';
import { settleDueRounds } from '../round-worker.ts';

const WALK = { do: 'walk' };
const STOP = { do: 'stop' };
const RAISE = { do: 'raise' };
const BET = { stake: '5.00', safe: 3 };

let world: HouseWorld;
let player: SeatedPlayer;
beforeAll(async () => {
  world = await openHouseWorld();
});
beforeEach(async () => {
  player = await seatPlayer(world, { gameCode: 'test-steps' });
});
afterAll(() => world.close());

/** Bounded, as everything here; each pass stands for the time that would have gone by. */
const settleAll = async () => {
  for (let pass = 0; pass < 15; pass += 1) if ((await settleDueRounds(world.house)) === 0) return;
};
const row = async () => {
  const [found] = await world.house.db.query<{
    state: string;
    stake: string;
    win: string | null;
    actions: unknown[];
    refusal: string | null;
  }>(
    'select state, stake, win, actions, refusal from round where player_id = $1 order by created_at desc limit 1',
    [player.playerId],
  );
  return found;
};
const calls = () => world.wallet.seen.map(({ call }) => call);

const TROUBLES: [string, Fault[]][] = [
  ['an error', ['broken']],
  ['two errors', ['broken', 'broken']],
  ['silence', ['hang']],
  ['an unreadable answer', ['garbage']],
  ['"in process"', ['IN_PROCESS']],
  ['an answer cut off', ['lost']],
  ['an answer cut off twice', ['lost', 'lost']],
];

describe('when the wallet does not answer', () => {
  test.each(TROUBLES)(
    'W19, W21: the first bet after %s: the round opens, with the same ids',
    async (_name, trouble) => {
      world.wallet.faults.push(...trouble);
      const round = await player.bet(BET);
      expect(round).toMatchObject({ state: 'bet-sent', outcome: null });
      expect((await player.actRaw(round.id, 0, WALK)).statusCode).toBe(409);
      await settleAll();
      expect((await player.state()).lastRound).toMatchObject({ state: 'open', outcome: { steps: 0 } });
      expect(player.idsUsed()).toEqual([`${round.id}.bet`]);
      expect(world.wallet.balance).toBe(99_500n);
    },
  );

  test.each(TROUBLES)('W19, W21: the bet of an action after %s: it is taken once', async (_name, trouble) => {
    const { id } = await player.bet(BET);
    world.wallet.faults.push(...trouble);
    expect(await player.act(id, 0, RAISE)).toMatchObject({
      refused: null,
      round: { state: 'action-sent', stake: '5.00', actions: [], outcome: { steps: 0, staked: '500' } },
    });
    // Asked again meanwhile it waits; another action cannot take its place.
    expect(await player.act(id, 0, RAISE)).toMatchObject({ round: { state: 'action-sent' } });
    expect((await player.actRaw(id, 0, STOP)).json()).toEqual({ code: 'OPERATION_CONFLICT' });
    await settleAll();
    expect(await player.act(id, 0, RAISE)).toMatchObject({
      round: { state: 'open', stake: '10.00', actions: [RAISE] },
    });
    expect(player.idsUsed()).toEqual([`${id}.bet`, `${id}.bet-1`]);
    expect(world.wallet.balance).toBe(99_000n);
  });

  test.each([...TROUBLES, ['a refusal', ['UNKNOWN', 'INVALID_GAME', 'TOKEN_EXPIRED']] as [string, Fault[]]])(
    'W21: the win after %s: it is sent until it is taken, and paid once',
    async (_name, trouble) => {
      const { id } = await player.bet(BET);
      await player.act(id, 0, WALK);
      world.wallet.faults.push(...trouble);
      expect((await player.act(id, 1, STOP)).round).toMatchObject({
        state: 'win-sent',
        win: null,
        outcome: { hidden: expect.any(Number) },
      });
      expect((await player.betRaw(BET)).json()).toEqual({ code: 'ROUND_OPEN' });
      await settleAll();
      expect((await player.act(id, 1, STOP)).round).toMatchObject({ state: 'settled', win: '10.00' });
      expect(player.idsUsed()).toEqual([`${id}.bet`, `${id}.win`]);
      expect([world.wallet.balance, world.wallet.openRounds]).toEqual([100_500n, []]);
    },
  );

  test.each<[string, Fault[]]>([
    ['never taken', ['broken', 'broken', 'broken', 'broken', 'hang']],
    ['taken, but every answer lost', ['lost', 'hang', 'hang', 'lost']],
  ])('W10: a first bet %s is rolled back, and the stake is at home', async (_name, trouble) => {
    world.wallet.faults.push(...trouble);
    await player.bet(BET);
    await settleAll();
    expect(await row()).toMatchObject({ state: 'rolled-back', win: null });
    expect((await player.state()).lastRound).toMatchObject({ state: 'rolled-back', outcome: null });
    expect([world.wallet.balance, world.wallet.openRounds]).toEqual([100_000n, []]);
    expect(await player.bet(BET)).toMatchObject({ state: 'open' });
  });

  test.each<[string, Fault[]]>([
    ['never taken', ['broken', 'broken', 'broken', 'broken', 'hang']],
    ['taken, but every answer lost', ['lost', 'hang', 'hang', 'lost']],
  ])(
    'W10: the bet of an action, %s, is rolled back alone, and the round stands as before',
    async (_name, trouble) => {
      const { id } = await player.bet(BET);
      await player.act(id, 0, WALK);
      world.wallet.faults.push(...trouble);
      await player.act(id, 1, RAISE);
      await settleAll();
      expect((await player.state()).lastRound).toMatchObject({
        id,
        state: 'open',
        stake: '5.00',
        actions: [WALK],
        refusal: 'UNKNOWN',
        outcome: { steps: 1 },
      });
      expect(world.wallet.balance).toBe(99_500n);
      // The id that was rolled back is spent; the action asked for anew brings another.
      expect((await player.act(id, 1, RAISE)).round).toMatchObject({ state: 'open', stake: '10.00' });
      expect((await player.act(id, 2, STOP)).round).toMatchObject({ state: 'settled', win: '20.00' });
      expect(player.idsUsed()).toEqual([
        `${id}.bet`,
        `${id}.bet-1`,
        `${id}.rollback-1`,
        `${id}.bet-2`,
        `${id}.win`,
      ]);
      expect([world.wallet.balance, world.wallet.openRounds]).toEqual([101_000n, []]);
    },
  );

  test('a refusal after an unanswered attempt is made certain by a rollback', async () => {
    const { id } = await player.bet(BET);
    world.wallet.faults.push('lost', 'TOKEN_EXPIRED');
    await player.act(id, 0, RAISE);
    await settleAll();
    expect(calls()).toEqual(['bet', 'bet', 'bet', 'rollback']);
    expect(await row()).toMatchObject({ state: 'open', stake: '500', actions: [] });
    expect(world.wallet.balance).toBe(99_500n);
  });
});

describe('F16: after a restart in the middle of', () => {
  test.each<[string, number, object[], string]>([
    ['the first bet', 0, [], 'open'],
    ['waiting for the player', -1, [WALK], 'open'],
    ['the bet of an action', 1, [RAISE], 'open'],
    ['the win', 1, [STOP], 'settled'],
    ['a round that is over with its bet', 1, [], 'settled'],
  ])('%s, the next process goes on from there', async (_name, lostAt, actions, state) => {
    world.wallet.faults.push(...Array.from({ length: Math.max(lostAt, 0) }, (): Fault => 'well'));
    if (lostAt >= 0) world.wallet.faults.push('lost');
    const atOnce = lostAt === 1 && actions.length === 0;
    const { id } = await player.bet(atOnce ? { ...BET, safe: 0 } : BET);
    for (const [step, action] of actions.entries()) await player.act(id, step, action);
    await world.restart();
    await settleAll();
    expect(await row()).toMatchObject({ state, actions });
    const shown = (await player.state()).lastRound;
    expect([shown?.id, shown?.state]).toEqual([id, state]);
    expect(shown?.outcome).toHaveProperty('hidden');
    expect(JSON.stringify(shown?.outcome).includes('"hidden":null')).toBe(state === 'open');
    if (state === 'open') await player.act(id, actions.length, STOP);
    const { stake, win } = (await row()) ?? {};
    expect(world.wallet.openRounds).toEqual([]);
    expect(world.wallet.balance).toBe(100_000n - BigInt(stake ?? 0) + BigInt(win ?? 0));
  });

  test('two workers never take the same round up at once', async () => {
    const { id } = await player.bet(BET);
    world.wallet.faults.push('lost');
    await player.act(id, 0, RAISE);
    world.house.timing.leaseMs = 60_000;
    const claimed = await Promise.all([settleDueRounds(world.house), settleDueRounds(world.house)]);
    world.house.timing.leaseMs = 0;
    expect(claimed.toSorted()).toEqual([0, 1]);
  });
});

const purse = () => ({ playerId: player.playerId, wallet: 'NOUKA', currency: 'PLY' });
const held = () => balanceOf(world.house.db, purse());
const post = async (path: string, body: object) => {
  const payload = JSON.stringify(body);
  const headers = signedHeaders(world.platformKey, path, payload);
  return world.app.inject({ method: 'POST', url: path, payload, headers });
};

const total = async () => {
  const answer = await post(VENDOR_WALLET_PATHS.totals, {});
  const { totals } = answer.json<{ totals: { wallet: string; balance: string }[] }>();
  return totals.find(({ wallet }) => wallet === 'NOUKA')?.balance;
};

describe('[GAM-09] from a purse at the house', () => {
  let before: number;
  beforeEach(async () => {
    player = await seatPlayer(world, { gameCode: 'test-steps', ownWallet: 'NOUKA' });
    before = Number((await total()) ?? 0);
    await post(VENDOR_WALLET_PATHS.put, { ...purse(), transferId: randomUUID(), amount: '12.00' });
  });

  test('every bet leaves the purse, the win comes into it, and the totals never miss what is out', async () => {
    const round = await player.bet(BET);
    expect([round.balanceAfter, await held()]).toEqual(['7.00', 700n]);
    world.wallet.faults.push('lost');
    const { id } = round;
    expect((await player.act(id, 0, RAISE)).round).toMatchObject({ state: 'action-sent' });
    expect([await held(), await total()]).toEqual([200n, (before + 12).toFixed(2)]);
    await settleAll();
    expect([await held(), await total()]).toEqual([200n, (before + 12).toFixed(2)]);
    expect((await player.act(id, 1, STOP)).round).toMatchObject({
      state: 'settled',
      win: '10.00',
      balanceAfter: '12.00',
    });
    expect([await held(), world.wallet.openRounds]).toEqual([1_200n, []]);
  });

  test('an action that the purse cannot pay for is refused, and the platform hears of no bet', async () => {
    const { id } = await player.bet(BET);
    await player.act(id, 0, RAISE);
    expect(await player.act(id, 1, RAISE)).toMatchObject({
      refused: 'INSUFFICIENT_FUNDS',
      round: { state: 'open', stake: '10.00', balanceAfter: '2.00' },
    });
    expect([await held(), calls()]).toEqual([200n, ['bet', 'bet']]);
  });

  test.each<[string, Fault[]]>([
    ['refused', ['LIMIT_REACHED']],
    ['rolled back', ['broken', 'broken', 'broken', 'hang']],
  ])('the cost of an action that is %s comes back', async (_name, trouble) => {
    const { id } = await player.bet(BET);
    world.wallet.faults.push(...trouble);
    await player.act(id, 0, RAISE);
    await settleAll();
    expect([await held(), await total()]).toEqual([700n, (before + 12).toFixed(2)]);
    expect((await player.state()).lastRound).toMatchObject({ state: 'open', balanceAfter: '7.00' });
  });

  test('who goes on from a game that is played from elsewhere pays from the purse that the round began with', async () => {
    const { id } = await player.bet(BET);
    const elsewhere = await seatPlayer(world, { gameCode: 'test-steps', playerId: player.playerId });
    await elsewhere.act(id, 0, RAISE);
    expect(await held()).toBe(200n);
    expect((await elsewhere.act(id, 1, STOP)).round).toMatchObject({ state: 'settled', win: '10.00' });
    expect(await held()).toBe(1_200n);
  });
});

test('W27: whatever is lost, repeated or comes late, the same actions end in the same money', async () => {
  const fault = fc.constantFrom<Fault>('well', 'well', 'lost', 'broken', 'garbage', 'IN_PROCESS');
  const chosen = fc.constantFrom(WALK, RAISE);
  await fc.assert(
    fc.asyncProperty(
      fc.array(chosen, { maxLength: 4 }),
      fc.array(fault, { maxLength: 14 }),
      fc.array(fc.nat({ max: 3 }), { minLength: 6, maxLength: 6 }),
      async (wanted, faults, copies) => {
        player = await seatPlayer(world, { gameCode: 'test-steps' });
        world.wallet.faults.push(...faults);
        const operationId = randomUUID();
        const bets = Array.from({ length: 1 + (copies[5] ?? 0) }, () => player.betRaw(BET, operationId));
        await Promise.all(bets);
        await settleAll();
        const { id, state } = (await player.state()).lastRound ?? {};
        if (id === undefined) throw new Error('the round is missing');
        for (const action of [...wanted, STOP]) await insist(id, action, copies);
        await settleAll();
        const ended = await row();
        // A bet that nobody could place was given back; else the round is what its taken actions make of it.
        expect(['settled', 'rolled-back']).toContain(ended?.state);
        expect(ended?.state === 'rolled-back').toBe(state === 'rolled-back');
        const [stake, win] =
          ended?.state === 'settled' ? moneyOf(ended.actions) : [ended?.stake ?? '0', ended?.stake ?? '0'];
        const kept = BigInt(win) - BigInt(stake);
        expect([ended?.stake, ended?.win]).toEqual([stake, ended?.state === 'settled' ? win : null]);
        expect(world.wallet.balance).toBe(100_000n + kept);
        expect(world.wallet.openRounds).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
});

/** As a screen does: the same press again, several at once, until the house says what became of it. */
async function insist(id: string, action: object, copies: readonly number[]): Promise<void> {
  const step = (await row())?.actions.length ?? 0;
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const many = 1 + (copies[step % copies.length] ?? 0);
    const answers = await Promise.all(Array.from({ length: many }, () => player.actRaw(id, step, action)));
    await settleAll();
    if (answers.some(({ statusCode }) => statusCode !== 200)) return;
    if (answers.some((answer) => answer.json<ActAnswer>().round.actions.length > step)) return;
  }
}

function moneyOf(actions: readonly unknown[]): [string, string] {
  const count = (what: object) =>
    actions.filter((action) => JSON.stringify(action) === JSON.stringify(what)).length;
  const staked = 500n * BigInt(1 + count(RAISE));
  const win = count(WALK) > BET.safe ? 0n : staked * BigInt(count(WALK) + 1);
  return [staked.toString(), win.toString()];
}
