import { randomUUID } from 'node:crypto';
import { parseMoney } from '@maidan/contract/money.ts';
import { BOOK_API, placeAnswer, type BookBet, type PlaceAnswer } from '@maidan/games/sports/book-wire.ts';
import { fixturesOfRound, roundAt, type Fixture } from '@maidan/games/sports/calendar.ts';
import { LEAGUES, type League } from '@maidan/games/sports/leagues.ts';
import { marketNamed } from '@maidan/games/sports/lines.ts';
import {
  endsAt,
  finalPlay,
  isMisreported,
  legResult,
  REVIEW_MS,
  standsAt,
} from '@maidan/games/sports/match.ts';
import { oddsOf } from '@maidan/games/sports/price.ts';
import { marketsAt } from '@maidan/games/sports/quote.ts';
import { bookOf, sportsOf } from '@maidan/games/sports/sports.ts';
import { payoutOf } from '@maidan/games/sports/ticket.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bookTurns } from '#testing/book-turn.ts';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { betById } from './bet.store.ts';
import { bookProof } from './book-proof.ts';
import { paymentsOf } from './payment.store.ts';

let now = Date.UTC(2026, 10, 18, 12);
let world: HouseWorld;
let token: string;
const HOLDER = randomUUID();
const FAST = LEAGUES.filter(({ pace }) => pace === 60);
const NAMED = FAST.map((league) => [league.sport.code, league] as const);
const OF_SPORTS = sportsOf('sports');
const STAKE = 1_000n;

beforeAll(async () => {
  world = await openHouseWorld({}, () => now);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.wallet.reset();
  token = await world.enter({ gameCode: 'sports', playerId: randomUUID() });
});

afterEach(() => vi.restoreAllMocks());

async function catchUp(): Promise<void> {
  const run = bookTurns(HOLDER);
  for (let turn = 0; turn < 40; turn += 1) if ((await run(world.book)) === 0) return;
  throw new Error('the book does not come to rest');
}

async function end(fixture: Fixture, afterMs: number): Promise<void> {
  now = Math.max(now, endsAt(fixture, (await world.book.held(fixture)).match) + afterMs);
  await catchUp();
}

type Leg = { match: string; market: string; selection: string; step: number; odds: number };

async function place(legs: readonly Leg[], accepts = 'same'): Promise<BookBet> {
  const payload = { operationId: randomUUID(), stake: '10.00', size: legs.length, accepts, legs };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await world.app.inject({ method: 'POST', url: BOOK_API.place, payload, headers });
  const { bet, refusal } = placeAnswer.parse(answer.json());
  if (!bet) throw new Error(`refused: ${String(refusal)}`);
  return bet;
}

const OF_PARTS: ReadonlySet<string> = new Set(['over', 'chase-over', 'first', 'half', 'part']);

async function sell(betId: string): Promise<PlaceAnswer> {
  const payload = { operationId: randomUUID(), betId, stake: '10.00', least: '0.00' };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await world.app.inject({ method: 'POST', url: BOOK_API.cashOut, payload, headers });
  return placeAnswer.parse(answer.json());
}

/** Every selection that a match has a price for. */
async function everyLeg(fixture: Fixture): Promise<Leg[]> {
  const play = await world.book.playNow(fixture);
  return marketsAt(fixture, play).flatMap(({ id, selections }) =>
    selections.flatMap(({ id: selection, chance }) => {
      const odds = oddsOf(chance);
      return odds === null ? [] : [{ match: fixture.id, market: id, selection, step: play.step, odds }];
    }),
  );
}

/** The next match of a league that is as wanted, from which now is a second away. */
async function nextMatch(league: League, isWanted: (fixture: Fixture) => Promise<boolean>): Promise<Fixture> {
  for (let round = roundAt(league, now) + 1; ; round += 1)
    for (const fixture of fixturesOfRound(league, round))
      if (await isWanted(fixture)) {
        now = fixture.startsAt - 1_000;
        return fixture;
      }
}
const matchOf = async (fixture: Fixture) => (await world.book.held(fixture)).match;

test.each(NAMED)(
  '[GAM-08] in %s a result that was announced wrongly pays in the end what the true one pays, in every market',
  async (_code, league) => {
    token = await world.enter({ gameCode: bookOf(league.sport), playerId: randomUUID() });
    const fixture = await nextMatch(league, async (one) => isMisreported(await matchOf(one)));
    const before = await everyLeg(fixture);
    const match = await matchOf(fixture);
    const legs = before.slice(0, 12);
    const bets = [];
    for (const leg of legs) bets.push({ leg, id: (await place([leg])).id });
    await end(fixture, 0);
    await end(fixture, REVIEW_MS);
    let payouts = 0n;
    for (const { leg, id } of bets) {
      const result = legResult(fixture, finalPlay(fixture, match), leg) ?? 'void';
      const payout = payoutOf(STAKE, [{ odds: leg.odds, result }], 1);
      expect(await betById(world.house.db, id), leg.market).toMatchObject({
        state: 'settled',
        paid: payout.toString(),
      });
      payouts += payout;
    }
    expect(world.wallet.balance).toBe(100_000n - STAKE * BigInt(bets.length) + payouts);
    expect(world.wallet.openRounds).toEqual([]);
    const paid = await paymentsOf(
      world.house.db,
      bets.map(({ id }) => id),
    );
    expect(paid.map(({ kind }) => kind)).toEqual(bets.map(() => 'settlement'));
  },
);

test.each(NAMED)(
  'in %s bets that are taken in play are settled by the end, and by a broken-off match given back, but for parts that were over',
  async (_code, league) => {
    token = await world.enter({ gameCode: bookOf(league.sport), playerId: randomUUID() });
    for (const isBrokenOff of [false, true]) {
      const fixture = await nextMatch(league, async (one) => {
        const play = await matchOf(one);
        // One that is broken off at once takes no bet in play.
        const lasts = endsAt(one, play) - one.startsAt > 10 * league.delayMs;
        return lasts && (play.abandonedAt !== null) === isBrokenOff;
      });
      const match = await matchOf(fixture);
      const balance = world.wallet.balance;
      const bets: { id: string }[] = [];
      // Between two parts of a contest nothing may be on offer, or all of it change before a bet is in.
      for (const passed of [0.3, 0.4, 0.5]) {
        now = fixture.startsAt + passed * (endsAt(fixture, match) - fixture.startsAt);
        for (const leg of await everyLeg(fixture)) bets.push(await place([leg], 'any'));
        now += league.delayMs;
        await catchUp();
        const states = await Promise.all(
          bets.map(async ({ id }) => (await betById(world.house.db, id)).state),
        );
        if (states.includes('open')) break;
      }
      await end(fixture, REVIEW_MS);
      let [kept, settled] = [0n, 0];
      for (const { id } of bets) {
        const { state, paid, legs } = await betById(world.house.db, id);
        if (state !== 'settled') continue;
        const ended = legs.map((leg) => ({
          odds: leg.odds,
          result: legResult(fixture, finalPlay(fixture, match), leg) ?? 'void',
        }));
        expect(paid).toBe(payoutOf(STAKE, ended, 1).toString());
        kept += STAKE - BigInt(paid);
        // What was over by then stands; all else is given back.
        const mayStand = legs.every(({ market }) => OF_PARTS.has(marketNamed(market).kind));
        expect(!isBrokenOff || mayStand || paid === `${STAKE}`, legs[0]?.market).toBe(true);
        settled += 1;
      }
      expect(settled).toBeGreaterThan(0);
      expect(world.wallet.balance).toBe(balance - kept);
      expect(world.wallet.openRounds).toEqual([]);
    }
  },
);

/** Those on parts of a match, which stand before it does. */
async function legsOnParts(fixture: Fixture): Promise<Leg[]> {
  const match = await matchOf(fixture);
  const last = endsAt(fixture, match) + REVIEW_MS;
  return (await everyLeg(fixture)).filter((leg) => standsAt(fixture, match, leg) < last);
}

/** A match that is played whole, with bets that are open on a part of it: before it begins, as `nextMatch` leaves it. */
const withParts = (league: League): Promise<Fixture> =>
  nextMatch(league, async (fixture) => {
    const match = await matchOf(fixture);
    now = fixture.startsAt - 1_000;
    const [leg] = await legsOnParts(fixture);
    if (!leg || match.abandonedAt !== null) return false;
    // While it still goes on.
    return standsAt(fixture, match, leg) < endsAt(fixture, match);
  });

const IN_PARTS = NAMED.filter(([code]) => code !== 'football');

test.each(IN_PARTS)(
  '[GAM-08] in %s a bet on a part is paid when the part stands, while the match goes on; a match that is broken off later leaves it',
  async (_code, league) => {
    token = await world.enter({ gameCode: bookOf(league.sport), playerId: randomUUID() });
    const fixture = await withParts(league);
    const legs = await legsOnParts(fixture);
    const bets: { leg: Leg; id: string }[] = [];
    for (const leg of legs) bets.push({ leg, id: (await place([leg])).id });
    const whole = (await everyLeg(fixture)).find(({ market }) => !legs.some((leg) => leg.market === market));
    if (!whole) throw new Error('nothing is offered of the whole match');
    const onTheMatch = (await place([whole])).id;
    const match = await matchOf(fixture);
    const [first] = legs;
    if (!first) throw new Error('nothing is offered of a part');
    const stands = standsAt(fixture, match, first);
    const states = () => Promise.all(bets.map(async ({ id }) => (await betById(world.house.db, id)).state));

    // It is over, and may still be corrected: nobody is paid, and nobody can sell by what was seen.
    now = stands - 1;
    await catchUp();
    expect(new Set(await states())).toEqual(new Set(['open']));
    for (const { id } of bets)
      expect(await sell(id), 'sold while it is looked at').toMatchObject({ refusal: 'CLOSED' });

    now = stands;
    await catchUp();
    expect((await world.book.playNow(fixture)).phase).toBe('playing');
    expect(new Set(await states())).toEqual(new Set(['settled']));
    let payouts = 0n;
    for (const { leg, id } of bets) {
      const result = legResult(fixture, finalPlay(fixture, match), leg) ?? 'void';
      const payout = payoutOf(STAKE, [{ odds: leg.odds, result }], 1);
      expect((await betById(world.house.db, id)).paid, leg.market).toBe(payout.toString());
      payouts += payout;
    }
    expect(world.wallet.balance).toBe(100_000n - STAKE * BigInt(bets.length + 1) + payouts);
    expect(world.wallet.openRounds).toEqual([onTheMatch]);

    // Whatever was known of it before, the match is broken off at this moment.
    const held = await world.book.held(fixture);
    const abandonedAt = (await world.book.playNow(fixture)).step + league.stepsAtOnce;
    const brokenOff = { ...held, match: { ...match, abandonedAt, misreported: null } };
    vi.spyOn(world.book, 'held').mockImplementation(async () => brokenOff);
    await end(fixture, 0);
    now = endsAt(fixture, match) + REVIEW_MS;
    await catchUp();
    expect(await betById(world.house.db, onTheMatch)).toMatchObject({ state: 'settled', paid: `${STAKE}` });
    expect(world.wallet.balance).toBe(100_000n - STAKE * BigInt(bets.length) + payouts);
    const paid = await paymentsOf(
      world.house.db,
      bets.map(({ id }) => id),
    );
    expect(paid.map(({ kind }) => kind)).toEqual(bets.map(() => 'settlement'));
    expect(world.wallet.openRounds).toEqual([]);
  },
);

test.each(IN_PARTS)(
  '[GAM-08] in %s a match whose bets were sold before parts stood settles none alone, and is void as a whole when it is broken off',
  async (_code, league) => {
    const playerId = randomUUID();
    token = await world.enter({ gameCode: bookOf(league.sport), playerId });
    const fixture = await withParts(league);
    const match = await matchOf(fixture);
    const [leg] = await legsOnParts(fixture);
    if (!leg) throw new Error('nothing is offered of a part');
    const { db } = world.house;
    await db.query('insert into book_match (id, ends_at, final_at, parts_stand) values ($1, $2, $3, false)', [
      fixture.id,
      new Date(endsAt(fixture, match)),
      new Date(endsAt(fixture, match) + REVIEW_MS),
    ]);
    const { id } = await place([leg]);
    expect(await db.query('select market from book_part where match_id = $1', [fixture.id])).toEqual([]);
    now = standsAt(fixture, match, leg);
    await catchUp();
    expect(await betById(db, id)).toMatchObject({ state: 'open', legs: [{ result: null }] });

    const seedsKept = await world.book.held(fixture);
    const abandonedAt = (await world.book.playNow(fixture)).step + league.stepsAtOnce;
    const brokenOff = { ...seedsKept, match: { ...match, abandonedAt, misreported: null } };
    vi.spyOn(world.book, 'held').mockImplementation(async () => brokenOff);
    await end(fixture, 0);
    now = endsAt(fixture, match) + REVIEW_MS;
    await catchUp();
    expect(await betById(db, id)).toMatchObject({
      state: 'settled',
      paid: `${STAKE}`,
      legs: [{ result: 'void' }],
    });
    const proof = await bookProof(world.book, { playerId, roundId: id, language: 'en' });
    expect(proof?.played).toMatchObject({ bet: { legs: [{ match: fixture.id, partsStand: false }] } });
  },
);

test('[GAM-08] in a parlay a part counts as what it came to once it stands, also in what the bet is bought back for', async () => {
  const league = FAST.find(({ sport }) => sport.code === 'tennis');
  if (!league) throw new Error('there is no such league');
  const fixture = await withParts(league);
  const match = await matchOf(fixture);
  const [later] = fixturesOfRound(league, roundAt(league, now) + 2);
  const [other] = later ? await everyLeg(later) : [];
  const set = (await legsOnParts(fixture)).find(
    (leg) => legResult(fixture, finalPlay(fixture, match), leg) === 'won',
  );
  if (!later || !other || !set) throw new Error('there is no such leg');
  const { id } = await place([set, other]);
  const price = async () => (await everyLeg(later)).find(({ market }) => market === other.market)?.odds;
  now = standsAt(fixture, match, set) - 1;
  await catchUp();
  expect(await sell(id)).toMatchObject({ refusal: 'CLOSED' });
  now += 1;
  await catchUp();
  expect((await betById(world.house.db, id)).legs.map(({ result }) => result)).toEqual(['won', null]);
  // The other match has not begun: its leg is worth what a price leaves of it.
  expect(await price()).toBe(other.odds);
  const { bet, refusal } = await sell(id);
  expect(refusal).toBeNull();
  const worth = (Number(STAKE) * (set.odds / 100) * 0.96) / 1.05;
  const paid = Number(parseMoney(bet?.paid ?? '0.00'));
  expect(paid).toBeLessThanOrEqual(worth);
  expect(paid).toBeGreaterThan(worth * 0.98);
  now = Math.max(endsAt(fixture, match), later.startsAt) + REVIEW_MS;
  await catchUp();
  expect(world.wallet.openRounds).toEqual([]);
});

test('[GAM-08] one parlay holds a match of every sport, and is settled when the last of them is over', async () => {
  const leagues = FAST.filter(({ sport }) => OF_SPORTS.includes(sport));
  const fixtures = leagues.flatMap((league) => fixturesOfRound(league, roundAt(league, now) + 1).slice(0, 1));
  const legs = [];
  for (const fixture of fixtures) legs.push(...(await everyLeg(fixture)).slice(0, 1));
  expect(legs).toHaveLength(OF_SPORTS.length);
  const { id } = await place(legs);
  const ended = [];
  for (const [index, fixture] of fixtures.entries()) {
    const play = finalPlay(fixture, await matchOf(fixture));
    const leg = legs[index];
    if (leg) ended.push({ odds: leg.odds, result: legResult(fixture, play, leg) ?? 'void' });
  }
  for (const fixture of fixtures.toSorted((one, other) => one.startsAt - other.startsAt))
    await end(fixture, REVIEW_MS);
  expect(await betById(world.house.db, id)).toMatchObject({
    state: 'settled',
    paid: payoutOf(STAKE, ended, legs.length).toString(),
  });
});
