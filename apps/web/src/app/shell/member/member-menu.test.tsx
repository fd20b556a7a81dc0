import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sendFocusHome } from '#lib/session/focus-home.ts';
import { closeModal, openModal } from '#lib/overlays/modal-store.ts';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { MemberMenu } from './member-menu.tsx';

const button = () => screen.getByRole('button', { name: 'Your account' });

beforeEach(() => {
  fakePlatform({});
  closeModal();
});

test('[HDR-05] a page that opens for a member leaves the focus where it is', () => {
  renderPage(<MemberMenu />);
  expect(document.activeElement).toBe(document.body);
});

test('[LOG-01] after a login the focus waits for the last dialog, and then stands on the account', () => {
  openModal('login');
  sendFocusHome();
  renderPage(<MemberMenu />);
  expect(document.activeElement).toBe(document.body);
  act(() => openModal('welcome'));
  expect(document.activeElement).toBe(document.body);
  act(() => closeModal());
  expect(document.activeElement).toBe(button());
});

test('[LOG-01] whoever has gone on in the meantime is not pulled back', () => {
  sendFocusHome();
  openModal('login');
  renderPage(
    <>
      <MemberMenu />
      <input aria-label="elsewhere" />
    </>,
  );
  const elsewhere = screen.getByLabelText('elsewhere');
  act(() => elsewhere.focus());
  act(() => closeModal());
  expect(document.activeElement).toBe(elsewhere);
});
