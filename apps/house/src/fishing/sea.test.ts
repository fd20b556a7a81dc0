import { PLAY_API } from '@maidan/games/play.ts';
import type { Room } from '@maidan/games/fishing/rooms.ts';
import type { SeaView } from '@maidan/games/fishing/sea-wire.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { seatPlayer } from '#testing/test-player.ts';

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouseWorld();
});
beforeEach(async () => {
  await world.house.db.query('delete from fishing_seat');
  world.wallet.reset();
});
afterAll(() => world.close());

let players = 0;
async function fisher(launch: object = {}) {
  players += 1;
  const player = await seatPlayer(world, { playerId: `fisher-${players}`, gameCode: 'fishing', ...launch });
  const seaRaw = (room: string) =>
    world.app.inject({ method: 'POST', url: PLAY_API.sea, headers: player.headers, payload: { room } });
  const sea = async (room: Room = 'bank'): Promise<SeaView> => (await seaRaw(room)).json<SeaView>();
  return { ...player, sea, seaRaw };
}

const volley = (kinds: readonly string[], cast = '0.50') => ({
  stake: (Number(cast) * kinds.length).toFixed(2),
  cast,
  aims: kinds.map((kind, index) => ({ kind, fish: 7 + index })),
});

test('whoever plays something else has no seat, and there is no water of another name', async () => {
  const other = await fisher({ gameCode: 'line-slot' });
  expect((await other.seaRaw('bank')).statusCode).toBe(404);
  const player = await fisher();
  expect((await player.seaRaw('lake')).statusCode).toBe(400);
  expect(await world.house.db.query('select seat from fishing_seat')).toEqual([]);
});

test('[GAM-03] four boats share a sea, and the fifth is on the next; each water has seas of its own', async () => {
  const boats = await Promise.all(Array.from({ length: 5 }, () => fisher()));
  const seas: SeaView[] = [];
  for (const boat of boats) seas.push(await boat.sea());
  expect(seas.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 0]);
  expect(new Set(seas.slice(0, 4).map(({ seed }) => seed)).size).toBe(1);
  expect(seas[4]?.seed).not.toBe(seas[0]?.seed);
  expect(seas[3]?.others.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  const deep = await boats[0]?.sea('deep');
  expect(deep).toMatchObject({ seat: 0, others: [] });
  expect((await boats[1]?.sea())?.others.map(({ seat }) => seat)).toEqual([2, 3]);
});

test('all at once get seats of their own, and a page that asks again has the same', async () => {
  const boats = await Promise.all(Array.from({ length: 8 }, () => fisher()));
  const first = await Promise.all(boats.map((boat) => boat.sea()));
  expect(new Set(first.map(({ seed, seat }) => `${seed} ${seat}`)).size).toBe(8);
  const again = await Promise.all(boats.map((boat) => boat.sea()));
  expect(again.map(({ seed, seat }) => `${seed} ${seat}`)).toEqual(
    first.map(({ seed, seat }) => `${seed} ${seat}`),
  );
});

test('a seat that nobody asks for any more is given to the next', async () => {
  const [gone, next] = [await fisher(), await fisher()];
  const { seed } = await gone.sea();
  await world.house.db.query("update fishing_seat set held_until = now() - interval '1 second'");
  expect(await next.sea()).toMatchObject({ seed, seat: 0, others: [] });
  // Who comes back is not put out: there is another seat.
  expect(await gone.sea()).toMatchObject({ seed, seat: 1, others: [{ seat: 0, volleys: [] }] });
});

test('the others see where a net went and what came of it, and neither whose it was nor for how much', async () => {
  const [one, other] = [await fisher(), await fisher()];
  await one.sea();
  await other.sea();
  const round = await one.bet(volley(['puti', 'rui']));
  expect(round.state).toBe('settled');
  const { others } = await other.sea();
  const { caught } = round.outcome as { caught: number[] };
  expect(others).toEqual([
    {
      seat: 0,
      volleys: [{ id: round.id, aims: [aimed('puti', 7), aimed('rui', 8)], caught }],
    },
  ]);
  const told = JSON.stringify(others);
  expect([told.includes(one.playerId), told.includes('0.50')]).toEqual([false, false]);
});

const aimed = (kind: string, fish: number) => ({ kind, fish });

test('W1: casts that go together are one bet and one win at the wallet, decided and stored before', async () => {
  const player = await fisher();
  const before = Number((await player.state()).balance);
  world.wallet.reset();
  const round = await player.bet(volley(['puti', 'puti', 'prawn', 'makara'], '0.10'));
  expect(round.state).toBe('settled');
  expect(player.idsUsed()).toHaveLength(2);
  const { caught } = round.outcome as { caught: number[] };
  expect(caught).toHaveLength(4);
  const won = caught.reduce((sum, times) => sum + times, 0) * 0.1;
  expect(Number(round.win)).toBeCloseTo(won, 8);
  expect(Number((await player.state()).balance)).toBeCloseTo(before - 0.4 + won, 8);
});

test('what cannot be paid for never happened: no cast of it counts, and nobody sees it', async () => {
  const [poor, other] = [await fisher({ freePlay: { balance: '0.30' } }), await fisher()];
  await other.sea();
  const round = await poor.bet(volley(['puti', 'puti'], '0.20'));
  expect(round).toMatchObject({ state: 'refused', refusal: 'INSUFFICIENT_FUNDS', outcome: null });
  expect((await poor.state()).balance).toBe('0.30');
  // Money that was lent is seen by nobody else.
  expect((await poor.sea()).others).toEqual([]);
  expect((await other.sea()).others).toEqual([]);
});

test('a stake that is not the sum of its casts is refused before anything is written', async () => {
  const player = await fisher();
  for (const bet of [
    { ...volley(['puti', 'puti']), stake: '0.50' },
    volley(['marlin']),
    volley(['puti'], '0.15'),
  ])
    expect((await player.betRaw(bet)).statusCode).toBe(400);
  expect(await player.rows()).toEqual([]);
});
