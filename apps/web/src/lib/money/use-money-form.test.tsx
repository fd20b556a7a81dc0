import { sendToUpline } from '@maidan/contract/upline/send-to-upline.ts';
import type { RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#lib/call/call-error.ts';
import { useMoneyForm } from './use-money-form.ts';

type Sent = RequestOf<typeof sendToUpline>;
type Send = (input: Sent) => Promise<ResponseOf<typeof sendToUpline>>;

const LOST = new CallError({
  code: 'NETWORK',
  message: 'No network.',
  fields: {},
  requestId: '',
  status: 0,
});

function MoneyForm({ send, isPending = false }: { send: Send; isPending?: boolean }) {
  const { form, amountField, problem, onSubmit, setAmount } = useMoneyForm(
    {
      operation: sendToUpline,
      defaultValues: { to: 'k'.repeat(22), paymentPassword: '' },
      wish: ['to'],
      bounds: () => ({ smallest: '50.00', available: '900.00' }),
      fieldOfCode: { INSUFFICIENT_FUNDS: 'amount' },
      onDone: () => undefined,
    },
    { mutateAsync: send, isPending },
  );
  const { errors } = form.formState;
  return (
    <form onSubmit={onSubmit}>
      <input aria-label="amount" {...amountField} />
      <input aria-label="password" {...form.register('paymentPassword')} />
      <output>{problem?.kind ?? 'fine'}</output>
      <p>{errors.root?.message}</p>
      <i>{errors.amount?.message}</i>
      <button type="button" onClick={() => setAmount('৯০০')}>
        all
      </button>
      <button type="submit">send</button>
    </form>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name = 'send') => fireEvent.click(screen.getByRole('button', { name }));

function fill(amount: string): void {
  type('amount', amount);
  type('password', '135790');
}

beforeEach(() => sessionStorage.clear());

test('[MEM-12] T9: after a lost answer and a reload the same wish goes out under the same id', async () => {
  const send = vi.fn<Send>().mockRejectedValue(LOST);
  const { unmount } = render(<MoneyForm send={send} />);
  fill('৫০০');
  press();
  await screen.findByText('No network.');
  unmount();
  render(<MoneyForm send={send} />);
  fill('500.00');
  press();
  await screen.findByText('No network.');
  fill('501');
  press();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  const [first, again, other] = send.mock.calls.map(([input]) => input);
  expect(again).toEqual(first);
  expect(first).toMatchObject({ amount: '500.00', to: 'k'.repeat(22) });
  expect(other?.operationId).not.toBe(first?.operationId);
  expect(sessionStorage.getItem('maidan-wishes')).not.toContain('135790');
});

test('[MEM-12] T9: two presses in a row send once', async () => {
  let answer: (() => void) | undefined;
  const send = vi.fn<Send>(
    () =>
      new Promise((_resolve, reject) => {
        answer = () => reject(LOST);
      }),
  );
  render(<MoneyForm send={send} />);
  fill('500');
  press();
  press();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  press();
  answer?.();
  await screen.findByText('No network.');
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  ['49.99', 'tooSmall'],
  ['900.01', 'tooMuch'],
])('[MEM-12] %s is told while it is typed, and pressing sends nothing', async (amount, kind) => {
  const send = vi.fn<Send>();
  render(<MoneyForm send={send} />);
  fill(amount);
  expect(screen.getByRole('status').textContent).toBe(kind);
  press();
  // What is offered is within the bounds, in any digits.
  press('all');
  expect(screen.getByRole('status').textContent).toBe('fine');
  expect(send).not.toHaveBeenCalled();
});

test('[MEM-12] a refusal stands beside the field it is about', async () => {
  const refusal = new CallError({
    code: 'INSUFFICIENT_FUNDS',
    message: 'There is not enough.',
    fields: {},
    requestId: '',
    status: 409,
  });
  render(<MoneyForm send={vi.fn<Send>().mockRejectedValue(refusal)} />);
  fill('500');
  press();
  expect((await screen.findByText('There is not enough.')).tagName).toBe('I');
});
