import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { clearSession, readToken } from '#lib/session/session-token.ts';
import {
  failure,
  failureWithCaptcha,
  fakePlatform,
  loggedIn,
  PLAIN_SITE,
  success,
} from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { ForgotModal } from './forgot-modal.tsx';
import { dropDrafts } from '#lib/forms/form-draft.ts';
import { forgetLogin } from '#features/session/form/remembered-login.ts';
import { forgetSentCodes } from '#features/session/code/use-code-sending.ts';

const EMAIL = '/wps/member/password/email';
const PHONE = '/wps/member/password/verification';
const SEND = '/wps/verification/sms/forgot';
const WHITELABEL = '/wps/system/whitelabel';
const byPhone = () => success({ ...PLAIN_SITE, forgotByEmail: false, forgotByPhone: true });

beforeEach(() => {
  clearSession();
  closeModal();
  dropDrafts();
  forgetLogin();
  forgetSentCodes();
});

test('[PWD-02] what is no e-mail address is not sent', async () => {
  const sent = fakePlatform({ [EMAIL]: () => success({ sent: true }) });
  renderPage(<ForgotModal onClose={() => undefined} />);
  fill({ Username: 'rahim', 'E-mail address': 'rahim at example' });
  press('Username');
  expect(await screen.findByText('Please enter the e-mail address of your account.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('[PWD-02] an account that does not exist is said, and what was typed stays', async () => {
  fakePlatform({ [EMAIL]: () => failure(404, 'ACCOUNT_UNKNOWN', 'Username/Email does not exist') });
  renderPage(<ForgotModal onClose={() => undefined} />);
  fill({ Username: 'nobody', 'E-mail address': 'nobody@example.com' });
  press('Username');
  expect(await screen.findByText('Username/Email does not exist')).toBeTruthy();
  expect(field('E-mail address').value).toBe('nobody@example.com');
});

test('[PWD-02] success is the popup in_been_out, with the way to the sandbox inbox beneath', async () => {
  fakePlatform({ [EMAIL]: () => success({ sent: true }) });
  renderPage(<ForgotModal onClose={() => undefined} />);
  fill({ Username: 'rahim', 'E-mail address': 'rahim@example.com' });
  press('Username');
  await waitFor(() => expect(useModalStore.getState().open?.name).toBe('prompt'));
  expect(useModalStore.getState().open?.props).toMatchObject({
    kind: 'info',
    message: 'The link is on its way. It works once and for 30 minutes.',
  });
  expect(await screen.findByRole('link', { name: 'Open the sandbox inbox' })).toBeTruthy();
});

test('[PWD-03] by phone: a captcha when it is asked for, then code and password log in and go home', async () => {
  const captcha = { image: 'AAAA', work: { challenge: 'c', zeroBits: 1 }, expiresInSeconds: 120 };
  const answers = [
    failureWithCaptcha('CAPTCHA_REQUIRED', 'Please solve the picture first.'),
    success({ expiredMinutes: 5, resendAfterSeconds: 300 }),
  ];
  const sent = fakePlatform({
    [WHITELABEL]: byPhone,
    '/wps/captcha': () => success({ id: '00000000-0000-4000-8000-000000000001', ...captcha }),
    [SEND]: () => answers.shift() ?? success({}),
    [PHONE]: () => loggedIn(),
  });
  const onClose = vi.fn<() => void>();
  const page = renderPage(<ForgotModal onClose={onClose} />, '/rng');
  fireEvent.change(await screen.findByLabelText('Mobile number'), { target: { value: '1712345678' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByAltText('Picture with a few characters to copy');
  fill({ 'Characters in the picture': 'ABCDE' });
  // As if the second that must lie between two presses were over.
  forgetSentCodes();
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByText('Your code is valid for 5 minutes.');
  expect(JSON.parse(sent.findLast(({ url }) => url === SEND)?.body ?? '')).toMatchObject({
    captcha: { id: '00000000-0000-4000-8000-000000000001', answer: 'ABCDE' },
  });
  fill({ 'Verification code': '123456', 'New password': 'a long sentence' });
  press('Mobile number');
  await waitFor(() => expect(page.path()).toBe('/'));
  expect(readToken()).toBe('T'.repeat(43));
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent.find(({ url }) => url === PHONE)?.body).not.toContain('a long sentence');
});

test('[PWD-03] [SET-03] by phone is offered only where it is switched on', async () => {
  fakePlatform({ [WHITELABEL]: () => success({ ...PLAIN_SITE, forgotByPhone: true }) });
  renderPage(<ForgotModal onClose={() => undefined} />);
  expect(screen.queryByLabelText('By phone')).toBeNull();
  expect(await screen.findByLabelText('By phone')).toBeTruthy();
});

function field(label: string): HTMLInputElement {
  return screen.getByLabelText(label);
}

function fill(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
}

function press(label: string): void {
  const form = field(label).closest('form');
  if (form !== null) fireEvent.submit(form);
}
