import { BANNER_AUTOPLAY_MS } from '@maidan/contract/constants.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import type { Banner } from './banner.ts';

const banner = (id: string): Banner => ({
  id,
  groupName: 'w_home',
  title: `Title ${id}`,
  subtitle: 'Subtitle',
  imageUrl: `/media/banner/${id}-1440.webp`,
  url: '/rng',
  linkageType: 'page',
});
const current = () =>
  screen.queryAllByRole('button', { name: /Show banner/, current: true })[0]?.getAttribute('aria-label');
const wait = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[HOM-01] a single banner stands still: no copy, no controls', () => {
  renderPage(<BannerCarousel banners={[banner('a')]} onPlay={() => undefined} />);
  wait(BANNER_AUTOPLAY_MS * 3);
  expect(screen.getAllByText('Title a')).toHaveLength(1);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('[HOM-01] several move on every 5 seconds and begin again after the last', () => {
  renderPage(<BannerCarousel banners={[banner('a'), banner('b')]} onPlay={() => undefined} />);
  wait(BANNER_AUTOPLAY_MS - 1);
  expect(current()).toBe('Show banner 1');
  wait(1);
  expect(current()).toBe('Show banner 2');
  wait(BANNER_AUTOPLAY_MS);
  expect(current()).toBe('Show banner 1');
});

test('[HOM-01] they stop under the pointer, while focused, and when told to', () => {
  renderPage(<BannerCarousel banners={[banner('a'), banner('b')]} onPlay={() => undefined} />);
  const region = screen.getByRole('region', { name: 'Highlights' });
  fireEvent.pointerEnter(region);
  wait(BANNER_AUTOPLAY_MS * 2);
  expect(current()).toBe('Show banner 1');
  fireEvent.pointerLeave(region);
  fireEvent.focus(screen.getByRole('button', { name: 'Next banner' }));
  wait(BANNER_AUTOPLAY_MS * 2);
  expect(current()).toBe('Show banner 1');
  fireEvent.blur(screen.getByRole('button', { name: 'Next banner' }));
  fireEvent.click(screen.getByRole('button', { name: 'Stop moving' }));
  wait(BANNER_AUTOPLAY_MS * 2);
  expect(current()).toBe('Show banner 1');
});

test('[HOM-01] they never move by themselves for people who prefer less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  renderPage(<BannerCarousel banners={[banner('a'), banner('b')]} onPlay={() => undefined} />);
  wait(BANNER_AUTOPLAY_MS * 3);
  expect(current()).toBe('Show banner 1');
  fireEvent.click(screen.getByRole('button', { name: 'Next banner' }));
  expect(current()).toBe('Show banner 2');
});

test('[HOM-01] while a slide is on its way the dots stand still; a swipe that came to rest moves them', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  const { container } = renderPage(
    <BannerCarousel banners={[banner('a'), banner('b'), banner('c')]} onPlay={() => undefined} />,
  );
  const track = container.querySelector('.snap-x') as HTMLElement;
  fireEvent.click(screen.getByRole('button', { name: 'Next banner' }));
  const seen = new Set<string | null | undefined>();
  // Each step of the way is told as a scroll that has ended.
  for (let step = 0; step < 40; step += 1) {
    wait(20);
    fireEvent(track, new Event('scrollend'));
    seen.add(current());
  }
  expect([...seen]).toEqual(['Show banner 2']);
  wait(400);
  track.scrollLeft = 800;
  fireEvent(track, new Event('scrollend'));
  expect(current()).toBe('Show banner 3');
  vi.restoreAllMocks();
});
