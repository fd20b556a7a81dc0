import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { useToastStore } from '#lib/overlays/toast-store.ts';
import { failure, fakePlatform, PLAIN_SITE, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleSecurity } from '#testing/sample-security.ts';
import { isOnlyWay } from './contacts.tsx';
import { SecurityPage } from '#features/security/page/security-page.tsx';

const REMOVE = '/wps/member/contact/remove';
const BOTH = { mobile: '+880•••••678', mobileProved: true, email: 'r•••@example.com', emailProved: true };
const WAYS = { forgotByEmail: true, forgotByPhone: true };

function platform(security: Parameters<typeof sampleSecurity>[0], change: Answers = {}) {
  return fakePlatform({
    '/wps/member/security': () => success(sampleSecurity(security)),
    '/wps/member/vip': () =>
      success({ label: null, level: null, days: 90, staked: '0.00', next: null, currencySymbol: '৳' }),
    '/wps/session/list': () => success({ sessions: [] }),
    '/wps/member/securityEvents': () => success({ events: [], nextCursor: null }),
    '/wps/system/whitelabel': () => success({ ...PLAIN_SITE, ...WAYS }),
    ...change,
  });
}
const dialog = () => within(document.querySelector('dialog') as HTMLElement);
const sentTo = (sent: { url: string }[]) => sent.filter(({ url }) => url === REMOVE).length;

beforeEach(() => {
  useToastStore.setState({ toasts: [] });
  storeToken('T'.repeat(43));
});

test('[MEM-14] the only way back in is not removed: it is said why, and leads to the other one', async () => {
  platform({ ...BOTH, email: null, emailProved: false });
  renderPage(<SecurityPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the mobile number' }));
  expect(await dialog().findByText(/this number is the only way to recover the account/)).toBeTruthy();
  expect(dialog().queryByLabelText('Login password')).toBeNull();
  fireEvent.click(dialog().getByRole('button', { name: 'Confirm an e-mail address' }));
  expect(dialog().getByRole('heading', { name: 'Your e-mail address' })).toBeTruthy();
});

test('[MEM-14] nothing goes without the password; a refusal is read, and what is done is told', async () => {
  let wrong = true;
  const sent = platform(BOTH, {
    [REMOVE]: () =>
      wrong ? failure(403, 'PASSWORD_WRONG', 'This is not your password.') : success({ held: true }),
  });
  renderPage(<SecurityPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the e-mail address' }));
  fireEvent.click(dialog().getByRole('button', { name: 'Remove' }));
  await dialog().findByText('Please enter your login password.');
  expect(sentTo(sent)).toBe(0);
  fireEvent.change(dialog().getByLabelText('Login password'), { target: { value: 'secret words' } });
  fireEvent.click(dialog().getByRole('button', { name: 'Remove' }));
  await dialog().findByText('This is not your password.');
  wrong = false;
  fireEvent.click(dialog().getByRole('button', { name: 'Remove' }));
  await expect
    .poll(() => useToastStore.getState().toasts.map(({ text }) => text))
    .toEqual(['Removed. For a day, logins without a second step cannot move money.']);
  expect(document.querySelector('dialog')).toBeNull();
});

test('[MEM-14] what is not there cannot be removed', async () => {
  platform({});
  renderPage(<SecurityPage />);
  await screen.findByRole('button', { name: 'Add a mobile number' });
  expect(screen.queryByRole('button', { name: /^Remove the/ })).toBeNull();
});

test.each([
  ['both proved', 'mobile', BOTH, WAYS, false],
  ['the other not there', 'mobile', { mobileProved: true }, WAYS, true],
  ['the other only typed', 'mobile', { ...BOTH, emailProved: false }, WAYS, true],
  ['the site resets by mail alone', 'email', BOTH, { ...WAYS, forgotByPhone: false }, true],
  ['a number that was only typed', 'mobile', { mobile: '+880•••••678' }, WAYS, false],
  ['an address that was only typed still gets the link', 'email', { email: 'r•••' }, WAYS, true],
] as const)('[MEM-14] the page knows ahead: %s', (_what, kind, security, offers, expected) => {
  expect(isOnlyWay(kind, sampleSecurity(security), offers)).toBe(expected);
});
