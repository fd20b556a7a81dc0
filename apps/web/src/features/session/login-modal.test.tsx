import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearSession, readToken } from '#lib/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { LoginModal } from './login-modal.tsx';
import { forgetName, readRememberedName } from './remembered-name.ts';

const LOGIN = '/wps/session/login';
const loggedIn = success({ token: 'T'.repeat(43), firstTimeLogin: false, passwordExpired: false });

beforeEach(() => {
  clearSession();
  forgetName();
});

test('[LOG-01] nothing is sent without a username and a password', async () => {
  const sent = fakePlatform({ [LOGIN]: () => loggedIn });
  renderPage(<LoginModal onClose={() => undefined} />);
  press();
  expect(await screen.findByText('Please enter your username.')).toBeTruthy();
  expect(screen.getByText('Please enter your password.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('[LOG-02] a refused login says why and keeps what was typed', async () => {
  fakePlatform({
    [LOGIN]: () => failure(401, 'LOGIN_FAILED', 'The username or the password is not correct.'),
  });
  renderPage(<LoginModal onClose={() => undefined} />);
  fill('rahim', 'a wrong password');
  press();
  expect((await screen.findByRole('alert')).textContent).toBe('The username or the password is not correct.');
  expect(field('Username').value).toBe('rahim');
  expect(field('Password').value).toBe('a wrong password');
  expect(readToken()).toBeNull();
});

test('a second press while the first is under way sends nothing', async () => {
  const waiting: ((answer: typeof loggedIn) => void)[] = [];
  const sent = fakePlatform({ [LOGIN]: () => new Promise((resolve) => void waiting.push(resolve)) });
  const onClose = vi.fn<() => void>();
  renderPage(<LoginModal onClose={onClose} />);
  fill('rahim', 'correct horse');
  press();
  press();
  await waitFor(() => expect(sent).toHaveLength(1));
  press();
  waiting[0]?.(loggedIn);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(1);
});

test('[LOG-02] the password travels sealed, and the token is stored', async () => {
  const sent = fakePlatform({ [LOGIN]: () => loggedIn });
  renderPage(<LoginModal onClose={() => undefined} />);
  fill('rahim', 'correct horse');
  press();
  await waitFor(() => expect(readToken()).toBe('T'.repeat(43)));
  expect(sent[0]?.body).not.toContain('correct horse');
  expect(sent[0]?.headers['authorization']).toBeUndefined();
});

test('[LOG-11] the name is remembered when asked, the password never', async () => {
  fakePlatform({ [LOGIN]: () => loggedIn });
  const onClose = vi.fn<() => void>();
  renderPage(<LoginModal onClose={onClose} />);
  fill('rahim', 'correct horse');
  fireEvent.click(screen.getByLabelText('Remember my username for a day'));
  press();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(readRememberedName()).toBe('rahim');
  expect(decodeURIComponent(document.cookie)).not.toContain('correct horse');
});

test('[RTE-13] after login the visitor lands where they wanted to go, and never on another site', async () => {
  fakePlatform({ [LOGIN]: () => loggedIn });
  const wanted = renderPage(<LoginModal onClose={() => undefined} returnTo="/seamless?game=7" />);
  fill('rahim', 'correct horse');
  press();
  await waitFor(() => expect(wanted.path()).toBe('/seamless?game=7'));
  wanted.unmount();

  const elsewhere = renderPage(<LoginModal onClose={() => undefined} returnTo="//evil.example" />, '/rng');
  fill('rahim', 'correct horse');
  press();
  await waitFor(() => expect(elsewhere.path()).toBe('/'));
});

function field(label: string): HTMLInputElement {
  return screen.getByLabelText(label);
}

function fill(username: string, password: string): void {
  fireEvent.change(field('Username'), { target: { value: username } });
  fireEvent.change(field('Password'), { target: { value: password } });
}

function press(): void {
  const form = field('Username').closest('form');
  if (form !== null) fireEvent.submit(form);
}
