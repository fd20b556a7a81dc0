import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { turnsOf, useShownInTurn } from './use-shown-in-turn.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CELLS = Array.from({ length: 100 }, (_, index) => index);

function Screen() {
  const screen = useRef<HTMLElement>(null);
  useShownInTurn(screen, ':scope > .stage');
  return (
    <main ref={screen}>
      <p>controls</p>
      <div className="stage">
        {CELLS.map((cell) => (
          <i key={cell}>{cell}</i>
        ))}
      </div>
    </main>
  );
}

const late = (container: Element) => container.querySelectorAll('[data-late]').length;

test('a screen that has just come is shown a part each frame, until all of it is', async () => {
  const { container } = render(<Screen />);
  const counts = [late(container)];
  for (let frame = 0; frame < 6; frame += 1) {
    await act(() => vi.advanceTimersToNextFrame());
    counts.push(late(container));
  }
  expect(counts[0]).toBe(101);
  expect(counts[1], 'the first frame belongs to the controls').toBe(101);
  expect(counts.at(-1)).toBe(0);
  expect(counts.toSorted((one, other) => other - one)).toEqual(counts);
  const most = Math.max(...counts.slice(1).map((count, index) => (counts[index] ?? 0) - count));
  expect(most).toBeLessThan(50);
});

test('a picture keeps its place: what is drawn in it comes late, and what is never drawn is left alone', () => {
  const { container } = render(
    <svg>
      <defs>
        <linearGradient />
      </defs>
      <g>
        <path />
      </g>
    </svg>,
  );
  const turns = turnsOf([...container.children]);
  expect(turns.map((turn) => turn.map(({ localName }) => localName))).toEqual([['g']]);
});
