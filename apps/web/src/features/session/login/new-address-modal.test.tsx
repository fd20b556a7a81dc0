import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { clearSession, readToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, loggedIn, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { NewAddressModal } from './new-address-modal.tsx';
import { forgetSentCodes } from '#features/session/code/use-code-sending.ts';

const VERIFY = '/wps/session/verifyAddress';
const SEND = '/wps/session/verifyAddress/code';
const verification = {
  ticket: 'v-1',
  reason: 'newAddress' as const,
  heldUntil: null,
  heldBecause: null,
  lossWays: [],
  removesAt: null,
  ways: [
    { way: 'sms' as const, hint: '+880 •••• 678' },
    { way: 'email' as const, hint: 'r•••@example.com' },
    { way: 'totp' as const, hint: '' },
    { way: 'bankName' as const, hint: 'code to +880 •••• 678' },
  ],
};

/** All that is said, for whatever reason it is asked. */
const show = (change: Partial<Parameters<typeof NewAddressModal>[0]['verification']>) => {
  const { unmount } = renderPage(
    <NewAddressModal verification={{ ...verification, ...change }} onClose={() => undefined} />,
  );
  const text = document.body.textContent ?? '';
  unmount();
  return text;
};

beforeEach(() => {
  clearSession();
  closeModal();
  forgetSentCodes();
});

test('[LOG-13] each offered way is shown with its masked hint; the chosen one is asked for its code', async () => {
  const sent = fakePlatform({ [SEND]: () => success({ expiredMinutes: 5, resendAfterSeconds: 60 }) });
  renderPage(<NewAddressModal verification={verification} onClose={() => undefined} />);
  expect(screen.getByText('+880 •••• 678')).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/Code by e-mail/));
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ ticket: 'v-1', way: 'email' });
  fireEvent.click(screen.getByLabelText(/authenticator app/));
  expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
});

test('[LOG-13] the words say why it is asked for: a new address, the day of waiting with its end, or the second step', () => {
  fakePlatform({});
  expect(show({})).toContain('You have not logged in from this IP address before.');
  const held = show({ reason: 'held', heldUntil: '2026-11-18T00:30:00.000Z' });
  const waits =
    /For your safety, every login with the password needs one more check until 18 Nov 2026, 06:30/;
  expect(held).toMatch(waits);
  expect(held).not.toMatch(/reset by phone|contact details/);
  const reset = show({ reason: 'held', heldUntil: '2026-11-18T00:30:00.000Z', heldBecause: 'phoneReset' });
  expect(reset).toContain('Your password was reset by phone. For your safety, every login');
  expect(held).not.toContain('You have not logged in from');
  expect(show({ reason: 'secondStep' })).toContain('I no longer have the app');
});

test('[LOG-13] a recovery code goes as it was typed, and whether the device is remembered goes along', async () => {
  const sent = fakePlatform({ [VERIFY]: () => loggedIn() });
  const second = {
    ...verification,
    reason: 'secondStep' as const,
    ways: [{ way: 'recovery' as const, hint: '' }],
  };
  renderPage(<NewAddressModal verification={second} onClose={() => undefined} />);
  fireEvent.click(screen.getByLabelText('Do not ask on this device for 30 days'));
  fireEvent.change(screen.getByLabelText('Recovery code', { selector: 'input:not([type=radio])' }), {
    target: { value: 'abcde-23456' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm and log in' }));
  await waitFor(() => expect(sent.some(({ url }) => url === VERIFY)).toBe(true));
});

test('[LOG-13] the name on the bank account alone is not enough', async () => {
  const sent = fakePlatform({ [VERIFY]: () => loggedIn() });
  renderPage(<NewAddressModal verification={verification} onClose={() => undefined} />);
  fireEvent.click(screen.getByLabelText(/Name on your bank account/));
  fireEvent.change(screen.getByLabelText('Name on the bank account'), { target: { value: 'Rahim Uddin' } });
  press('Name on the bank account');
  expect(await screen.findByText('Please enter the 6 digits of the code.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('[LOG-13] a wrong code is said at the code and can be tried again; the right one logs in', async () => {
  const answers = [failure(401, 'VERIFICATION_FAILED', 'This could not be confirmed.'), loggedIn()];
  fakePlatform({ [VERIFY]: () => answers.shift() ?? loggedIn() });
  const onClose = vi.fn<() => void>();
  const page = renderPage(
    <NewAddressModal verification={verification} returnTo="/member" onClose={onClose} />,
  );
  fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: '123456' } });
  press('Verification code');
  expect(await screen.findByText('This could not be confirmed.')).toBeTruthy();
  expect(readToken()).toBeNull();
  press('Verification code');
  await waitFor(() => expect(page.path()).toBe('/member'));
  expect(readToken()).toBe('T'.repeat(43));
  expect(onClose).toHaveBeenCalledOnce();
});

test('[LOG-13] a step that has run out says so and leads back to the login', async () => {
  fakePlatform({ [VERIFY]: () => failure(400, 'TICKET_INVALID', 'This step has expired.') });
  renderPage(<NewAddressModal verification={verification} returnTo="/member" onClose={() => undefined} />);
  fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: '123456' } });
  press('Verification code');
  await screen.findByRole('heading', { name: 'This step has expired' });
  expect(screen.queryByLabelText('Verification code')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(useModalStore.getState().open).toEqual({ name: 'login', props: { returnTo: '/member' } });
});

function press(label: string): void {
  const form = screen.getByLabelText(label).closest('form');
  if (form !== null) fireEvent.submit(form);
}
