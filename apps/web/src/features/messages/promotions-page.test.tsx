import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakePlatform, failure, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { PromotionsPage } from './promotions-page.tsx';
import { readPromotionsSearch } from './promotions-search.ts';

const item = (index: number) => ({
  id: String(index + 1),
  title: `Title ${index + 1}`,
  content: '<p><img src="/media/banner/home1-640.webp" alt="">Some <b>words</b></p>',
  promotionType: 'welcome',
  execution: 'B',
  publishedAt: '2026-11-01T00:00:00.000Z',
});
const dated = (day: number) => ({ ...item(day), publishedAt: `2026-11-0${day}T00:00:00.000Z` });
const items = (count: number) => Array.from({ length: count }, (_, index) => item(index));
const platform = (answer: object) =>
  fakePlatform({
    '/wps/relay/MCSFE_getListAnnouncements': () =>
      success({ banners: [], player: [], popup: [], promotion: [], ...answer }),
  });

test('[RTE-11] the promotions are cards, and one that the address names is open', async () => {
  platform({ promotion: items(2) });
  renderPage(<PromotionsPage search={{ show: '2' }} onClose={() => undefined} />);
  expect(await screen.findByRole('link', { name: 'Read more: Title 1' })).toBeTruthy();
  expect(screen.getByRole('dialog', { hidden: true, name: 'Title 2' })).toBeTruthy();
  expect(screen.getAllByText('Some words')[0]?.tagName).toBe('P');
});

test('[MSG-01] nine a page', async () => {
  platform({ player: items(20) });
  renderPage(<PromotionsPage search={{ view: 'news', page: 3 }} onClose={() => undefined} />);
  expect(await screen.findByText('Title 19')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Read more/ })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByText('Title 18')).toBeNull();
});

test('[MSG-01] news are read from the latest, and only their view is marked', async () => {
  platform({ player: [dated(2), dated(5), dated(3)] });
  renderPage(<PromotionsPage search={{ view: 'news' }} onClose={() => undefined} />, '/promotions?view=news');
  await screen.findByText('Title 6');
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Title 6',
    'Title 4',
    'Title 3',
  ]);
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.textContent)).toEqual(['News']);
});

test('[RTE-11] nothing on offer and nothing arrived are said, each with what to do next', async () => {
  platform({});
  const { unmount } = renderPage(<PromotionsPage search={{}} onClose={() => undefined} />);
  expect(await screen.findByRole('link', { name: 'To the games' })).toBeTruthy();
  unmount();
  fakePlatform({ '/wps/relay/MCSFE_getListAnnouncements': () => failure(500, 'INTERNAL', 'x') });
  renderPage(<PromotionsPage search={{}} onClose={() => undefined} />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('[RTE-11] an address that makes no sense opens the plain page', () => {
  expect(readPromotionsSearch({ view: '<script>', page: '-1', show: 'javascript:1' })).toEqual({});
  expect(readPromotionsSearch({ view: 'news', page: 2, show: 7 })).toEqual({
    view: 'news',
    page: 2,
    show: '7',
  });
});
