import { randomUUID } from 'node:crypto';
import { toHex } from '@maidan/games/random.ts';
import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import {
  betsAnswer,
  BOOK_API,
  placeAnswer,
  seasonAnswer,
  type PlaceAnswer,
} from '@maidan/games/sports/book-wire.ts';
import { fixturesOfRound, roundAt, ROUNDS, type Fixture } from '@maidan/games/sports/calendar.ts';
import { leagueOf, LEAGUES } from '@maidan/games/sports/leagues.ts';
import {
  decidedBy,
  endsAt,
  finalPlay,
  isMisreported,
  legResult,
  matchSeedOf,
  REVIEW_MS,
} from '@maidan/games/sports/match.ts';
import { marketsAt, priceIn } from '@maidan/games/sports/quote.ts';
import { payoutOf } from '@maidan/games/sports/ticket.ts';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { roundBytesAtOnce } from '#rounds/round-bytes.ts';
import { bookTurns } from '#testing/book-turn.ts';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { betById } from './bet.store.ts';
import { boardOf } from './board.ts';
import { hashOf, type Book } from './book.ts';
import { bookWorks } from './book-work.ts';
import { MOST_PARTS } from './cash-out.ts';
import { bookProof } from './book-proof.ts';
import { paymentsOf } from './payment.store.ts';
import { MATCHES_AT_ONCE, settleMatches } from './settle-matches.ts';

const league = leagueOf('football-60');
if (!league) throw new Error('there is no such league');
const START = Date.UTC(2026, 10, 18, 12);
let now = START;
let world: HouseWorld;
let token: string;
const HOLDER = randomUUID();

beforeAll(async () => {
  world = await openHouseWorld({}, () => now);
});
afterAll(() => world.close());
// Whatever is still open ends while its wallet is there.
afterEach(async () => {
  now += 6 * league.roundMs;
  await catchUp();
});
beforeEach(async () => {
  world.wallet.reset();
  // A round further each time, so that no test meets the bets of another.
  now = (roundAt(league, now) + 20) * league.roundMs + Date.UTC(2026, 0, 1) - 1_000;
  token = await world.enter({ gameCode: 'sports' });
});

/** Everything that is due is done, in whichever order it comes up. */
async function catchUp(): Promise<void> {
  const run = bookTurns(HOLDER);
  for (let turn = 0; turn < 20; turn += 1) if ((await run(world.book)) === 0) return;
  throw new Error('the book does not come to rest');
}

const call = async (url: string, body: object): Promise<PlaceAnswer> =>
  placeAnswer.parse(
    (
      await world.app.inject({
        method: 'POST',
        url,
        payload: body,
        headers: { authorization: `Bearer ${token}` },
      })
    ).json(),
  );

const nextRound = (ahead = 1): Fixture[] => fixturesOfRound(league, roundAt(league, now) + ahead);
const first = (ahead = 1): Fixture => {
  const [fixture] = nextRound(ahead);
  if (!fixture) throw new Error('there is no match');
  return fixture;
};

async function legOn(fixture: Fixture, market = 'result', selection = 'home') {
  const play = await world.book.playNow(fixture);
  const odds = priceIn(marketsAt(fixture, play), { market, selection }) ?? 100;
  return { match: fixture.id, market, selection, step: play.step, odds };
}
type Leg = Awaited<ReturnType<typeof legOn>>;

const request = (legs: readonly Leg[], part: object = {}) => ({
  operationId: randomUUID(),
  stake: '50.00',
  size: legs.length,
  accepts: 'same',
  legs,
  ...part,
});

async function end(fixture: Fixture, afterMs = 0): Promise<void> {
  now = endsAt(fixture, (await world.book.held(fixture)).match) + afterMs;
  await catchUp();
}

test('a bet is refused that nobody can take, and nothing is staked', async () => {
  const leg = await legOn(first());
  const refusals: [object, string][] = [
    [request([leg], { stake: '0.50' }), 'STAKE'],
    [request([leg], { stake: '90000.00' }), 'STAKE'],
    [request([leg], { size: 2 }), 'BAD_REQUEST'],
    [request([leg, { ...leg, market: 'both-score', selection: 'yes' }]), 'SAME_MATCH'],
    [request([{ ...leg, match: 'football-60.1.99' }]), 'CLOSED'],
    [request([{ ...leg, match: leg.match.replace('.', '.0') }]), 'CLOSED'],
    [request([await legOn(first(9))]), 'CLOSED'],
    [request([{ ...leg, match: 'football-60.5.0' }]), 'CLOSED'],
    [
      request([
        { ...leg, odds: 20_000 },
        { ...(await legOn(first(2))), odds: 20_000 },
      ]),
      'TOO_LONG',
    ],
  ];
  for (const [body, code] of refusals) expect((await call(BOOK_API.place, body)).refusal, code).toBe(code);
  const { bet } = await call(BOOK_API.place, request([{ ...leg, selection: 'nobody' }]));
  expect(bet).toMatchObject({ state: 'refused', refusal: 'CLOSED' });
  expect(world.wallet.seen).toEqual([]);
});

test('[GAM-08] a single bet is taken before the match and settled by the score, once', async () => {
  const fixture = first();
  const leg = await legOn(fixture);
  const body = request([leg]);
  const { bet, balance } = await call(BOOK_API.place, body);
  expect(bet).toMatchObject({ state: 'open', stake: '50.00' });
  expect(balance).toBe('950.00');
  expect((await call(BOOK_API.place, body)).bet?.id).toBe(bet?.id);
  expect((await call(BOOK_API.place, { ...body, stake: '60.00' })).refusal).toBe('OPERATION_CONFLICT');

  await end(fixture, REVIEW_MS);
  const { match } = await world.book.held(fixture);
  const result = legResult(fixture, finalPlay(fixture, match), leg) ?? 'void';
  const payout = payoutOf(5_000n, [{ odds: leg.odds, result }], 1);
  expect(await betById(world.house.db, bet?.id ?? '')).toMatchObject({
    state: 'settled',
    paid: payout.toString(),
  });
  expect(world.wallet.balance).toBe(95_000n + payout);
  expect(world.wallet.openRounds).toEqual([]);
});

test('a price that moved is offered and not forced, unless it moved for the better or the player takes any', async () => {
  const fixture = first();
  const leg = await legOn(fixture);
  const dearer = { ...leg, odds: leg.odds + 10 };
  const offered = await call(BOOK_API.place, request([dearer]));
  expect(offered.bet).toMatchObject({ state: 'offered', legs: [{ now: { odds: leg.odds } }] });
  expect(world.wallet.seen).toEqual([]);
  expect((await call(BOOK_API.place, request([dearer], { accepts: 'better' }))).bet?.state).toBe('offered');
  const cheaper = { ...leg, odds: leg.odds - 10 };
  expect((await call(BOOK_API.place, request([cheaper], { accepts: 'better' }))).bet).toMatchObject({
    state: 'open',
    legs: [{ odds: leg.odds }],
  });
  expect((await call(BOOK_API.place, request([dearer], { accepts: 'any' }))).bet).toMatchObject({
    state: 'open',
    legs: [{ odds: leg.odds }],
  });
});

async function shownPrices(): Promise<(string | null)[]> {
  const headers = { authorization: `Bearer ${token}` };
  const { bets } = betsAnswer.parse((await world.app.inject({ url: BOOK_API.bets, headers })).json());
  return bets.slice(0, 5).map(({ cashOut }) => cashOut);
}

test('[GAM-08] however many bets are listed, the prices of a match are reckoned once for each step that is told', async () => {
  const fixture = first();
  now = fixture.startsAt - 1_000;
  for (let bets = 0; bets < 5; bets += 1) await call(BOOK_API.place, request([await legOn(fixture)]));
  const offer = vi.spyOn(league.sport, 'offer');
  now = fixture.startsAt + 3 * league.stepMs;
  const shown = await shownPrices();
  expect(new Set(shown).size).toBe(1);
  expect(shown).not.toContain(null);
  await shownPrices();
  expect(offer).toHaveBeenCalledTimes(1);
  now += league.stepsAtOnce * league.stepMs;
  await shownPrices();
  expect(offer).toHaveBeenCalledTimes(2);
  offer.mockRestore();
});

test('in play a bet waits, and is taken at the price of then', async () => {
  const fixture = first();
  now = fixture.startsAt + 20 * league.stepMs;
  const leg = await legOn(fixture);
  const { bet } = await call(BOOK_API.place, request([leg], { accepts: 'any' }));
  expect(bet?.state).toBe('waiting');
  await catchUp();
  expect(world.wallet.seen).toEqual([]);
  now += league.delayMs;
  await catchUp();
  const taken = await betById(world.house.db, bet?.id ?? '');
  const price = priceIn(marketsAt(fixture, await world.book.playNow(fixture)), leg);
  expect(taken).toMatchObject(
    price === null ? { state: 'refused' } : { state: 'open', legs: [{ odds: price }] },
  );
});

test('a bet that nobody was there to take in time is not taken any more', async () => {
  const fixture = first();
  now = fixture.startsAt + league.stepMs;
  const { bet } = await call(BOOK_API.place, request([await legOn(fixture)], { accepts: 'any' }));
  now += 31_000;
  await catchUp();
  expect(await betById(world.house.db, bet?.id ?? '')).toMatchObject({
    state: 'refused',
    refusal: 'TOO_LATE',
  });
  expect(world.wallet.seen).toEqual([]);
});

test('a part is bought back and then the rest; it is paid once, and a match that ends pays nothing more', async () => {
  const fixture = first();
  const { bet } = await call(BOOK_API.place, request([await legOn(fixture)]));
  const whole = parseMoney(bet?.cashOut ?? '0.00');
  expect(whole).toBeGreaterThan(0n);
  expect(whole).toBeLessThan(5_000n);
  const half = { operationId: randomUUID(), betId: bet?.id, stake: '25.00', least: '1.00' };
  expect((await call(BOOK_API.cashOut, { ...half, least: '5000.00' })).refusal).toBe('PRICE_MOVED');
  const sold = await call(BOOK_API.cashOut, half);
  expect(sold.bet).toMatchObject({
    state: 'open',
    openStake: '25.00',
    paid: formatMoneyText(minor(whole / 2n)),
  });
  expect((await call(BOOK_API.cashOut, half)).bet?.openStake).toBe('25.00');
  expect((await call(BOOK_API.cashOut, { ...half, stake: '20.00' })).refusal).toBe('OPERATION_CONFLICT');
  expect((await call(BOOK_API.cashOut, { ...half, operationId: randomUUID(), stake: '26.00' })).refusal).toBe(
    'STAKE',
  );
  const rest = await call(BOOK_API.cashOut, { ...half, operationId: randomUUID() });
  expect(rest.bet).toMatchObject({ state: 'settled', openStake: '0.00' });
  await end(fixture, REVIEW_MS);
  expect((await betById(world.house.db, bet?.id ?? '')).paid).toBe((2n * (whole / 2n)).toString());
  expect(world.wallet.balance).toBe(95_000n + 2n * (whole / 2n));
  expect(world.wallet.openRounds).toEqual([]);
});

test('what a bet can pay at most holds at the odds it is taken at, whatever odds were asked for', async () => {
  const legs = [];
  for (const fixture of nextRound()) legs.push({ ...(await legOn(fixture, 'score', '1-1')), odds: 101 });
  for (const accepts of ['any', 'better'])
    expect((await call(BOOK_API.place, request(legs, { accepts }))).bet, accepts).toMatchObject({
      state: 'refused',
      refusal: 'TOO_LONG',
    });
  expect(world.wallet.seen).toEqual([]);
});

test('a bet on a market that there is not keeps nobody from being paid', async () => {
  const fixture = first();
  const leg = await legOn(fixture);
  const { bet } = await call(BOOK_API.place, request([leg]));
  const nonsense = await call(BOOK_API.place, request([{ ...leg, market: 'nonsense' }]));
  expect(nonsense.bet).toMatchObject({ state: 'refused', refusal: 'CLOSED' });
  await end(fixture, REVIEW_MS);
  expect((await betById(world.house.db, bet?.id ?? '')).state).toBe('settled');
  expect(world.wallet.openRounds).toEqual([]);
});

test('a bet is bought back in so many parts, and then only as a whole', async () => {
  const { bet } = await call(BOOK_API.place, request([await legOn(first())]));
  const sell = async (stake: string) =>
    call(BOOK_API.cashOut, { operationId: randomUUID(), betId: bet?.id, stake, least: '0.00' });
  for (let part = 0; part < MOST_PARTS; part += 1) expect((await sell('1.00')).refusal).toBeNull();
  const left = formatMoneyText(minor(5_000n - 100n * BigInt(MOST_PARTS)));
  expect(await sell('1.00')).toMatchObject({ refusal: 'STAKE', bet: { openStake: left } });
  expect((await sell(left)).bet).toMatchObject({ state: 'settled', openStake: '0.00' });
});

test("who buys back a bet waits for its own payment alone, not for another's that is still on its way", async () => {
  const [one, two] = [await legOn(first()), await legOn(first())];
  const other = (await call(BOOK_API.place, request([one]))).bet?.id ?? '';
  const mine = (await call(BOOK_API.place, request([two]))).bet?.id ?? '';
  const sell = (betId: string) =>
    call(BOOK_API.cashOut, { operationId: randomUUID(), betId, stake: '10.00', least: '0.01' });
  world.wallet.faults.push('lost');
  expect((await sell(other)).bet?.openStake).toBe('40.00');
  const onItsWay = await paymentsOf(world.house.db, [other]);
  expect(onItsWay).toMatchObject([{ state: 'sent', attempts: 1 }]);
  expect((await sell(mine)).bet?.openStake).toBe('40.00');
  expect(await paymentsOf(world.house.db, [mine])).toMatchObject([{ state: 'done', attempts: 1 }]);
  expect(await paymentsOf(world.house.db, [other])).toEqual(onItsWay);
  await catchUp();
  expect(await paymentsOf(world.house.db, [other])).toMatchObject([{ state: 'done' }]);
});

test("nobody buys back another's bet", async () => {
  const { bet } = await call(BOOK_API.place, request([await legOn(first())]));
  token = await world.enter({ gameCode: 'sports', playerId: 'player-2' });
  const asked = { operationId: randomUUID(), betId: bet?.id, stake: '50.00', least: '0.01' };
  expect((await call(BOOK_API.cashOut, asked)).refusal).toBe('NOT_FOUND');
});

/** The next match of the league whose first result is announced wrongly. */
async function misreported(): Promise<Fixture> {
  for (let ahead = 1; ahead < 200; ahead += 1)
    for (const fixture of nextRound(ahead))
      if (isMisreported((await world.book.held(fixture)).match)) {
        now = fixture.startsAt - 1_000;
        return fixture;
      }
  throw new Error('no result is announced wrongly');
}

test.each(['home', 'draw', 'away'])(
  '[GAM-08] a result that is corrected pays bets on %s once, by the true score',
  async (selection) => {
    const fixture = await misreported();
    const legs = [await legOn(fixture, 'result', selection)];
    const totals = marketsAt(fixture, await world.book.playNow(fixture)).filter(
      ({ kind }) => kind === 'total',
    );
    for (const { id } of totals) {
      legs.push(await legOn(fixture, id, 'over'), await legOn(fixture, id, 'under'));
    }
    const bets = [];
    for (const leg of legs) bets.push({ leg, ...(await call(BOOK_API.place, request([leg]))) });
    const ids = bets.map(({ bet }) => bet?.id ?? '');
    await end(fixture);
    // What is announced wrongly pays nobody.
    expect(await paymentsOf(world.house.db, ids)).toEqual([]);
    await end(fixture, REVIEW_MS);
    const { match } = await world.book.held(fixture);
    let payouts = 0n;
    for (const { leg, bet } of bets) {
      const result = legResult(fixture, finalPlay(fixture, match), leg) ?? 'void';
      const payout = payoutOf(5_000n, [{ odds: leg.odds, result }], 1);
      expect((await betById(world.house.db, bet?.id ?? '')).paid, leg.market).toBe(payout.toString());
      payouts += payout;
    }
    expect(world.wallet.balance).toBe(100_000n - 5_000n * BigInt(bets.length) + payouts);
    expect(world.wallet.openRounds).toEqual([]);
    expect((await paymentsOf(world.house.db, ids)).map(({ kind }) => kind)).toEqual(
      ids.map(() => 'settlement'),
    );
  },
);

test('while a result may be corrected no bet on it is for sale, and the seed that tells of it is kept', async () => {
  const fixture = await misreported();
  const [later] = nextRound(2);
  if (!later) throw new Error('there is no match');
  const { bet } = await call(BOOK_API.place, request([await legOn(fixture), await legOn(later)]));
  const asked = { operationId: randomUUID(), betId: bet?.id, stake: '50.00', least: '0.00' };
  const seedTold = async () =>
    (await boardOf(world.book, fixture.league.sport)).find(({ id }) => id === fixture.id)?.seed;
  await end(fixture);
  expect(await call(BOOK_API.cashOut, asked)).toMatchObject({ refusal: 'CLOSED', bet: { cashOut: null } });
  expect(await seedTold()).toBeNull();
  await end(fixture, REVIEW_MS);
  expect((await call(BOOK_API.cashOut, asked)).refusal).toBeNull();
  expect(await seedTold()).toBe((await world.book.held(fixture)).seed);
});

test('of two wrong results in one bet the second counts as well as the first', async () => {
  const legs: Leg[] = [];
  const fixtures = nextRound().slice(0, 2);
  // The first truly wins and the second truly loses; both are announced the other way round.
  for (const [place, fixture] of fixtures.entries()) {
    const finalState = finalPlay(fixture, (await world.book.held(fixture)).match);
    const wanted = place === 0 ? ['won', 'void'] : ['lost', 'void'];
    for (const selection of ['home', 'draw', 'away']) {
      const leg = await legOn(fixture, 'result', selection);
      if (legs.length > place || !wanted.includes(legResult(fixture, finalState, leg) ?? '')) continue;
      legs.push(leg);
    }
  }
  const { bet } = await call(BOOK_API.place, request(legs));
  const { db } = world.house;
  for (const [place, result] of ['lost', 'won'].entries()) {
    const id = fixtures[place]?.id;
    await db.query(
      `update book_match set state = 'announced', ends_at = to_timestamp($2::float8 / 1000), final_at = to_timestamp($2::float8 / 1000) where id = $1`,
      [id, now + (place + 1) * 2_000],
    );
    await db.query('update book_leg set result = $2 where match_id = $1', [id, result]);
  }
  await db.query('update book_bet set next_attempt_at = to_timestamp($2::float8 / 1000) where id = $1', [
    bet?.id,
    now,
  ]);
  const ended = [];
  for (const leg of legs) {
    const fixture = fixtures.find(({ id }) => id === leg.match);
    if (!fixture) throw new Error('a leg without its match');
    const play = finalPlay(fixture, (await world.book.held(fixture)).match);
    ended.push({ odds: leg.odds, result: legResult(fixture, play, leg) ?? 'void' });
  }
  for (let turn = 0; turn < 3; turn += 1, now += 2_000) await catchUp();
  expect(await betById(db, bet?.id ?? '')).toMatchObject({
    state: 'settled',
    paid: payoutOf(5_000n, ended, 2).toString(),
  });
});

/** A match that the calendar does not know, as after a league was taken off, due before all others. */
const unknownMatch = () =>
  world.house.db.query(
    `insert into book_match (id, state, ends_at, final_at) values ($1, 'announced', 'epoch', 'epoch')`,
    [`gone.${randomUUID()}`],
  );

test('a match, a bet or a payment that fails holds up no other of its run', async () => {
  const fixture = first();
  const { db } = world.house;
  const place = async () => (await call(BOOK_API.place, request([await legOn(fixture)]))).bet?.id ?? '';
  const [broken, well] = [await place(), await place()];
  await unknownMatch();
  const told: string[] = [];
  const failing: Book = {
    ...world.book,
    house: {
      ...world.house,
      log: { ...world.house.log, error: (_fields, words) => void told.push(words) },
      db: {
        ...db,
        transaction: (work) =>
          db.transaction((tx) =>
            work({
              ...tx,
              query: async (text, values = []) => {
                if (text.startsWith('insert into book_payment') && String(values[0]).includes(broken))
                  throw new Error('no payment for this one');
                return tx.query(text, values);
              },
            }),
          ),
      },
    },
  };
  const run = bookTurns(HOLDER);
  const ended = endsAt(fixture, (await world.book.held(fixture)).match);
  for (now of [ended, ended + REVIEW_MS]) for (let turn = 0; turn < 3; turn += 1) await run(failing);
  expect([(await betById(db, broken)).state, (await betById(db, well)).state]).toEqual(['open', 'settled']);
  expect(await paymentsOf(db, [well])).toMatchObject([{ state: 'done' }]);
  expect(told).toContain('a match could not be settled');
  expect(told).toContain('a bet could not be settled');
  await db.query(`update book_match set state = 'final' where id like 'gone.%'`);
});

test('where no parts are due as many matches are settled at once as may be, and half of them are left to parts that are', async () => {
  const { db } = world.house;
  // So long ago that no other test bets on them.
  const past = LEAGUES.flatMap((one) => fixturesOfRound(one, roundAt(one, now) - 1_000));
  const ids = past.slice(0, 40).map(({ id }) => id);
  expect(ids).toHaveLength(40);
  await catchUp();
  await db.query(
    `insert into book_match (id, ends_at, final_at) select unnest($1::text[]), 'epoch', now() + interval '100 years'`,
    [ids],
  );
  const settledOf = async (): Promise<number> => {
    expect(await settleMatches(world.book, HOLDER, new Map())).toBe(MATCHES_AT_ONCE);
    return (await db.query(`select from book_match where id = any ($1) and state = 'announced'`, [ids]))
      .length;
  };
  expect(await settledOf()).toBe(MATCHES_AT_ONCE);
  await db.query(
    `insert into book_part (match_id, market, final_at) select unnest($1::text[]), 'part.1', 'epoch'`,
    [ids],
  );
  expect(await settledOf()).toBe(MATCHES_AT_ONCE + MATCHES_AT_ONCE / 2);
  await db.query(`update book_part set state = 'final' where match_id = any ($1)`, [ids]);
  await db.query(`update book_match set state = 'final' where id = any ($1)`, [ids]);
});

test('a wallet that does not answer holds up neither bets that wait nor results and payments', async () => {
  const slow = leagueOf('football-6');
  const [inPlay] = slow ? fixturesOfRound(slow, roundAt(slow, now) + 1) : [];
  if (!slow || !inPlay) throw new Error('there is no match');
  now = inPlay.startsAt - 1_000;
  const fixture = first();
  const settled = (await call(BOOK_API.place, request([await legOn(fixture)]))).bet?.id ?? '';
  world.wallet.faults.push('lost');
  const asked = (await call(BOOK_API.place, request([await legOn(inPlay)]))).bet?.id ?? '';
  now = endsAt(fixture, (await world.book.held(fixture)).match) + REVIEW_MS;
  const placed = await call(BOOK_API.place, request([await legOn(inPlay)], { accepts: 'any' }));
  now += slow.delayMs;

  const waiting: ((nothing: null) => void)[] = [];
  const noAnswer = new Promise<null>((resolve) => void waiting.push(resolve));
  const { db, wallet } = world.house;
  const calls: string[] = [];
  const hanging: Book = {
    ...world.book,
    house: {
      ...world.house,
      wallet: {
        ...wallet,
        call: async (name, body) => (calls.push(name), name === 'bet' ? noAnswer : wallet.call(name, body)),
      },
    },
  };
  const [takes, stakes, ...others] = bookWorks(HOLDER);
  const stuck = stakes?.run(hanging, world.house.log);
  await takes?.run(hanging, world.house.log);
  for (let turn = 0; turn < 4; turn += 1) for (const { run } of others) await run(hanging, world.house.log);
  expect(calls).toContain('bet');
  expect((await betById(db, asked)).state).toBe('bet-sent');
  expect((await betById(db, placed.bet?.id ?? '')).state).toBe('bet-sent');
  expect((await betById(db, settled)).state).toBe('settled');
  expect(await paymentsOf(db, [settled])).toMatchObject([{ state: 'done' }]);
  for (const answer of waiting) answer(null);
  await stuck;
});

test('[W19] a stake that is refused to a bet taken in play is refused, and nothing is rolled back', async () => {
  const fixture = first();
  now = fixture.startsAt + league.stepMs;
  const { bet } = await call(BOOK_API.place, request([await legOn(fixture)], { accepts: 'any' }));
  world.wallet.faults.push('INSUFFICIENT_FUNDS');
  now += league.delayMs;
  await catchUp();
  expect(await betById(world.house.db, bet?.id ?? '')).toMatchObject({
    state: 'refused',
    refusal: 'INSUFFICIENT_FUNDS',
  });
  expect(world.wallet.seen.map((seen) => seen.call)).toEqual(['bet']);
});

test('[GAM-09] what is to be taken back from a purse that is empty is asked for a few times, then owed', async () => {
  const { db } = world.house;
  const playerId = randomUUID();
  await db.query(`insert into own_wallet values ($1, 'games', 'PLY', 5000)`, [playerId]);
  token = await world.enter({ gameCode: 'sports', playerId, ownWallet: 'games' });
  const { bet } = await call(BOOK_API.place, request([await legOn(first())]));
  const id = bet?.id ?? '';
  await db.query(
    `insert into book_payment (bet_id, number, kind, amount, closes, undoes, state, next_attempt_at)
     values ($1, 1, 'settlement', 9000, true, null, 'done', null), ($1, 2, 'take-back', 9000, false, 1, 'sent', 'epoch')`,
    [id],
  );
  await db.query(`update own_wallet set balance = 1500 where player_id = $1`, [playerId]);
  await db.query('update book_bet set paid = 9000 where id = $1', [id]);
  world.wallet.faults.push('ALREADY_ROLLED_BACK', 'ALREADY_ROLLED_BACK');
  await catchUp();
  const [, takeBack] = await paymentsOf(db, [id]);
  expect(takeBack?.state).toBe('done');
  expect(await db.query('select balance from own_wallet where player_id = $1', [playerId])).toEqual([
    { balance: '0' },
  ]);
  expect(await db.query('select bet_id, number, amount from own_wallet_debt', [])).toEqual([
    { betId: id, number: 2, amount: '7500' },
  ]);
});

const FAULTS = ['well', 'well', 'well', 'lost', 'broken'] as const;
const ticket = fc.record({
  places: fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { minLength: 1, maxLength: 4 }),
  selections: fc.array(fc.constantFrom('home', 'draw', 'away'), { minLength: 4, maxLength: 4 }),
  size: fc.integer({ min: 1, max: 4 }),
  stake: fc.integer({ min: 10, max: 60 }),
  sells: fc.constantFrom(0, 0, 25, 50, 100),
});

test('parlays and systems with void legs, parts bought back and corrections: what left the wallet is what the bets hold', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(ticket, { minLength: 1, maxLength: 5 }),
      fc.array(fc.constantFrom(...FAULTS), { maxLength: 12 }),
      async (tickets, faults) => {
        world.wallet.reset();
        now = nextRound(5)[0]?.startsAt ?? now;
        now -= 1_000;
        token = await world.enter({ gameCode: 'sports', playerId: randomUUID() });
        const matches = [1, 2, 3].flatMap((ahead) => nextRound(ahead));
        world.wallet.faults.push(...faults);
        const ids: string[] = [];
        for (const { places, selections, size, stake, sells } of tickets) {
          const legs: Leg[] = [];
          for (const [index, place] of places.entries()) {
            const fixture = matches[place];
            if (fixture) legs.push(await legOn(fixture, 'result', selections[index]));
          }
          const part = { stake: `${stake}.00`, size: Math.min(size, legs.length), accepts: 'any' };
          const { bet } = await call(BOOK_API.place, request(legs, part));
          if (!bet) continue;
          ids.push(bet.id);
          const sold = formatMoneyText(minor(BigInt(stake * sells)));
          if (sells > 0 && bet.cashOut !== null)
            await call(BOOK_API.cashOut, {
              operationId: randomUUID(),
              betId: bet.id,
              stake: sold,
              least: '0.01',
            });
        }
        for (const ahead of [1, 2, 3])
          for (const fixture of fixturesOfRound(
            league,
            roundAt(league, matches[0]?.startsAt ?? now) + ahead - 1,
          )) {
            const over = endsAt(fixture, (await world.book.held(fixture)).match);
            if (over > now) await end(fixture);
          }
        now += REVIEW_MS;
        await catchUp();
        const held = await world.house.db.query<{ stake: string; paid: string; state: string }>(
          'select stake, paid, state from book_bet where id = any ($1::uuid[])',
          [ids],
        );
        const kept = held.reduce(
          (sum, { stake, paid, state }) =>
            sum + (state === 'settled' || state === 'open' ? BigInt(stake) : 0n) - BigInt(paid),
          0n,
        );
        expect(held.every(({ state }) => ['settled', 'refused', 'rolled-back'].includes(state))).toBe(true);
        expect(100_000n - world.wallet.balance).toBe(kept);
        expect(world.wallet.openRounds).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
});

test('two houses at once settle a match once', async () => {
  const fixture = first();
  const { bet } = await call(BOOK_API.place, request([await legOn(fixture)]));
  now = endsAt(fixture, (await world.book.held(fixture)).match) + REVIEW_MS;
  const houses = [bookTurns(HOLDER), bookTurns()];
  for (let turn = 0; turn < 4; turn += 1) await Promise.all(houses.map((run) => run(world.book)));
  expect(await paymentsOf(world.house.db, [bet?.id ?? ''])).toHaveLength(1);
  expect(world.wallet.openRounds).toEqual([]);
});

test('[GAM-08] the seed of a season is told when its last match stands, and its matches follow from it', async () => {
  const fast = leagueOf('cricket-600');
  if (!fast) throw new Error('there is no such league');
  const next = (Math.floor(roundAt(fast, now) / ROUNDS) + 1) * ROUNDS;
  const [[last], [firstOfNext]] = [fixturesOfRound(fast, next - 1), fixturesOfRound(fast, next)];
  if (!last || !firstOfNext) throw new Error('there is no match');
  const ask = async () => {
    const url = `${BOOK_API.season}?league=${fast.code}`;
    return seasonAnswer.parse(
      (await world.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).json(),
    );
  };
  now = last.startsAt;
  const promised = await ask();
  expect(promised.before).toBeNull();
  now = firstOfNext.startsAt;
  expect(now).toBeLessThan(decidedBy(last));
  expect(await ask()).toMatchObject({ season: promised.season + 1, before: null });
  now = decidedBy(last);
  const { before } = await ask();
  expect(before).toMatchObject({ season: promised.season, commitment: promised.commitment });
  expect(hashOf(before?.seed ?? '')).toBe(promised.commitment);
  expect(toHex(roundBytesAtOnce(matchSeedOf(before?.seed ?? '', last), 1))).toBe(
    (await world.book.held(last)).seed,
  );
});

test('while nothing is due the database is asked once a second', async () => {
  await catchUp();
  const { db } = world.house;
  let asked = 0;
  const counting: Book = {
    ...world.book,
    house: { ...world.house, db: { ...db, query: (...words) => ((asked += 1), db.query(...words)) } },
  };
  const run = bookTurns(HOLDER);
  for (let at = 0; at < 4_000; at += 250) {
    expect(await run(counting)).toBe(0);
    now += 250;
  }
  expect(asked).toBe(4);
});

test('[GAM-08, CAT-03] the book of esports has its own matches and bets, and none of the other book', async () => {
  const football = await legOn(first());
  token = await world.enter({ gameCode: 'esports', playerId: 'player-3' });
  const read = async (url: string): Promise<unknown> =>
    (await world.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).json();
  expect(await call(BOOK_API.place, request([football]))).toMatchObject({ refusal: 'CLOSED', bet: null });

  const maps = leagueOf('towers-60');
  const [fixture] = maps ? fixturesOfRound(maps, roundAt(maps, now) + 1) : [];
  if (!fixture) throw new Error('there is no match');
  const leg = await legOn(fixture, 'score', '2-0');
  const { bet } = await call(BOOK_API.place, request([leg]));
  expect(bet).toMatchObject({ state: 'open' });
  const betId = bet?.id ?? '';
  await end(fixture, REVIEW_MS);
  const { match } = await world.book.held(fixture);
  const result = legResult(fixture, finalPlay(fixture, match), leg) ?? 'void';
  expect(await betById(world.house.db, betId)).toMatchObject({
    state: 'settled',
    paid: payoutOf(5_000n, [{ odds: leg.odds, result }], 1).toString(),
  });
  expect(await bookProof(world.book, { playerId: 'player-3', roundId: betId, language: 'en' })).toMatchObject(
    {
      about: [expect.stringMatching(/^2 – 0 .+ · (Won|Lost|Void)$/)],
      played: { gameCode: 'esports' },
    },
  );
  const betsShown = async () => betsAnswer.parse(await read(BOOK_API.bets)).bets.map(({ id }) => id);
  expect(await betsShown()).toEqual([betId]);
  token = await world.enter({ gameCode: 'sports', playerId: 'player-3' });
  expect(await betsShown()).toEqual([]);
});
