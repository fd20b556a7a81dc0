import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { SETTINGS_KEY } from '#lib/site/site-status.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { FirebasePhoneForm } from './firebase-phone.tsx';
import { startPhoneCheck } from './firebase-sdk.ts';
import { forgetSentCodes } from '#features/session/code/use-code-sending.ts';

vi.mock('./firebase-sdk.ts', () => ({ startPhoneCheck: vi.fn<() => void>() }));
const sdk = vi.mocked(startPhoneCheck);
const COUNTRIES = {
  '/wps/system/countries': () => success({ countries: [{ countryCode: 'BD', countryDialingCode: '+880' }] }),
};
const RESULT = {
  token: 'N'.repeat(43),
  firstTimeLogin: false,
  passwordExpired: false,
  changeTicket: null,
  verification: null,
};

beforeEach(() => {
  closeModal();
  forgetSentCodes();
  sdk.mockReset();
});

function show(firebase: object | null = { apiKey: 'k', authDomain: 'd', projectId: 'p' }) {
  const onResult = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const shown = renderPage(<FirebasePhoneForm site="member" takesFocus={false} onResult={onResult} />);
  shown.queryClient.setQueryData([...SETTINGS_KEY, 'permission'], { firebase });
  return { onResult };
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: /Send code/ }));

test('[ERR-08] without a number nothing of firebase is loaded', async () => {
  fakePlatform(COUNTRIES);
  show();
  send();
  await screen.findByText('Please enter your mobile number.');
  expect(sdk).not.toHaveBeenCalled();
});

test('[ERR-08] a quota that is used up leads to customer service, in a popup', async () => {
  fakePlatform(COUNTRIES);
  sdk.mockRejectedValue(Object.assign(new Error('quota'), { code: 'auth/quota-exceeded' }));
  show();
  type('Mobile number', '01712345678');
  send();
  await expect
    .poll(() => useModalStore.getState().open)
    .toMatchObject({
      name: 'prompt',
      props: { kind: 'warning', message: expect.stringContaining('customer service') },
    });
  expect(sdk.mock.calls[0]?.[1]).toBe('+8801712345678');
});

test('[LOG-14] the proof of firebase logs in; a wrong code stands beside its field first', async () => {
  const sent = fakePlatform({ ...COUNTRIES, '/wps/session/login': () => success(RESULT) });
  const confirm = vi
    .fn<(code: string) => Promise<string>>()
    .mockRejectedValueOnce(Object.assign(new Error('code'), { code: 'auth/invalid-verification-code' }))
    .mockResolvedValueOnce('id-token');
  sdk.mockResolvedValue({ confirm });
  const { onResult } = show();
  type('Mobile number', '01712345678');
  send();
  await expect.poll(() => sdk.mock.calls.length).toBe(1);
  type('Verification code', '000000');
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText('The code is missing or not right. Please check it.');
  type('Verification code', '123456');
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await expect.poll(() => onResult.mock.calls.length).toBe(1);
  expect(JSON.stringify(sent)).not.toContain('id-token');
});

test('[LOG-14] a proved number without an account leads to the registration', async () => {
  fakePlatform({ ...COUNTRIES, '/wps/session/login': () => failure(401, 'IDENTITY_REFUSED', 'no') });
  sdk.mockResolvedValue({ confirm: () => Promise.resolve('id-token') });
  show();
  type('Mobile number', '01712345678');
  send();
  await expect.poll(() => sdk.mock.calls.length).toBe(1);
  type('Verification code', '123456');
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await expect
    .poll(() => useModalStore.getState().open)
    .toEqual({
      name: 'register',
      props: { firebaseIdToken: 'id-token' },
    });
});
