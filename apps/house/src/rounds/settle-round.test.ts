import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '#testing/test-wallet.ts';
import { sessionById } from '#sessions/play-session.store.ts';
import { endRound } from './round-money.ts';
import { settleDueRounds } from './round-worker.ts';
import { claimDue, roundById } from './round.store.ts';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { seatPlayer, type SeatedPlayer } from '#testing/test-player.ts';

let world: HouseWorld;
let player: SeatedPlayer;
beforeAll(async () => {
  world = await openHouseWorld();
});
beforeEach(async () => {
  player = await seatPlayer(world);
});
afterAll(() => world.close());

/** Bounded, as everything here; each pass stands for the time that would have gone by. */
const settleAll = async () => {
  for (let pass = 0; pass < 12; pass += 1) if ((await settleDueRounds(world.house)) === 0) return;
};

describe('when the wallet does not answer', () => {
  test.each<[string, Fault[]]>([
    ['an error, then well', ['broken']],
    ['two errors, then well', ['broken', 'broken']],
    ['silence, then well', ['hang']],
    ['an unreadable answer, then well', ['garbage']],
    ['"in process" with others and alone, then well', ['IN_PROCESS', 'IN_PROCESS']],
    ['the bet taken but the answer cut off', ['lost']],
    ['taken, cut off, and cut off again', ['lost', 'lost']],
  ])('W19, W21: %s: settled once, with the same ids', async (_name, trouble) => {
    world.wallet.faults.push(...trouble);
    expect(await player.spin()).toMatchObject({ state: 'bet-sent', win: null, outcome: null });
    const [before] = await player.rows();
    await settleAll();
    const [after] = await player.rows();
    expect(after).toMatchObject({ state: 'settled', win: before?.win, outcome: before?.outcome });
    expect(player.idsUsed()).toEqual([`${after?.id}.bet`, `${after?.id}.win`]);
    expect(world.wallet.balance).toBe(100_000n - 500n + BigInt(after?.win ?? 0));
  });

  test('W19, W21: rounds of several players whose common answer was cut off are settled once each, by themselves', async () => {
    const others = [
      await seatPlayer(world, { playerId: `player-${randomUUID()}` }),
      await seatPlayer(world, { playerId: `player-${randomUUID()}` }),
    ];
    const players = [player, ...others];
    world.wallet.faults.push('well', 'lost');
    const rounds = await Promise.all(players.map((one) => one.spin()));
    expect(rounds.some(({ state }) => state === 'bet-sent')).toBe(true);
    await settleAll();
    const rows = (await Promise.all(players.map((one) => one.rows()))).flat();
    expect(rows.map(({ state }) => state)).toEqual(['settled', 'settled', 'settled']);
    expect(player.idsUsed().toSorted()).toEqual(
      rows.flatMap(({ id }) => [`${id}.bet`, `${id}.win`]).toSorted(),
    );
    const won = rows.reduce((sum, { win }) => sum + BigInt(win), 0n);
    expect(world.wallet.balance).toBe(100_000n - 1_500n + won);
  });

  test('W10: never taken: rolled back until the wallet agrees, and the stake never left', async () => {
    world.wallet.faults.push('broken', 'broken', 'broken', 'broken', 'hang');
    await player.spin();
    await settleAll();
    const [row] = await player.rows();
    expect(row).toMatchObject({ state: 'rolled-back' });
    expect(world.wallet.seen.map(({ call }) => call)).toEqual([
      'batch',
      'batch',
      'batch',
      'rollback',
      'rollback',
      'rollback',
    ]);
    expect(player.idsUsed()).toEqual([`${row?.id}.bet`, `${row?.id}.win`, `${row?.id}.rollback`]);
    expect(world.wallet.balance).toBe(100_000n);
  });

  test('W11: taken, but every answer lost: the rollback learns that it was settled', async () => {
    world.wallet.faults.push('lost', 'hang', 'hang');
    await player.spin();
    await settleAll();
    const [row] = await player.rows();
    expect(row).toMatchObject({ state: 'settled' });
    expect(world.wallet.balance).toBe(100_000n - 500n + BigInt(row?.win ?? 0));
  });

  test('a refusal after an unanswered attempt is made certain by a rollback', async () => {
    world.wallet.faults.push('lost', 'TOKEN_EXPIRED');
    await player.spin();
    await settleAll();
    expect((await player.rows())[0]).toMatchObject({ state: 'settled' });
    expect(world.wallet.seen.map(({ call }) => call)).toEqual(['batch', 'batch', 'rollback']);
  });

  test('W19: a refusal that comes after the next attempt has begun ends nothing', async () => {
    world.wallet.faults.push('lost');
    const { id } = await player.spin();
    const { db } = world.house;
    const [first, session] = [
      await roundById(db, id),
      await sessionById(db, (await roundById(db, id)).sessionId),
    ];
    if (!session) throw new Error('the player has no session');
    await db.query('update round set next_attempt_at = now() where id = $1', [id]);
    expect(await claimDue(db, 1, 60_000)).toEqual([id]);
    const late = { state: 'refused', refusal: 'TOKEN_EXPIRED' } as const;
    expect(await endRound(db, first, session, late)).toMatchObject({ state: 'bet-sent', attempts: 2 });
    await db.query('update round set next_attempt_at = now() where id = $1', [id]);
    await settleAll();
    const [row] = await player.rows();
    expect(row).toMatchObject({ state: 'settled' });
    expect(world.wallet.balance).toBe(100_000n - 500n + BigInt(row?.win ?? 0));
  });

  test('the player learns the end by asking again', async () => {
    const operationId = randomUUID();
    world.wallet.faults.push('lost');
    await player.spin(operationId);
    await settleAll();
    expect(await player.spin(operationId)).toMatchObject({ state: 'settled', win: expect.any(String) });
  });
});

describe('after a restart', () => {
  test('F16: a sent round is brought to its end by the next process', async () => {
    world.wallet.faults.push('lost');
    await player.spin();
    await world.restart();
    await settleAll();
    const [row] = await player.rows();
    expect(row).toMatchObject({ state: 'settled' });
    expect(player.idsUsed()).toHaveLength(2);
  });

  test('a round that never left the house did not happen', async () => {
    const round = await player.spin();
    await world.house.db.query(
      `insert into round (id, session_id, player_id, game_code, operation_id, seed_pair_id, nonce, bet, stake, state, next_attempt_at)
       select gen_random_uuid(), session_id, player_id, game_code, gen_random_uuid(), seed_pair_id, 1, bet, stake, 'deciding', now()
       from round where id = $1`,
      [round.id],
    );
    await world.restart();
    await settleAll();
    expect((await player.rows()).map(({ state }) => state)).toEqual(['settled', 'refused']);
    expect(world.wallet.seen).toHaveLength(1);
  });

  test('two workers never send the same round at once', async () => {
    world.wallet.faults.push('lost');
    await player.spin();
    world.house.timing.leaseMs = 60_000;
    const claimed = await Promise.all([settleDueRounds(world.house), settleDueRounds(world.house)]);
    world.house.timing.leaseMs = 0;
    expect(claimed.toSorted()).toEqual([0, 1]);
  });
});
