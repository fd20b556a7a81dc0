import { getStatus } from '@maidan/contract/system/get-status.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { closeModal, openModal, showPrompt, useModalStore } from '#lib/overlays/modal-store.ts';
import { clearSession, storeToken } from '#lib/session/session-token.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleStatus } from '#testing/sample-settings.ts';
import { ClosedSite, textsAhead } from './closed-site.tsx';

// As whatever loads this page has them loaded before it is drawn.
beforeAll(() => textsAhead('en'));
beforeEach(clearSession);
afterEach(() => {
  vi.useRealTimers();
  closeModal();
});

function show(closure: 'maintenance' | 'regionBlock', change = {}, path = '/') {
  let asked = 0;
  const systemStatus = closure === 'maintenance' ? 1 : 2;
  fakePlatform({
    [getStatus.path]: () => {
      asked += 1;
      return success(sampleStatus({ systemStatus, ...change }));
    },
  });
  return { page: renderPage(<ClosedSite closure={closure} />, path), asked: () => asked };
}

test('[STA-01] maintenance says until when, counts down, and offers customer service', async () => {
  vi.useFakeTimers({
    now: Date.parse('2026-11-15T10:00:00Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  show('maintenance', { maintenanceEnd: '2026-11-15T11:30:05.000Z' });
  expect(await screen.findByText('01:30:05')).toBeTruthy();
  expect(screen.getByText(/15 Nov/)).toBeTruthy();
  await act(async () => void vi.advanceTimersByTime(5000));
  expect(screen.getByText('01:30:00')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Customer service' }));
  expect(useModalStore.getState().open?.name).toBe('service');
});

test.each(['maintenance', 'regionBlock'] as const)(
  '[STA-01] nothing that was open stays on top of the closed page: %s',
  async (closure) => {
    openModal('register');
    showPrompt({ kind: 'info', message: 'Something' });
    show(closure);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(useModalStore.getState()).toMatchObject({ open: null, under: null });
  },
);

test('[STA-01] without an end time no time is claimed', async () => {
  show('maintenance');
  expect(await screen.findByRole('heading', { name: 'Under maintenance' })).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('[STA-03] when the time is over the page asks again by itself', async () => {
  vi.useFakeTimers({
    now: Date.parse('2026-11-15T10:00:00Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  const { asked } = show('maintenance', { maintenanceEnd: '2026-11-15T10:00:02.000Z' });
  expect(await screen.findByText('00:00:02')).toBeTruthy();
  const before = asked();
  await act(async () => void vi.advanceTimersByTime(2000));
  expect(screen.getByText('Opening any moment…')).toBeTruthy();
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});

test('[STA-01] T14: a blocked region shows the address as text, whatever it contains', async () => {
  const ip = '<img src=x onerror=alert(1)>';
  const { page } = show('regionBlock', { location: { ip, country: null } });
  expect(await screen.findByText(ip)).toBeTruthy();
  expect(page.container.querySelector('img')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Access restricted' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Customer service' })).toBeTruthy();
});

test('[STA-02] T14: whoever has an account still gets in from a blocked region', async () => {
  show('regionBlock');
  fireEvent.click(await screen.findByRole('button', { name: 'Log in to my account' }));
  expect(useModalStore.getState().open).toMatchObject({ name: 'login', props: { returnTo: '/member' } });
});

test('[STA-02] a page of the account that sent somebody to the login is where they land', async () => {
  show('regionBlock', {}, '/login?returnTo=/member/withdraw');
  await waitFor(() =>
    expect(useModalStore.getState().open).toMatchObject({
      name: 'login',
      props: { returnTo: '/member/withdraw' },
    }),
  );
});

test('[STA-02] whoever is logged in is led to the own account', async () => {
  storeToken('T'.repeat(43));
  show('regionBlock');
  expect((await screen.findByRole('link', { name: 'Go to my account' })).getAttribute('href')).toBe(
    '/member',
  );
});
