import { chatChannel, type LiveFrame } from '@maidan/contract/live.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInOrder } from './in-order.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ROOM = chatChannel('tea');
const line = (version: number): LiveFrame => ({
  type: 'chat',
  channel: ROOM,
  version,
  data: { room: 'tea', message: null, hidden: null, slowSeconds: null },
});

function listen(next: number | null) {
  const heard: number[] = [];
  const order = createInOrder(({ version }) => void heard.push(version));
  if (next !== null) order.begin(ROOM, next);
  return { heard, take: (...versions: number[]) => versions.forEach((one) => order.take(line(one))), order };
}

test('[MSG-04] whatever way the lines of two nodes meet, each is told once and in the order of the room', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 1, maxLength: 120 }),
      fc.array(fc.nat(), { maxLength: 200 }),
      fc.nat({ max: 40 }),
      (ofHere, picks, begun) => {
        const { heard, take, order } = listen(null);
        // Each node tells its own lines in their order; how the two ways meet is chance, and lines may come twice.
        const here = ofHere.flatMap((own, index) => (own ? [index + 1] : []));
        const there = ofHere.flatMap((own, index) => (own ? [] : [index + 1]));
        for (const [turn, pick] of picks.entries()) {
          if (turn === begun) order.begin(ROOM, 1);
          const next = (pick % 2 === 0 ? here : there).shift();
          if (next !== undefined) take(next, ...(pick % 3 === 0 ? [next] : []));
        }
        order.begin(ROOM, 1);
        take(...here, ...there);
        expect(heard).toEqual(ofHere.map((_, index) => index + 1));
        expect(vi.getTimerCount()).toBe(0);
      },
    ),
    { numRuns: 200 },
  );
});

test('[MSG-04] a line that never comes holds nobody up for long, and too late is not told out of turn', () => {
  const { heard, take } = listen(1);
  take(1, 3, 4, 7);
  expect(heard).toEqual([1]);
  vi.advanceTimersByTime(2_000);
  expect(heard).toEqual([1, 3, 4]);
  vi.advanceTimersByTime(2_000);
  take(2, 5, 8);
  expect(heard).toEqual([1, 3, 4, 7, 8]);
});

test('[MSG-04] a room is waited for within bounds, and forgotten with its last listener', () => {
  const { heard, take, order } = listen(1);
  take(1);
  take(...Array.from({ length: 500 }, (_, index) => index + 3));
  expect(heard).toHaveLength(501);
  take(600);
  order.forget(ROOM);
  expect([vi.getTimerCount(), order.knows(ROOM)]).toEqual([0, false]);
  order.begin(ROOM, 4);
  take(3, 4);
  expect(heard.at(-1)).toBe(4);
});
