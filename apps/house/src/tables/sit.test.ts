import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findSession } from '#sessions/play-session.store.ts';
import { hashSecret } from '#sessions/play-session.ts';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { getUpFromTable } from './play-at-table.ts';
import { settleDueSeats } from './settle-seat.ts';
import { sit } from './sit.ts';

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouseWorld();
});
beforeEach(() => world.wallet.reset());
afterAll(() => world.close());

async function newSession() {
  const token = await world.enter({ gameCode: 'five-dice', playerId: `player-${randomUUID()}` });
  const session = await findSession(world.house.db, hashSecret(token));
  if (!session) throw new Error('no session');
  return session;
}
const word = (buyIn = '100.00') => ({ operationId: randomUUID(), buyIn, seed: '0badcafe' });
/** Somebody new sits down, and says where. */
const tableFrom = async (address: string | null, buyIn?: string) =>
  (await sit(world.house, await newSession(), word(buyIn), address)).tableId;

test('[GAM-03] whose buy-in the wallet refuses time and again is not asked for any more, and nothing is written', async () => {
  const session = await newSession();
  for (let time = 0; time < 5; time += 1) {
    world.wallet.faults.push('INSUFFICIENT_FUNDS');
    expect((await sit(world.house, session, word())).state).toBe('refused');
  }
  const asked = world.wallet.seen.length;
  await expect(sit(world.house, session, word())).rejects.toMatchObject({ code: 'TOO_FAST' });
  expect(world.wallet.seen).toHaveLength(asked);
  const mine = 'select id from table_seat where player_id = $1';
  expect(await world.house.db.query(mine, [session.playerId])).toHaveLength(5);
});

test('[GAM-03] two of one address never sit at one table, whoever else sits there', async () => {
  const first = await tableFrom('203.0.113.7');
  const second = await tableFrom('203.0.113.7');
  expect(second).not.toBe(first);
  const tables = [first, second];
  expect(tables).toContain(await tableFrom('198.51.100.1'));
  expect(tables).toContain(await tableFrom(null));
  expect(tables).not.toContain(await tableFrom('203.0.113.7'));
});

test('[GAM-03] from where somebody sat is forgotten when they have got up', async () => {
  const session = await newSession();
  const { id } = await sit(world.house, session, word('100.00'), '203.0.113.9');
  const address = () => world.house.db.query('select state, address from table_seat where id = $1', [id]);
  expect(await address()).toEqual([{ state: 'seated', address: '203.0.113.9' }]);
  await getUpFromTable(world.house, session);
  await settleDueSeats(world.house);
  expect(await address()).toEqual([{ state: 'left', address: null }]);
});
