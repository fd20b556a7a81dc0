import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearSession, readToken } from '#lib/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { RegisterModal } from './register-modal.tsx';

const REGISTER = '/wps/member/register';
const welcome = success({ token: 'N'.repeat(43), firstTimeLogin: true, passwordExpired: false });

beforeEach(clearSession);

test('[REG-07] [ERR-06] without the two ticks nothing is sent, and each is named', async () => {
  const sent = fakePlatform({ [REGISTER]: () => welcome });
  renderPage(<RegisterModal onClose={() => undefined} />);
  fill({ Username: 'rahim', Password: 'a long sentence', 'Password once more': 'a long sentence' });
  press();
  expect(await screen.findByText('Please agree to the terms of use')).toBeTruthy();
  expect(screen.getByText('Please agree to the age confirmation')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('[REG-05] two different passwords are pointed out while the rest is still empty', async () => {
  renderPage(<RegisterModal onClose={() => undefined} />);
  fill({ Password: 'a long sentence', 'Password once more': 'another sentence' });
  fireEvent.blur(field('Password once more'));
  expect(await screen.findByText('The two passwords are not the same.')).toBeTruthy();
});

test('[RTE-02] the referral code of the link is filled in and can be changed', () => {
  renderPage(<RegisterModal onClose={() => undefined} referralCode="KARIM7" />);
  expect(field('Referral code (Optional)').value).toBe('KARIM7');
});

test('[ERR-02] a taken name is said at the name, and everything typed stays', async () => {
  fakePlatform({
    [REGISTER]: () => failure(409, 'USERNAME_TAKEN', 'This username is taken. Please choose another.'),
  });
  renderPage(<RegisterModal onClose={() => undefined} />);
  fillAll();
  press();
  const message = await screen.findByText('This username is taken. Please choose another.');
  expect(field('Username').getAttribute('aria-describedby')).toBe(message.id);
  expect(field('Username').value).toBe('rahim');
  expect(field('Password').value).toBe('a long sentence');
  expect(readToken()).toBeNull();
});

test('[REG-09] success logs in, closes and goes home; a double press opens one account', async () => {
  const sent = fakePlatform({ [REGISTER]: () => welcome });
  const onClose = vi.fn<() => void>();
  const page = renderPage(<RegisterModal onClose={onClose} />, '/register?referralCode=KARIM7');
  fillAll();
  press();
  press();
  await waitFor(() => expect(page.path()).toBe('/'));
  expect(readToken()).toBe('N'.repeat(43));
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ method: 'PUT' });
});

function field(label: string): HTMLInputElement {
  return screen.getByLabelText(label);
}

function fill(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
}

function fillAll(): void {
  fill({ Username: 'rahim', Password: 'a long sentence', 'Password once more': 'a long sentence' });
  fireEvent.click(screen.getByLabelText('I agree to the terms of use'));
  fireEvent.click(screen.getByLabelText('I am 18 years old or older'));
}

function press(): void {
  const form = field('Username').closest('form');
  if (form !== null) fireEvent.submit(form);
}
