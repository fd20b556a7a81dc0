import { randomUUID } from 'node:crypto';
import { formatMoneyText } from '@maidan/contract/money.ts';
import {
  VENDOR_OPEN_ROUNDS_PATH,
  type VendorOpenRoundsAnswer,
} from '@maidan/contract/seamless-wallet/open-rounds.ts';
import { LOTTERY_API, type LotteryTable, type OrderAnswer } from '@maidan/games/lottery/lottery-wire.ts';
import { lotteryOf } from '@maidan/games/lottery/lotteries.ts';
import { drawName, drawsAtMs } from '@maidan/games/lottery/schedule.ts';
import { BOOK_API, placeAnswer } from '@maidan/games/sports/book-wire.ts';
import { fixturesOfRound, roundAt } from '@maidan/games/sports/calendar.ts';
import { texts as footballTexts } from '@maidan/games/sports/football/texts/en.ts';
import { leagueOf, shiftOf, TEAMS } from '@maidan/games/sports/leagues.ts';
import { decidedBy } from '@maidan/games/sports/match.ts';
import { marketsAt, priceIn } from '@maidan/games/sports/quote.ts';
import { payoutOf } from '@maidan/games/sports/ticket.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readyChains } from '#draws/minute-chain.ts';
import { findSession } from '#sessions/play-session.store.ts';
import { hashSecret } from '#sessions/play-session.ts';
import { sit } from '#tables/sit.ts';
import { openHouseWorld, signedHeaders, type HouseWorld } from '#testing/house-world.ts';
import { seatPlayer } from '#testing/test-player.ts';
import { poolsOf } from './open-shared-bet.ts';

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouseWorld();
});
beforeEach(() => world.wallet.reset());
afterAll(() => world.close());

async function ask(
  playerId: string,
  roundIds: string[],
  language = 'en',
): Promise<VendorOpenRoundsAnswer['rounds']> {
  const payload = JSON.stringify({ playerId, roundIds, language });
  const answer = await world.app.inject({
    method: 'POST',
    url: VENDOR_OPEN_ROUNDS_PATH,
    payload,
    headers: signedHeaders(world.platformKey, VENDOR_OPEN_ROUNDS_PATH, payload),
  });
  return answer.json<VendorOpenRoundsAnswer>().rounds;
}

test('of a round that is over, of another player or unknown, nothing is said', async () => {
  const player = await seatPlayer(world);
  const over = await player.spin();
  const open = await (await seatPlayer(world, { gameCode: 'mines' })).bet({ stake: '5.00', mines: 3 });
  expect(open.state).toBe('open');
  expect(await ask(player.playerId, [over.id, open.id, randomUUID(), 'no-such-round'])).toEqual([]);
});

test('[MEM-15] a round that waits for its player says so, what it can pay at most, and when it ends by itself', async () => {
  const player = await seatPlayer(world, { gameCode: 'mines' });
  const round = await player.bet({ stake: '5.00', mines: 3 });
  const [told] = await ask(player.playerId, [round.id]);
  expect(told).toEqual({
    roundId: round.id,
    about: [],
    // All that three crocodiles leave: 97 % of 2,300 to one.
    mostWin: '11155.00',
    mostAsItStands: null,
    endsAt: expect.any(String),
    waitsForPlayer: true,
  });
  const endsInMs = Date.parse(told?.endsAt ?? '') - Date.now();
  expect(endsInMs).toBeGreaterThan(0);
  expect(endsInMs).toBeLessThanOrEqual(world.house.timing.abandonedMs);
});

test('[MEM-15, GAM-03] a seat at a table can become ten buy-ins and a pot, and once folded what lies there', async () => {
  const playerId = `player-${randomUUID()}`;
  const token = await world.enter({ gameCode: 'teen-patti', playerId });
  const session = await findSession(world.house.db, hashSecret(token));
  if (!session) throw new Error('no session');
  const sitting = { operationId: randomUUID(), buyIn: '100.00', seed: '0badcafe' };
  const { id, state } = await sit(world.house, session, sitting);
  expect(state).toBe('seated');
  expect(await ask('another', [id])).toEqual([]);
  const told = { roundId: id, about: [], mostAsItStands: null, endsAt: null };
  expect(await ask(playerId, [id])).toEqual([{ ...told, mostWin: '1300.00', waitsForPlayer: true }]);
  const become = (part: string) => world.house.db.query(`update table_seat set ${part} where id = $1`, [id]);
  await become(`state = 'leaving', chips = 8_050`);
  expect(await ask(playerId, [id])).toEqual([{ ...told, mostWin: '80.50', waitsForPlayer: false }]);
  await become(`state = 'paying', win = 8_050`);
  expect(await ask(playerId, [id])).toEqual([{ ...told, mostWin: null, waitsForPlayer: false }]);
  await become(`state = 'left'`);
  expect(await ask(playerId, [id])).toEqual([]);
});

test('[MEM-15, GAM-08] a bet on matches says what its lines can still pay and when its last result stands at the latest', async () => {
  const league = leagueOf('football-6');
  if (!league) throw new Error('no such league');
  const fixtures = fixturesOfRound(league, roundAt(league, Date.now()) + 1).slice(0, 3);
  const legs = await Promise.all(
    fixtures.map(async (fixture) => {
      const play = await world.book.playNow(fixture);
      const chosen = { market: 'result', selection: 'home' };
      const odds = priceIn(marketsAt(fixture, play), chosen) ?? 0;
      return { match: fixture.id, ...chosen, step: play.step, odds };
    }),
  );
  const playerId = `player-${randomUUID()}`;
  const headers = { authorization: `Bearer ${await world.enter({ gameCode: 'sports', playerId })}` };
  const place = async (size: number) => {
    const payload = { operationId: randomUUID(), stake: '12.00', size, accepts: 'any', legs };
    const answer = await world.app.inject({ method: 'POST', url: BOOK_API.place, headers, payload });
    return placeAnswer.parse(answer.json()).bet?.id ?? '';
  };
  const [parlay, system] = [await place(3), await place(2)];
  expect(await ask('another', [parlay, system])).toEqual([]);
  const become = (id: string, results: readonly (string | null)[]) =>
    world.house.db.query(
      `update book_leg set result = r.result from unnest($2::text[]) with ordinality r (result, place)
       where bet_id = $1 and book_leg.place = r.place - 1`,
      [id, results],
    );
  const most = (stake: bigint, size: number, results: readonly ('won' | 'lost' | 'void')[]) =>
    formatMoneyText(
      payoutOf(
        stake,
        legs.map(({ odds }, leg) => ({ odds, result: results[leg] ?? 'won' })),
        size,
      ),
    );
  const endsAt = new Date(Math.max(...fixtures.map((fixture) => decidedBy(fixture)))).toISOString();
  const told = (roundId: string, mostWin: string | null, ends: string | null = endsAt) => ({
    roundId,
    about: expect.any(Array),
    mostWin,
    mostAsItStands: null,
    endsAt: ends,
    waitsForPlayer: false,
  });
  const byId = (rounds: { roundId: string }[]) =>
    rounds.toSorted(
      (one, other) => [parlay, system].indexOf(one.roundId) - [parlay, system].indexOf(other.roundId),
    );
  expect(byId(await ask(playerId, [parlay, system]))).toEqual([
    told(parlay, most(1_200n, 3, [])),
    told(system, most(1_200n, 2, [])),
  ]);
  // In the words of its own page, in the language of whoever reads it.
  const [inEnglish] = await ask(playerId, [parlay]);
  const homes = fixtures.map(({ home }) => home);
  const [kind, ...lines] = inEnglish?.about ?? [];
  expect(kind).toBe('Parlay of 3');
  const [ofSystem] = await ask(playerId, [system]);
  expect(ofSystem?.about[0]).toBe('System 2 of 3');
  expect(lines).toHaveLength(3);
  for (const [at, line] of lines.entries()) {
    const { first, second } = footballTexts.teams;
    const home = `${first[homes[at] ?? 0]} ${second[((homes[at] ?? 0) + shiftOf(league)) % TEAMS]}`;
    const odds = ((legs[at]?.odds ?? 0) / 100).toFixed(2);
    expect(line).toContain(`${home} ${odds} · ${footballTexts.markets['result']} · ${home}`);
  }
  const [inBengali] = await ask(playerId, [parlay], 'bn');
  expect(inBengali?.about.join(' ')).toMatch(/^[^A-Za-z]+$/);
  // A leg that is void leaves the others, one that is lost takes its lines along.
  await become(parlay, ['void', null, null]);
  const [decided] = await ask(playerId, [parlay]);
  expect(decided?.about.map((line) => line.endsWith(' · Void'))).toEqual([false, true, false, false]);
  await become(system, ['lost', null, null]);
  expect(byId(await ask(playerId, [parlay, system]))).toEqual([
    told(parlay, most(1_200n, 3, ['void'])),
    told(system, most(1_200n, 2, ['lost'])),
  ]);
  // Of what was bought back nothing more is paid.
  await world.house.db.query('update book_bet set open_stake = 500 where id = $1', [system]);
  expect(await ask(playerId, [system])).toEqual([told(system, most(500n, 2, ['lost']))]);
  await become(system, ['lost', 'won', 'won']);
  expect(await ask(playerId, [system])).toEqual([told(system, null, null)]);
  await world.house.db.query(`update book_bet set state = 'settled' where id = $1`, [system]);
  expect(await ask(playerId, [system])).toEqual([]);
});

test('[MEM-15, GAM-08] a bet on a part of a match ends with the part at the latest, unless its match was bet on before parts stood', async () => {
  const league = leagueOf('kabaddi-60');
  const [fixture] = league ? fixturesOfRound(league, roundAt(league, Date.now()) + 2) : [];
  if (!fixture) throw new Error('there is no match');
  const chosen = { market: 'half', selection: 'home' };
  const play = await world.book.playNow(fixture);
  const odds = priceIn(marketsAt(fixture, play), chosen) ?? 0;
  const legs = [{ match: fixture.id, ...chosen, step: play.step, odds }];
  const playerId = `player-${randomUUID()}`;
  const headers = { authorization: `Bearer ${await world.enter({ gameCode: 'sports', playerId })}` };
  const payload = { operationId: randomUUID(), stake: '12.00', size: 1, accepts: 'any', legs };
  const answer = await world.app.inject({ method: 'POST', url: BOOK_API.place, headers, payload });
  const id = placeAnswer.parse(answer.json()).bet?.id ?? '';
  const ends = async () => Date.parse((await ask(playerId, [id]))[0]?.endsAt ?? '');
  expect(decidedBy(fixture, 'half')).toBeLessThan(decidedBy(fixture));
  expect(await ends()).toBe(decidedBy(fixture, 'half'));
  await world.house.db.query('update book_match set parts_stand = false where id = $1', [fixture.id]);
  expect(await ends()).toBe(decidedBy(fixture));
});

test('[MEM-15, LOT-01] a ticket says when it is drawn, what was bet on, and what it can pay at most', async () => {
  await readyChains(world.house);
  const playerId = `player-${randomUUID()}`;
  const token = await world.enter({ gameCode: 'lottery.five-5', playerId });
  const headers = { authorization: `Bearer ${token}` };
  const { coming } = (await world.app.inject({ url: LOTTERY_API.table, headers })).json<LotteryTable>();
  const first = coming[1] ?? 0;
  const buy = async (picks: number[][]) => {
    const payload = {
      operationId: randomUUID(),
      draws: 1,
      stopsOnWin: false,
      first,
      lines: [{ play: 'all-5', picks, unit: '1.00' }],
    };
    const answer = await world.app.inject({ method: 'POST', url: LOTTERY_API.order, headers, payload });
    return answer.json<OrderAnswer>().order.tickets[0]?.id ?? '';
  };
  const one = await buy([[1], [2], [3], [4], [5]]);
  const two = await buy([[1, 2], [2], [3], [4], [5]]);
  expect(await ask('another', [one])).toEqual([]);
  const endsAt = new Date(drawsAtMs(first)).toISOString();
  const draw = `Draw ${drawName(lotteryOf('lottery.five-5')?.schedule ?? { every: 0 }, first)}`;
  const told = await ask(playerId, [one, two]);
  expect(told.find(({ roundId }) => roundId === one)).toEqual({
    roundId: one,
    about: [draw, 'All five: 1, 2, 3, 4, 5'],
    mostWin: '96000.00',
    mostAsItStands: null,
    endsAt,
    waitsForPlayer: false,
  });
  expect(told.find(({ roundId }) => roundId === two)).toEqual({
    roundId: two,
    about: [draw, 'All five: 1 2, 2, 3, 4, 5'],
    mostWin: '96000.00',
    mostAsItStands: null,
    endsAt,
    waitsForPlayer: false,
  });
});

test('[MEM-15] what lies in the pool of a round is asked once, of however many of its bets is told', async () => {
  const { db } = world.house;
  let asked = 0;
  const pools = poolsOf({ ...db, query: (...words) => ((asked += 1), db.query(...words)) });
  const [one, other] = [randomUUID(), randomUUID()];
  expect(await Promise.all([pools(one), pools(one), pools(other), pools(one)])).toEqual([{}, {}, {}, {}]);
  expect(asked).toBe(2);
});
