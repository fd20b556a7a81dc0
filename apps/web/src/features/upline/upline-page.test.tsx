import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { UplinePage } from './upline-page.tsx';
import { UPLINE_KEY, type Desk } from './upline.queries.ts';

const DESK = '/wps/member/upline';
const SEND = '/wps/relay/passwordCheck/transferUpline';
const NEEDED = 'A payment password protects your transfers. Please set one first.';

const desk = (change: Partial<Desk> = {}): Desk => ({
  upline: { key: 'k'.repeat(22), name: 'ra•••n' },
  offered: true,
  available: '1000.00',
  currencySymbol: '৳',
  limits: {
    smallest: '50.00',
    largest: '500.00',
    perDay: '2000.00',
    leftToday: '2000.00',
    timesPerHour: 5,
    timesLeft: 5,
  },
  bound: '0.00',
  turnoverLeft: '0.00',
  hasPaymentPassword: true,
  heldUntil: null,
  heldBecause: null,
  recent: [],
  ...change,
});
const show = (change: Partial<Desk> = {}, more: Answers = {}) => {
  const sent = fakePlatform({ [DESK]: () => success(desk(change)), ...more });
  return { sent, ...renderPage(<UplinePage />) };
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const calls = (sent: { url: string }[]) => sent.filter(({ url }) => url === SEND).length;

beforeEach(() => storeToken('T'.repeat(43)));

test('[MEM-12] a desk that does not load says why and can be tried again', async () => {
  let asked = 0;
  fakePlatform({
    [DESK]: () =>
      (asked += 1) === 1 ? failure(503, 'UNAVAILABLE', 'The service is busy.') : success(desk()),
  });
  renderPage(<UplinePage />);
  expect(screen.getByRole('status', { name: 'Loading your agent and limits' })).toBeTruthy();
  await screen.findByText('The service is busy.');
  press('Try again');
  expect(await screen.findByText('Nothing was sent yet.')).toBeTruthy();
});

test('[MEM-12] without an agent above there is no form but the way to one’s money', async () => {
  show({ upline: null });
  expect(await screen.findByText('There is no agent above you')).toBeTruthy();
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

test.each<[string, Partial<Desk>, string | RegExp]>([
  ['switched off', { offered: false }, 'Transfers to agents are switched off at the moment.'],
  [
    'a session that waits',
    { heldUntil: '2026-11-16T10:00:00.000Z', heldBecause: 'noPassword' },
    /^You logged in without your password. For your safety, transfers wait until/,
  ],
  ['no payment password', { hasPaymentPassword: false }, NEEDED],
])('[MEM-12] %s is said in words, and there is no form', async (_what, change, words) => {
  show(change);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

test('[MEM-12] what deposits bind is told; where nothing else is left, the button is shut', async () => {
  show({ available: '0.00', bound: '90.00', turnoverLeft: '70.00' });
  expect(await screen.findByText(/৳90.00 comes from deposits on which bets of ৳70.00/)).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Check the transfer' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('[MEM-12] T9: an amount outside of the limits goes nowhere; a refused password keeps the rest', async () => {
  const { sent } = show(
    {},
    { [SEND]: () => failure(403, 'PAYMENT_PASSWORD_WRONG', 'The payment password is wrong.') },
  );
  await screen.findByLabelText('Amount');
  type('Amount', '500.01');
  expect(await screen.findByText('At most ৳500.00 can be sent at once.')).toBeTruthy();
  type('Amount', '২০০');
  press('Check the transfer');
  expect(await screen.findByText('Is everything right?')).toBeTruthy();
  expect(screen.getByText('৳800.00')).toBeTruthy();
  press('Send ৳200.00');
  expect(await screen.findByText('The payment password has six digits.')).toBeTruthy();
  expect(calls(sent)).toBe(0);
  type('Payment password', '111222');
  press('Send ৳200.00');
  expect(await screen.findByText('The payment password is wrong.')).toBeTruthy();
  expect(calls(sent)).toBe(1);
});

test('[MEM-12] what was sent is told with its code, once, and the form begins anew', async () => {
  const done = { code: 'UP-7', amount: '200.00', to: 'ra•••n', at: '2026-11-15T10:00:00.000Z' };
  const { sent } = show({}, { [SEND]: () => success(done) });
  await screen.findByLabelText('Amount');
  type('Amount', '200');
  press('Check the transfer');
  await screen.findByText('Is everything right?');
  type('Payment password', '482917');
  press('Send ৳200.00');
  fireEvent.submit(screen.getByLabelText('Payment password').closest('form') as HTMLFormElement);
  expect(await screen.findByText('UP-7')).toBeTruthy();
  expect(calls(sent)).toBe(1);
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('');
});

test('[MEM-12] what is left afterwards stays as it was agreed to, although the balance hears of the transfer first', async () => {
  let available = '1000.00';
  const { queryClient } = show(
    {},
    {
      [DESK]: () => success(desk({ available })),
      [SEND]: () => new Promise(() => undefined),
    },
  );
  await screen.findByLabelText('Amount');
  type('Amount', '200');
  press('Check the transfer');
  await screen.findByText('Is everything right?');
  type('Payment password', '482917');
  press('Send ৳200.00');
  await screen.findByRole('button', { name: 'Sending' });
  available = '800.00';
  await act(() => queryClient.refetchQueries({ queryKey: UPLINE_KEY }));
  // What was agreed to be left, and, once it has run down to it, what there is now.
  await expect.poll(() => screen.getAllByText('৳800.00').length).toBe(2);
  expect(screen.queryByText('৳600.00')).toBeNull();
});
