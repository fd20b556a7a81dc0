import { randomUUID } from 'node:crypto';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import { BOOK_API, placeAnswer, type PlaceAnswer } from '@maidan/games/sports/book-wire.ts';
import { fixturesOfRound, roundAt, type Fixture } from '@maidan/games/sports/calendar.ts';
import { leagueOf, type League } from '@maidan/games/sports/leagues.ts';
import { decidedBy, endsAt, finalPlay, legResult, REVIEW_MS, standsAt } from '@maidan/games/sports/match.ts';
import { marketsAt } from '@maidan/games/sports/quote.ts';
import { oddsOf } from '@maidan/games/sports/price.ts';
import { LEG_RESULTS, type LegResult } from '@maidan/games/sports/sport.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bookTurns } from '#testing/book-turn.ts';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { openLedgerWallet, type LedgerWallet, type Sums, type Trouble } from '#testing/ledger-wallet.ts';
import { betsById, type StoredBet } from './bet.store.ts';
import { worthsOf } from './cash-out.ts';
import { paymentsOf } from './payment.store.ts';

const RUNS = Number(process.env['BOOK_STORIES'] ?? 8);
const GAME = 'sports';
const ROUNDS = 3;
/** Overs and an innings, a half, sets; football has no parts. */
const LEAGUES = ['football-60', 'cricket-60', 'kabaddi-60', 'tennis-60'].map(leagueNamed);

function leagueNamed(code: string): League {
  const found = leagueOf(code);
  if (!found) throw new Error('there is no such league');
  return found;
}

let now = Date.UTC(2026, 10, 18, 12);
let world: HouseWorld;
let ledger: LedgerWallet;
let token: string;
const turn = bookTurns(randomUUID());

beforeAll(async () => {
  ledger = await openLedgerWallet(GAME);
  world = await openHouseWorld({}, () => now);
  world.house.wallet = ledger.client;
  const [seat] = ledger.seats;
  token = await world.enter({ gameCode: GAME, ...seat });
});
afterAll(async () => {
  await world.close();
  await ledger.close();
});

type Bet = {
  kind: 'bet';
  /** `isOfPart`: on a part of the match, where one is on offer. */
  legs: { match: number; market: number; selection: number; isOfPart: boolean }[];
  size: number;
  stake: number;
};
/** `part`: of what is still staked, in hundredths. */
type Sale = { kind: 'sale'; bet: number; part: number };
/** On to the next end of a match, or the next result that stands. */
type Wait = { kind: 'wait' };
/** Results that are looked at were told wrongly, and all bets that wait for nothing else were settled by them. */
type Mistake = { kind: 'mistake'; results: LegResult[] };
type Step = Bet | Sale | Wait | Mistake;

const below = (bound: number) => fc.integer({ min: 0, max: bound - 1 });
const MATCHES = ROUNDS * 4;
const aLeg = fc.record({
  match: below(MATCHES),
  market: below(40),
  selection: below(3),
  isOfPart: fc.boolean(),
});
const aBet = fc.record({
  kind: fc.constant('bet' as const),
  legs: fc.uniqueArray(aLeg, { minLength: 1, maxLength: 4, selector: ({ match }) => match }),
  size: fc.integer({ min: 1, max: 4 }),
  stake: fc.integer({ min: 10, max: 60 }),
});
const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: aBet },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('sale' as const),
      bet: below(12),
      part: fc.constantFrom(10, 33, 50, 100),
    }),
  },
  { weight: 5, arbitrary: fc.constant<Wait>({ kind: 'wait' }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('mistake' as const),
      results: fc.array(fc.constantFrom(...LEG_RESULTS), { minLength: 8, maxLength: 8 }),
    }),
  },
);
const aStory = fc.record({
  league: fc.constantFrom(...LEAGUES),
  steps: fc.array(aStep, { minLength: 10, maxLength: 30 }),
  troubles: fc.array(fc.constantFrom<Trouble>('well', 'well', 'well', 'lost', 'broken'), { maxLength: 20 }),
  /** Matches that are broken off, after so much of them: what they have not decided is void. */
  abandoned: fc.uniqueArray(
    fc.record({ match: below(MATCHES), after: fc.constantFrom(0.2, 0.5, 0.7, 0.9) }),
    {
      maxLength: 6,
      selector: ({ match }) => match,
    },
  ),
});

/** Of one set, which is over while its match goes on: chance alone may tell eight stories without such a bet. */
const ONE_SET = {
  league: leagueNamed('tennis-60'),
  steps: [
    {
      kind: 'bet' as const,
      legs: [{ match: 0, market: 0, selection: 0, isOfPart: true }],
      size: 1,
      stake: 20,
    },
    ...Array.from({ length: 9 }, () => ({ kind: 'wait' as const })),
  ],
  troubles: [],
  abandoned: [],
};

/** What is known of a story beside what the house has written down. */
type Told = {
  league: League;
  matches: readonly Fixture[];
  ids: string[];
  /** By bet, what its parts were bought back for. */
  sold: Map<string, bigint>;
  mistaken: Set<string>;
  before: Sums;
};

test('[GAM-08] parlays and systems with void legs, parts of matches, stakes bought back and results put right: after every step the wallet has what the bets say', async () => {
  await fc.assert(
    fc.asyncProperty(aStory, async ({ league, steps, troubles, abandoned }) => {
      ledger.troubles.length = 0;
      // Rounds that no story before has bets on.
      now = (roundAt(league, now) + 20) * league.roundMs + Date.UTC(2026, 0, 1) - 1_000;
      await catchUp();
      const matches = Array.from({ length: ROUNDS }, (_, ahead) =>
        fixturesOfRound(league, roundAt(league, now) + 1 + ahead),
      ).flat();
      breakOff(new Map(abandoned.map(({ match, after }) => [matches[match]?.id ?? '', after])));
      const told = { league, matches, ids: [], sold: new Map(), mistaken: new Set<string>() };
      const story: Told = { ...told, before: await ledger.sums() };
      ledger.troubles.push(...troubles);
      for (const step of steps) {
        expect(await take(step, story)).toBeNull();
        await catchUp();
        expect(await faultsOf(story)).toEqual([]);
      }
      now = Math.max(now, ...matches.map((match) => decidedBy(match)));
      await catchUp();
      expect(await faultsOf(story)).toEqual([]);
      expect(await faultsAtTheEnd(story)).toEqual([]);
      expect(await ledger.openRounds()).toBe(0);
    }),
    { numRuns: RUNS, examples: [[ONE_SET]] },
  );
  // Stories in which no part settles by itself would prove nothing about parts.
  expect(settledAlone).toBeGreaterThan(0);
});

/** A house that found nothing to do looks again after a second. */
const LOOK_MS = 1_000;

/** Everything that is due is done, in whichever order it comes up. */
async function catchUp(): Promise<void> {
  now += LOOK_MS;
  for (let count = 0; count < 60; count += 1) if ((await turn(world.book)) === 0) return;
  throw new Error('the book does not come to rest');
}

function breakOff(parts: ReadonlyMap<string, number>): void {
  vi.restoreAllMocks();
  const book = { ...world.book };
  vi.spyOn(world.book, 'held').mockImplementation(async (fixture) => {
    const whole = await book.held(fixture);
    const after = parts.get(fixture.id);
    if (after === undefined) return whole;
    return { ...whole, match: { ...whole.match, abandonedAt: Math.ceil(after * whole.match.end) } };
  });
}

/** What is wrong with what was answered; null: nothing. */
async function take(step: Step, story: Told): Promise<string | null> {
  if (step.kind === 'sale') return sell(step, story);
  if (step.kind === 'bet') await bet(step, story);
  else if (step.kind === 'wait') await goOn(story);
  else await mistake(step, story);
  return null;
}

const PARTS: ReadonlySet<string> = new Set(['over', 'chase-over', 'first', 'half', 'part']);

const call = async (url: string, body: object): Promise<PlaceAnswer> => {
  const headers = { authorization: `Bearer ${token}` };
  return placeAnswer.parse((await world.app.inject({ method: 'POST', url, payload: body, headers })).json());
};

async function bet({ legs, size, stake }: Bet, { league, matches, ids }: Told): Promise<void> {
  const asked = [];
  for (const leg of legs) {
    const fixture = matches[leg.match];
    if (!fixture) continue;
    const play = await world.book.playNow(fixture);
    const all = marketsAt(fixture, play);
    const ofParts = leg.isOfPart ? all.filter(({ kind }) => PARTS.has(kind)) : [];
    const markets = ofParts.length > 0 ? ofParts : all;
    const market = markets[leg.market % Math.max(markets.length, 1)];
    const selection = market?.selections[leg.selection % market.selections.length];
    const odds = selection && oddsOf(selection.chance);
    if (market && selection && odds)
      asked.push({ match: fixture.id, market: market.id, selection: selection.id, step: play.step, odds });
  }
  if (asked.length === 0) return;
  const { bet: placed } = await call(BOOK_API.place, {
    operationId: randomUUID(),
    stake: `${stake}.00`,
    size: Math.min(size, asked.length),
    accepts: 'any',
    legs: asked,
  });
  if (!placed) return;
  ids.push(placed.id);
  // In play it is taken a little later.
  if (placed.state === 'waiting') now += league.delayMs;
}

async function sell({ bet: place, part }: Sale, { ids, sold }: Told): Promise<string | null> {
  const id = ids[place % Math.max(ids.length, 1)];
  const [own] = await betsById(world.house.db, id === undefined ? [] : [id]);
  if (!own) return null;
  const stake = (BigInt(own.openStake) * BigInt(part)) / 100n;
  const worths = stake === 0n ? null : await worthsOf(world.book, own);
  const { refusal } = await call(BOOK_API.cashOut, {
    operationId: randomUUID(),
    betId: own.id,
    stake: formatMoneyText(minor(stake)),
    least: '0.00',
  });
  if ((refusal === null) !== (worths !== null)) return `bought back: ${refusal}, worth ${worths?.join()}`;
  if (worths === null) return null;
  const amount = BigInt((await paymentsOf(world.house.db, [own.id])).at(-1)?.amount ?? 0);
  sold.set(own.id, (sold.get(own.id) ?? 0n) + amount);
  const lines = linesOf(worths, own.size);
  const fair = (Number(stake) * sum(lines.map(product))) / lines.length;
  // The house keeps four in a hundred of it.
  const isFair = Math.abs(Number(amount) - Math.floor(fair * 0.96)) <= 1;
  return isFair ? null : `${amount} was given for a part that is worth ${fair}`;
}

async function goOn({ league, matches }: Told): Promise<void> {
  const moments = (await partsOf(matches)).flatMap(({ finalAt }) => [finalAt - REVIEW_MS, finalAt]);
  for (const fixture of matches) {
    const end = endsAt(fixture, (await world.book.held(fixture)).match);
    const step = league.stepMs * Math.ceil(league.sport.steps / 9);
    moments.push(fixture.startsAt + step, fixture.startsAt + 4 * step, end, end + REVIEW_MS);
  }
  now = Math.min(...moments.filter((moment) => moment > now), now + league.roundMs);
}

type Part = { id: string; market: string; finalAt: number };
const partsOf = (matches: readonly Fixture[]): Promise<Part[]> =>
  world.house.db.query<Part>(
    `select match_id as id, market, (extract(epoch from final_at) * 1000)::float8 as final_at from book_part
     where state = 'open' and match_id = any ($1)`,
    [matches.map(({ id }) => id)],
  );

async function mistake({ results }: Mistake, { matches, mistaken }: Told): Promise<void> {
  const { db } = world.house;
  const announced = await db.query<{ id: string }>(
    `select id from book_match where state = 'announced' and id = any ($1)`,
    [matches.map(({ id }) => id)],
  );
  const parts = (await partsOf(matches)).filter(({ finalAt }) => finalAt - REVIEW_MS <= now);
  const wrong = [...announced.map(({ id }) => ({ id, market: null })), ...parts].filter(
    ({ id, market }) => !mistaken.has(`${id} ${market}`),
  );
  for (const { id, market } of wrong) {
    mistaken.add(`${id} ${market}`);
    // What stands by itself is not told again with its match.
    await db.query(
      `update book_leg l set result = ($3::text[])[1 + (hashtext(l.match_id || l.market || l.selection) & 7)] from book_bet b
       where l.match_id = $1 and ($2::text is null or l.market = $2) and b.id = l.bet_id and b.state = 'open'
         and not exists (select from book_part p where p.match_id = l.match_id and p.market = l.market and p.state = 'final')`,
      [id, market, results],
    );
  }
  await db.query(
    `update book_bet b set next_attempt_at = to_timestamp($2::float8 / 1000), attempts = 0
     where b.state = 'open' and b.id in (select bet_id from book_leg where match_id = any ($1))
       and not exists (select from book_leg l where l.bet_id = b.id and l.result is null)`,
    [wrong.map(({ id }) => id), now],
  );
}

/** Every choice of so many: the lines of a system one by one. */
function linesOf<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    linesOf(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}
const product = (factors: readonly number[]): number => factors.reduce((all, factor) => all * factor, 1);
const sum = (terms: readonly number[]): number => terms.reduce((all, term) => all + term, 0);

/** By its lines, each with its share of what is staked. */
function wonBy({ openStake, legs, size }: StoredBet): bigint {
  const lines = linesOf(legs, size);
  const won = lines.reduce((all, line) => {
    const odds = line.map(({ result, odds: each }) =>
      BigInt({ won: each, void: 100, lost: 0 }[result ?? 'void']),
    );
    return all + odds.reduce((product_, each) => product_ * each, 1n);
  }, 0n);
  return (BigInt(openStake) * won) / (BigInt(lines.length) * 100n ** BigInt(size));
}

/** What came in is what went out, what is staked and what the house kept; in the ledger as in the book. */
async function faultsOf({ matches, ids, sold, before }: Told): Promise<string[]> {
  let [staked, paid, open] = [0n, 0n, 0n];
  const faults: string[] = [];
  for (const each of await betsById(world.house.db, ids)) {
    if (!AT_REST.has(each.state)) faults.push(`bet ${each.id} is ${each.state}`);
    if (each.state !== 'open' && each.state !== 'settled') continue;
    paid += BigInt(each.paid);
    staked += BigInt(each.stake);
    if (each.state === 'open') open += BigInt(each.stake);
    faults.push(...(await faultsOfLegs(each, matches)));
    const isSettled = each.state === 'settled' && each.openStake !== '0';
    const owed = (sold.get(each.id) ?? 0n) + (isSettled ? wonBy(each) : 0n);
    // One that a mistake has settled is paid what is right when all its results stand.
    if (each.paid !== owed.toString() && !each.legs.some(({ isUnderReview }) => isUnderReview))
      faults.push(`bet was paid ${each.paid} instead of ${owed}: ${JSON.stringify(each)}`);
  }
  const { purse, openBets, house, all } = await ledger.sums();
  const compare = (what: string, is: bigint, shouldBe: bigint): void => {
    if (is !== shouldBe) faults.push(`${what}: ${is} instead of ${shouldBe}`);
  };
  compare('sum of the ledger', all, 0n);
  compare('purse', purse - before.purse, paid - staked);
  compare('stakes of open bets', openBets - before.openBets, open);
  compare('house', house - before.house, staked - open - paid);
  return faults;
}
/** A leg is decided, by what truly happened, as soon as what it is on stands, and not before; a bet waits for no other. */
async function faultsOfLegs({ id, state, legs }: StoredBet, matches: readonly Fixture[]): Promise<string[]> {
  const faults: string[] = [];
  let [standing, areParts] = [0, true];
  for (const leg of legs) {
    const fixture = matches.find((match) => match.id === leg.matchId);
    const held = fixture && (await world.book.held(fixture));
    if (!held) return [`${leg.matchId} is no match of this story`];
    const stands = standsAt(fixture, held.match, leg);
    const result = legResult(fixture, finalPlay(fixture, held.match), leg);
    if (now >= stands && leg.result !== result)
      faults.push(`${leg.matchId} ${leg.market} stands: ${leg.result}, not ${result}`);
    if (now < stands && leg.result !== null && !leg.isUnderReview)
      faults.push(`${leg.matchId} ${leg.market} is decided too early`);
    if (now >= stands) standing += 1;
    if (stands >= endsAt(fixture, held.match) + REVIEW_MS) areParts = false;
  }
  if (state === 'open' && standing === legs.length) faults.push(`bet ${id} is open, and all of it stands`);
  if (state === 'settled' && areParts && standing === legs.length) settledAlone += 1;
  return faults;
}
/** How often a bet was seen that parts alone had settled. */
let settledAlone = 0;

const AT_REST: ReadonlySet<StoredBet['state']> = new Set([
  'waiting',
  'open',
  'settled',
  'offered',
  'refused',
  'rolled-back',
]);

/** Nothing waits, and every leg is decided by what truly happened. */
async function faultsAtTheEnd({ ids, matches }: Told): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, state, legs } of await betsById(world.house.db, ids)) {
    if (state === 'open' || state === 'waiting') faults.push(`bet ${id} is ${state}`);
    if (state !== 'settled') continue;
    for (const leg of legs) {
      const fixture = matches.find((match) => match.id === leg.matchId);
      const held = fixture && (await world.book.held(fixture));
      const result = held && legResult(fixture, finalPlay(fixture, held.match), leg);
      if (leg.result !== result) faults.push(`${leg.matchId} ${leg.market}: ${leg.result}, not ${result}`);
    }
  }
  return faults;
}
