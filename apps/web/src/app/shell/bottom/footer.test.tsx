import { listVendorLanes } from '@maidan/contract/games/list-vendor-lanes.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleLane } from '#testing/sample-games.ts';
import { Footer } from './footer.tsx';

beforeEach(() => {
  // Nobody scrolls down here: what comes with the social links has its own test.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  fakePlatform({
    [listVendorLanes.path]: () => success({ data: { lanes: [sampleLane('RNG', 1), sampleLane('LIVE', 1)] } }),
  });
});
afterEach(() => vi.unstubAllGlobals());

const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('[FTR-01] help links, the products and the vendors as plain letters', async () => {
  renderPage(<Footer />, '/', ['/help', '/service', '/app', '/promotions']);
  await screen.findByRole('link', { name: 'Slots' });
  expect(links('Help')).toEqual([
    ['Help center', '/help'],
    ['Customer service', '/service'],
    ['Get the app', '/app'],
    ['Promotions', '/promotions'],
    ['News', '/promotions?view=news'],
    ['Terms', '/help#terms'],
    ['Privacy', '/help#privacy'],
  ]);
  expect(links('Games')).toEqual([
    ['Slots', '/rng'],
    ['Live casino', '/live'],
  ]);
  const marks = within(screen.getByRole('list', { name: 'Game providers' })).getAllByRole('listitem');
  expect(marks.map((mark) => mark.textContent)).toEqual(['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS']);
});

test('[FTR-02] the age, responsible play and the way to the limits', () => {
  renderPage(<Footer />);
  expect(screen.getByText('18+')).toBeTruthy();
  expect(screen.getByText('For adults of 18 and over')).toBeTruthy();
  expect(screen.getByText(/stop when it is no longer fun/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set limits or take a break' }).getAttribute('href')).toBe(
    '/responsible',
  );
});
