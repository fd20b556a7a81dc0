import { getOpenBetCount } from '@maidan/contract/records/get-open-bet-count.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { clearSession, storeToken } from '#lib/session/session-token.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { BottomBar } from './bottom-bar.tsx';

const bar = () => within(screen.getByRole('navigation', { name: 'Quick menu' }));
const hrefs = () =>
  bar()
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

beforeEach(() => {
  clearSession();
  closeModal();
  fakePlatform({});
});
afterEach(clearSession);

test('[HDR-05] a member’s phone has deposit in sight, the record and the account, and one way to the games', () => {
  storeToken('T'.repeat(43));
  renderPage(<BottomBar />);
  expect(hrefs()).toEqual([
    'Home /',
    'Deposit /member/depositv2',
    'Record /member/personalHistoryCopy',
    'Account /member',
  ]);
  expect(
    bar()
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Games']);
});

test('[MEM-15] the record on a member’s phone bears the number of open bets, in words too', async () => {
  fakePlatform({ [getOpenBetCount.path]: () => success({ count: 3 }) });
  storeToken('T'.repeat(43));
  renderPage(<BottomBar />);
  const record = await bar().findByRole('link', { name: /^Record.*3/ });
  expect(record.getAttribute('href')).toBe('/member/personalHistoryCopy');
});

test('[HDR-04] a visitor’s phone has sign-up in the middle, and what belongs to members is not seen', () => {
  renderPage(<BottomBar />);
  const seen = [...screen.getByRole('navigation', { name: 'Quick menu' }).querySelectorAll('a, button')]
    .filter((cell) => !cell.className.includes('member-only'))
    .map((cell) => cell.textContent);
  expect(seen).toEqual(['Home', 'Games', 'Sign up', 'Promotions', 'Log in']);
  fireEvent.click(bar().getByRole('button', { name: 'Sign up' }));
  expect(useModalStore.getState().open?.name).toBe('register');
});
