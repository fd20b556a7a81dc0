import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SLOW_AFTER_MS, tellWhenSlow } from '#lib/slow-network.ts';
import { renderPage } from '#testing/render-page.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Toasts } from './toasts.tsx';

test('[ERR-03] a lost network is said as long as it lasts, and its return once', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const change = (now: boolean): void => {
    online.mockReturnValue(now);
    act(() => void window.dispatchEvent(new Event(now ? 'online' : 'offline')));
  };
  renderPage(
    <>
      <OfflineNotice />
      <Toasts />
    </>,
  );
  expect(screen.queryByText(/You are offline/)).toBeNull();
  change(false);
  expect(screen.getByText(/You are offline/)).toBeTruthy();
  expect(screen.queryByText('You are back online.')).toBeNull();
  change(true);
  expect(screen.queryByText(/You are offline/)).toBeNull();
  expect(screen.getByText('You are back online.')).toBeTruthy();
});

afterEach(() => vi.useRealTimers());

test('[ERR-03] a slow answer is told while it is awaited, a quick one never', async () => {
  vi.useFakeTimers();
  const waiting: (() => void)[] = [];
  const work = new Promise<void>((resolve) => void waiting.push(resolve));
  renderPage(<OfflineNotice />);
  const told = tellWhenSlow(work);
  await act(async () => void (await vi.advanceTimersByTimeAsync(SLOW_AFTER_MS - 1)));
  expect(screen.queryByText(/network is slow/)).toBeNull();
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
  expect(screen.getByText(/network is slow/)).toBeTruthy();
  await act(async () => {
    waiting[0]?.();
    await told;
  });
  expect(screen.queryByText(/network is slow/)).toBeNull();
});
