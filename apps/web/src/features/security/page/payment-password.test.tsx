import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { useToastStore } from '#lib/overlays/toast-store.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { PaymentPasswordDialog } from './payment-password.tsx';

const PATH = '/wps/member/paymentPassword';
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => storeToken('T'.repeat(43)));

test('[PWD-05] six digits, twice the same, and the login password: nothing is sent before', async () => {
  const sent = fakePlatform({});
  renderPage(<PaymentPasswordDialog onClose={() => undefined} />);
  type('New payment password', '12345');
  type('Once more', '123456');
  save();
  await screen.findByText('Please enter your login password.');
  expect(screen.getAllByText('Please enter six digits.').length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test('[PWD-05] a wrong login password stands beside its field and keeps what was typed; then it is set', async () => {
  let tries = 0;
  const sent = fakePlatform({
    [PATH]: () =>
      (tries += 1) === 1
        ? failure(400, 'PASSWORD_WRONG', 'This is not your present password.')
        : success({ set: true }),
  });
  const onClose = vi.fn<() => void>();
  renderPage(<PaymentPasswordDialog onClose={onClose} />);
  type('Login password', 'wrong');
  // Typed with a Bengali keyboard.
  type('New payment password', '৪৮২৯১৭');
  type('Once more', '482917');
  save();
  await screen.findByText('This is not your present password.');
  expect(screen.getByLabelText<HTMLInputElement>('Once more').value).toBe('482917');
  expect(onClose).not.toHaveBeenCalled();
  type('Login password', 'right');
  save();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(useToastStore.getState().toasts.at(-1)?.text).toBe('Your payment password is set.');
  // Sealed: neither password is readable on the way.
  expect(sent.map(({ body }) => body).join()).not.toMatch(/482917|right/);
});
