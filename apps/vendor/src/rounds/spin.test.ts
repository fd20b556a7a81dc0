import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rulesOf } from '@maidan/games/rules.ts';
import type { RotateAnswer, SpinAnswer } from '@maidan/games/play.ts';
import { verifyRevealed } from '@maidan/games/screen-parts/verify.ts';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import type { Mood } from '#testing/test-wallet.ts';
import { settleDueRounds } from './round-worker.ts';

type Row = {
  id: string;
  state: string;
  stake: string;
  win: string;
  attempts: number;
  refusal: string | null;
  outcome: unknown;
};

let world: HouseWorld;
let token: string;
beforeEach(async () => {
  world = await openHouseWorld();
  token = await world.enter();
});
afterEach(() => world.close());

const spinRaw = (operationId: string, stake = '5.00', bearer = token) =>
  world.app.inject({
    method: 'POST',
    url: '/play/api/spin',
    headers: { authorization: `Bearer ${bearer}` },
    payload: { operationId, bet: { stake } },
  });
const spin = async (operationId: string = randomUUID(), stake = '5.00') =>
  (await spinRaw(operationId, stake)).json<SpinAnswer>().round;
const rows = () =>
  world.house.db.query<Row>(
    'select id, state, stake, win, attempts, refusal, outcome from round order by created_at',
  );
const moods = (...next: Mood[]) => world.wallet.moods.push(...next);
/** Bounded, as everything here; each pass stands for the time that would have gone by. */
const settleAll = async () => {
  for (let pass = 0; pass < 12; pass += 1) if ((await settleDueRounds(world.house)) === 0) return;
};
/** Every business act keeps one id, however often it is sent. */
const idsUsed = () => [...new Set(world.wallet.seen.flatMap(({ ids }) => ids))];

describe('refusals', () => {
  test('without the session of this page nothing is played', async () => {
    for (const bearer of ['', 'x'.repeat(43)])
      expect((await spinRaw(randomUUID(), '5.00', bearer)).statusCode).toBe(401);
    expect(await rows()).toEqual([]);
  });

  test.each(['0.00', '4.00', '1e3', '-5.00', '500.01', '05.00'])(
    'a stake of %s makes no round',
    async (stake) => {
      expect((await spinRaw(randomUUID(), stake)).statusCode).toBe(400);
      expect(await rows()).toEqual([]);
    },
  );

  test('malformed, oversized and extra input is answered with a code and changes nothing', async () => {
    const bodies = [
      '',
      '{',
      '[]',
      '"x"',
      JSON.stringify({ operationId: 'no', bet: {} }),
      JSON.stringify({ operationId: randomUUID(), bet: { stake: '5.00' }, win: '9.00' }),
    ];
    for (const payload of [...bodies, JSON.stringify({ x: 'y'.repeat(9_000) })]) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await world.app.inject({ method: 'POST', url: '/play/api/spin', headers, payload });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json()).toEqual({ code: 'BAD_REQUEST' });
    }
    expect(await rows()).toEqual([]);
  });

  test('W5: too little money is said to the player, with the balance, and no rollback follows (W19)', async () => {
    moods('INSUFFICIENT_FUNDS');
    expect(await spin()).toMatchObject({
      state: 'refused',
      refusal: 'INSUFFICIENT_FUNDS',
      balanceAfter: '1000.00',
      outcome: null,
    });
    await settleAll();
    expect(world.wallet.seen.map(({ call }) => call)).toEqual(['batch']);
    expect(world.wallet.balance).toBe(100_000n);
  });

  test('an operation sent again with another stake is refused', async () => {
    const operationId = randomUUID();
    await spin(operationId);
    expect((await spinRaw(operationId, '10.00')).statusCode).toBe(409);
    expect(await rows()).toHaveLength(1);
  });

  test('a second round waits until the first has ended, and its seeds stay sealed', async () => {
    moods('broken');
    expect(await spin()).toMatchObject({ state: 'bet-sent', win: null, outcome: null });
    expect((await spinRaw(randomUUID())).json()).toEqual({ code: 'ROUND_OPEN' });
    const state = await callState();
    expect((await rotate(state.seeds.commitment)).json()).toEqual({ code: 'ROUND_OPEN' });
    await settleAll();
    expect(await spin()).toMatchObject({ state: 'settled' });
  });
});

describe('a round', () => {
  test('bet and win go as one batch, and the balance follows', async () => {
    const round = await spin();
    const [row] = await rows();
    expect(round).toMatchObject({ state: 'settled', stake: '5.00', nonce: 0 });
    expect(world.wallet.seen).toEqual([
      { call: 'batch', mood: 'well', ids: [`${row?.id}.bet`, `${row?.id}.win`] },
    ]);
    expect(world.wallet.balance).toBe(100_000n - 500n + BigInt(row?.win ?? 0));
  });

  test('a double click and a retry after a lost answer are the same round', async () => {
    const operationId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => spin(operationId)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const again = await spin(operationId);
    expect(again).toMatchObject({ id: answers[0]?.id, state: 'settled' });
    expect(await rows()).toHaveLength(1);
    expect(world.wallet.seen).toHaveLength(1);
  });

  test('its outcome can never be changed afterwards', async () => {
    await spin();
    await expect(world.house.db.query("update round set win = 1, state = 'settled'")).rejects.toThrow(
      'cannot change',
    );
  });

  test('a pace of 2.5 seconds is kept by the house too', async () => {
    world.house.timing.minimumRoundMs = 2_500;
    await spin();
    expect((await spinRaw(randomUUID())).json()).toEqual({ code: 'TOO_FAST' });
    expect(await rows()).toHaveLength(1);
  });
});

describe('when the wallet does not answer', () => {
  test.each<[string, Mood[]]>([
    ['an error, then well', ['broken']],
    ['two errors, then well', ['broken', 'broken']],
    ['silence, then well', ['hang']],
    ['an unreadable answer, then well', ['garbage']],
    ['"in process", then well', ['IN_PROCESS']],
    ['the bet taken but the answer cut off', ['lost']],
    ['taken, cut off, and cut off again', ['lost', 'lost']],
  ])('W19, W21: %s: settled once, with the same ids', async (_name, trouble) => {
    moods(...trouble);
    expect(await spin()).toMatchObject({ state: 'bet-sent', win: null, outcome: null });
    const [before] = await rows();
    await settleAll();
    const [after] = await rows();
    expect(after).toMatchObject({ state: 'settled', win: before?.win, outcome: before?.outcome });
    expect(idsUsed()).toEqual([`${after?.id}.bet`, `${after?.id}.win`]);
    expect(world.wallet.balance).toBe(100_000n - 500n + BigInt(after?.win ?? 0));
  });

  test('W10: never taken: rolled back until the wallet agrees, and the stake never left', async () => {
    moods('broken', 'broken', 'broken', 'broken', 'hang');
    await spin();
    await settleAll();
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'rolled-back' });
    expect(world.wallet.seen.map(({ call }) => call)).toEqual([
      'batch',
      'batch',
      'batch',
      'rollback',
      'rollback',
      'rollback',
    ]);
    expect(idsUsed()).toEqual([`${row?.id}.bet`, `${row?.id}.win`, `${row?.id}.rollback`]);
    expect(world.wallet.balance).toBe(100_000n);
  });

  test('W11: taken, but every answer lost: the rollback learns that it was settled', async () => {
    moods('lost', 'hang', 'hang');
    await spin();
    await settleAll();
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'settled' });
    expect(world.wallet.balance).toBe(100_000n - 500n + BigInt(row?.win ?? 0));
  });

  test('a refusal after an unanswered attempt is made certain by a rollback', async () => {
    moods('lost', 'TOKEN_EXPIRED');
    await spin();
    await settleAll();
    expect((await rows())[0]).toMatchObject({ state: 'settled' });
    expect(world.wallet.seen.map(({ call }) => call)).toEqual(['batch', 'batch', 'rollback']);
  });

  test('the player learns the end by asking again', async () => {
    const operationId = randomUUID();
    moods('lost');
    await spin(operationId);
    await settleAll();
    expect(await spin(operationId)).toMatchObject({ state: 'settled', win: expect.any(String) });
  });
});

describe('after a restart', () => {
  test('a sent round is brought to its end by the next process', async () => {
    moods('lost');
    await spin();
    await world.restart();
    await settleAll();
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'settled' });
    expect(idsUsed()).toHaveLength(2);
  });

  test('a round that never left the house did not happen', async () => {
    const round = await spin();
    await world.house.db.query(
      `insert into round (id, session_id, player_id, game_code, operation_id, seed_pair_id, nonce, bet, stake, state, next_attempt_at)
       select gen_random_uuid(), session_id, player_id, game_code, gen_random_uuid(), seed_pair_id, 1, bet, stake, 'deciding', now()
       from round where id = $1`,
      [round.id],
    );
    await world.restart();
    await settleAll();
    expect((await rows()).map(({ state }) => state)).toEqual(['settled', 'refused']);
    expect(world.wallet.seen).toHaveLength(1);
  });

  test('two workers never send the same round at once', async () => {
    await world.close();
    world = await openHouseWorld({ leaseMs: 60_000 });
    token = await world.enter();
    moods('lost');
    await spin();
    const [first, second] = await Promise.all([settleDueRounds(world.house), settleDueRounds(world.house)]);
    expect((first ?? 0) + (second ?? 0)).toBe(1);
  });
});

describe('fairness', () => {
  test('the commitment stands before the bet, and the revealed seed recomputes every round', async () => {
    const { seeds } = await callState();
    for (let count = 0; count < 5; count += 1) await spin();
    const answer = (await rotate(seeds.commitment, 'my-own-seed')).json<RotateAnswer>();
    const rules = rulesOf('line-slot');
    if (!rules) throw new Error('the game is missing');
    const verdict = await verifyRevealed(rules, answer.revealed);
    expect(answer.revealed.commitment).toBe(seeds.commitment);
    expect(verdict.seedIsKept).toBe(true);
    expect(verdict.rounds.map(({ round, isRight }) => [round.nonce, isRight])).toEqual(
      [4, 3, 2, 1, 0].map((nonce) => [nonce, true]),
    );
    expect(answer.seeds).toMatchObject({
      commitment: seeds.nextCommitment,
      clientSeed: 'my-own-seed',
      nextNonce: 0,
    });
  });

  test('a round that was tampered with does not pass', async () => {
    const { seeds } = await callState();
    await spin();
    const { revealed } = (await rotate(seeds.commitment)).json<RotateAnswer>();
    const rules = rulesOf('line-slot');
    const forged = { ...revealed, rounds: revealed.rounds.map((round) => ({ ...round, win: '777.00' })) };
    expect(rules && (await verifyRevealed(rules, forged)).rounds[0]?.isRight).toBe(false);
    expect(
      rules && (await verifyRevealed(rules, { ...revealed, serverSeed: 'b'.repeat(64) })).seedIsKept,
    ).toBe(false);
  });

  test('asking twice retires one pair, and a seed in use is never shown', async () => {
    const { seeds } = await callState();
    const round = await spin();
    const proof = (await get(`/play/api/proof?roundId=${round.id}`)).json<{ serverSeed: string | null }>();
    expect(proof.serverSeed).toBeNull();
    const [first, second] = await Promise.all([rotate(seeds.commitment), rotate(seeds.commitment)]);
    expect(second?.json<RotateAnswer>().seeds).toEqual(first?.json<RotateAnswer>().seeds);
    expect(
      (await get(`/play/api/proof?roundId=${round.id}`)).json<{ serverSeed: string }>().serverSeed,
    ).toMatch(/^[0-9a-f]{64}$/);
    expect((await rotate('0'.repeat(64))).statusCode).toBe(404);
  });

  test("another player's round is not to be seen", async () => {
    const round = await spin();
    token = await world.enter({ playerId: 'player-2' });
    expect((await get(`/play/api/proof?roundId=${round.id}`)).statusCode).toBe(404);
    expect((await callState()).lastRound).toBeNull();
  });

  test('a wallet session that has ended ends the game', async () => {
    moods('TOKEN_EXPIRED');
    expect((await get('/play/api/state')).json()).toEqual({ code: 'SESSION_ENDED' });
  });
});

function get(url: string) {
  return world.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
}

async function callState() {
  const state = (await get('/play/api/state')).json<{
    seeds: SpinAnswer['seeds'];
    lastRound: SpinAnswer['round'] | null;
  }>();
  return state;
}

function rotate(commitment: string, clientSeed = 'river') {
  const headers = { authorization: `Bearer ${token}` };
  return world.app.inject({
    method: 'POST',
    url: '/play/api/rotate-seed',
    headers,
    payload: { commitment, clientSeed },
  });
}
