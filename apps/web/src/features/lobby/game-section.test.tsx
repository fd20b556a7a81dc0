import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { sampleGame, sampleLane } from '#testing/sample-games.ts';
import type { PlayHandler } from './game-link.ts';
import { LaneSection } from './game-section.tsx';
import { Poster } from './poster.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[HOM-05] home shows at most 5 vendors and 12 games of a category', () => {
  renderPage(<LaneSection lane={sampleLane('RNG', 9, 20)} hot={[]} onPlay={() => undefined} />);
  expect(screen.getAllByRole('link', { name: /^Vendor/ })).toHaveLength(5);
  expect(screen.getAllByRole('link', { name: /^Play / })).toHaveLength(12);
  expect(screen.getByRole('link', { name: 'All Slots' }).getAttribute('href')).toBe('/rng');
});

test('a game that is not open yet says so and can still be asked about', () => {
  const lane = { ...sampleLane('RNG', 1, 0), games: [sampleGame(4, { open: false })] };
  const onPlay = vi.fn<PlayHandler>((_game, press) => press.preventDefault());
  renderPage(<LaneSection lane={lane} hot={[]} onPlay={onPlay} />);
  fireEvent.click(screen.getByRole('link', { name: 'Game 4 opens soon' }));
  expect(onPlay).toHaveBeenCalledOnce();
});

test('[HOM-10] a poster is tried once more, then a fallback takes its place', () => {
  vi.useFakeTimers();
  // The document of the test calls every picture complete; a browser does not while one is on its way.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { container } = renderPage(<Poster game={sampleGame(4)} sizes="100px" />);
  const image = (): HTMLImageElement => {
    const found = container.querySelector('img');
    if (found === null) throw new Error('there is no picture');
    return found;
  };
  expect(image().getAttribute('loading')).toBe('lazy');
  fireEvent.error(image());
  act(() => void vi.runAllTimers());
  expect(image().getAttribute('src')).toBe('/media/poster/4-240.webp?retry=1');
  fireEvent.error(image());
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('Game 4')).toBeTruthy();
});
