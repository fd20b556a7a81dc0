import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Toasts } from './toasts.tsx';

test('a lost network is said as long as it lasts, and its return once', () => {
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
