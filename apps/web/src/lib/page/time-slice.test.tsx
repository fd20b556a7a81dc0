import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { yieldToMain } from './yield-to-main.ts';
import { markPageWhole } from './page-whole.ts';
import { useInTurn, useIsTurning, useTimeSlice } from './time-slice.ts';

function Part({ place, ready = true }: { place: number; ready?: boolean }) {
  const mine = useTimeSlice(ready, place);
  if (mine) drawn();
  return <p>{mine ? place : '…'}</p>;
}

const frames: FrameRequestCallback[] = [];
const nextFrame = () =>
  act(async () => {
    frames.splice(0).forEach((frame) => frame(0));
    // Parts come after the frame.
    await yieldToMain();
  });
const shown = (box: HTMLElement) =>
  [...box.querySelectorAll('p')].map(({ textContent }) => textContent).filter((text) => text !== '…');

/** Each part takes this long to draw. */
function slowDrawing(ms: number): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  drawn = () => (now += ms);
}
let drawn = (): void => undefined;

afterEach(() => {
  drawn = () => undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('on a slow machine parts that appear together come one in each frame, the middle first, and the last one too', async () => {
  slowDrawing(8);
  const { container, rerender } = render([1, 2, 3, 4, 5].map((place) => <Part key={place} place={place} />));
  expect(shown(container)).toEqual([]);
  await nextFrame();
  expect(shown(container)).toEqual(['3']);
  await nextFrame();
  expect(shown(container)).toHaveLength(2);
  // One that has gone meanwhile is not waited for.
  rerender([1, 2, 3, 4].map((place) => <Part key={place} place={place} />));
  await nextFrame();
  await nextFrame();
  expect(shown(container)).toEqual(['1', '2', '3', '4']);
  await nextFrame();
  expect(frames).toHaveLength(0);
});

test('on a fast one as many come in a frame as there is time for', async () => {
  slowDrawing(1.5);
  const { container } = render([1, 2, 3, 4, 5].map((place) => <Part key={place} place={place} />));
  await nextFrame();
  expect(shown(container)).toEqual(['2', '3', '4']);
  await nextFrame();
  expect(shown(container)).toHaveLength(5);
});

test('what is not there yet takes no turn', async () => {
  slowDrawing(8);
  const { container, rerender } = render(<Part place={1} ready={false} />);
  expect(frames).toHaveLength(0);
  rerender(<Part place={1} />);
  await nextFrame();
  expect(shown(container)).toEqual(['1']);
});

/** The same object for the same text, as the cache hands the same game out again. */
const games = new Map<string, { name: string }>();
function gameOf(name: string): { name: string } {
  const game = games.get(name) ?? { name };
  games.set(name, game);
  return game;
}

function Card({ place, name }: { place: number; name: string }) {
  const game = useInTurn(gameOf(name), place);
  if (game?.name === name) drawn();
  return <p>{game?.name ?? '…'}</p>;
}

const cards = (names: string) =>
  [0, 1, 2]
    .slice(0, names.length)
    .map((place) => <Card key={place} place={place} name={names.charAt(place)} />);

function Busy() {
  return <output>{useIsTurning() ? 'busy' : 'done'}</output>;
}

const watchedCards = (names: string) => [<Busy key="busy" />, ...cards(names)];

test('[GAM-05] whoever looks at a page that is turned is told that it is busy until its last card', async () => {
  slowDrawing(8);
  const { container, rerender } = render(watchedCards('ab'));
  const said = () => container.querySelector('output')?.textContent;
  expect(said()).toBe('done');
  rerender(watchedCards('xy'));
  expect(said()).toBe('busy');
  await nextFrame();
  expect(said()).toBe('busy');
  await nextFrame();
  expect(said()).toBe('done');
});

test('[GAM-05] a page that is turned keeps its cards until those of the next take their places, from the top down', async () => {
  slowDrawing(8);
  const { container, rerender } = render(cards('abc'));
  expect(shown(container)).toEqual(['a', 'b', 'c']);
  rerender(cards('xyz'));
  expect(shown(container)).toEqual(['a', 'b', 'c']);
  await nextFrame();
  expect(shown(container)).toEqual(['x', 'b', 'c']);
  await nextFrame();
  await nextFrame();
  expect(shown(container)).toEqual(['x', 'y', 'z']);
  expect(frames).toHaveLength(0);
});

test('what is turned on again before its turn has come is drawn once, as it is then', async () => {
  slowDrawing(8);
  const { container, rerender } = render(cards('ab'));
  rerender(cards('xy'));
  rerender(cards('pq'));
  await nextFrame();
  await nextFrame();
  expect(shown(container)).toEqual(['p', 'q']);
});

test('a list that is new on a page that stands comes in turn as well', async () => {
  markPageWhole();
  slowDrawing(8);
  const { container } = render(cards('ab'));
  expect(shown(container)).toEqual([]);
  await nextFrame();
  expect(shown(container)).toEqual(['a']);
});
