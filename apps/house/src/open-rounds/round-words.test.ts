import { randomUUID } from 'node:crypto';
import {
  VENDOR_ROUND_WORDS_PATH,
  vendorRoundWordsAnswer,
} from '@maidan/contract/seamless-wallet/round-words.ts';
import { vendorRoundAnswer, VENDOR_ROUND_PATH } from '@maidan/contract/seamless-wallet/round-proof.ts';
import { BOOK_API, placeAnswer } from '@maidan/games/sports/book-wire.ts';
import { fixturesOfRound, roundAt } from '@maidan/games/sports/calendar.ts';
import { leagueOf } from '@maidan/games/sports/leagues.ts';
import { marketsAt, priceIn } from '@maidan/games/sports/quote.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouseWorld, signedHeaders, type HouseWorld } from '#testing/house-world.ts';
import { seatPlayer } from '#testing/test-player.ts';

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouseWorld();
});
afterAll(() => world.close());

async function post(path: string, question: object): Promise<unknown> {
  const payload = JSON.stringify(question);
  const headers = signedHeaders(world.platformKey, path, payload);
  return (await world.app.inject({ method: 'POST', url: path, payload, headers })).json();
}
async function ask(playerId: string, roundIds: string[], language = 'en') {
  const told = vendorRoundWordsAnswer.parse(
    await post(VENDOR_ROUND_WORDS_PATH, { playerId, roundIds, language }),
  );
  return Object.fromEntries(told.rounds.map(({ roundId, about }) => [roundId, about]));
}
const prove = async (playerId: string, roundId: string) =>
  vendorRoundAnswer.parse(await post(VENDOR_ROUND_PATH, { playerId, roundId, language: 'en' }));

async function placeBet(size: number) {
  const league = leagueOf('football-6');
  if (!league) throw new Error('no such league');
  const legs = await Promise.all(
    fixturesOfRound(league, roundAt(league, Date.now()) + 1)
      .slice(0, 3)
      .map(async (fixture) => {
        const play = await world.book.playNow(fixture);
        const chosen = { market: 'result', selection: 'home' };
        return {
          match: fixture.id,
          ...chosen,
          step: play.step,
          odds: priceIn(marketsAt(fixture, play), chosen) ?? 0,
        };
      }),
  );
  const playerId = `player-${randomUUID()}`;
  const headers = { authorization: `Bearer ${await world.enter({ gameCode: 'sports', playerId })}` };
  const payload = { operationId: randomUUID(), stake: '12.00', size, accepts: 'any', legs };
  const answer = await world.app.inject({ method: 'POST', url: BOOK_API.place, headers, payload });
  return { playerId, id: placeAnswer.parse(answer.json()).bet?.id ?? '' };
}

test('[MEM-08] of rounds of another player, unknown ones, and what has no words nothing is said', async () => {
  const player = await seatPlayer(world);
  const spin = await player.spin();
  const { playerId, id } = await placeBet(3);
  expect(await ask(player.playerId, [spin.id, id, randomUUID(), 'no-such-round'])).toEqual({});
  expect(Object.keys(await ask(playerId, [id, spin.id]))).toEqual([id]);
});

test('[MEM-08] a settled bet on matches is still told in words, with each result; its receipt with what was bought back', async () => {
  const { playerId, id } = await placeBet(2);
  await world.house.db.query(
    `update book_leg set result = (array['won', 'lost', 'void'])[place + 1] where bet_id = $1`,
    [id],
  );
  await world.house.db.query(
    `insert into book_payment (bet_id, number, kind, amount, stake, closes, state, operation_id)
     values ($1, 1, 'cash-out', 450, 500, false, 'done', gen_random_uuid())`,
    [id],
  );
  await world.house.db.query(`update book_bet set state = 'settled' where id = $1`, [id]);
  const [kind, ...legs] = (await ask(playerId, [id]))[id] ?? [];
  expect(kind).toBe('System 2 of 3');
  expect(legs.map((line) => line.split(' · ').at(-1))).toEqual(['Won', 'Lost', 'Void']);
  expect((await ask(playerId, [id], 'bn'))[id]?.join(' ')).toMatch(/^[^A-Za-z]+$/);
  expect(await prove(playerId, id)).toMatchObject({
    about: [kind, ...legs],
    came: ['Cashed out: ৳4.50 for ৳5.00 of the stake'],
  });
});

test('[MEM-08] chips on a wheel and casts at fish are told by their names, and what came of them', async () => {
  const wheel = await seatPlayer(world, { gameCode: 'roulette' });
  const spin = await wheel.bet({ chips: [{ spot: 'red', amount: '2.00' }] });
  expect(await ask(wheel.playerId, [spin.id])).toEqual({ [spin.id]: ['Red: ৳2.00'] });
  const { number } = spin.outcome as { number: number };
  const { came } = await prove(wheel.playerId, spin.id);
  expect(came).toEqual([expect.stringMatching(new RegExp(`^${number}, (red|black|green)\\.$`))]);

  const boat = await seatPlayer(world, { gameCode: 'fishing' });
  const casts = await boat.bet({
    stake: '0.20',
    cast: '0.10',
    aims: [
      { kind: 'rui', fish: 1 },
      { kind: 'puti', fish: 2 },
    ],
  });
  expect(await ask(boat.playerId, [casts.id])).toEqual({
    [casts.id]: ['Rohu: ৳0.10', 'Swamp barb: ৳0.10'],
  });
  expect((await prove(boat.playerId, casts.id)).came?.join()).toMatch(/^(Caught: .+৳|All 2 got away\.)/);
});
