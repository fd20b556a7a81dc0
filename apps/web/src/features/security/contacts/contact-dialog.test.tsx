import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { useToastStore } from '#lib/overlays/toast-store.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleSecurity } from '#testing/sample-security.ts';
import { SecurityPage } from '#features/security/page/security-page.tsx';

const said = () => useToastStore.getState().toasts.map((toast) => toast.text);
const dialog = () => within(document.querySelector('dialog') as HTMLElement);
const TICKET = 't'.repeat(43);

function platform(change: Answers = {}) {
  return fakePlatform({
    '/wps/member/security': () => success(sampleSecurity({ mobile: '+880•••••678', mobileProved: true })),
    '/wps/member/vip': () =>
      success({ label: null, level: null, days: 90, staked: '0.00', next: null, currencySymbol: '৳' }),
    '/wps/session/list': () => success({ sessions: [] }),
    '/wps/member/securityEvents': () => success({ events: [], nextCursor: null }),
    '/wps/system/whitelabel': () => success({ passkeys: false, google: false, facebook: false }),
    '/wps/member/contact/code': () => success({ expiredMinutes: 10, resendAfterSeconds: 60, ticket: TICKET }),
    ...change,
  });
}

beforeEach(() => {
  useToastStore.setState({ toasts: [] });
  storeToken('T'.repeat(43));
});

const type = (label: string, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });

test('[MEM-14] nothing is sent without a number and a password; a refusal stands beside its field and keeps what was typed', async () => {
  const sent = platform({
    '/wps/member/contact/code': () => failure(400, 'PASSWORD_WRONG', 'This is not your password.'),
  });
  renderPage(<SecurityPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Change the mobile number' }));
  expect(dialog().getByText(/logins without a second step cannot move money/)).toBeDefined();
  fireEvent.click(dialog().getByRole('button', { name: 'Send the code' }));
  await dialog().findByText('Please enter a valid mobile number');
  expect(sent.filter(({ url }) => url === '/wps/member/contact/code')).toHaveLength(0);
  type('Mobile number', '০১৭১২৩৪৫৬৭৮');
  type('Login password', 'wrong');
  fireEvent.click(dialog().getByRole('button', { name: 'Send the code' }));
  await dialog().findByText('This is not your password.');
  expect(dialog().getByLabelText<HTMLInputElement>('Mobile number').value).toBe('০১৭১২৩৪৫৬৭৮');
});

test('[MEM-14] what was typed before is confirmed without typing it again, or replaced by another', async () => {
  const sent = platform({
    '/wps/member/security': () => success(sampleSecurity({ email: 'r••••@example.com' })),
  });
  renderPage(<SecurityPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm the e-mail address' }));
  expect(dialog().getByText('We send a code to r••••@example.com.')).toBeDefined();
  expect(dialog().queryByLabelText('E-mail address')).toBeNull();
  fireEvent.click(dialog().getByRole('button', { name: 'Use another address' }));
  expect(dialog().getByLabelText<HTMLInputElement>('E-mail address').value).toBe('');
  fireEvent.click(dialog().getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm the e-mail address' }));
  type('Login password', 'right');
  fireEvent.click(dialog().getByRole('button', { name: 'Send the code' }));
  await dialog().findByText('We sent six digits to this address. They work for 10 minutes.');
  expect(sent.filter(({ url }) => url === '/wps/member/contact/code')).toHaveLength(1);
});

test('[MEM-14] the code that came is typed in, and a changed number says that money waits', async () => {
  let tries = 0;
  platform({
    '/wps/member/contact': () =>
      (tries += 1) === 1
        ? failure(400, 'CODE_WRONG', 'Please enter a valid verification code')
        : success({ bound: '+880•••••999', held: true }),
  });
  renderPage(<SecurityPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Change the mobile number' }));
  type('Mobile number', '01712345999');
  type('Login password', 'right');
  fireEvent.click(dialog().getByRole('button', { name: 'Send the code' }));
  await dialog().findByText('We sent six digits to this number. They work for 10 minutes.');
  type('6-digit code', '123456');
  fireEvent.click(dialog().getByRole('button', { name: 'Confirm' }));
  await dialog().findByText('Please enter a valid verification code');
  fireEvent.click(dialog().getByRole('button', { name: 'Confirm' }));
  await expect.poll(said).toContain('Changed. For a day, logins without a second step cannot move money.');
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
});

test('[MEM-14] an address is asked for in the same way; without a login password neither can be changed', async () => {
  platform();
  const { unmount } = renderPage(<SecurityPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Add an e-mail address' }));
  type('E-mail address', 'rahim@example.com');
  type('Login password', 'right');
  fireEvent.click(dialog().getByRole('button', { name: 'Send the code' }));
  await dialog().findByText('We sent six digits to this address. They work for 10 minutes.');
  unmount();
  platform({ '/wps/member/security': () => success(sampleSecurity({ hasPassword: false })) });
  renderPage(<SecurityPage />);
  expect(
    await screen.findAllByText(/Choose a login password first: it is needed to change this/),
  ).toHaveLength(2);
});
