import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { depositAnswer, METHODS } from '#testing/sample-deposits.ts';
import { DepositPage } from './deposit-page.tsx';

const WAYS = '/wps/member/deposit/methods';
const LIST = '/wps/member/deposit/list';
const START = '/wps/member/deposit/start';
const EMPTY = { [LIST]: () => success({ deposits: [], nextCursor: null }) };

function open(answers: Parameters<typeof fakePlatform>[0], { waiting = false } = {}) {
  const sent = fakePlatform({ [WAYS]: () => success(METHODS), ...EMPTY, ...answers });
  const [leaveFor, onShow] = [vi.fn<(url: string) => void>(), vi.fn<(id: string) => void>()];
  renderPage(
    <DepositPage currencySymbol="৳" playMoney waiting={waiting} leaveFor={leaveFor} onShow={onShow} />,
  );
  return { sent, leaveFor, onShow, started: () => sent.filter(({ url }) => url === START) };
}

const fill = (text: string) => fireEvent.change(screen.getByLabelText('Amount'), { target: { value: text } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));

test('ways that do not come say so, and a retry brings them', async () => {
  let broken = true;
  open({ [WAYS]: () => (broken ? failure(503, 'UNAVAILABLE', 'The service is busy.') : success(METHODS)) });
  expect(await screen.findByText('The service is busy.')).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Taka Wallet')).toBeTruthy();
});

test('R2: before it is known whether the member takes a break no form is shown and no way asked for', async () => {
  const { sent } = open({}, { waiting: true });
  await screen.findByRole('status', { name: 'Loading the deposit methods' });
  const asked = (path: string): boolean => sent.some(({ url }) => url.startsWith(path));
  await expect.poll(() => asked(LIST)).toBe(true);
  expect(asked(WAYS)).toBe(false);
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

test('[MEM-04] a site without a way to deposit says what to do', async () => {
  open({ [WAYS]: () => success({ ...METHODS, methods: [] }) });
  expect(await screen.findByText('No deposit method is open')).toBeTruthy();
});

test('[MEM-04] an amount that cannot be sent is said at its field, and nothing is sent', async () => {
  const { started } = open({});
  await screen.findByText('Taka Wallet');
  for (const [typed, words] of [
    ['', 'Please enter an amount.'],
    ['ten', 'Please enter an amount such as 500 or 500.50.'],
    ['49.99', 'This method takes amounts from ৳50.00 to ৳25,000.00.'],
  ] as const) {
    fill(typed);
    press();
    expect(screen.getByRole('alert').textContent).toBe(words);
  }
  expect(started()).toEqual([]);
});

test('[MEM-04] a closed way is shown with its hours and cannot be chosen', async () => {
  open({});
  expect(await screen.findByText('Closed now. Open 22:00 to 02:00')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Night bank/ }).disabled).toBe(true);
});

test('[MEM-04] fee and what arrives are shown before; then this tab goes to the payment page', async () => {
  const { leaveFor, started } = open({ [START]: () => success(depositAnswer()) });
  await screen.findByText('Taka Wallet');
  fireEvent.click(screen.getByRole('button', { name: '৳1,000' }));
  expect(screen.getByText('৳17.00')).toBeTruthy();
  expect(screen.getByText('৳983.00')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Continue to payment' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('http://localhost:3000/sandbox/pay/1'));
  expect(started()).toHaveLength(1);
  expect(JSON.parse(started()[0]?.body ?? '')).toMatchObject({ methodId: 'wallet', amount: '1000.00' });
});

test('[MEM-04] the way and the amount of the last time are offered first; nothing is filled in', async () => {
  const [wallet] = METHODS.methods;
  const other = { ...wallet, id: 'other', name: 'Other Wallet' };
  open({
    [WAYS]: () =>
      success({ ...METHODS, methods: [other, wallet], last: { methodId: 'wallet', amount: '750.00' } }),
  });
  await screen.findByText('Used last time');
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['wallet', true],
    ['other', false],
  ]);
  const presets = screen.getByRole('group', { name: 'Choose an amount' }).querySelectorAll('button');
  expect([...presets].map(({ textContent }) => textContent)).toEqual(['৳750', '৳100', '৳1,000']);
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('');
});

test('[MEM-04] after a lost answer the same wish goes out under the same id; another wish has another', async () => {
  let lost = true;
  const { started, leaveFor } = open({
    [START]: () => {
      if (lost) return failure(503, 'PAYMENT_UNAVAILABLE', 'The payment service does not answer.');
      return success(depositAnswer());
    },
  });
  await screen.findByText('Taka Wallet');
  fill('500');
  press();
  expect(await screen.findByText('The payment service does not answer.')).toBeTruthy();
  press();
  await waitFor(() => expect(started()).toHaveLength(2));
  await screen.findByText('The payment service does not answer.');
  lost = false;
  fill('600');
  press();
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  const ids = started().map(({ body }) => (JSON.parse(body ?? '') as { operationId: string }).operationId);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('[MEM-04] after a reload the same wish goes out under the id it had', async () => {
  sessionStorage.clear();
  const ids: string[] = [];
  for (const visits of [1, 2]) {
    const { started } = open({ [START]: () => failure(503, 'UNAVAILABLE', 'The service is busy.') });
    await screen.findByText('Taka Wallet');
    fill('700');
    press();
    await screen.findByText('The service is busy.');
    ids.push((JSON.parse(started()[0]?.body ?? '') as { operationId: string }).operationId);
    expect(ids).toHaveLength(visits);
    cleanup();
  }
  expect(ids[1]).toBe(ids[0]);
});

test('[MEM-04] the history shows what was credited, its state, and older ones by cursor', async () => {
  const { sent } = open({
    [LIST]: ({ url }) =>
      url.includes('cursor=next')
        ? success({ deposits: [depositAnswer({ id: '1', state: 'failed' })], nextCursor: null })
        : success({
            deposits: [depositAnswer({ id: '2', state: 'partly', paid: '500.00', credited: '491.50' })],
            nextCursor: 'next',
          }),
  });
  expect(await screen.findByText('৳491.50')).toBeTruthy();
  expect(screen.getByText('Partly credited')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show older deposits' }));
  expect(await screen.findByText('Not paid')).toBeTruthy();
  expect(sent.filter(({ url }) => url.startsWith(LIST))).toHaveLength(2);
});
