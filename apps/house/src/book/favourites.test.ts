import { randomUUID } from 'node:crypto';
import { BOOK_API, favouritesAnswer, type FavouritesAnswer } from '@maidan/games/sports/book-wire.ts';
import { LEAGUES, TEAMS } from '@maidan/games/sports/leagues.ts';
import { bookOf } from '@maidan/games/sports/sports.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';

let world: HouseWorld;
let playerId: string;

beforeAll(async () => {
  world = await openHouseWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  playerId = randomUUID();
});

const answerOf = ({ body }: { body: string }): FavouritesAnswer['teams'] =>
  favouritesAnswer.parse(JSON.parse(body)).teams;

/** The page of a player on one more device. */
async function device(part: object = {}) {
  const token = await world.enter({ gameCode: 'sports', playerId, ...part });
  const headers = { authorization: `Bearer ${token}` };
  return {
    read: async () => answerOf(await world.app.inject({ url: BOOK_API.favourites, headers })),
    send: (payload: object) =>
      world.app.inject({ method: 'POST', url: BOOK_API.favourites, payload, headers }),
  };
}
const rows = () =>
  world.house.db.query('select league, team from book_favourite where player_id = $1 order by league, team', [
    playerId,
  ]);

test('[GAM-08] a favourite that there cannot be is refused, and nothing is kept', async () => {
  const { send, read } = await device();
  const team = { league: 'football-60', team: 3, isFavourite: true };
  const refusals: [object, number][] = [
    [{ ...team, team: TEAMS }, 400],
    [{ ...team, team: -1 }, 400],
    [{ ...team, team: 1.5 }, 400],
    [{ ...team, league: 'x'.repeat(33) }, 400],
    [{ ...team, more: true }, 400],
    [{ league: 'football-60', team: 3 }, 400],
    [{ ...team, league: 'football-7' }, 404],
    // Of the other book.
    [{ ...team, league: 'towers-60' }, 404],
  ];
  for (const [body, status] of refusals)
    expect((await send(body)).statusCode, JSON.stringify(body)).toBe(status);
  expect((await world.app.inject({ url: BOOK_API.favourites })).statusCode).toBe(401);
  expect(await read()).toEqual([]);
  expect(await rows()).toEqual([]);
});

test('[GAM-08] favourites follow a player to the next device, and nobody else has them', async () => {
  const phone = await device();
  await phone.send({ league: 'football-60', team: 3, isFavourite: true });
  await phone.send({ league: 'football-60', team: 3, isFavourite: true });
  const desk = await device();
  await desk.send({ league: 'cricket-1', team: 0, isFavourite: true });
  const both = [
    { league: 'cricket-1', team: 0 },
    { league: 'football-60', team: 3 },
  ];
  expect(await phone.read()).toEqual(both);
  expect(await rows()).toEqual(both);
  expect(await (await device({ playerId: randomUUID() })).read()).toEqual([]);
  await phone.send({ league: 'cricket-1', team: 0, isFavourite: false });
  expect(await desk.read()).toEqual([{ league: 'football-60', team: 3 }]);
});

test('[GAM-08] each book has its own favourites, and no player more of them than its leagues have teams', async () => {
  const esports = await device({ gameCode: 'esports' });
  const leagues = LEAGUES.filter(({ sport }) => bookOf(sport) === 'esports');
  for (const { code } of leagues)
    for (let team = 0; team < TEAMS; team += 1) await esports.send({ league: code, team, isFavourite: true });
  expect(await esports.read()).toHaveLength(leagues.length * TEAMS);
  expect(await (await device()).read()).toEqual([]);
});
