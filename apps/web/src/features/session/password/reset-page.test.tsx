import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useModalStore } from '#lib/overlays/modal-store.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { takeResetCode } from './reset-code.ts';
import { ResetPage } from './reset-page.tsx';

const RESET = '/wps/member/password/reset';
const CODE = 'c'.repeat(43);

beforeEach(() => window.history.replaceState(null, '', '/'));

test('[PWD-02] the code of the link leaves the address when it is taken', () => {
  window.history.replaceState(null, '', `/reset#code=${CODE}`);
  expect(takeResetCode()).toBe(CODE);
  expect(window.location.href).not.toContain(CODE);
});

test('[PWD-02] a link that was used or is too old says so and leads to a new one', async () => {
  fakePlatform({ [RESET]: () => failure(400, 'LINK_INVALID', 'This link has expired or was already used.') });
  renderPage(<ResetPage code={CODE} />);
  choose('a long sentence', 'a long sentence');
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for a new link' }));
  expect(useModalStore.getState().open?.name).toBe('forgot');
});

test('[PWD-02] without a code there is nothing to fill in', () => {
  fakePlatform({});
  renderPage(<ResetPage code="" />);
  expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('[PWD-02] a password that is too easy is said at its field; the link is still good', async () => {
  fakePlatform({ [RESET]: () => failure(400, 'PASSWORD_WEAK', 'This password is too easy to guess.') });
  renderPage(<ResetPage code={CODE} />);
  choose('password1', 'password1');
  const message = await screen.findByText('This password is too easy to guess.');
  expect(screen.getByLabelText('New password').getAttribute('aria-describedby')).toBe(message.id);
});

test('[PWD-02] afterwards the member logs in with the new password', async () => {
  const sent = fakePlatform({ [RESET]: () => success({ username: 'rahim', site: 'member' }) });
  renderPage(<ResetPage code={CODE} />);
  choose('a long sentence', 'a long sentence');
  expect(await screen.findByText('Log in as rahim with the new password.')).toBeTruthy();
  expect(sent[0]?.body).not.toContain(CODE);
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(useModalStore.getState().open?.name).toBe('login');
});

test('[PWD-02] [LOG-04] an agent is led to the door of agents', async () => {
  fakePlatform({ [RESET]: () => success({ username: 'rahim', site: 'agent' }) });
  renderPage(<ResetPage code={CODE} />);
  choose('a long sentence', 'a long sentence');
  const way = await screen.findByRole('link', { name: 'Log in' });
  expect(way.getAttribute('href')).toBe('/agent');
});

function choose(password: string, again: string): void {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('New password once more'), { target: { value: again } });
  const form = screen.getByLabelText('New password').closest('form');
  if (form !== null) fireEvent.submit(form);
}
