import { Dialog } from '@maidan/ui/dialog.tsx';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeModal, openModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { markPageWhole } from '#lib/page/page-whole.ts';
import { clearSession, storeToken } from '#lib/session/session-token.ts';
import { firstLogin } from '#lib/session/first-login.ts';
import { statusQuery } from '#lib/site/site-status.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleStatus } from '#testing/sample-settings.ts';
import { PublicModal } from './public-modal.tsx';
import { usePopups } from './use-popups.ts';

let ids = 0;
const popup = (execution: string) => ({
  id: `${execution}${ids}`,
  title: `For ${execution}`,
  content: '<p>Words</p>',
  promotionType: 'welcome',
  execution,
  publishedAt: '2026-11-01T00:00:00.000Z',
});

/** What the shell does with it. */
function Popups({ resting = false }: { resting?: boolean }) {
  usePopups({ resting });
  const { open } = useModalStore();
  if (open?.name !== 'public') return <input aria-label="field" />;
  return <PublicModal {...open.props} onClose={() => closeModal('public')} />;
}

beforeEach(() => {
  ids += 1;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  markPageWhole();
  fakePlatform({
    '/wps/relay/MCSFE_getListAnnouncements': ({ url }) => {
      const asked = new URL(url, 'http://x').searchParams.get('execution') ?? 'B';
      const popups = asked === 'F' ? ['F', 'A'] : [asked];
      return success({ banners: [], player: [], popup: popups.map(popup), promotion: [] });
    },
  });
});
afterEach(() => {
  clearSession();
  useModalStore.setState({ open: null, under: null });
  vi.useRealTimers();
});

const wait = () => act(() => vi.advanceTimersByTimeAsync(2_000));
const shown = () => screen.queryByRole('heading', { name: /^For/ })?.textContent;

test('[STA-01] [MSG-02] nothing opens over the page of a closed site, and it comes once the site is open', async () => {
  const { queryClient } = renderPage(<Popups />);
  const tell = (systemStatus: 0 | 1) =>
    act(() =>
      Promise.resolve(queryClient.setQueryData(statusQuery().queryKey, sampleStatus({ systemStatus }))),
    );
  await tell(1);
  await wait();
  expect(shown()).toBeUndefined();
  await tell(0);
  await wait();
  expect(shown()).toBe('For B');
});

test('[MSG-02] R2: nothing opens over the page of a break', async () => {
  const { unmount } = renderPage(<Popups resting />);
  await wait();
  expect(shown()).toBeUndefined();
  unmount();
  renderPage(<Popups />);
  await wait();
  expect(shown()).toBe('For B');
});

test('[MSG-02] a visitor sees what is for visitors, once', async () => {
  renderPage(<Popups />);
  await wait();
  expect(shown()).toBe('For B');
  await act(() => Promise.resolve(closeModal('public')));
  await wait();
  expect(shown()).toBeUndefined();
});

test('[MSG-02] closed states are kept apart: who logs in still sees what is for members, and a visitor not again', async () => {
  renderPage(<Popups />);
  await wait();
  await act(() => Promise.resolve(closeModal('public')));
  act(() => storeToken('T'.repeat(43)));
  await wait();
  expect(shown()).toBe('For A');
  await act(() => Promise.resolve(closeModal('public')));
  expect(sessionStorage.getItem('maidan-popups-user')).toContain('A');
  act(() => clearSession());
  await wait();
  expect(shown()).toBeUndefined();
});

test('[MSG-02] a first login has its own, with those of all members, a page each', async () => {
  act(() => {
    storeToken('T'.repeat(43));
    firstLogin.write(true);
  });
  renderPage(<Popups />);
  await wait();
  expect(shown()).toBe('For F');
  expect(screen.getByText('1 of 2')).toBeTruthy();
});

test('[LOG-02] [MSG-02] whoever has just been welcomed meets no second window, only with the next visit of home', async () => {
  act(() => {
    storeToken('T'.repeat(43));
    firstLogin.write(true);
    openModal('welcome');
  });
  const { unmount } = renderPage(<Popups />);
  act(() => closeModal('welcome'));
  await wait();
  expect(shown()).toBeUndefined();
  unmount();
  renderPage(<Popups />);
  await wait();
  expect(shown()).toBe('For F');
});

test('[MSG-02] nothing opens over another window, while somebody types, or away from the lobby', async () => {
  const { unmount } = renderPage(<Popups />);
  screen.getByLabelText('field').focus();
  await wait();
  expect(shown()).toBeUndefined();
  screen.getByLabelText('field').blur();
  act(() => openModal('login'));
  await wait();
  expect(useModalStore.getState().open?.name).toBe('login');
  act(() => closeModal('login'));
  await wait();
  expect(shown()).toBe('For B');
  unmount();
  useModalStore.setState({ open: null, under: null });
  ids += 1;
  renderPage(<Popups />, '/member/withdraw');
  await wait();
  expect(shown()).toBeUndefined();
});

function MenuAndPopups() {
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && (
        <Dialog title="Menu" closeLabel="Close the menu" shape="drawer" onClose={() => setOpen(false)}>
          <a href="/help">Help</a>
        </Dialog>
      )}
      <Popups />
    </>
  );
}

test('[MOD-01] a drawer that was opened while the popup was still on its way is left alone; the popup comes after it', async () => {
  openModal('public', { ids: [`B${ids}`], kind: 'visitor' });
  renderPage(<MenuAndPopups />);
  await wait();
  expect(shown()).toBeUndefined();
  expect(sessionStorage.getItem('maidan-popups-visitor') ?? '').not.toContain(`B${ids}`);
  fireEvent.click(screen.getByRole('button', { name: 'Close the menu' }));
  await wait();
  expect(shown()).toBe('For B');
});
