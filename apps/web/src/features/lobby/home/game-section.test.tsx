import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageHostsContext } from '#lib/page/page-hosts.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleGame, sampleLane } from '#testing/sample-games.ts';
import { lobbyLane } from '#features/lobby/card-game.ts';
import type { LobbyLane } from '#features/lobby/card-game.ts';
import type { PlayHandler } from '#features/lobby/game-link.ts';
import { LaneSection } from './game-section.tsx';
import { Poster } from '#features/lobby/poster.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function renderLane(lane: LobbyLane, props: Partial<ComponentProps<typeof LaneSection>> = {}) {
  return renderPage(
    <LaneSection lane={lane} hot={[]} onPlay={() => undefined} onWanted={() => undefined} {...props} />,
  );
}

/** Tells what is watched that it has come near. */
function fakeNearness(): { comeNear: () => void } {
  const told = new Set<IntersectionObserverCallback>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: IntersectionObserverCallback) {
        told.add(tell);
      }
      observe() {}
      disconnect() {}
    },
  );
  const entry = { isIntersecting: true } as IntersectionObserverEntry;
  const comeNear = () => act(() => told.forEach((tell) => tell([entry], {} as IntersectionObserver)));
  return { comeNear };
}

test('[HOM-05] a section further down holds the place of its games and asks for them when they come near', () => {
  const { comeNear } = fakeNearness();
  const onWanted = vi.fn<() => void>();
  const { container } = renderLane(lobbyLane(sampleLane('FISH', 2, 7), false), { onWanted });
  expect(screen.getByRole('link', { name: 'All Fishing' })).toBeTruthy();
  expect(container.querySelectorAll('.game-card-skeleton')).toHaveLength(7);
  expect(onWanted).not.toHaveBeenCalled();
  comeNear();
  expect(onWanted).toHaveBeenCalledOnce();
});

test('a section further down draws games the page already has when they come near, and at once when come back to', () => {
  const { comeNear } = fakeNearness();
  const lane = lobbyLane(sampleLane('PVP', 2, 3));
  const page = renderLane(lane);
  expect(screen.queryAllByRole('link', { name: /^Play / })).toEqual([]);
  comeNear();
  expect(screen.getAllByRole('link', { name: /^Play / })).toHaveLength(3);
  page.unmount();
  renderLane(lane);
  expect(screen.getAllByRole('link', { name: /^Play / })).toHaveLength(3);
});

test('[HOM-05] home shows at most 5 vendors and 12 games of a category', () => {
  renderLane(lobbyLane(sampleLane('RNG', 9, 20)), { first: true });
  expect(screen.getAllByRole('link', { name: /^Vendor/ })).toHaveLength(5);
  expect(screen.getAllByRole('link', { name: /^Play / })).toHaveLength(12);
  expect(screen.getByRole('link', { name: 'All Slots' }).getAttribute('href')).toBe('/rng');
});

test('a game that is not open yet says so and can still be asked about', () => {
  const lane = lobbyLane({ ...sampleLane('RNG', 1, 0), games: [sampleGame(4, { open: false })] });
  const onPlay = vi.fn<PlayHandler>((_game, press) => press.preventDefault());
  renderLane(lane, { first: true, onPlay });
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

test('[HOM-10] [LOG-15] a poster comes from the image host; when that fails, once from the site itself', () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { container } = renderPage(
    <PageHostsContext value={{ images: 'https://img.example', games: '' }}>
      <Poster game={sampleGame(4)} sizes="100px" />
    </PageHostsContext>,
  );
  const image = () => container.querySelector('img') as HTMLImageElement;
  expect(image().getAttribute('srcset')).toBe(
    'https://img.example/media/poster/4-240.webp 240w, https://img.example/media/poster/4-480.webp 480w',
  );
  fireEvent.error(image());
  act(() => void vi.runAllTimers());
  expect(image().getAttribute('src')).toBe('/media/poster/4-240.webp?retry=1');
});
