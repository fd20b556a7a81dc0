import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { sampleGame } from '#testing/sample-games.ts';
import { EntranceBannerContext } from '#features/lobby/banners/entrance-banner.ts';
import type { Banner } from '#features/lobby/banners/banner.ts';
import type { PlayHandler } from '#features/lobby/game-link.ts';
import { SportsEntrance } from './sports-entrance.tsx';

const BANNER = {
  id: 'b1',
  groupName: 'w_sports',
  title: 'Derby week',
  subtitle: 'Every evening',
  imageUrl: '/media/banner/sports1-1440.webp',
  linkageType: 'none',
  url: '',
} as unknown as Banner;

const show = (banner: Banner | undefined, open = true) => {
  const onPlay = vi.fn<PlayHandler>((_game, press) => press.preventDefault());
  renderPage(
    <EntranceBannerContext value={banner}>
      <SportsEntrance game={{ ...sampleGame(1), open }} onPlay={onPlay} />
    </EntranceBannerContext>,
  );
  return onPlay;
};

const image = () => document.querySelector('img');

test('[HOM-07] without a banner of the operator the drawn pitch and the house’s words stand there', () => {
  show(undefined);
  expect(image()).toBeNull();
  const link = screen.getByRole('link');
  expect(link.classList.contains('sports-entrance')).toBe(true);
  expect(link.textContent).not.toBe('');
});

test('[HOM-07] [HOM-10] a banner whose picture does not come keeps its words over the drawn pitch', () => {
  vi.useFakeTimers();
  show(BANNER);
  expect(image()?.getAttribute('src')).toBe(BANNER.imageUrl);
  fireEvent.error(image() ?? document.body);
  act(() => void vi.advanceTimersByTime(1200));
  fireEvent.error(image() ?? document.body);
  expect(image()).toBeNull();
  expect(screen.getByRole('link').classList.contains('sports-entrance')).toBe(true);
  expect(screen.getByText('Derby week')).toBeTruthy();
  vi.useRealTimers();
});

test('[HOM-07] the words of the banner stand there, and a press leads into the first sport', () => {
  const onPlay = show(BANNER);
  expect(screen.getByText('Derby week')).toBeTruthy();
  expect(screen.getByText('Every evening')).toBeTruthy();
  fireEvent.click(screen.getByRole('link'));
  expect(onPlay.mock.calls[0]?.[2]).toBe('/seamless?launch=football');
});

test('[HOM-07] a sport that is not open says so instead of the banner’s words', () => {
  show(BANNER, false);
  expect(screen.queryByText('Every evening')).toBeNull();
  expect(screen.getByText('Opens soon')).toBeTruthy();
});
