import { Dialog } from '@maidan/ui/dialog.tsx';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#app/providers.tsx';
import { SLOW_AFTER_MS, tellWhenSlow } from '#lib/call/slow-network.ts';
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

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function TwoDialogs() {
  const [more, setMore] = useState(false);
  const [open, setOpen] = useState(true);
  return (
    <>
      <OfflineNotice />
      {open && (
        <Dialog title="First" closeLabel="Close" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setMore(true)}>
            Open another
          </button>
        </Dialog>
      )}
      {more && (
        <Dialog title="Second" closeLabel="Close" onClose={() => setMore(false)}>
          Second
        </Dialog>
      )}
    </>
  );
}

test('[ERR-03] the note lies above a dialog, also above one that opens later, and outlives them all', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const shown: string[] = [];
  // The document of the tests knows no top layer: what is put there, and in which order, is written down.
  const layer = {
    showPopover(this: HTMLElement) {
      shown.push(this.matches('.dialog-layer') ? 'dialog' : (this.textContent ?? ''));
    },
    // As a browser does it: what is no popover any more was hidden with that, and cannot be hidden again.
    hidePopover(this: HTMLElement) {
      if (!this.hasAttribute('popover')) throw new DOMException('not a popover', 'NotSupportedError');
    },
  };
  Object.assign(HTMLElement.prototype, layer);
  const { unmount } = renderPage(<TwoDialogs />);
  expect(shown.at(-1)).toContain('You are offline');
  fireEvent.click(screen.getByRole('button', { name: 'Open another' }));
  expect(shown.slice(-2)).toEqual(['dialog', expect.stringContaining('You are offline')]);
  for (const dialog of screen.getAllByRole('dialog').toReversed())
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/You are offline/)).toBeTruthy();
  unmount();
  for (const name of Object.keys(layer)) Reflect.deleteProperty(HTMLElement.prototype, name);
});

test('[ERR-01] [ERR-03] without a network a press is answered at once instead of waiting for one', async () => {
  onlineManager.setOnline(false);
  const queryClient = createQueryClient();
  const sent = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => Promise.reject(new Error('no network')) })
    .execute(undefined);
  await expect(sent).rejects.toThrow('no network');
  onlineManager.setOnline(true);
});

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
