import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { BonusesPage } from './bonuses-page.tsx';
import type { SearchChange } from '#features/records/record-search.ts';

const BONUSES = '/wps/member/records/bonuses';
const RANGE = { from: '2026-10-01', to: '2026-10-30' };
const bonus = (id: string, state = 'credited') => ({
  id,
  source: 'welcome',
  title: null,
  amount: '50.00',
  at: '2026-10-03T03:00:00.000Z',
  state,
  reference: null,
});
const page = (bonuses: object[]) => success({ bonuses, total: '50.00', nextCursor: null });
const draw = (search = {}, onSearch: (change: SearchChange) => void = () => undefined) =>
  renderPage(<BonusesPage search={search} onSearch={onSearch} currencySymbol="৳" />, '/', [
    '/promotions',
    '/member/rewardCenter',
  ]);

test('a record that does not come says so, and a retry brings it', async () => {
  let broken = true;
  fakePlatform({
    [BONUSES]: () => (broken ? failure(503, 'UNAVAILABLE', 'The service is busy.') : page([bonus('b1')])),
  });
  draw();
  expect(screen.getByRole('status', { name: 'Loading your record' })).toBeTruthy();
  await screen.findByText('The service is busy.');
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Welcome money' })).toBeTruthy();
});

test('[MEM-08] the days of the address are asked for, and the days around them go into the address', async () => {
  const sent = fakePlatform({ [BONUSES]: () => page([bonus('b1'), bonus('b2', 'taken-back')]) });
  const changes: SearchChange[] = [];
  draw(RANGE, (change) => changes.push(change));
  expect(await screen.findByText('Taken back')).toBeTruthy();
  expect(sent.find(({ url }) => url.includes(BONUSES))?.url).toContain('from=2026-10-01&to=2026-10-30');
  fireEvent.click(screen.getByRole('button', { name: 'Previous 7 days' }));
  fireEvent.click(screen.getByRole('button', { name: 'Previous 30 days' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next 7 days' }));
  expect(changes).toEqual([
    { from: '2026-09-24', to: '2026-09-30' },
    { from: '2026-09-01', to: '2026-09-30' },
    { from: '2026-10-31', to: '2026-11-06' },
  ]);
});

test('[MEM-08] a reward is called by its name, and what is no part of the balance yet is a press away', async () => {
  const reward = { ...bonus('b1'), source: 'reward', title: 'Weekly cashback' };
  fakePlatform({ [BONUSES]: () => page([reward]) });
  draw();
  expect(await screen.findByRole('heading', { name: 'Weekly cashback' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'See them in the reward center' });
  expect(link.getAttribute('href')).toBe('/member/rewardCenter');
});

test('[MEM-08] no bonus in chosen days offers the usual ones; none in the usual ones offers the promotions', async () => {
  fakePlatform({ [BONUSES]: () => page([]) });
  const changes: SearchChange[] = [];
  const { unmount } = draw(RANGE, (change) => changes.push(change));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(changes).toEqual([{ from: null, to: null }]);
  unmount();
  draw();
  expect((await screen.findByRole('link', { name: 'See promotions' })).getAttribute('href')).toBe(
    '/promotions',
  );
});
