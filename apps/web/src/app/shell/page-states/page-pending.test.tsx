import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { PagePending } from './page-pending.tsx';

afterEach(() => vi.useRealTimers());

test('[ERR-03] [ERR-04] a page that has not come after 120 seconds says so and offers to reload', () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  renderPage(<PagePending />);
  act(() => void vi.advanceTimersByTime(119_999));
  expect(screen.queryByText(/took too long to load/)).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText(/This page took too long to load/)).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Reload' }).click());
  expect(reload).toHaveBeenCalledOnce();
});
