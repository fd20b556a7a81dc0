import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readToken, storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { ChangePasswordModal } from './change-password-modal.tsx';
import { holdChangeTicket, readChangeTicket } from '#features/session/state/held-ticket.ts';

const CHANGE = '/wps/member/password';
const INFO = '/wps/member/info';
const changed = () => success({ token: 'N'.repeat(43) });
const info = () => success({ account: 'rahim', mustChangePassword: false });

beforeEach(() => {
  storeToken('T'.repeat(43));
  holdChangeTicket(null);
});

test('[PWD-01] without a ticket nothing is sent before the old password is there', async () => {
  const sent = fakePlatform({ [CHANGE]: changed, [INFO]: info });
  renderPage(<ChangePasswordModal onClose={() => undefined} />);
  fill({ 'New password': 'a long sentence', 'New password once more': 'a long sentence' });
  press();
  expect(await screen.findByText('Please enter your present password.')).toBeTruthy();
  expect(sent.filter(({ url }) => url === CHANGE)).toEqual([]);
});

test('[PWD-01] two different passwords are not sent', async () => {
  const sent = fakePlatform({ [CHANGE]: changed, [INFO]: info });
  renderPage(<ChangePasswordModal onClose={() => undefined} />);
  fill({ 'Present password': 'old', 'New password': 'one sentence', 'New password once more': 'another' });
  press();
  expect(await screen.findByText('The two passwords are not the same.')).toBeTruthy();
  expect(sent.filter(({ url }) => url === CHANGE)).toEqual([]);
});

test('[PWD-01] a wrong old password is said at the old password', async () => {
  fakePlatform({
    [CHANGE]: () => failure(400, 'PASSWORD_WRONG', 'This is not your present password.'),
    [INFO]: info,
  });
  renderPage(<ChangePasswordModal onClose={() => undefined} />);
  fillAll();
  press();
  const message = await screen.findByText('This is not your present password.');
  expect(field('Present password').getAttribute('aria-describedby')).toBe(message.id);
  expect(readToken()).toBe('T'.repeat(43));
});

test('[PWD-01] the first password of an account asks for no old one, and a refusal is said above the button', async () => {
  const FIRST = '/wps/member/password/first';
  let taken = true;
  const sent = fakePlatform({
    [FIRST]: () => (taken ? failure(409, 'PASSWORD_ALREADY_SET', 'There is one already.') : changed()),
    [INFO]: info,
  });
  const onClose = vi.fn<() => void>();
  const page = renderPage(<ChangePasswordModal first returnTo="/member/securityCenter" onClose={onClose} />);
  expect(screen.queryByLabelText('Present password')).toBeNull();
  fill({ 'New password': 'a long sentence', 'New password once more': 'a long sentence' });
  press();
  expect((await screen.findByRole('alert')).textContent).toBe('There is one already.');
  expect(onClose).not.toHaveBeenCalled();
  taken = false;
  press();
  await waitFor(() => expect(page.path()).toBe('/member/securityCenter'));
  expect(readToken()).toBe('N'.repeat(43));
  expect(sent.filter(({ url }) => url === FIRST)).toHaveLength(2);
  expect(sent.filter(({ url }) => url === CHANGE)).toEqual([]);
});

test('[PWD-01] success takes the new token, asks anew who is in, closes and goes home', async () => {
  const sent = fakePlatform({ [CHANGE]: changed, [INFO]: info });
  const onClose = vi.fn<() => void>();
  const page = renderPage(<ChangePasswordModal onClose={onClose} />, '/member/securityCenter');
  await waitFor(() => expect(sent.filter(({ url }) => url === INFO)).toHaveLength(1));
  fillAll();
  press();
  await waitFor(() => expect(page.path()).toBe('/'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(readToken()).toBe('N'.repeat(43));
  await waitFor(() => expect(sent.filter(({ url }) => url === INFO)).toHaveLength(2));
  expect(sent.find(({ url }) => url === CHANGE)?.body).not.toContain('a long sentence');
});

test('[LOG-12] [PWD-04] a forced change with a ticket leaves out the old password and cannot be closed', async () => {
  holdChangeTicket('ticket-1');
  fakePlatform({ [CHANGE]: changed, [INFO]: info });
  const onClose = vi.fn<() => void>();
  const page = renderPage(<ChangePasswordModal forced returnTo="/agentHome" onClose={onClose} />);
  expect(screen.queryByLabelText('Present password')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).not.toHaveBeenCalled();
  fill({ 'New password': 'a long sentence', 'New password once more': 'a long sentence' });
  press();
  await waitFor(() => expect(page.path()).toBe('/agentHome'));
  expect(readChangeTicket()).toBeNull();
});

test('[LOG-12] a ticket that has run out asks for the old password, and what was typed stays', async () => {
  holdChangeTicket('ticket-1');
  fakePlatform({ [CHANGE]: () => failure(400, 'TICKET_INVALID', 'This step has expired.'), [INFO]: info });
  renderPage(<ChangePasswordModal forced onClose={() => undefined} />);
  fill({ 'New password': 'a long sentence', 'New password once more': 'a long sentence' });
  press();
  expect(await screen.findByLabelText('Present password')).toBeTruthy();
  expect(field('New password').value).toBe('a long sentence');
  expect(readChangeTicket()).toBeNull();
});

test('[PWD-04] the only other way out of a forced change is to log out', async () => {
  fakePlatform({ [INFO]: info, '/wps/session/logout': () => success({ ended: true }) });
  const page = renderPage(<ChangePasswordModal forced onClose={() => undefined} />, '/member');
  fireEvent.click(screen.getByRole('button', { name: 'Log out instead' }));
  await waitFor(() => expect(page.path()).toBe('/'));
  expect(readToken()).toBeNull();
});

function field(label: string): HTMLInputElement {
  return screen.getByLabelText(label);
}

function fill(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
}

function fillAll(): void {
  fill({
    'Present password': 'the old one',
    'New password': 'a long sentence',
    'New password once more': 'a long sentence',
  });
}

function press(): void {
  const form = field('New password').closest('form');
  if (form !== null) fireEvent.submit(form);
}
