import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { closeModal, openModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { clearSession, storeToken } from '#lib/session/session-token.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { useForcedChange } from './use-forced-change.ts';

const opened = () => useModalStore.getState().open?.name;

beforeEach(() => {
  clearSession();
  closeModal();
});

function Watcher() {
  useForcedChange();
  return null;
}

function start(mustChangePassword: boolean) {
  storeToken('T'.repeat(43));
  const sent = fakePlatform({ '/wps/member/info': () => success({ account: 'rahim', mustChangePassword }) });
  renderPage(<Watcher />);
  return sent;
}

test('[PWD-04] [LOG-03] after a reload the forced change is there again, and comes back when something covered it', async () => {
  start(true);
  await waitFor(() => expect(opened()).toBe('changePassword'));
  act(() => openModal('language'));
  expect(opened()).toBe('language');
  act(() => closeModal());
  await waitFor(() => expect(opened()).toBe('changePassword'));
});

test('[LOG-03] whoever need not change anything is left alone', async () => {
  const sent = start(false);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(opened()).toBeUndefined();
});

test('[PWD-04] logging out ends it', async () => {
  start(true);
  await waitFor(() => expect(opened()).toBe('changePassword'));
  act(() => clearSession());
  act(() => closeModal());
  expect(opened()).toBeUndefined();
});
