import { createHash, createHmac } from 'node:crypto';
import { formatMoneyText } from '@maidan/contract/money.ts';
import { drawFrom, type RoundSeeds } from '@maidan/games/random.ts';
import { fixturesOfRound } from '@maidan/games/sports/calendar.ts';
import { LEAGUES } from '@maidan/games/sports/leagues.ts';
import { finalPlay, legResult, matchSeedOf, playMatch, playSeedsOf } from '@maidan/games/sports/match.ts';
import { marketsAt } from '@maidan/games/sports/quote.ts';
import { oddsOf } from '@maidan/games/sports/price.ts';
import { replayBet } from '@maidan/games/sports/replay-bet.ts';
import { SPORTS } from '@maidan/games/sports/sports.ts';
import { expect, test } from 'vitest';
import { checkText } from './check-rounds.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** As the house makes its draws. */
function drawOf({ serverSeed, clientSeed, nonce }: RoundSeeds) {
  const bytes = (blocks: number) =>
    Buffer.concat(
      Array.from({ length: blocks }, (_, block) =>
        createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest(),
      ),
    );
  return drawFrom(bytes(256));
}

/** A bet on every selection that a round of this league offers, a parlay of two where there are two matches. */
function betsOn(league: (typeof LEAGUES)[number], countedRound: number) {
  const [one, other] = fixturesOfRound(league, countedRound);
  if (!one || !other) throw new Error('there is no round');
  const legOn = (fixture: typeof one, market: string, selection: string, odds: number) => {
    const seed = hashOf(`seed of ${fixture.id}`);
    return { match: fixture.id, market, selection, odds, seed, commitment: hashOf(seed) };
  };
  const before = { phase: 'before', step: 0, events: [] } as const;
  const [{ id: main } = { id: '' }] = marketsAt(other, before);
  return marketsAt(one, before).flatMap(({ id, selections }) =>
    selections.flatMap(({ id: selection, chance }) => {
      const odds = oddsOf(chance);
      if (odds === null) return [];
      return [
        {
          stake: '50.00',
          size: 2,
          legs: [legOn(one, id, selection, odds), legOn(other, main, 'home', 200)],
        },
      ];
    }),
  );
}

test.each(SPORTS.map(({ code }) => code))('bets of %s are settled the same by another program', (code) => {
  const league = LEAGUES.find(({ sport }) => sport.code === code);
  if (!league) throw new Error('there is no such league');
  const published = [0, 1].flatMap((round) =>
    betsOn(league, 14_000 + round).map((bet, index) => {
      const [{ seed, commitment, match } = { seed: '', commitment: '', match: '' }] = bet.legs;
      const fixture = fixturesOfRound(league, 14_000 + round)[0];
      if (!fixture) throw new Error('there is no match');
      const actions = index % 3 === 0 ? [{ stake: '20.00', paid: '18.40' }] : [];
      const { win, outcome } = replayBet(bet, actions, { drawOf, hashOf });
      const { clientSeed, nonce } = playSeedsOf(seed, fixture);
      const rounds = [
        {
          id: `${match}-${index}`,
          gameCode: 'sports',
          nonce,
          bet,
          actions,
          stake: '50.00',
          win: formatMoneyText(win),
          outcome,
        },
      ];
      return { commitment, serverSeed: seed, clientSeed, rounds };
    }),
  );
  const verdicts = checkText(JSON.stringify(published)) ?? [];
  expect(verdicts).toHaveLength(published.length);
  expect(verdicts.flatMap(({ rounds }) => rounds.filter(({ fault }) => fault !== null))).toEqual([]);
});

test('a seed that was not promised, and a payout that is not what the matches give, are found out', () => {
  const [league] = LEAGUES;
  const [bet] = league ? betsOn(league, 14_000) : [];
  if (!league || !bet) throw new Error('there is no bet');
  const [first, second] = bet.legs;
  if (!first || !second) throw new Error('there is no leg');
  const { win, outcome } = replayBet(bet, [], { drawOf, hashOf });
  const faultOf = (told: object, paid: string) => {
    const rounds = [
      { id: 'bet-1', gameCode: 'sports', nonce: 0, bet: told, stake: '50.00', win: paid, outcome },
    ];
    const seeds = { commitment: first.commitment, serverSeed: first.seed, clientSeed: first.match, rounds };
    return checkText(JSON.stringify(seeds))?.[0]?.rounds[0]?.fault;
  };
  expect(faultOf(bet, formatMoneyText(win))).toBeNull();
  expect(faultOf(bet, '1.23')).toBe('win');
  const other = { ...bet, legs: [first, { ...second, seed: hashOf('another') }] };
  expect(faultOf(other, formatMoneyText(win))).toBe('not-by-the-rules');
});

test('[GAM-08] a part of a match that was broken off is void in a bet that was sold before parts stood, and what it came to in one of today', () => {
  const league = LEAGUES.find(({ sport }) => sport.code === 'tennis');
  if (!league) throw new Error('there is no such league');
  const isBrokenOffLate = (round: number): boolean => {
    const [fixture] = fixturesOfRound(league, round);
    if (!fixture) throw new Error('there is no match');
    const match = playMatch(fixture, drawOf(playSeedsOf(hashOf(`seed of ${fixture.id}`), fixture)));
    const leg = { market: 'part.1', selection: 'home' };
    return match.abandonedAt !== null && legResult(fixture, finalPlay(fixture, match), leg) !== 'void';
  };
  const round = Array.from({ length: 1_000 }, (_, place) => 14_000 + place).find(isBrokenOffLate);
  const now = betsOn(league, round ?? 0).find(({ legs }) => legs[0]?.market === 'part.1');
  const [leg, other] = now?.legs ?? [];
  if (!now || !leg || !other) throw new Error('there is no bet on a part');
  const before = { ...now, legs: [{ ...leg, partsStand: false }, other] };
  const [resultNow, resultBefore] = [now, before].map((bet) => replayBet(bet, [], { drawOf, hashOf }));
  const faultOf = (bet: object, { win, outcome }: Pick<ReturnType<typeof replayBet>, 'win' | 'outcome'>) => {
    const published = { id: 'bet-1', gameCode: 'sports', nonce: 0, bet, stake: '50.00', outcome };
    const rounds = [{ ...published, win: formatMoneyText(win) }];
    const seeds = { commitment: leg.commitment, serverSeed: leg.seed, clientSeed: leg.match, rounds };
    return checkText(JSON.stringify(seeds))?.[0]?.rounds[0]?.fault;
  };
  if (!resultNow || !resultBefore) throw new Error('there is no result');
  expect(resultNow.outcome[0]).not.toBe('void');
  expect(resultBefore.outcome[0]).toBe('void');
  expect(faultOf(now, resultNow)).toBeNull();
  expect(faultOf(before, resultBefore)).toBeNull();
  expect(faultOf(now, resultBefore)).not.toBeNull();
});

/** As the house makes the seed of a match from that of its season. */
function seedOf(seasonSeed: string, fixture: Parameters<typeof matchSeedOf>[1]): string {
  const { serverSeed, clientSeed, nonce } = matchSeedOf(seasonSeed, fixture);
  return createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:0`).digest('hex');
}

const faultsIn = (published: unknown) =>
  checkText(JSON.stringify(published))?.flatMap(({ season, seedIsKept, rounds }) =>
    season === undefined ? [] : [seedIsKept, ...rounds.map(({ id, fault }) => fault ?? id)],
  );

test('[GAM-08] the seeds of matches follow from the seed of their season once it is told; one that does not is found out, also in a bet', () => {
  const league = LEAGUES.find(({ code }) => code === 'cricket-600');
  const [one, other] = league ? fixturesOfRound(league, 14_000) : [];
  if (!league || !one || !other) throw new Error('there is no match');
  const seed = hashOf('a season');
  const told = {
    league: league.code,
    season: one.season,
    commitment: hashOf(seed),
    seed,
    matches: [one, other].map((fixture) => ({ match: fixture.id, seed: seedOf(seed, fixture) })),
  };
  expect(faultsIn(told)).toEqual([true, one.id, other.id]);
  expect(faultsIn({ ...told, matches: undefined })).toEqual([true]);
  expect(faultsIn({ ...told, commitment: hashOf('another') })).toEqual([false, one.id, other.id]);
  const swapped = [
    { match: one.id, seed: seedOf(seed, other) },
    { match: `${league.code}.${one.season + 1}.0`, seed: seedOf(seed, one) },
  ];
  expect(faultsIn({ ...told, matches: swapped })).toEqual([true, 'season', 'season']);
  const betOn = (fixture: typeof one, matchSeed: string) => {
    const legs = [{ match: fixture.id, seed: matchSeed }];
    const round = { id: 'bet-1', gameCode: 'sports', nonce: 0, stake: '1.00', win: null, outcome: null };
    const seeds = { commitment: hashOf(matchSeed), serverSeed: matchSeed, clientSeed: fixture.id };
    return { ...seeds, rounds: [{ ...round, bet: { legs } }] };
  };
  const alone = { ...told, matches: [] };
  expect(faultsIn([betOn(one, seedOf(seed, one)), alone])).toEqual([true, one.id]);
  expect(faultsIn([betOn(one, hashOf('made up')), alone])).toEqual([true, 'season']);
});
