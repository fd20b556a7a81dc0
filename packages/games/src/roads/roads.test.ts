import { expect, test } from 'vitest';
import { beadPlate, bigRoad, derivedMarks, derivedRoad, runsOf, type Mark } from './roads.ts';

const marks = (text: string): Mark[] =>
  Array.from(text, (letter) => (letter === 'B' ? 'red' : letter === 'P' ? 'blue' : 'tie'));
const letters = (text: string, back: 1 | 2 | 3): string =>
  derivedMarks(runsOf(marks(text)), back)
    .map((mark) => (mark === 'red' ? 'r' : 'b'))
    .join('');

test('a run is a column, and ties are noted on the stroke before them', () => {
  expect(runsOf(marks('TBBTTP'))).toEqual([
    [
      { mark: 'red', ties: 1 },
      { mark: 'red', ties: 2 },
    ],
    [{ mark: 'blue', ties: 0 }],
  ]);
});

test('the bead plate fills six rows, one column after the other', () => {
  expect(beadPlate(['a', 'b', 'c', 'd', 'e', 'f', 'g']).at(-1)).toEqual({ column: 1, row: 0, value: 'g' });
});

test('a run of more than six turns to the right, and the next begins beside its first stroke', () => {
  const cells = bigRoad(marks('BBBBBBBBPP'));
  expect(cells.slice(5, 8).map(({ column, row }) => [column, row])).toEqual([
    [0, 5],
    [1, 5],
    [2, 5],
  ]);
  expect(cells.slice(8).map(({ column, row }) => [column, row])).toEqual([
    [1, 0],
    [1, 1],
  ]);
});

test('a run that meets the tail of another turns before it, and stays in its row', () => {
  const cells = bigRoad(marks('BBBBBBBPPPPPPP'));
  expect(cells.slice(7).map(({ column, row }) => [column, row])).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 4],
    [3, 4],
  ]);
});

test('derived roads begin where there is something to compare, and are red for order', () => {
  // One after the other in turn: every column like the one before.
  expect(letters('BPBPBP', 1)).toBe('rrrr');
  expect(letters('BPBPBP', 2)).toBe('rrr');
  expect(letters('BPBPBP', 3)).toBe('rr');
  // The second stroke of the second column, under a column of one: a change; a column of two beside one of one: another.
  expect(letters('BPP', 1)).toBe('b');
  expect(letters('BPPB', 1)).toBe('bb');
  // Two and two: beside a stroke, then as long as the one before it.
  expect(letters('BBPPB', 1)).toBe('rr');
  // Longer by more than one than what it is compared with is order again.
  expect(letters('BPPP', 1)).toBe('br');
});

test('what was once drawn of a road never moves', () => {
  const all = marks('BBPTPPPBPBBBBBBBBPPBPBTPPPPPPPPBBPBPPB');
  for (const back of [1, 2, 3] as const)
    for (let length = 1; length < all.length; length += 1) {
      const before = derivedRoad(all.slice(0, length), back);
      expect(derivedRoad(all, back).slice(0, before.length)).toEqual(before);
    }
});
