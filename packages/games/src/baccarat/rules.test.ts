import { minor } from '@maidan/contract/money.ts';
import { expect, test } from 'vitest';
import { BACCARAT, PAYS, SPOTS, type Spot } from './spots.ts';
import { bankerDraws, dealFrom, pays, pointsOf, sideOf, totalOf, winsHundredths } from './rules.ts';

/** Spades by what they count: nought is a king. */
const counting = (points: number): number => (points === 0 ? 11 : points === 1 ? 12 : points - 2);
const deal = (...points: number[]) => dealFrom((place) => counting(points[place] ?? NaN));

test('the third card is taken as the table says, and by nobody after an eight or nine', () => {
  expect(deal(4, 7, 4, 0).taken).toBe(4);
  expect(deal(1, 9, 2, 0).taken).toBe(4);
  // The player stands on six, the banker draws to five.
  expect(deal(6, 5, 0, 0, 4).outcome.banker).toHaveLength(3);
  expect(deal(6, 6, 0, 0).taken).toBe(4);
  // Every row of the banker's table, by what the player's third card counts.
  const draws = [0, 1, 2, 3, 4, 5, 6, 7].map((points) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDraws(points, third)).join(''),
  );
  expect(draws).toEqual(['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', '']);
});

test('a tie gives both hands their stakes back, the banker pays nineteen for twenty', () => {
  const chips = { player: minor(1_000), banker: minor(2_000), tie: minor(500) };
  expect(pays(chips, deal(4, 4, 4, 4).outcome)).toBe(1_000n + 2_000n + 4_500n);
  expect(pays(chips, deal(0, 4, 0, 4, 1).outcome)).toBe(3_900n);
});

/** Orders of six cards of a full shoe, by what they count: all that hands depend on. They are fewer than 2^53. */
function everyHand(): Record<'player' | 'banker' | 'tie', number> {
  const left: number[] = Array.from({ length: 10 }, (_, points) => (points === 0 ? 128 : 32));
  const ways = { player: 0, banker: 0, tie: 0 };
  const six: number[] = [];
  const walk = (weight: number): void => {
    if (six.length === 6) {
      ways[sideOf(dealFrom((place) => counting(six[place] ?? NaN)).outcome)] += weight;
      return;
    }
    for (let points = 0; points < 10; points += 1) {
      const count = left[points] ?? 0;
      left[points] = count - 1;
      six.push(points);
      walk(weight * count);
      six.pop();
      left[points] = count;
    }
  };
  walk(1);
  return ways;
}

const edge = (back: number): number => Math.round((1 - back) * 10_000);

test('[GAM-03] the edge of the hands and the tie is what is said, over every order of six cards', () => {
  const { player, banker, tie } = everyHand();
  const all = 416 * 415 * 414 * 413 * 412 * 411;
  expect(player + banker + tie).toBe(all);
  expect(edge((2 * player + tie) / all)).toBe(PAYS.player.edgeBasisPoints);
  expect(edge((1.95 * banker + tie) / all)).toBe(PAYS.banker.edgeBasisPoints);
  expect(edge((9 * tie) / all)).toBe(PAYS.tie.edgeBasisPoints);
  expect(10_000 - PAYS.player.edgeBasisPoints).toBe(BACCARAT.rtpBasisPoints);
});

test('[GAM-03] and that of the pairs over every four first cards', () => {
  const all = 416 * 415 * 414 * 413;
  // By kinds: what the first two are to each other, then the other two, from what is left.
  const perfect = 52 * 8 * 7;
  const pair = 13 * 32 * 31;
  const rest = 414 * 413;
  expect(edge((12 * pair * rest) / all)).toBe(PAYS['player-pair'].edgeBasisPoints);
  // Both hands a pair: of the rank that two are gone of, or of another.
  const bothPairs = 13 * 32 * 31 * (30 * 29 + 12 * 32 * 31);
  expect(edge((6 * (2 * pair * rest - bothPairs)) / all)).toBe(PAYS['either-pair'].edgeBasisPoints);
  const bothPerfect = 52 * 8 * 7 * (6 * 5 + 51 * 8 * 7);
  const onePerfect = 2 * perfect * rest - 2 * bothPerfect;
  expect(edge((26 * onePerfect + 201 * bothPerfect) / all)).toBe(PAYS['perfect-pair'].edgeBasisPoints);
});

const best = (spot: Spot): number =>
  Math.max(
    ...[deal(4, 4, 4, 4), deal(9, 0, 0, 0), deal(0, 9, 0, 0)].map(
      ({ outcome }) => winsHundredths(spot, outcome) ?? -100,
    ),
  );

test('no bet wins more than is said, and each of them wins', () => {
  expect(SPOTS.map(best)).toEqual([1_100, 500, 20_000, 1_100, 100, 800, 95]);
  expect(BACCARAT.maxWinMultiplier).toBe(201);
  expect([totalOf([11, 8]), pointsOf(12)]).toEqual([0, 1]);
});
