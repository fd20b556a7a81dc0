import { formatMoneyText } from '@maidan/contract/money.ts';
import { expect, test } from 'vitest';
import { lotteryOf, type Lottery } from './lotteries.ts';
import { mostWinOfTicket } from './most-win.ts';
import { BALLS, boardPlaces, FAMILIES } from './draw-numbers.ts';
import { isBySide } from './prizes.ts';
import { PLAYS } from './plays/plays.ts';
import { winOfTicket, type TicketLine } from './ticket.ts';

const known = (code: string): Lottery => {
  const lottery = lotteryOf(code);
  if (!lottery) throw new Error(code);
  return lottery;
};
const THREE = known('lottery.three-daily');
const K3 = known('lottery.k3-1');

/** Every draw of three balls, in order where order counts. */
function drawsOf({ family }: Lottery): number[][] {
  const balls = family === 'k3' ? [1, 2, 3, 4, 5, 6] : [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const all = balls.flatMap((one) => balls.flatMap((two) => balls.map((three) => [one, two, three])));
  return family === 'k3' ? all.map((draw) => draw.toSorted((one, other) => one - other)) : all;
}

/** The lowest choice of every way to play, where that is one single bet. */
function singleBets(lottery: Lottery): TicketLine[] {
  return PLAYS[lottery.family].flatMap((play) => {
    const picks = play.pads.map(({ from, least }) => Array.from({ length: least }, (_, at) => from + at));
    return play.count(picks) === 1 ? [{ play: play.code, picks, unit: '1.00' }] : [];
  });
}

/** Some choices of every way to play that stand for several single bets. */
function manyBets(lottery: Lottery): TicketLine[] {
  return PLAYS[lottery.family].flatMap((play) =>
    [1, 2, 4].flatMap((more) => {
      const picks = play.pads.map(({ from, to, least, most }, place) =>
        Array.from(
          { length: Math.min(Math.max(least, 1) + ((more + place) % 3), most, to - from + 1) },
          (_, at) => from + at,
        ),
      );
      return play.count(picks) > 1 ? [{ play: play.code, picks, unit: '1.00' }] : [];
    }),
  );
}

const isOfSides = (lottery: Lottery, { play }: TicketLine): boolean =>
  PLAYS[lottery.family].some((each) => each.code === play && isBySide(each));

/** Every draw of so many balls that a side could look at. */
function* everyDraw(
  { from, to, count, again }: (typeof BALLS)['five'],
  drawn: readonly number[] = [],
): Generator<readonly number[]> {
  if (drawn.length === count) yield drawn;
  else
    for (let ball = from; ball <= to; ball += 1)
      if (again || !drawn.includes(ball)) yield* everyDraw({ from, to, count, again }, [...drawn, ball]);
}

/** Of ten balls only the first two and the last are looked at. */
const ends10 = (): number[][] =>
  [...everyDraw({ ...BALLS.pk10, count: 3 })].map(([first = 0, second = 0, last = 0]) => {
    const rest = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((ball) => ![first, second, last].includes(ball));
    return [first, second, ...rest, last];
  });
const specials = () => Array.from({ length: 1_000 }, (_, number) => [number * 997]);
const DRAWS: Readonly<Record<string, () => Iterable<readonly number[]>>> = {
  five: () => everyDraw(BALLS.five),
  three: () => everyDraw(BALLS.three),
  eleven: () => everyDraw(BALLS.eleven),
  k3: () => drawsOf(K3),
  pk10: ends10,
  north: specials,
  south: specials,
};
const PLAYS_OF_SIDES = FAMILIES.flatMap((family) => PLAYS[family].filter(isBySide));

test.each(PLAYS_OF_SIDES.map((play) => ({ play, name: `${play.family} ${play.code}` })))(
  '[MEM-15] no draw makes sides of $name true together that are not looked at together',
  ({ play }) => {
    if (typeof play.most === 'function') throw new Error('a side excludes another');
    const all = [Array.from({ length: play.tiers.length }, (_, side) => side)];
    const signOf = (drawn: readonly number[]) =>
      play
        .hits(all, drawn)
        .map(({ tier }) => tier)
        .join();
    const told = new Set(play.most.among().map(signOf));
    const there = new Set([...(DRAWS[play.family]?.() ?? [])].map(signOf));
    expect([...told].toSorted()).toEqual([...there].toSorted());
    // Few enough to be tried for every ticket that is asked for.
    expect(told.size).toBeLessThan(40);
  },
);

const onSides = (sides: number[], unit = '10.00'): TicketLine => ({ play: 'sides', picks: [sides], unit });

test('[MEM-15] sides that exclude each other are not told together, on one line or on two', () => {
  const five = known('lottery.five-1');
  const most = (...lines: TicketLine[]) => mostWinOfTicket(five, { lines });
  const [big, small, odd] = [0, 1, 2];
  const one = most(onSides([big])) ?? 0n;
  expect(most(onSides([big, small]))).toBe(one);
  expect(most(onSides([big]), onSides([small], '20.00'))).toBe(one * 2n);
  expect(most(onSides([big, odd]))).toBe(one * 2n);
  expect(most(onSides([big]), onSides([small, odd]))).toBe(one * 2n);
});

test.each([THREE, K3])('[MEM-15] the most of several bets of $code is what the best draw pays', (lottery) => {
  const bets = manyBets(lottery);
  expect(bets.length).toBeGreaterThan(3);
  const draws = drawsOf(lottery);
  for (const line of bets) {
    const best = draws.reduce((most, draw) => {
      const win = winOfTicket(lottery, { lines: [line] }, draw);
      return win > most ? win : most;
    }, 0n);
    expect([line, mostWinOfTicket(lottery, { lines: [line] })]).toEqual([line, best]);
    // Of two lines, what both pay at their best.
    expect(mostWinOfTicket(lottery, { lines: [line, line] })).toBe(best * 2n);
  }
});

test('[MEM-15] no draw of eleven balls or of a board pays more than is told, and the best of eleven pays that', () => {
  const eleven = known('lottery.eleven-1');
  for (const line of manyBets(eleven).filter((each) => !isOfSides(eleven, each))) {
    const told = mostWinOfTicket(eleven, { lines: [line] }) ?? 0n;
    // Those that are picked come first, in the order of their pads.
    const first = [...new Set([...line.picks.map((row, place) => row[place] ?? 0), ...line.picks.flat()])];
    const draw = [...first, ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].filter((ball) => !first.includes(ball))];
    const win = winOfTicket(eleven, { lines: [line] }, draw.slice(0, 5));
    // Of several pads the best draw is not always this one.
    const least = line.picks.length === 1 ? told : 0n;
    expect(win >= least && win <= told, `${line.play}: ${win} of ${told}`).toBe(true);
  }
  for (const code of ['lottery.north-daily', 'lottery.south-daily', 'lottery.sea-3d']) {
    const board = known(code);
    const places = boardPlaces(board.family as 'north');
    for (const line of manyBets(board).filter((each) => !isOfSides(board, each))) {
      const told = mostWinOfTicket(board, { lines: [line] }) ?? 0n;
      const [picked = []] = line.picks;
      const draw = places.map((_, place) => picked[place % picked.length] ?? 0);
      // On a 4D board no number comes twice; there its places are given to those that are picked, the dearest first.
      const own = board.family === 'sea' ? places.map((_, place) => picked[place] ?? 9_000 + place) : draw;
      expect(winOfTicket(board, { lines: [line] }, own), line.play).toBeLessThanOrEqual(told);
    }
  }
});

test('[MEM-15] where each number that ends so pays, the most is when all of them do: 3ABC', () => {
  const sea = known('lottery.sea-3d');
  const line = { play: 'sea-3abc', picks: [[123]], unit: '1.00' };
  const [once, thrice] = [
    [1123, 2000, 3000],
    [1123, 2123, 3123],
  ].map((first) => winOfTicket(sea, { lines: [line] }, first));
  expect(thrice).toBe((once ?? 0n) * 3n);
  expect(mostWinOfTicket(sea, { lines: [line] })).toBe(thrice);
  const onlyFirst = { ...line, play: 'sea-3a' };
  expect(mostWinOfTicket(sea, { lines: [onlyFirst] })).toBe(
    winOfTicket(sea, { lines: [onlyFirst] }, [1123, 2123, 3123]),
  );
});

test.each([THREE, K3])(
  '[MEM-15] what one bet of $code can pay at most is what its best draw pays',
  (lottery) => {
    const bets = singleBets(lottery);
    expect(bets.length).toBeGreaterThan(1);
    const draws = drawsOf(lottery);
    for (const line of bets) {
      const best = draws.reduce((most, draw) => {
        const win = winOfTicket(lottery, { lines: [line] }, draw);
        return win > most ? win : most;
      }, 0n);
      const told = mostWinOfTicket(lottery, { lines: [line] });
      expect([line.play, told && formatMoneyText(told)]).toEqual([
        line.play,
        (Number(best) / 100).toFixed(2),
      ]);
    }
  },
);

test('[MEM-15] of what the rules no longer know nothing is said, and what is no longer sold still has its most', () => {
  const [line] = singleBets(THREE);
  if (!line) throw new Error('nothing to bet on');
  const unknown = [
    { ...line, play: 'gone' },
    { ...line, picks: [] },
    { ...line, prizes: { gone: 900 } },
  ];
  for (const sold of unknown) expect(mostWinOfTicket(THREE, { lines: [sold] })).toBeNull();
  const most = mostWinOfTicket(THREE, { lines: [line] }) ?? 0n;
  expect(mostWinOfTicket(THREE, { lines: [{ ...line, unit: '7.00' }] })).toBe(most * 7n);
});
