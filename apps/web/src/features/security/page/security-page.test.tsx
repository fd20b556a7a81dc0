import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { storeToken } from '#lib/session/session-token.ts';
import { useToastStore } from '#lib/overlays/toast-store.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleSecurity } from '#testing/sample-security.ts';
import { SecurityPage } from './security-page.tsx';

const HERE = {
  id: '5f0c1a52-0c9a-4f5e-8a3a-000000000001',
  device: 'Chrome 156, Linux',
  ip: '127.0.0.1',
  country: null,
  createdAt: '2026-11-15T06:00:00Z',
  lastSeenAt: new Date().toISOString(),
  current: true,
};
const THERE = {
  ...HERE,
  id: '5f0c1a52-0c9a-4f5e-8a3a-000000000002',
  device: 'Safari 18, iPhone',
  ip: '203.0.113.9',
  country: 'BD',
  lastSeenAt: '2026-11-14T06:00:00Z',
  current: false,
};
const event = (id: string, kind: string) => ({
  id,
  kind,
  at: '2026-11-14T06:00:00Z',
  ip: '203.0.113.9',
  country: 'BD',
  device: 'Safari 18, iPhone',
});
const OFFERS = { passkeys: true, google: true, facebook: false };

/** A platform with a member on two devices; a test changes what it is about. */
function platform(change: Answers = {}) {
  return fakePlatform({
    '/wps/member/security': () => success(sampleSecurity()),
    '/wps/member/vip': () =>
      success({ label: null, level: null, days: 90, staked: '0.00', next: null, currencySymbol: '৳' }),
    '/wps/session/list': () => success({ sessions: [HERE, THERE] }),
    '/wps/member/securityEvents': () => success({ events: [event('2', 'login')], nextCursor: null }),
    '/wps/system/whitelabel': () => success(OFFERS),
    ...change,
  });
}

const sentTo = (sent: { url: string }[], path: string) =>
  sent.filter(({ url }) => url.split('?')[0] === path);
const show = () => renderPage(<SecurityPage />);
const said = () => useToastStore.getState().toasts.map((toast) => toast.text);
const dialog = () => within(document.querySelector('dialog') as HTMLElement);

beforeEach(() => {
  closeModal();
  useToastStore.setState({ toasts: [] });
  storeToken('T'.repeat(43));
});

test('a center that does not load says why and can be tried again', async () => {
  let asked = 0;
  platform({
    '/wps/member/security': () =>
      (asked += 1) === 1 ? failure(503, 'UNAVAILABLE', 'The service is busy.') : success(sampleSecurity()),
  });
  show();
  await screen.findByText('The service is busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Easy to improve')).toBeDefined();
});

test('[LOG-16] the devices are listed, this one is marked, and another can be ended after a question', async () => {
  let open = [HERE, THERE];
  const sent = platform({
    '/wps/session/list': () => success({ sessions: open }),
    '/wps/session/one': () => {
      open = [HERE];
      return success({ ended: true });
    },
  });
  show();
  const mine = (await screen.findByText('Chrome 156, Linux')).closest('li') as HTMLElement;
  expect(within(mine).getByText('This device')).toBeDefined();
  expect(within(mine).queryByRole('button')).toBeNull();
  expect(screen.getAllByText('Bangladesh · 203.0.113.9', { exact: false }).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'End the session on Safari 18, iPhone' }));
  expect(sentTo(sent, '/wps/session/one')).toHaveLength(0);
  fireEvent.click(dialog().getByRole('button', { name: 'End session' }));
  await expect.poll(said).toContain('The session has ended.');
  expect(sentTo(sent, '/wps/session/one')[0]?.url).toContain(`id=${THERE.id}`);
  await screen.findByText('You are logged in nowhere else.');
});

test('[LOG-16] a session that could not be ended says so and can be tried again', async () => {
  platform({ '/wps/session/one': () => failure(404, 'NOT_FOUND', 'This does not exist.') });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'End the session on Safari 18, iPhone' }));
  fireEvent.click(dialog().getByRole('button', { name: 'End session' }));
  await waitFor(() => expect(dialog().getByRole('alert').textContent).toBe('This does not exist.'));
});

test('[LOG-16] all others are ended with one confirmed press, however often it is pressed', async () => {
  const sent = platform({ '/wps/session/endOthers': () => success({ ended: 1 }) });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'End all others' }));
  const yes = dialog().getByRole('button', { name: 'End all others' });
  fireEvent.click(yes);
  fireEvent.click(yes);
  await expect.poll(said).toContain('One other session has ended.');
  expect(sentTo(sent, '/wps/session/endOthers')).toHaveLength(1);
});

test('[LOG-16] what happened is told in sentences; logins alone can be chosen, and more is fetched', async () => {
  platform({
    '/wps/member/securityEvents': ({ url }) =>
      url.includes('cursor=c1')
        ? success({ events: [event('1', 'login-failed')], nextCursor: null })
        : success({ events: [event('3', 'totp-on'), event('2', 'login')], nextCursor: 'c1' }),
  });
  show();
  await screen.findByText('The authenticator app was turned on');
  expect(screen.queryByText('That is everything we have.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('Somebody tried to log in with a wrong password');
  fireEvent.click(screen.getByRole('button', { name: 'Logins' }));
  expect(screen.queryByText('The authenticator app was turned on')).toBeNull();
  expect(screen.getByText('You logged in')).toBeDefined();
});

test('[LOG-14] only offered services can be linked; a linked one can be unlinked', async () => {
  platform({
    '/wps/member/security': () =>
      success(
        sampleSecurity({
          identities: [{ provider: 'google', name: 'Rahim', linkedAt: '2026-11-01T00:00:00Z' }],
        }),
      ),
    '/wps/member/identity': () => failure(409, 'OPERATION_CONFLICT', 'This is your only way in.'),
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Unlink Google' }));
  expect(screen.queryByText('Facebook')).toBeNull();
  fireEvent.click(dialog().getByRole('button', { name: 'Unlink' }));
  await waitFor(() => expect(dialog().getByRole('alert').textContent).toBe('This is your only way in.'));
});

test('T25: whoever waits is told until when changes wait, and the one reason', async () => {
  platform({
    '/wps/member/security': () =>
      success(sampleSecurity({ heldUntil: '2026-11-16T06:00:00Z', heldBecause: 'contactChanged' })),
  });
  show();
  const told = await screen.findByText(/withdrawals and changes of these settings wait until/);
  expect(told.textContent).toMatch(/^Your contact details were changed\. For your safety, deposits.*12:00/);
});

test('[PWD-01] an account without a password is offered to set its first one', async () => {
  platform({ '/wps/member/security': () => success(sampleSecurity({ hasPassword: false })) });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Set a password' }));
  expect(useModalStore.getState().open).toEqual({
    name: 'changePassword',
    props: { first: true, returnTo: '/member/securityCenter' },
  });
});

test('[PWD-01] the password is changed in its own modal', async () => {
  platform();
  show();
  fireEvent.click((await screen.findAllByRole('button', { name: 'Change' }))[0] as HTMLElement);
  expect(useModalStore.getState().open?.name).toBe('changePassword');
});
