import { randomUUID } from 'node:crypto';
import type { RoundView, SpinAnswer } from '@maidan/games/play.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openHouseDatabase } from '#db/house-database.ts';
import { sessionHashIn } from '#sessions/play-session.ts';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { seatPlayer, type SeatedPlayer } from '#testing/test-player.ts';
import { spin } from './spin.ts';

let world: HouseWorld;
let player: SeatedPlayer;
beforeAll(async () => {
  world = await openHouseWorld();
});
beforeEach(async () => {
  player = await seatPlayer(world);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => world.close());

/** How many statements of the house read or write this table meanwhile. */
async function statementsOn(table: string, work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(world.house.db, 'query');
  await work();
  return query.mock.calls.filter(([text]) => text.includes(table)).length;
}

async function asOwner(statement: string, values: unknown[] = []): Promise<void> {
  const owner = new pg.Client({ connectionString: world.house.config.databaseUrl });
  await owner.connect();
  try {
    // As a server that has lost it would: no trigger is asked.
    await owner.query('set session_replication_role = replica');
    await owner.query(statement, values);
  } finally {
    await owner.end();
  }
}

async function spinOn(token: string, operationId: string = randomUUID()): Promise<RoundView> {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/play/api/spin',
    headers: { authorization: `Bearer ${token}` },
    payload: { operationId, bet: { stake: '5.00' } },
  });
  return answer.json<SpinAnswer>().round;
}

describe('the second round on a page', () => {
  test('asks nothing before it is placed', async () => {
    expect(await statementsOn('play_session', () => player.spin())).toBe(1);
    vi.restoreAllMocks();
    expect(await statementsOn('play_session', () => player.spin())).toBe(0);
    expect((await player.rows()).map(({ state }) => state)).toEqual(['settled', 'settled']);
  });

  test('its operation asked for again is the same round', async () => {
    const operationId = randomUUID();
    await player.spin();
    const first = await player.spin(operationId);
    expect(await player.spin(operationId)).toEqual(first);
    expect((await player.spinRaw(operationId, '10.00')).statusCode).toBe(409);
    expect(await player.rows()).toHaveLength(2);
  });

  test('of two at once one is played, the other told to wait or played after it', async () => {
    await player.spin();
    const answers = await Promise.all([player.spinRaw(), player.spinRaw()]);
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code ?? 'played');
    expect(codes).toContain('played');
    for (const code of codes) expect(['played', 'ROUND_OPEN']).toContain(code);
    expect(await player.rows()).toHaveLength(1 + codes.filter((code) => code === 'played').length);
  });

  test('goes by the new seeds when they were changed in between', async () => {
    const { seeds } = await player.state();
    await player.spin();
    await player.rotate(seeds.commitment, 'river');
    expect(await player.spin()).toMatchObject({
      state: 'settled',
      commitment: seeds.nextCommitment,
      clientSeed: 'river',
      nonce: 0,
    });
  });

  test('follows a round of another device, and keeps its pace', async () => {
    await player.spin();
    const other = await world.enter({ playerId: player.playerId });
    expect(await spinOn(other)).toMatchObject({ state: 'settled', nonce: 1 });
    expect(await player.spin()).toMatchObject({ state: 'settled', nonce: 2 });
    world.house.timing.minimumRoundMs = 60_000;
    try {
      // What this page remembers is older; the round of the other device counts.
      const now = performance.now();
      await asOwner(`update round set created_at = created_at - interval '2 minutes' where player_id = $1`, [
        player.playerId,
      ]);
      vi.spyOn(performance, 'now').mockReturnValue(now + 120_000);
      expect(await spinOn(other)).toMatchObject({ state: 'settled', nonce: 3 });
      expect((await player.spinRaw()).json()).toEqual({ code: 'TOO_FAST' });
    } finally {
      world.house.timing.minimumRoundMs = 0;
    }
  });

  test('follows a round at another process of the house', async () => {
    await player.spin();
    const { databaseUrl: url, databaseWaitMs: waitMs } = world.house.config;
    const db = openHouseDatabase({ url, waitMs, onError: () => undefined });
    const input = { operationId: randomUUID(), bet: { stake: '5.00' } };
    const there = await spin({ ...world.house, db }, sessionHashIn(player.headers.authorization), input);
    await db.close();
    expect(there.round).toMatchObject({ state: 'settled', nonce: 1 });
    expect(await player.spin()).toMatchObject({ state: 'settled', nonce: 2 });
  });

  test('is refused while the end of the first is lost, until it is found again', async () => {
    await player.spin();
    await asOwner(
      `update round set state = 'bet-sent', next_attempt_at = now() + interval '1 hour' where player_id = $1`,
      [player.playerId],
    );
    expect((await player.spinRaw()).json()).toEqual({ code: 'ROUND_OPEN' });
    expect(await player.rows()).toHaveLength(1);
  });

  test('is refused when the session has ended in between', async () => {
    await asOwner(
      `update play_session set created_at = now() - interval '12 hours' + interval '1 minute' where player_id = $1`,
      [player.playerId],
    );
    await player.spin();
    await asOwner(
      `update play_session set created_at = created_at - interval '1 minute' where player_id = $1`,
      [player.playerId],
    );
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
    expect((await player.spinRaw()).json()).toEqual({ code: 'SESSION_ENDED' });
    expect(await player.rows()).toHaveLength(1);
  });

  test('a refusal of the wallet is told, and the next round reads again', async () => {
    await player.spin();
    world.wallet.faults.push('TOKEN_EXPIRED');
    expect(await player.spin()).toMatchObject({ state: 'refused', refusal: 'TOKEN_EXPIRED' });
    expect(await statementsOn('play_session', () => player.spin())).toBe(1);
  });
});

test('rounds of many players that begin and end at the same time are all written, each once', async () => {
  const players = [];
  for (let count = 0; count < 12; count += 1) players.push(await seatPlayer(world));
  await Promise.all(
    players.map(async (one) => {
      for (let count = 0; count < 4; count += 1) expect(await one.spin()).toMatchObject({ state: 'settled' });
    }),
  );
  for (const one of players)
    expect((await one.rows()).map(({ state, attempts }) => [state, attempts])).toEqual(
      Array.from({ length: 4 }, () => ['settled', 1]),
    );
});
