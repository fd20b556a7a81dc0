import { formatMoneyText } from '@maidan/contract/money.ts';
import { expect, test } from 'vitest';
import { lotteryOf, type Lottery } from './lotteries.ts';
import { mostWinOfTicket } from './most-win.ts';
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

test('[MEM-15] of several bets, and on a board that may draw a number twice, nothing is said', () => {
  const [line] = singleBets(THREE);
  expect(line && mostWinOfTicket(THREE, { lines: [line, line] })).toBeNull();
  const north = known('lottery.north-daily');
  for (const bet of singleBets(north)) expect(mostWinOfTicket(north, { lines: [bet] })).toBeNull();
});

test('[MEM-15] where each number that ends so pays, one prize is not the most: 3ABC', () => {
  const sea = known('lottery.sea-3d');
  const line = { play: 'sea-3abc', picks: [[123]], unit: '1.00' };
  const [once, thrice] = [
    [1123, 2000, 3000],
    [1123, 2123, 3123],
  ].map((first) => winOfTicket(sea, { lines: [line] }, first));
  expect(thrice).toBe((once ?? 0n) * 3n);
  expect(mostWinOfTicket(sea, { lines: [line] })).toBeNull();
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
