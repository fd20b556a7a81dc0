import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { BreakPage } from './break-page.tsx';
import { RealityDialog } from './reality-dialog.tsx';
import { intervalsIn } from './use-reality-due.ts';

beforeEach(() => storeToken('T'.repeat(43)));

const LOOK = {
  seconds: 5_400,
  everyMinutes: 60,
  stakes: '120.00',
  wins: '45.50',
  net: '-74.50',
  currencySymbol: '৳',
};

test('the look shows time, stakes, wins and net, and going on is a choice, never the only one', async () => {
  fakePlatform({ '/wps/protection/realityCheck': () => success(LOOK) });
  const onClose = vi.fn<() => void>();
  renderPage(<RealityDialog onClose={onClose} />);
  expect(await screen.findByText('৳120.00')).toBeDefined();
  expect(screen.getByText('৳45.50')).toBeDefined();
  expect(screen.getByText(/74\.50/)).toBeDefined();
  expect(screen.getByRole('link', { name: /break/i }).getAttribute('href')).toBe('/member/limits#break');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a look is due after each whole interval of the login', () => {
  expect([3_599, 3_600, 7_199, 7_200].map((seconds) => intervalsIn(seconds, 60))).toEqual([0, 1, 1, 2]);
});

test('R2: a break leads to the money and to help, and says when it ends', () => {
  fakePlatform({});
  renderPage(<BreakPage kind="timeout" until="2026-12-24T10:00:00.000Z" />);
  const places = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(places).toEqual(['/member/withdraw', '/member/personalHistoryCopy', '/responsible']);
  expect(screen.getByText(/24/)).toBeDefined();
});

test('R2: an account that the house has closed for play is not praised for it, and led to the money and to people', () => {
  fakePlatform({});
  renderPage(<BreakPage kind="closed" until={null} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Play is closed on this account');
  expect(screen.queryByText(/as you wished|good decision/)).toBeNull();
  const places = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(places).toEqual(['/member/withdraw', '/member/personalHistoryCopy', '/service']);
});
