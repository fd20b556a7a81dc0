import { randomUUID } from 'node:crypto';
import { BOOK_API, placeAnswer, type BookBet } from '@maidan/games/sports/book-wire.ts';
import { fixturesOfRound, roundAt, type Fixture } from '@maidan/games/sports/calendar.ts';
import { LEAGUES, type League } from '@maidan/games/sports/leagues.ts';
import { endsAt, finalPlay, isMisreported, legResult, REVIEW_MS } from '@maidan/games/sports/match.ts';
import { oddsOf } from '@maidan/games/sports/price.ts';
import { marketsAt } from '@maidan/games/sports/quote.ts';
import { bookOf, sportsOf } from '@maidan/games/sports/sports.ts';
import { payoutOf } from '@maidan/games/sports/ticket.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookTurns } from '#testing/book-turn.ts';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { betById } from './bet.store.ts';
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
  'in %s bets that are taken in play are settled by the end, and by a broken-off match given back',
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
        settled += 1;
      }
      expect(settled).toBeGreaterThan(0);
      expect(isBrokenOff ? kept : 0n).toBe(0n);
      expect(world.wallet.balance).toBe(balance - kept);
      expect(world.wallet.openRounds).toEqual([]);
    }
  },
);

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
