import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settleDueRounds } from './round-worker.ts';
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

describe('refusals', () => {
  test('without the session of this page nothing is played', async () => {
    for (const authorization of ['', 'Bearer ', `Bearer ${'x'.repeat(43)}`, `Basic ${'x'.repeat(43)}`]) {
      const payload = { operationId: randomUUID(), bet: { stake: '5.00' } };
      const answer = await world.app.inject({
        method: 'POST',
        url: '/play/api/spin',
        headers: { authorization },
        payload,
      });
      expect(answer.statusCode).toBe(401);
    }
    expect(await player.rows()).toEqual([]);
    expect(world.wallet.seen).toEqual([]);
  });

  test.each(['0.00', '4.00', '1e3', '-5.00', '500.01', '05.00'])(
    'a stake of %s makes no round',
    async (stake) => {
      expect((await player.spinRaw(randomUUID(), stake)).statusCode).toBe(400);
      expect(await player.rows()).toEqual([]);
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
      JSON.stringify({ operationId: randomUUID(), bet: { stake: '5.00', note: 'kept for ever' } }),
      // What no column of the database can hold.
      '{"operationId":"6f1d4c1e-3e0a-4d52-9a3a-0f6f0a8f6a11","bet":{"stake":"5.00","x":"\\u0000"}}',
    ];
    for (const payload of [...bodies, JSON.stringify({ x: 'y'.repeat(9_000) })]) {
      const headers = { ...player.headers, 'content-type': 'application/json' };
      const answer = await world.app.inject({ method: 'POST', url: '/play/api/spin', headers, payload });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json()).toEqual({ code: 'BAD_REQUEST' });
    }
    expect(await player.rows()).toEqual([]);
  });

  test('a refusal that the player is told waits for the disk; an end that can be asked for again does not', async () => {
    const owner = new pg.Client({ connectionString: world.house.config.databaseUrl });
    await owner.connect();
    // The server of the tests waits for no disk, unless a database asks for it.
    const { rows: names } = await owner.query<{ name: string }>('select current_database() as name');
    await owner.query(`alter database ${names[0]?.name} set synchronous_commit = on`);
    await world.restart();
    await owner.query(`
      create table end_written (state text, waits text);
      create function note_end() returns trigger language plpgsql security definer as
        'begin insert into end_written values (new.state, current_setting(''synchronous_commit'')); return new; end';
      create trigger note_end after update on round for each row when (new.state <> old.state) execute function note_end()`);
    try {
      world.wallet.faults.push('INSUFFICIENT_FUNDS');
      await player.spin();
      await player.spin();
      const { rows } = await owner.query<object>('select * from end_written');
      expect(rows).toEqual([
        { state: 'refused', waits: 'on' },
        { state: 'settled', waits: 'off' },
      ]);
    } finally {
      await owner.query('drop trigger note_end on round; drop function note_end; drop table end_written');
      await owner.end();
    }
  });

  test('W5: too little money is said to the player, with the balance, and no rollback follows (W19)', async () => {
    world.wallet.faults.push('INSUFFICIENT_FUNDS');
    expect(await player.spin()).toMatchObject({
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
    await player.spin(operationId);
    expect((await player.spinRaw(operationId, '10.00')).statusCode).toBe(409);
    expect(await player.rows()).toHaveLength(1);
  });

  test('a second round waits until the first has ended, and its seeds stay sealed', async () => {
    world.wallet.faults.push('broken');
    expect(await player.spin()).toMatchObject({ state: 'bet-sent', win: null, outcome: null });
    expect((await player.spinRaw(randomUUID())).json()).toEqual({ code: 'ROUND_OPEN' });
    const state = await player.state();
    expect((await player.rotate(state.seeds.commitment)).json()).toEqual({ code: 'ROUND_OPEN' });
    await settleAll();
    expect(await player.spin()).toMatchObject({ state: 'settled' });
  });
});

describe('a round', () => {
  test('bet and win go as one batch, and the balance follows', async () => {
    const round = await player.spin();
    const [row] = await player.rows();
    expect(round).toMatchObject({ state: 'settled', stake: '5.00', nonce: 0 });
    expect(world.wallet.seen).toEqual([
      { call: 'batch', fault: 'well', ids: [`${row?.id}.bet`, `${row?.id}.win`] },
    ]);
    expect(world.wallet.balance).toBe(100_000n - 500n + BigInt(row?.win ?? 0));
  });

  test('a double click and a retry after a lost answer are the same round', async () => {
    const operationId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => player.spin(operationId)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const again = await player.spin(operationId);
    expect(again).toMatchObject({ id: answers[0]?.id, state: 'settled' });
    expect(await player.rows()).toHaveLength(1);
    expect(world.wallet.seen).toHaveLength(1);
  });

  test('asked to resume, the house shows a round but never places one', async () => {
    const ask = (operationId: string) =>
      world.app.inject({
        method: 'POST',
        url: '/play/api/spin',
        headers: player.headers,
        payload: { operationId, bet: { stake: '5.00' }, resume: true },
      });
    const operationId = randomUUID();
    expect((await ask(operationId)).json()).toEqual({ code: 'NOT_FOUND' });
    expect(await player.rows()).toEqual([]);
    const round = await player.spin(operationId);
    expect((await ask(operationId)).json()).toMatchObject({ round: { id: round.id, state: 'settled' } });
  });

  test('its outcome can never be changed afterwards', async () => {
    await player.spin();
    await expect(world.house.db.query("update round set win = 1, state = 'settled'")).rejects.toThrow(
      'cannot change',
    );
  });

  test('a pace of 2.5 seconds is kept by the house too', async () => {
    world.house.timing.minimumRoundMs = 2_500;
    await player.spin();
    expect((await player.spinRaw(randomUUID())).json()).toEqual({ code: 'TOO_FAST' });
    expect(await player.rows()).toHaveLength(1);
    world.house.timing.minimumRoundMs = 0;
  });
});
