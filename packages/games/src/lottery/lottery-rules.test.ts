import type { PrizeMode } from '@maidan/contract/constants.ts';
import { minor } from '@maidan/contract/money.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { waysTo } from '#testing/every-draw.ts';
import { BALLS, BOARDS, FAMILIES, boardPlaces, drawNumbers, isBoard, type Family } from './draw-numbers.ts';
import { lotteryCode, LOTTERY_KINDS, LOTTERY_NAMES, lotteryOf } from './lotteries.ts';
import { manifestOf } from './manifests.ts';
import type { Picks, Play } from './plays/play.ts';
import { PLAYS, playOf } from './plays/plays.ts';
import { hitPays, isBySide, prizesOf, returnBasisPoints, RETURNS, unitsOf } from './prizes.ts';
import { NoBet, readLine, settleLine, stakeOfTicket } from './ticket.ts';

/** So many of a hundred come back by each table of prizes (decision 0089). */
const BACK: Readonly<Record<PrizeMode, bigint>> = { LOTT: 94n, ZY: 95n, ELOTT: 96n, SEA: 90n };
const MODES = Object.keys(BACK) as PrizeMode[];

type BallFamily = Exclude<Family, keyof typeof BOARDS>;

/** Every draw of these balls, each once, in one list that changes from one to the next. */
function eachDraw(family: BallFamily, count: number, see: (drawn: readonly number[]) => void): number {
  const { from, to, again } = BALLS[family];
  const drawn: number[] = [];
  let all = 0;
  const visit = (): void => {
    if (drawn.length === count) {
      all += 1;
      return see(drawn);
    }
    for (let ball = from; ball <= to; ball += 1)
      if (again || !drawn.includes(ball)) {
        drawn.push(ball);
        visit();
        drawn.pop();
      }
  };
  visit();
  return all;
}

/** Ten cars come in over three and a half million ways, of which a bet looks at these places alone: the others rise, or they fall. */
function eachRace(places: readonly number[], see: (drawn: readonly number[]) => void): number {
  const cars = Array.from({ length: 10 }, (_, car) => car + 1);
  const rest = cars.map((_, place) => place).filter((place) => !places.includes(place));
  return (
    2 *
    eachDraw('pk10', places.length, (seen) => {
      const left = cars.filter((car) => !seen.includes(car));
      const race = cars.map((_, place) => seen[places.indexOf(place)] ?? 0);
      for (const others of [left, left.toReversed()]) {
        rest.forEach((place, index) => (race[place] = others[index] ?? 0));
        see(race);
      }
    })
  );
}

const everyDraw = (bet: Bet, see: (drawn: readonly number[]) => void): number => {
  const { play, places } = bet;
  if (play.family === 'pk10') return eachRace(places, see);
  const family = play.family as BallFamily;
  return eachDraw(family, BALLS[family].count, (drawn) =>
    // Dice have no first one.
    see(family === 'k3' ? drawn.toSorted((one, other) => one - other) : drawn),
  );
};

type Bet = { play: Play; picks: Picks; places: readonly number[] };

/** Bets of a play: the first numbers of each pad, all different where they must be; each side, and each of single places, by itself. */
function betsOn(play: Play): Bet[] {
  const places = [0, 1, 2, 9];
  if (isBySide(play)) return play.tiers.map((_, tier) => ({ play, picks: [[tier]], places }));
  if (play.code === 'one-place')
    return play.pads.map((_, place) => ({
      play,
      picks: play.pads.map((_pad, at) => (at === place ? [3] : [])),
      places: [place],
    }));
  const distinct = play.family === 'eleven' || play.family === 'pk10';
  const picks = play.pads.map(({ from, least }, place) =>
    Array.from({ length: least }, (_, index) => from + index + (distinct && least === 1 ? place : 0)),
  );
  return [{ play, picks, places }];
}

const ballPlays = FAMILIES.filter((family) => !isBoard(family)).flatMap((family) =>
  PLAYS[family].map((play) => [family, play.code, play] as const),
);
test.each(ballPlays)(
  '[LOT-01] %s, %s: hits in as many of all draws as it says, and pays by that',
  (_family, _code, play) => {
    for (const bet of betsOn(play)) {
      const found = new Map<number, number>();
      const all = everyDraw(bet, (drawn) => {
        for (const { tier, times } of play.hits(bet.picks, drawn))
          found.set(tier, (found.get(tier) ?? 0) + times);
      });
      const single = BigInt(play.count(bet.picks));
      expect(found.size).toBe(1);
      for (const [tier, hits] of found) {
        const { ways = 0n, of = 1n } = play.tiers[tier] ?? {};
        expect(BigInt(hits) * of).toBe(ways * single * BigInt(all));
        for (const mode of MODES)
          expect(prizesOf(play, mode)[tier]).toBe(Number((BACK[mode] * single * BigInt(all)) / BigInt(hits)));
      }
    }
  },
);

test.each([
  ['five', 10 ** 5, [1]],
  ['three', 1_000, [1]],
  ['eleven', 11 * 10 * 9 * 8 * 7, [1]],
  // Which die came first is not told: six throws, three of them, or one look the same.
  ['k3', 56, [1, 3, 6]],
] as const)('[LOT-01] every draw of %s is as likely as another', (family, draws, ways) => {
  const found = waysTo((draw) => drawNumbers(family, draw));
  expect(found.size).toBe(draws);
  expect(new Set(found.values())).toEqual(new Set(ways));
});

test('[LOT-01] ten cars come in all ten, each drawn among those that are left', () => {
  const bounds: number[] = [];
  const race = drawNumbers('pk10', { below: (bound) => (bounds.push(bound), bound - 1) });
  expect(bounds).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(race).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

describe.each(LOTTERY_NAMES)('%s', (name) => {
  const lottery = lotteryOf(lotteryCode(name, 3));
  if (!lottery) throw new Error('no lottery');
  const { family, mode } = lottery;

  test('[CAT-03] gives back what its table of prizes says, of every way to play and never more', () => {
    for (const play of PLAYS[family]) {
      const tiers = isBySide(play) ? play.tiers.map((_, tier) => tier) : [undefined];
      for (const tier of tiers) {
        const back = returnBasisPoints(play, mode, tier);
        expect(back, play.code).toBeLessThanOrEqual(play.table ? 9_050 : RETURNS[mode]);
        expect(back, play.code).toBeGreaterThan(RETURNS[mode] - 60);
      }
    }
    expect(manifestOf(lottery.code)?.rtpBasisPoints).toBeGreaterThanOrEqual(RETURNS[mode] - 60);
  });

  test('pays no more for one hit than is told as the highest win', () => {
    const { maxWinMultiplier = 0 } = manifestOf(lottery.code) ?? {};
    for (const play of PLAYS[family])
      for (const prize of prizesOf(play, mode)) expect(prize).toBeLessThanOrEqual(maxWinMultiplier * 100);
  });

  test('a bet on many numbers is the same as all its single bets together', () => {
    const seeded = fc.infiniteStream(fc.nat({ max: 2 ** 31 - 2 }));
    fc.assert(
      fc.property(fc.constantFrom(...PLAYS[family]), seeded, (play, chance) => {
        const draw = { below: (bound: number) => (chance.next().value ?? 0) % bound };
        const drawn = drawNumbers(family, draw);
        const picks = play.pads.map(({ from, to, least, most }) => {
          const left = Array.from({ length: Math.min(to - from + 1, 40) }, (_, place) => from + place);
          const count = Math.min(least + draw.below(3), most, left.length);
          return Array.from(
            { length: count },
            () => left.splice(draw.below(left.length), 1)[0] ?? from,
          ).toSorted((one, other) => one - other);
        });
        const singles = singlesOf(play, picks);
        // Of two digits either may be the one that comes twice: two bets, of which one can hit.
        expect(play.count(picks)).toBe(singles.length * (play.tiers[0]?.key === 'pair' ? 2 : 1));
        const sum = new Map<number, number>();
        for (const single of singles)
          for (const { tier, times } of play.hits(single, drawn)) sum.set(tier, (sum.get(tier) ?? 0) + times);
        expect(new Map(play.hits(picks, drawn).map(({ tier, times }) => [tier, times]))).toEqual(sum);
      }),
      { numRuns: 60 },
    );
  });
});

/** The single bets that picks stand for, written out. */
function singlesOf(play: Play, picks: Picks): Picks[] {
  const [first = []] = picks;
  if (play.code === 'one-place')
    return picks.flatMap((row, place) =>
      row.map((number) => picks.map((_, at) => (at === place ? [number] : []))),
    );
  const { least = 1 } = play.pads[0] ?? {};
  if (play.pads.length === 1 && least === 1) return first.map((number) => [[number]]);
  if (play.pads.length === 1) {
    return subsetsOf(first, least).map((set) => [set]);
  }
  const rows = picks.reduce<number[][]>(
    (all, row) => all.flatMap((one) => row.map((number) => [...one, number])),
    [[]],
  );
  const again = play.family === 'five' || play.family === 'three';
  return rows
    .filter((one) => again || new Set(one).size === one.length)
    .map((one) => one.map((number) => [number]));
}

const subsetsOf = (list: readonly number[], size: number): number[][] =>
  size === 0
    ? [[]]
    : list.flatMap((number, place) =>
        subsetsOf(list.slice(place + 1), size - 1).map((rest) => [number, ...rest]),
      );

test('what is no bet of the lottery is refused: numbers twice, out of range, too many, a stake that is not offered', () => {
  const lottery = lotteryOf('lottery.five-1');
  if (!lottery) throw new Error('no lottery');
  const line =
    (play: string, picks: number[][], unit = '1.00') =>
    () =>
      readLine(lottery, { play, picks, unit });
  for (const wrong of [
    line('nothing', [[1]]),
    line('last-2', [[1]]),
    line('last-2', [[1, 1], [2]]),
    line('last-2', [[2, 1], [2]]),
    line('last-2', [[10], [2]]),
    line('last-2', [[], [2]]),
    line('one-place', [[], [], [], [], []]),
    line('last-2', [[1], [2]], '3.00'),
    line('all-5', [[1], [2], [3], [4], [5]], '500.00'),
    line(
      'all-5',
      Array.from({ length: 5 }, () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    ),
  ])
    expect(wrong).toThrow(NoBet);
  expect(line('last-2', [[1, 2], [2]])().bets).toBe(2);
  expect(stakeOfTicket(lottery, { lines: [{ play: 'last-2', picks: [[1, 2], [2]], unit: '5.00' }] })).toBe(
    minor(1_000),
  );
});

test('a line says which prize it has hit, and how often', () => {
  const lottery = lotteryOf('lottery.north-hourly');
  if (!lottery) throw new Error('no lottery');
  const drawn = boardPlaces('north').map((_, place) => (place < 3 ? 45 : 0));
  const line = { play: 'ends-2', picks: [[45, 46]], unit: '1.00' };
  // 95% of 100 in 27, for each of the three.
  expect(settleLine(lottery, line, drawn)).toEqual({
    win: minor(3 * 351),
    hits: [{ tier: 'each-that-ends-so', times: 3 }],
  });
});

test.each(['five', 'eleven', 'three', 'pk10', 'k3'])(
  '[LOT-01] [CAT-03] %s is drawn every minute, every three and five, and daily, by the tables LOTT and ELOTT',
  (family) => {
    for (const mode of ['LOTT', 'ELOTT']) {
      const schedules = Object.values(LOTTERY_KINDS)
        .filter((kind) => kind.family === family && kind.mode === mode)
        .map(({ schedule }) => ('every' in schedule ? schedule.every : schedule.days.length));
      // Seven days of the week.
      expect(schedules, mode).toEqual(expect.arrayContaining([1, 3, 5, 7]));
    }
  },
);

test('boards have as many numbers as their region knows, and every lottery a number of its own', () => {
  expect([boardPlaces('sea').length, boardPlaces('north').length, boardPlaces('south').length]).toEqual([
    23, 27, 18,
  ]);
  expect(BOARDS.north.length).toBe(8);
  const numbers = Object.values(LOTTERY_KINDS).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(Math.max(...numbers)).toBeLessThan(100);
  for (const play of FAMILIES.flatMap((family) => PLAYS[family]))
    expect(unitsOf(play, 'ELOTT').length).toBeGreaterThan(0);
  expect(lotteryOf('lottery.five-1.0')).toBeUndefined();
  expect(lotteryOf('lottery.toString')).toBeUndefined();
});

describe('[LOT-01] what a hit pays is said before it is bought', () => {
  test('of the sides that are picked, and of all of them while none is', () => {
    const sum = playOf('k3', 'k3-sum');
    if (!sum) throw new Error('no such play');
    const prizes = prizesOf(sum, 'LOTT');
    const [least, most] = [Math.min(...prizes), Math.max(...prizes)];
    expect(least).toBeLessThan(most);
    expect(hitPays(sum, prizes)).toEqual({ least, most });
    expect(hitPays(sum, prizes, [[]])).toEqual({ least, most });
    expect(hitPays(sum, prizes, [[2]])).toEqual({ least: prizes[2], most: prizes[2] });
    expect(hitPays(sum, prizes, [[0, 7]])).toEqual({ least: prizes[7], most: prizes[0] });
  });

  test('of whatever tiers a bet without sides may reach', () => {
    for (const family of FAMILIES)
      for (const play of PLAYS[family].filter((each) => !isBySide(each))) {
        const prizes = prizesOf(play, 'SEA');
        const picks = play.pads.map(({ from }) => [from]);
        expect(hitPays(play, prizes, picks)).toEqual({
          least: Math.min(...prizes),
          most: Math.max(...prizes),
        });
      }
  });
});
