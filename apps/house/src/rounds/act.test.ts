import { randomUUID } from 'node:crypto';
import type { RotateAnswer } from '@maidan/games/play.ts';
import { replayRound } from '@maidan/games/replay-round.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { seatPlayer, type SeatedPlayer } from '#testing/test-player.ts';
import { testSteps } from '#testing/test-steps.ts';
import { settleDueRounds } from './round-worker.ts';

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

const row = async () => {
  const [found] = await world.house.db.query<{
    state: string;
    stake: string;
    win: string | null;
    actions: unknown[];
  }>('select state, stake, win, actions from round where player_id = $1', [player.playerId]);
  return found;
};
const calls = () => world.wallet.seen.map(({ call }) => call);

describe('refusals', () => {
  test('without the session of this page nothing is done', async () => {
    const { id } = await player.bet(BET);
    const payload = { roundId: id, step: 0, action: WALK };
    for (const authorization of ['', `Bearer ${'x'.repeat(43)}`]) {
      const headers = { authorization };
      const answer = await world.app.inject({ method: 'POST', url: '/play/api/act', headers, payload });
      expect(answer.statusCode).toBe(401);
    }
    expect(await row()).toMatchObject({ state: 'open', actions: [] });
  });

  test("a round that is not there, is another player's or of another game is not found", async () => {
    const { id } = await player.bet(BET);
    const other = await seatPlayer(world, { gameCode: 'test-steps' });
    const elsewhere = await seatPlayer(world, { gameCode: 'line-slot', playerId: player.playerId });
    for (const answer of [
      await player.actRaw(randomUUID(), 0, WALK),
      await other.actRaw(id, 0, WALK),
      await elsewhere.actRaw(id, 0, WALK),
    ])
      expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'NOT_FOUND' }]);
    expect(await row()).toMatchObject({ state: 'open', actions: [] });
  });

  test('what is no action, or not allowed now, is refused and changes nothing', async () => {
    const { id } = await player.bet(BET);
    for (const action of [{}, { do: 'fly' }, { do: 'walk', note: 'kept for ever' }, { do: 'walk\u0000' }])
      expect((await player.actRaw(id, 0, action)).json()).toEqual({ code: 'BAD_REQUEST' });
    await player.act(id, 0, RAISE);
    await player.act(id, 1, RAISE);
    expect((await player.actRaw(id, 2, RAISE)).json()).toEqual({ code: 'BAD_REQUEST' });
    expect(await row()).toMatchObject({ state: 'open', stake: '1500', actions: [RAISE, RAISE] });
    expect(calls()).toEqual(['bet', 'bet', 'bet']);
  });

  test.each([-1, 0.5, 201, 'x'])('a step of %j is none', async (step) => {
    const { id } = await player.bet(BET);
    expect((await player.actRaw(id, step as number, WALK)).json()).toEqual({ code: 'BAD_REQUEST' });
  });

  test('another action in the place of one that was taken is refused, and so is one that comes too early', async () => {
    const { id } = await player.bet(BET);
    await player.act(id, 0, WALK);
    expect((await player.actRaw(id, 0, STOP)).json()).toEqual({ code: 'OPERATION_CONFLICT' });
    expect((await player.actRaw(id, 2, WALK)).json()).toEqual({ code: 'OPERATION_CONFLICT' });
    await player.act(id, 1, STOP);
    expect((await player.actRaw(id, 2, WALK)).json()).toEqual({ code: 'OPERATION_CONFLICT' });
    expect(await row()).toMatchObject({ state: 'settled', actions: [WALK, STOP] });
  });

  test('W5: a first bet that the wallet refuses makes no round to act in', async () => {
    world.wallet.faults.push('INSUFFICIENT_FUNDS');
    const round = await player.bet(BET);
    expect(round).toMatchObject({ state: 'refused', refusal: 'INSUFFICIENT_FUNDS', outcome: null });
    expect((await player.actRaw(round.id, 0, WALK)).json()).toEqual({ code: 'OPERATION_CONFLICT' });
    expect(calls()).toEqual(['bet']);
  });

  test('W5: an action that the wallet will not pay for has not happened, and the round stands as before', async () => {
    const { id } = await player.bet(BET);
    world.wallet.faults.push('LIMIT_REACHED');
    expect(await player.act(id, 0, RAISE)).toMatchObject({
      refused: 'LIMIT_REACHED',
      round: { state: 'open', stake: '5.00', actions: [], refusal: 'LIMIT_REACHED' },
    });
    expect(calls()).toEqual(['bet', 'bet']);
    // Asked for anew it is a new bet; and another action may be chosen instead.
    expect(await player.act(id, 0, RAISE)).toMatchObject({
      refused: null,
      round: { state: 'open', stake: '10.00', actions: [RAISE], refusal: null },
    });
    expect(player.idsUsed()).toEqual([`${id}.bet`, `${id}.bet-1`, `${id}.bet-2`]);
    expect(world.wallet.balance).toBe(100_000n - 1_000n);
  });

  test('a second round of the game waits for the first, another game does not, and the seeds stay sealed', async () => {
    await player.bet(BET);
    expect((await player.betRaw(BET)).json()).toEqual({ code: 'ROUND_OPEN' });
    const { seeds } = await player.state();
    expect((await player.rotate(seeds.commitment)).json()).toEqual({ code: 'ROUND_OPEN' });
    const elsewhere = await seatPlayer(world, { gameCode: 'line-slot', playerId: player.playerId });
    expect(await elsewhere.spin()).toMatchObject({ state: 'settled', nonce: 1 });
    expect((await elsewhere.rotate(seeds.commitment)).json()).toEqual({ code: 'ROUND_OPEN' });
  });

  test('an operation sent again with another bet is refused', async () => {
    const operationId = randomUUID();
    await player.bet(BET, operationId);
    expect((await player.betRaw({ ...BET, safe: 2 }, operationId)).statusCode).toBe(409);
  });

  test('a pace of 2.5 seconds is kept between rounds, not between actions', async () => {
    world.house.timing.minimumRoundMs = 2_500;
    const { id } = await player.bet(BET);
    await player.act(id, 0, WALK);
    expect(await player.act(id, 1, STOP)).toMatchObject({ round: { state: 'settled' } });
    expect((await player.betRaw(BET)).json()).toEqual({ code: 'TOO_FAST' });
    world.house.timing.minimumRoundMs = 0;
  });
});

describe('a round in steps', () => {
  test('is a bet, its actions and one win that closes it', async () => {
    const round = await player.bet(BET);
    expect(round).toMatchObject({
      state: 'open',
      stake: '5.00',
      actions: [],
      win: null,
      balanceAfter: '995.00',
    });
    expect(round.outcome).toEqual({ steps: 0, staked: '500', hidden: null });
    const walked = await player.act(round.id, 0, WALK);
    expect(walked).toMatchObject({
      refused: null,
      round: { state: 'open', outcome: { steps: 1, hidden: null } },
    });
    const raised = await player.act(round.id, 1, RAISE);
    expect(raised.round).toMatchObject({ state: 'open', stake: '10.00', balanceAfter: '990.00', win: null });
    const { round: ended } = await player.act(round.id, 2, STOP);
    expect(ended).toMatchObject({
      state: 'settled',
      stake: '10.00',
      win: '20.00',
      balanceAfter: '1010.00',
      actions: [WALK, RAISE, STOP],
      outcome: { steps: 1, staked: '1000', hidden: expect.any(Number) },
    });
    expect(calls()).toEqual(['bet', 'bet', 'win']);
    expect([world.wallet.balance, world.wallet.openRounds]).toEqual([101_000n, []]);
  });

  test('that is over with its bet is paid at once', async () => {
    const round = await player.bet({ ...BET, safe: 0 });
    expect(round).toMatchObject({ state: 'settled', win: '15.00', balanceAfter: '1010.00', actions: [] });
    expect(calls()).toEqual(['bet', 'win']);
  });

  test('that is lost is closed by a win of nothing', async () => {
    const { id } = await player.bet({ ...BET, safe: 1 });
    await player.act(id, 0, WALK);
    expect((await player.act(id, 1, WALK)).round).toMatchObject({ state: 'settled', win: '0.00' });
    expect([world.wallet.balance, world.wallet.openRounds]).toEqual([99_500n, []]);
  });

  test.each([
    ['free', WALK, ['bet'], '500'],
    ['paid', RAISE, ['bet', 'bet'], '1000'],
  ])(
    'takes a %s action once, however often and on however many devices it is asked for',
    async (_name, action, asked, stake) => {
      const { id } = await player.bet(BET);
      const phone = await seatPlayer(world, { gameCode: 'test-steps', playerId: player.playerId });
      const seats = [player, phone, player, phone, player, phone];
      const answers = await Promise.all(seats.map((seat) => seat.actRaw(id, 0, action)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(await row()).toMatchObject({ state: 'open', stake, actions: [action] });
      expect(await player.act(id, 0, action)).toMatchObject({ refused: null, round: { actions: [action] } });
      expect(calls()).toEqual(asked);
    },
  );

  test('lets one of two devices that choose differently go first, and tells the other', async () => {
    const { id } = await player.bet(BET);
    const phone = await seatPlayer(world, { gameCode: 'test-steps', playerId: player.playerId });
    const answers = await Promise.all([player.actRaw(id, 0, STOP), phone.actRaw(id, 0, RAISE)]);
    expect(answers.map(({ statusCode }) => `${statusCode}`).toSorted()).toEqual(['200', '409']);
    expect((await row())?.actions).toHaveLength(1);
  });

  test('stands on another device as its player left it, and is played on there', async () => {
    const { id } = await player.bet(BET);
    await player.act(id, 0, WALK);
    const phone = await seatPlayer(world, { gameCode: 'test-steps', playerId: player.playerId });
    expect((await phone.state()).lastRound).toMatchObject({
      id,
      state: 'open',
      actions: [WALK],
      outcome: { steps: 1, hidden: null },
    });
    expect((await phone.act(id, 1, STOP)).round).toMatchObject({ state: 'settled', win: '10.00' });
    expect((await player.state()).lastRound).toMatchObject({ id, state: 'settled' });
  });

  test('tells its secret seed and its proof only afterwards, and then anybody finds the same round', async () => {
    const { seeds } = await player.state();
    const { id } = await player.bet(BET);
    await player.act(id, 0, RAISE);
    await player.act(id, 1, WALK);
    const open = (await player.get(`/play/api/proof?roundId=${id}`)).json<object>();
    expect(open).toMatchObject({ serverSeed: null, round: { state: 'open', outcome: { hidden: null } } });
    await player.act(id, 2, STOP);
    const { revealed } = (await player.rotate(seeds.commitment)).json<RotateAnswer>();
    const [round] = revealed.rounds;
    if (!round) throw new Error('the round is missing');
    const { serverSeed, clientSeed } = revealed;
    const again = await replayRound(testSteps, { serverSeed, clientSeed, nonce: round.nonce }, round);
    expect(again).toEqual({ stake: 1_000n, win: 2_000n, outcome: round.outcome });
  });

  test('cannot be changed behind its player: neither what was done nor what it was placed with', async () => {
    const { id } = await player.bet(BET);
    await player.act(id, 0, WALK);
    const change = (what: string) => world.house.db.query(`update round set ${what} where id = $1`, [id]);
    await expect(change(`actions = '[{"do":"stop"}]'`)).rejects.toThrow('cannot change');
    await expect(change(`actions = '[]'`)).rejects.toThrow('cannot change');
    await expect(change('nonce = nonce + 1000')).rejects.toThrow('cannot change');
    await expect(change(`bet = '{}'`)).rejects.toThrow('cannot change');
  });
});

describe('a player who does not come back', () => {
  test('is played for by the rule of the game, once the time is over and not before', async () => {
    const { id } = await player.bet(BET);
    await player.act(id, 0, WALK);
    expect(await settleDueRounds(world.house)).toBe(0);
    world.house.timing.abandonedMs = 0;
    await player.act(id, 1, WALK);
    world.house.timing.abandonedMs = 60 * 60_000;
    expect(await settleDueRounds(world.house)).toBe(1);
    expect(await row()).toMatchObject({ state: 'settled', win: '1500', actions: [WALK, WALK, STOP] });
    expect((await player.state()).lastRound).toMatchObject({ id, state: 'settled', win: '15.00' });
    expect((await player.actRaw(id, 2, WALK)).json()).toEqual({ code: 'OPERATION_CONFLICT' });
    expect(world.wallet.openRounds).toEqual([]);
  });

  test('who comes back in the last moment has acted, or was played for, and never both', async () => {
    for (let count = 0; count < 25; count += 1) {
      player = await seatPlayer(world, { gameCode: 'test-steps' });
      world.house.timing.abandonedMs = 0;
      const { id } = await player.bet(BET);
      world.house.timing.abandonedMs = 60 * 60_000;
      const [answer] = await Promise.all([player.actRaw(id, 0, WALK), settleDueRounds(world.house)]);
      const { state, actions } = (await row()) ?? {};
      expect([state, actions]).toEqual(answer.statusCode === 200 ? ['open', [WALK]] : ['settled', [STOP]]);
    }
  });
});
