import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useInTurn } from './in-turn.ts';

function Part({ place, ready = true }: { place: number; ready?: boolean }) {
  return <p>{useInTurn(ready, place) ? place : '…'}</p>;
}

const frames: FrameRequestCallback[] = [];
const nextFrame = () => act(() => frames.splice(0).forEach((frame) => frame(0)));
const shown = (box: HTMLElement) =>
  [...box.querySelectorAll('p')].map(({ textContent }) => textContent).filter((text) => text !== '…');

test('parts that appear together come a few in each frame, the middle first, and the last one too', () => {
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const { container, rerender } = render([1, 2, 3, 4, 5].map((place) => <Part key={place} place={place} />));
  expect(shown(container)).toEqual([]);
  nextFrame();
  expect(shown(container)).toContain('3');
  expect(shown(container)).toHaveLength(2);
  nextFrame();
  // One that has gone meanwhile is not waited for.
  rerender([1, 2, 3, 4].map((place) => <Part key={place} place={place} />));
  nextFrame();
  nextFrame();
  expect(shown(container)).toEqual(['1', '2', '3', '4']);
  expect(frames).toHaveLength(0);
  vi.unstubAllGlobals();
});

test('what is not there yet takes no turn', () => {
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const { container, rerender } = render(<Part place={1} ready={false} />);
  expect(frames).toHaveLength(0);
  rerender(<Part place={1} />);
  nextFrame();
  expect(shown(container)).toEqual(['1']);
  vi.unstubAllGlobals();
});
