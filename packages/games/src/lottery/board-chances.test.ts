import type { PrizeMode } from '@maidan/contract/constants.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOARDS, boardPlaces, drawNumbers, withZeros, type BoardFamily } from './draw-numbers.ts';
import { choose, type Picks, type Play } from './plays/play.ts';
import { PLAYS } from './plays/plays.ts';
import { isBySide, prizesOf } from './prizes.ts';

/** So many of a hundred come back by each table of prizes (decision 0089). */
const BACK: Readonly<Record<PrizeMode, bigint>> = { LOTT: 94n, ZY: 95n, ELOTT: 96n, SEA: 90n };
const MODES = Object.keys(BACK) as PrizeMode[];

/** What a page of 4D prints, for a stake of one, and what comes back of all of it. */
const PRINTED: Readonly<Record<string, { prizes: readonly number[]; back: number }>> = {
  'sea-big': { prizes: [3_500, 1_500, 750, 250, 80], back: 0.905 },
  'sea-small': { prizes: [5_000, 2_500, 1_500], back: 0.9 },
  'sea-4a': { prizes: [9_000], back: 0.9 },
};

const FAMILIES = Object.keys(BOARDS) as BoardFamily[];
const playsOf = (family: BoardFamily) => PLAYS[family].map((play) => [family, play.code, play] as const);
const isTogether = ({ code }: Play) => code.startsWith('together-');

/** Three numbers, zeros in front among them; every side of one that is bet by its side. */
const picksOf = (play: Play): Picks => {
  const to = play.pads[0]?.to ?? 0;
  return [isBySide(play) ? play.tiers.map((_, tier) => tier) : [7, Math.floor(to / 2), to]];
};

const hitsByTier = (play: Play, picks: Picks, board: readonly number[]): number[] => {
  const found = play.tiers.map(() => 0);
  for (const { tier, times } of play.hits(picks, board)) found[tier] = (found[tier] ?? 0) + times;
  return found;
};
const FILL = 12;
/** No way to play looks at more of a number. */
const LAST_DIGITS = 4;
const filled = (family: BoardFamily): number[] => boardPlaces(family).map(() => FILL);

/** What a board is paid is the sum of what its places are: how much each adds to a board of one number. */
const addedBy = (play: Play, picks: Picks, family: BoardFamily) => {
  const board = filled(family);
  const base = hitsByTier(play, picks, board);
  return {
    base,
    added: (place: number, number: number): number[] => {
      board[place] = number;
      const found = hitsByTier(play, picks, board);
      board[place] = FILL;
      return found.map((hits, tier) => hits - (base[tier] ?? 0));
    },
  };
};

const boardOf = (family: BoardFamily) =>
  fc.tuple(...boardPlaces(family).map(({ digits }) => fc.nat({ max: 10 ** digits - 1 })));

describe.each(FAMILIES.flatMap(playsOf).filter(([, , play]) => !isTogether(play)))(
  '%s, %s',
  (family, _code, play) => {
    const picks = picksOf(play);

    test('each place of the board is paid by itself, and by its last digits', () => {
      const { base, added } = addedBy(play, picks, family);
      // Numbers that were picked, so that many places hit at once.
      const right = fc.constantFrom(...(picks[0] ?? []));
      const near = fc.array(right, { minLength: base.length, maxLength: boardPlaces(family).length });
      fc.assert(
        fc.property(boardOf(family), near, (board, picked) => {
          for (const numbers of [board, board.map((number, place) => picked[place] ?? number)]) {
            const parts = numbers.map((number, place) => added(place, number));
            const sum = base.map((hits, tier) => parts.reduce((all, part) => all + (part[tier] ?? 0), hits));
            expect(hitsByTier(play, picks, numbers)).toEqual(sum);
            const ends = numbers.map((number) => number % 10 ** LAST_DIGITS);
            expect(hitsByTier(play, picks, ends)).toEqual(sum);
          }
        }),
        { numRuns: 40 },
      );
    });

    test('[LOT-01] hits as often as it says and pays what its table gives back, over every end of every place', () => {
      const { base, added } = addedBy(play, picks, family);
      const places = boardPlaces(family);
      // Every number of a place is as likely as another, whatever the other places are: also where none comes twice.
      const whole = 10 ** LAST_DIGITS;
      const hits = base.map((always) => BigInt(always * whole));
      places.forEach(({ digits }, place) => {
        const size = 10 ** Math.min(digits, LAST_DIGITS);
        const each = BigInt(whole / size);
        const counted = base.map(() => 0);
        for (let number = 0; number < size; number += 1)
          added(place, number).forEach((more, tier) => (counted[tier] = (counted[tier] ?? 0) + more));
        counted.forEach((count, tier) => (hits[tier] = (hits[tier] ?? 0n) + BigInt(count) * each));
      });
      const bets = isBySide(play) ? 1n : BigInt(play.count(picks));
      expect(play.tiers).toHaveLength(hits.length);
      hits.forEach((all, tier) => {
        const { ways = 0n, of = 1n } = play.tiers[tier] ?? {};
        expect(all * of, play.tiers[tier]?.key).toBe(ways * bets * BigInt(whole));
      });
      const printed = PRINTED[play.code];
      for (const mode of MODES) {
        const byChance = hits.map((all) => Number((BACK[mode] * bets * BigInt(whole)) / all));
        expect(prizesOf(play, mode)).toEqual(printed?.prizes.map((prize) => prize * 100) ?? byChance);
      }
      // Of what is paid by chance it is known from the prizes; a printed table gives back what it says.
      const paid = hits.reduce((sum, all, tier) => sum + Number(all) * (printed?.prizes[tier] ?? 0), 0);
      expect(paid / Number(bets) / whole).toBeCloseTo(printed?.back ?? 0, 12);
    });
  },
);

/** By place, of all its numbers: how many end like the first of the wished, the second, …, and how many like none of them. */
function endsAt(digits: number, wished: readonly string[]): bigint[] {
  const counts = [...wished, ''].map(() => 0n);
  for (let number = 0; number < 10 ** digits; number += 1) {
    const text = withZeros(number, digits);
    const like = wished.findIndex((end) => text.endsWith(end));
    const index = like < 0 ? wished.length : like;
    counts[index] = (counts[index] ?? 0n) + 1n;
  }
  return counts;
}

/** Every board there is, place after place, by which of the wished ends it has so far: how many have all of them. */
function boardsWithAll(family: BoardFamily, wished: readonly string[]): { all: bigint; of: bigint } {
  let bySeen = new Map([[0, 1n]]);
  const byDigits = new Map<number, bigint[]>();
  for (const { digits } of boardPlaces(family)) {
    const ends = byDigits.get(digits) ?? endsAt(digits, wished);
    byDigits.set(digits, ends);
    const next = new Map<number, bigint>();
    for (const [seen, boards] of bySeen)
      ends.forEach((count, end) => {
        const to = end === wished.length ? seen : seen | (1 << end);
        next.set(to, (next.get(to) ?? 0n) + boards * count);
      });
    bySeen = next;
  }
  const of = [...bySeen.values()].reduce((sum, boards) => sum + boards, 0n);
  return { all: bySeen.get(2 ** wished.length - 1) ?? 0n, of };
}

describe.each(FAMILIES.flatMap(playsOf).filter(([, , play]) => isTogether(play)))(
  '%s, %s',
  (family, code, play) => {
    const size = Number(code.slice(-1));
    const picked = [7, 45, 99].slice(0, size);

    test('[LOT-01] has as many boards with all of its ends as it says, and pays what its table gives back', () => {
      const { all, of } = boardsWithAll(
        family,
        picked.map((end) => withZeros(end, 2)),
      );
      const [tier] = play.tiers;
      expect(play.tiers).toHaveLength(1);
      expect(all * (tier?.of ?? 1n)).toBe((tier?.ways ?? 0n) * of);
      expect(of).toBe(boardPlaces(family).reduce((boards, { digits }) => boards * 10n ** BigInt(digits), 1n));
      for (const mode of MODES) expect(prizesOf(play, mode)).toEqual([Number((BACK[mode] * of) / all)]);
    });

    test('hits once for every so many of the picked that are among the last two digits, wherever they stand', () => {
      const ends = fc.constantFrom(7, 45, 99, 12);
      const anyPicks = fc.uniqueArray(fc.nat({ max: 99 }), { minLength: size, maxLength: 8 });
      const boards = fc.tuple(
        boardOf(family),
        fc.array(fc.tuple(fc.nat({ max: 17 }), ends), { maxLength: 6 }),
      );
      fc.assert(
        fc.property(boards, anyPicks, ([board, put], more) => {
          const numbers = [...board];
          for (const [place, end] of put)
            numbers[place] = Math.floor((numbers[place] ?? 0) / 100) * 100 + end;
          const texts = numbers.map((number, place) =>
            withZeros(number, boardPlaces(family)[place]?.digits ?? 0),
          );
          for (const picks of [picked, more.toSorted((one, other) => one - other)]) {
            const there = picks.filter((end) => texts.some((text) => text.endsWith(withZeros(end, 2))));
            expect(hitsByTier(play, [picks], numbers)).toEqual([choose(there.length, size)]);
          }
        }),
        { numRuns: 300 },
      );
    });
  },
);

describe.each(FAMILIES)('%s', (family) => {
  test('asks for each of its numbers among all of so many digits, and shows it as it was drawn', () => {
    const bounds: number[] = [];
    const draw = { below: (bound: number) => (bounds.push(bound), bound - bounds.length) };
    const places = boardPlaces(family);
    const numbers = drawNumbers(family, draw);
    expect(bounds).toEqual(places.map(({ digits }) => 10 ** digits));
    expect(numbers).toEqual(places.map(({ digits }, place) => 10 ** digits - 1 - place));
  });
});

test('[LOT-01] counts the places that its name says: which of them pay a number that all of them end in', () => {
  const paid = FAMILIES.flatMap(playsOf)
    .filter(([, , play]) => !isBySide(play) && !isTogether(play) && play.code.includes('-'))
    .map(([family, code, play]) => {
      const board = boardPlaces(family).map(() => 11);
      const picks = [[play.pads[0]?.to === 9 ? 1 : 11]];
      return `${family} ${code}: ${hitsByTier(play, picks, board).join(', ')}`;
    });
  expect(paid).toEqual([
    'sea sea-big: 1, 1, 1, 10, 10',
    'sea sea-small: 1, 1, 1',
    'sea sea-4a: 1',
    'sea sea-3a: 1',
    'sea sea-3abc: 3',
    'sea sea-2a: 1',
    // All 27 and 18; of three digits and more 23 and 17.
    'north ends-2: 27',
    'north special-2: 1',
    'north ends-3: 23',
    'north special-3: 1',
    'north special-ten: 1',
    'north special-one: 1',
    'south ends-2: 18',
    'south special-2: 1',
    'south ends-3: 17',
    'south special-3: 1',
    'south special-ten: 1',
    'south special-one: 1',
  ]);
  const [special, last] = [987_645, 5].map((number) =>
    boardPlaces('south').map((_, at) => (at === 0 ? number : 0)),
  );
  const tens = PLAYS.south.find(({ code }) => code === 'special-ten');
  const ones = PLAYS.south.find(({ code }) => code === 'special-one');
  expect(tens?.hits([[4]], special ?? [])).toEqual([{ tier: 0, times: 1 }]);
  expect(ones?.hits([[4]], special ?? [])).toEqual([]);
  expect(tens?.hits([[5]], last ?? [])).toEqual([]);
});

/** Draws each number twice. */
const twice = () => {
  let nth = 0;
  return { below: () => Math.floor(nth++ / 2) };
};

test('a 4D number that was drawn already is drawn anew, on the boards of regions it may come again', () => {
  expect(drawNumbers('sea', twice())).toEqual(Array.from({ length: 23 }, (_, place) => place));
  expect(drawNumbers('north', twice()).slice(0, 4)).toEqual([0, 0, 1, 1]);
});
